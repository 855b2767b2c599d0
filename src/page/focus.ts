// The focus is never lost: when the control that has it goes away, the shell takes it.
import type { Host } from './host.ts'

const active = ({ element }: Host) => element.shadowRoot?.activeElement ?? null

export const hasFocusIn = (host: Host, selector: string) => active(host)?.matches(selector) ?? false

/** For a button that disappears when it is pressed. An open modal takes the focus, because nothing behind it can. */
export function keepFocus(host: Host) {
  const { element } = host
  const place = element.shadowRoot?.querySelector<HTMLElement>(':modal') ?? shellOf(element)
  if (active(host) || element.contains(document.activeElement))
    place?.focus({ preventScroll: true })
}

const shellOf = ({ shadowRoot }: Element) => shadowRoot?.querySelector<HTMLElement>('.shell')

/** Safari 16 has no `checkVisibility`, so elements that `content-visibility` hides count as visible there. */
export const isSeen = (element: Element) =>
  element.checkVisibility?.() ?? element.getClientRects().length > 0

/** Checks the shell, because an element with `display: contents` has no box of its own. */
export const isDisplayed = (element: Element) => {
  const shell = shellOf(element)
  return shell ? isSeen(shell) : false
}

/** The focused element, also inside shadow roots; null if nothing is focused. */
export function focusedElement(): Element | null {
  let at = document.activeElement
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement
  return at === document.body ? null : at
}

export function focusOneOf(elements: readonly unknown[]) {
  elements.some((element) => {
    if (!(element instanceof HTMLElement)) return false
    element.focus({ preventScroll: true })
    return element.matches(':focus')
  })
}
