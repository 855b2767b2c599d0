import type { ReactNode } from 'react'
import type { Host } from '../page/host.ts'
import { requiredContext } from './required-context.ts'

export const [HostContext, useHost] = requiredContext<Host>('its Shell')

/** The owner's template for a state of the shell, such as an error; null if there is none. */
type OwnerTemplate = (slot: string, data: object) => ReactNode

export const [OwnerTemplateContext, useOwnerTemplate] =
  requiredContext<OwnerTemplate>('its TemplatedShell')
