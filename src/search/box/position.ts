// Where the popup stands: below the box where there is room, else above it, always within what can be
// seen. All lengths are pixels of the layout viewport.

export interface VisibleArea {
  left: number
  top: number
  width: number
  height: number
}

/** Between the box and the popup. */
const gap = 6
/** Between the popup and the edge of the visible area. */
const margin = 8
/**
 * With less room below, and more above, the popup opens upwards. Its content does not count: a popup
 * that changed sides as results come would be hard to follow.
 */
const enough = 288
/** The least width: a box in a header may be small, and a result needs room for title and picture. */
const readable = 400

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
  // It begins where the box begins; where that does not fit, it ends where the box ends.
  const [leftmost, rightmost] = [area.left + margin, area.left + area.width - margin - width]
  const sides = [box.left, box.right - width]
  if (isRightToLeft) sides.reverse()
  const left = sides.find((side) => side >= leftmost && side <= rightmost) ?? sides[0] ?? leftmost
  return {
    isAbove,
    left: Math.max(leftmost, Math.min(left, rightmost)),
    edge: isAbove ? box.top - gap : box.bottom + gap,
    width,
    maxHeight: Math.max(0, isAbove ? above : below),
  }
}

/** Whether nothing of the box can be seen. */
export const isAway = (
  box: DOMRectReadOnly,
  { innerWidth, innerHeight }: Pick<Window, 'innerWidth' | 'innerHeight'> = window,
) =>
  box.width === 0 ||
  box.bottom <= 0 ||
  box.top >= innerHeight ||
  box.right <= 0 ||
  box.left >= innerWidth

/**
 * A keyboard on the screen covers a part of the window. A pinch zoom shows a part of it too, but there
 * the visitor can move about: the whole window counts.
 */
export function visibleArea(): VisibleArea {
  const { clientWidth } = document.documentElement
  const visual = window.visualViewport
  if (!visual || visual.scale > 1.01)
    return { left: 0, top: 0, width: clientWidth, height: innerHeight }
  const { offsetLeft, offsetTop, width, height } = visual
  return { left: offsetLeft, top: offsetTop, width, height }
}
