// Focus is never lost: when the control that has it goes away, the shell keeps its place.
import type { Host } from './host.ts'

const active = ({ element }: Host) => element.shadowRoot?.activeElement ?? null

export const hasFocusIn = (host: Host, selector: string) => active(host)?.matches(selector) ?? false

/** Called by a button whose press takes the button away. Behind a modal nothing can have it. */
export function keepFocus(host: Host) {
  const { element } = host
  const place = element.shadowRoot?.querySelector<HTMLElement>(':modal') ?? shellOf(element)
  if (active(host) || element.contains(document.activeElement))
    place?.focus({ preventScroll: true })
}

const shellOf = ({ shadowRoot }: Element) => shadowRoot?.querySelector<HTMLElement>('.shell')

/** Safari 16 cannot tell what `content-visibility` hides. */
export const isSeen = (element: Element) =>
  element.checkVisibility?.() ?? element.getClientRects().length > 0

/** An element without a box of its own (`display: contents`) shows what is in it. */
export const isDisplayed = (element: Element) => {
  const shell = shellOf(element)
  return shell ? isSeen(shell) : false
}

/** What has the focus, in whatever shadow root; null where nothing has. */
export function focusedElement(): Element | null {
  let at = document.activeElement
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement
  return at === document.body ? null : at
}

/** The first of them that can take it. */
export function focusOneOf(elements: readonly unknown[]) {
  elements.some((element) => {
    if (!(element instanceof HTMLElement)) return false
    element.focus({ preventScroll: true })
    return element.matches(':focus')
  })
}
