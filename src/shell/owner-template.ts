// The owner's template for a state that the shell shows itself, such as an error. It comes through
// a context, because the shell stands below the room that knows templates.
import type { ReactNode } from 'react'
import { requiredContext } from './required-context.ts'

/** Null where the owner has written none: then the built-in words are shown. */
type OwnerTemplate = (slot: string, data: object) => ReactNode

export const [OwnerTemplateContext, useOwnerTemplate] =
  requiredContext<OwnerTemplate>('its TemplatedShell')
