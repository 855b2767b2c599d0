// The owner's template for a state of the shell, such as an error, from the room above that knows templates.
import type { ReactNode } from 'react'
import { requiredContext } from './required-context.ts'

/** Null where the owner has written none: then the built-in words are shown. */
type OwnerTemplate = (slot: string, data: object) => ReactNode

export const [OwnerTemplateContext, useOwnerTemplate] =
  requiredContext<OwnerTemplate>('its TemplatedShell')
