// Where elements are, and what can be seen of them.
import type { Tagged } from './tagged.ts'

export interface Seen extends Tagged {
  coordinates: DOMRectReadOnly
  isVisible: boolean
  isCoveredByOtherElement: boolean
}

/** Down through open shadow roots. */
function elementAt(x: number, y: number): Element | null {
  let found = document.elementFromPoint(x, y)
  for (let root = found?.shadowRoot; root; root = found?.shadowRoot) {
    const inner = root.elementFromPoint(x, y)
    if (inner?.getRootNode() !== root) break
    found = inner
  }
  return found
}

const hostOf = (element: Element) => {
  const root = element.getRootNode()
  return root instanceof ShadowRoot ? root.host : null
}

/** Also in a shadow root below it. */
function isWithin(found: Element | null, element: Element): boolean {
  for (let at = found; at; at = hostOf(at)) if (element.contains(at)) return true
  return false
}

/** So far from the corner begins what is within a round border. */
const roundness = (element: Element) =>
  Number.parseFloat(getComputedStyle(element).borderTopLeftRadius) * 0.3

type Corners = Pick<DOMRectReadOnly, 'left' | 'right' | 'top' | 'bottom'>

/** As if it ended at the edges of the window: of a long text, which reaches beyond them, no corner may be in it. */
const inWindow = ({ left, right, top, bottom }: DOMRectReadOnly): Corners => ({
  left: Math.max(left, 0),
  right: Math.min(right, innerWidth),
  top: Math.max(top, 0),
  bottom: Math.min(bottom, innerHeight),
})

/** Of its four corners at least two are not seen. */
function isCovered(element: Element, { left, right, top, bottom }: Corners, roundness: number) {
  const inset = 1 + roundness
  const seen = [
    [left + inset, top + inset],
    [right - inset, top + inset],
    [left + inset, bottom - inset],
    [right - inset, bottom - inset],
  ].filter(([x = 0, y = 0]) => isWithin(elementAt(x, y), element))
  return seen.length < 2
}

/** Those of the page are told as the editor's own library tells them. */
function isHidden({ element, attributes }: Tagged, whole: DOMRect, part?: DOMRectReadOnly) {
  if (attributes.manuallyTagged) return isCovered(element, whole, 0)
  const corners = inWindow(part ?? whole)
  // Most of a long page; nothing else is asked of it.
  if (corners.left >= corners.right || corners.top >= corners.bottom) return true
  return isCovered(element, corners, 0) && isCovered(element, corners, roundness(element))
}

const isShown = (element: Element) =>
  element.checkVisibility?.({ checkOpacity: true, checkVisibilityCSS: true }) ??
  element.getClientRects().length > 0

/** Of what is cut off by a box that scrolls, or by the window, the part that is seen. */
export function seenOf(tagged: readonly Tagged[], entries: readonly IntersectionObserverEntry[]) {
  const parts = new Map<Element, DOMRectReadOnly>()
  for (const { target, isIntersecting, intersectionRect } of entries)
    if (isIntersecting) parts.set(target, intersectionRect)
  return tagged.map((one): Seen => {
    const whole = one.element.getBoundingClientRect()
    const part = parts.get(one.element)
    return {
      ...one,
      coordinates: part ?? whole,
      isVisible: isShown(one.element),
      isCoveredByOtherElement: isHidden(one, whole, part),
    }
  })
}
