// Measures where elements are, and which part of them is visible.
import type { Tagged } from './tagged.ts'

export interface Seen extends Tagged {
  coordinates: DOMRectReadOnly
  isVisible: boolean
  isCoveredByOtherElement: boolean
}

/** The element at a point, also inside open shadow roots. */
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

/** Also true inside its shadow root. */
function isWithin(found: Element | null, element: Element): boolean {
  for (let at = found; at; at = hostOf(at)) if (element.contains(at)) return true
  return false
}

/** The distance from a corner at which a point is inside the rounded border. */
const roundness = (element: Element) =>
  Number.parseFloat(getComputedStyle(element).borderTopLeftRadius) * 0.3

type Corners = Pick<DOMRectReadOnly, 'left' | 'right' | 'top' | 'bottom'>

/** Cuts it off at the window's edges, because a long text may have no corner in the window. */
const inWindow = ({ left, right, top, bottom }: DOMRectReadOnly): Corners => ({
  left: Math.max(left, 0),
  right: Math.min(right, innerWidth),
  top: Math.max(top, 0),
  bottom: Math.min(bottom, innerHeight),
})

/** At least two of its four corners are covered. */
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

/** The page's own elements are reported as the editor's own library reports them. */
function isHidden({ element, attributes }: Tagged, whole: DOMRect, part?: DOMRectReadOnly) {
  if (attributes.manuallyTagged) return isCovered(element, whole, 0)
  const corners = inWindow(part ?? whole)
  // Most of a long page is outside the window and needs no further checks.
  if (corners.left >= corners.right || corners.top >= corners.bottom) return true
  return isCovered(element, corners, 0) && isCovered(element, corners, roundness(element))
}

const isShown = (element: Element) =>
  element.checkVisibility?.({ checkOpacity: true, checkVisibilityCSS: true }) ??
  element.getClientRects().length > 0

/** The visible part of elements that a scrolling box or the window cuts off. */
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
