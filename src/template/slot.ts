// The owner's template for a slot, rendered, or nothing.
import type { ReactNode } from 'react'
import type { Host } from '../shell/host.ts'
import { renderTemplate } from './nodes.tsx'

export function slotTemplate(host: Host, slot: string): ReactNode {
  const template = host.template(slot)
  return template && renderTemplate(template)
}
