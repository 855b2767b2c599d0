// Focus is never lost: when the control that has it goes away, the shell keeps its place.
import type { Host } from './host.ts'

const active = ({ element }: Host) => element.shadowRoot?.activeElement ?? null

export const hasFocusIn = (host: Host, selector: string) => active(host)?.matches(selector) ?? false

/** Called by a button whose press takes the button away. */
export function keepFocus(host: Host) {
  if (active(host) || host.element.contains(document.activeElement))
    host.element.shadowRoot?.querySelector<HTMLElement>('.shell')?.focus({ preventScroll: true })
}
