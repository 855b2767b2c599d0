// The popup in the top layer, over whatever the page has, and beside the box wherever that goes.
import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'
import { currentView, isAway, placeOf } from './place.ts'

/** Without it the style sheet puts the popup below the box. */
export const hasTopLayer = 'popover' in HTMLElement.prototype

function put(popup: HTMLElement, box: DOMRectReadOnly) {
  const isRightToLeft = getComputedStyle(popup).direction === 'rtl'
  const { isAbove, left, edge, width, maxHeight } = placeOf(box, currentView(), isRightToLeft)
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

export function usePlace(popup: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void) {
  const leave = useEffectEvent(close)
  useLayoutEffect(() => {
    const shown = popup.current
    const box = shown?.parentElement?.querySelector('.box')
    if (!isOpen || !shown || !box || !hasTopLayer) return
    let wasSeen = false
    const follow = () => {
      // Also when it has been moved in the page: that takes it out of the top layer.
      if (!shown.matches(':popover-open')) shown.showPopover()
      const rect = box.getBoundingClientRect()
      if (!isAway(rect)) wasSeen = true
      else if (wasSeen) return leave()
      put(shown, rect)
    }
    follow()
    const end = new AbortController()
    const options = { signal: end.signal, passive: true, capture: true }
    for (const root of rootsOf(box)) root.addEventListener('scroll', follow, options)
    for (const type of ['resize', 'scroll'])
      window.visualViewport?.addEventListener(type, follow, options)
    addEventListener('resize', follow, options)
    const sizes = new ResizeObserver(follow)
    sizes.observe(box)
    sizes.observe(document.body)
    return () => {
      end.abort()
      sizes.disconnect()
    }
  }, [popup, isOpen])
}
