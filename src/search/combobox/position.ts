// Where a popup stands: below the box where there is room, else above it; never outside of what can
// be seen. All in pixels of the layout viewport.

export interface VisibleArea {
  left: number
  top: number
  width: number
  height: number
}

/** Between the box and the popup, and between the popup and the edge of the area. */
const gap = 6
const margin = 8
/** With less below, and more above, it opens upwards: whatever it holds, so that it stays there. */
const enough = 288
/** A box in a header may be small; what is found needs room for a title and a picture. */
const readable = 448

export interface PopupPosition {
  isAbove: boolean
  left: number
  /** Its lower edge where it is above the box, else the upper. */
  edge: number
  width: number
  maxHeight: number
}

export function positionOf(
  box: DOMRectReadOnly,
  area: VisibleArea,
  isRightToLeft: boolean,
): PopupPosition {
  const below = area.top + area.height - box.bottom - gap - margin
  const above = box.top - area.top - gap - margin
  const isAbove = below < enough && above > below
  const width = Math.min(Math.max(box.width, readable), area.width - 2 * margin)
  // From where the words begin; where that does not fit, to where the box ends; within the view at last.
  const [first, last] = [area.left + margin, area.left + area.width - margin - width]
  const sides = [box.left, box.right - width]
  if (isRightToLeft) sides.reverse()
  const left = sides.find((side) => side >= first && side <= last) ?? sides[0] ?? first
  return {
    isAbove,
    left: Math.max(first, Math.min(left, last)),
    edge: isAbove ? box.top - gap : box.bottom + gap,
    width,
    maxHeight: Math.max(0, isAbove ? above : below),
  }
}

/** Nothing of the box is to be seen any more. */
export const isAway = (
  box: DOMRectReadOnly,
  { innerWidth, innerHeight }: Pick<Window, 'innerWidth' | 'innerHeight'> = window,
) =>
  box.width === 0 ||
  box.bottom <= 0 ||
  box.top >= innerHeight ||
  box.right <= 0 ||
  box.left >= innerWidth

/** What a keyboard on the screen covers is not to be seen; who zooms in moves about in the whole. */
export function visibleArea(): VisibleArea {
  const { clientWidth } = document.documentElement
  const visual = window.visualViewport
  if (!visual || visual.scale > 1.01)
    return { left: 0, top: 0, width: clientWidth, height: innerHeight }
  const { offsetLeft, offsetTop, width, height } = visual
  return { left: offsetLeft, top: offsetTop, width, height }
}
