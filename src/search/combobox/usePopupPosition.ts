// The popup in the top layer, over whatever the page has, and beside the box wherever that goes.
import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { isAway, positionOf, visibleArea } from './position.ts'

/** Without it the style sheet puts the popup below the box. */
export const hasTopLayer = 'popover' in HTMLElement.prototype

function put(popup: HTMLElement, box: DOMRectReadOnly) {
  const isRightToLeft = getComputedStyle(popup).direction === 'rtl'
  const { isAbove, left, edge, width, maxHeight } = positionOf(box, visibleArea(), isRightToLeft)
  // What is measured is as the page is seen; what is set is enlarged with what the page enlarges.
  const pixels = (length: number) => `${length / (popup.currentCSSZoom ?? 1)}px`
  Object.assign(popup.style, {
    left: pixels(left),
    top: pixels(edge),
    width: pixels(width),
    maxHeight: pixels(maxHeight),
    translate: isAbove ? '0 -100%' : '',
  })
}

/** Scrolling within another component of the page's is heard only there. */
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
    if (!shown?.isConnected || !box || !hasTopLayer) return
    if (!shown.matches(':popover-open')) shown.showPopover()
    const rect = box.getBoundingClientRect()
    const isGone = isAway(rect)
    if (isGone && wasSeen.current) return close()
    wasSeen.current = !isGone
    put(shown, rect)
  })
  // Each time: moved in the page with its element, it is in the top layer no more.
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
