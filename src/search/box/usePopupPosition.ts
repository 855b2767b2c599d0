// Keeps the popup in the top layer, above everything on the page, and at the box when the box moves.
import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'

const positionAt = (popup: HTMLElement, box: DOMRectReadOnly, hasResults: boolean) =>
  positionOf(box, visibleArea(), getComputedStyle(popup).direction === 'rtl', hasResults)

/**
 * On a phone there is little room, and above the box the best results would be farthest from it. So the page
 * scrolls until the box is at the top, if possible.
 */
function makeRoom(popup: HTMLElement, box: Element, hasResults: boolean) {
  // In portrait and landscape.
  const isPhone = Math.min(innerWidth, innerHeight) < 500
  if (!isPhone || !positionAt(popup, box.getBoundingClientRect(), hasResults).isAbove) return
  box.scrollIntoView({ behavior: 'instant' })
  const { left, top, width, height } = box.getBoundingClientRect()
  const over = document.elementFromPoint(left + width / 2, top + height / 2)
  // A sticky header of the page would cover the box.
  const isAround = (root: Node | Window) => root instanceof ShadowRoot && over?.contains(root.host)
  const edge = over && !rootsOf(popup).some(isAround) ? over.getBoundingClientRect().bottom : 0
  scrollBy({ top: top - edge - 8, behavior: 'instant' })
}

function place(popup: HTMLElement, box: DOMRectReadOnly, hasResults: boolean) {
  const { isAbove, left, edge, width, maxHeight } = positionAt(popup, box, hasResults)
  // Rectangles are measured after CSS `zoom`, lengths in a style are set before it.
  const pixels = (length: number) => `${length / (popup.currentCSSZoom ?? 1)}px`
  Object.assign(popup.style, {
    left: pixels(left),
    top: pixels(edge),
    width: pixels(width),
    maxHeight: pixels(maxHeight),
    translate: isAbove ? '0 -100%' : '',
  })
  const list = popup.querySelector<HTMLElement>('.options')
  if (list) list.style.maxHeight = pixels(wholeRowsIn(list))
}

/** The height that cuts off no row, and leaves room for the link to all results. */
function wholeRowsIn(list: HTMLElement): number {
  list.style.maxHeight = ''
  const { top, height } = list.getBoundingClientRect()
  const foot = list.querySelector('.all')?.getBoundingClientRect().height ?? 0
  const ends = [...list.querySelectorAll('.option:not(.all)')]
    .map((row) => row.getBoundingClientRect().bottom - top + list.scrollTop)
    .filter((end) => end <= height - foot)
  const isWhole = list.scrollHeight <= list.clientHeight || !ends.length
  return isWhole ? height : Math.max(...ends) + foot
}

/** Scroll events do not leave a shadow root, so each root around the element needs a listener. */
function rootsOf(element: Node): (Node | Window)[] {
  const root = element.getRootNode()
  return root instanceof ShadowRoot ? [root, ...rootsOf(root.host)] : [window]
}

export function usePopupPosition(
  popup: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: () => void,
  hasResults: boolean,
) {
  const wasSeen = useRef(false)
  const follow = useEffectEvent(() => {
    const shown = popup.current
    const box = shown?.parentElement?.querySelector('.box')
    if (!shown?.isConnected || !box || !shown.popover) return
    // Before it is shown, because until it is positioned it may lie over what covers the box.
    if (!wasSeen.current) makeRoom(shown, box, hasResults)
    if (!shown.matches(':popover-open')) shown.showPopover()
    const rect = box.getBoundingClientRect()
    const isGone = isAway(rect)
    if (isGone && wasSeen.current) return close()
    wasSeen.current = !isGone
    place(shown, rect, hasResults)
  })
  // After each render: an element that the page has moved is no longer in the top layer.
  useLayoutEffect(() => follow())
  useLayoutEffect(() => {
    const { current } = popup
    if (!isOpen || !current) return
    const end = new AbortController()
    const options = { signal: end.signal, passive: true, capture: true }
    const again = () => follow()
    for (const root of rootsOf(current)) root.addEventListener('scroll', again, options)
    for (const type of ['resize', 'scroll'])
      window.visualViewport?.addEventListener(type, again, options)
    addEventListener('resize', again, options)
    const sizes = new ResizeObserver(again)
    for (const each of [current.parentElement, document.body]) if (each) sizes.observe(each)
    return () => {
      end.abort()
      sizes.disconnect()
      wasSeen.current = false
    }
  }, [popup, isOpen])
}

type VisibleArea = Pick<DOMRectReadOnly, 'left' | 'top' | 'width' | 'height'>

/** Between the box and the popup. */
const gap = 6
/** Between the popup and the edge of the visible area. */
const margin = 8
/**
 * With less room than this below, and more above, the popup opens upwards. Its content does not matter, because
 * a popup that changes sides when results come is hard to follow.
 */
const enough = 288
/**
 * The least and the greatest width. A box in a header may be small, but a result needs room for title and picture.
 * Queries are short: in a wide popup, the button that removes one would be far from its words. On a phone the
 * popup is never wider than the box.
 */
const widthsIn = (window: number, hasResults: boolean) =>
  hasResults ? [400, window] : [window < 500 ? 0 : 240, 640]

/** Below the box if there is room, else above it. All lengths are pixels of the layout viewport. */
export function positionOf(
  box: DOMRectReadOnly,
  area: VisibleArea,
  isRightToLeft: boolean,
  hasResults: boolean,
) {
  const below = area.top + area.height - box.bottom - gap - margin
  const above = box.top - area.top - gap - margin
  const isAbove = below < enough && above > below
  const [least = 0, most = 0] = widthsIn(area.width, hasResults)
  const width = Math.min(Math.max(box.width, least), most, area.width - 2 * margin)
  // It starts where the box starts; if that does not fit, it ends where the box ends.
  const [leftmost, rightmost] = [area.left + margin, area.left + area.width - margin - width]
  const sides = [box.left, box.right - width]
  if (isRightToLeft) sides.reverse()
  const left = sides.find((side) => side >= leftmost && side <= rightmost) ?? sides[0] ?? leftmost
  return {
    isAbove,
    left: Math.max(leftmost, Math.min(left, rightmost)),
    /** The lower edge if it is above the box, else the upper edge. */
    edge: isAbove ? box.top - gap : box.bottom + gap,
    width,
    maxHeight: Math.max(0, isAbove ? above : below),
  }
}

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
 * An on-screen keyboard covers a part of the window, so only the rest counts. With a pinch zoom the visitor can
 * pan, so the whole window counts.
 */
function visibleArea(): VisibleArea {
  const { clientWidth } = document.documentElement
  const visual = window.visualViewport
  if (!visual || visual.scale > 1.01)
    return { left: 0, top: 0, width: clientWidth, height: innerHeight }
  const { offsetLeft: left, offsetTop: top, width, height } = visual
  return { left, top, width, height }
}
