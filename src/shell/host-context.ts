import type { Host } from '../page/host.ts'
import { requiredContext } from './required-context.ts'

export const [HostContext, useHost] = requiredContext<Host>('its Shell')
