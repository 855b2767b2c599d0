// Keeps the popup in the top layer, above everything in the page, and at the box while that moves.
import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { isAway, positionOf, visibleArea } from './position.ts'

const positionAt = (popup: HTMLElement, box: DOMRectReadOnly) =>
  positionOf(box, visibleArea(), getComputedStyle(popup).direction === 'rtl')

/**
 * Above the box the best results would be the farthest from it, and on a phone there is hardly room:
 * the page moves until the box is at the top, where it can.
 */
function makeRoom(popup: HTMLElement, box: Element) {
  const root = popup.getRootNode()
  // Whichever way it is held.
  const isPhone = Math.min(innerWidth, innerHeight) < 500
  if (!isPhone || !(root instanceof ShadowRoot)) return
  if (!positionAt(popup, box.getBoundingClientRect()).isAbove) return
  root.host.scrollIntoView({ behavior: 'instant' })
  const { left, top, width, height } = box.getBoundingClientRect()
  const over = document.elementFromPoint(left + width / 2, top + height / 2)
  // A header of the page that stays where it is would cover the box.
  const isCovered = over && !over.contains(root.host) && !isWithin(root.host, over)
  const edge = isCovered ? over.getBoundingClientRect().bottom : 0
  scrollBy({ top: top - edge - 8, behavior: 'instant' })
}

/** The element itself, or one in whose shadow tree it stands. */
function isWithin(element: Element, host: Element): boolean {
  const root = element.getRootNode()
  return element === host || (root instanceof ShadowRoot && isWithin(root.host, host))
}

function place(popup: HTMLElement, box: DOMRectReadOnly) {
  const { isAbove, left, edge, width, maxHeight } = positionAt(popup, box)
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

/** Where not all have room, the last that is seen is seen in whole, and so is the way to all of them. */
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

/** Scroll events do not leave a shadow root: each root around the element is listened to. */
function rootsOf(element: Node): EventTarget[] {
  const root = element.getRootNode()
  return root instanceof ShadowRoot ? [root, ...rootsOf(root.host)] : [window]
}

export function usePopupPosition(
  popup: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: () => void,
) {
  const wasSeen = useRef(false)
  const follow = useEffectEvent(() => {
    const shown = popup.current
    const box = shown?.parentElement?.querySelector('.box')
    if (!shown?.isConnected || !box || !shown.popover) return
    // Before it is shown: until it has its place it may lie over what covers the box.
    if (!wasSeen.current) makeRoom(shown, box)
    if (!shown.matches(':popover-open')) shown.showPopover()
    const rect = box.getBoundingClientRect()
    const isGone = isAway(rect)
    if (isGone && wasSeen.current) return close()
    wasSeen.current = !isGone
    place(shown, rect)
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
