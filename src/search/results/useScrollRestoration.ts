// Restores the scroll position after Back or a reload. Browsers scroll before the results are there, when the page is
// still too short. So the element remembers its own distance to the top of the window, and scrolls there.
import { useEffect, useLayoutEffect, useRef } from 'react'
import { isObject } from '../../net/json.ts'
import type { Host } from '../../page/host.ts'
import { gestures, keepInView, listen } from '../../page/keep-in-view.ts'
import { useEngine, useSearch } from '../engine/useSearch.ts'

export const topOf = ({ element }: Host) => element.getBoundingClientRect().top
/** Also null if the element was below the window, because its results then moved nothing in view. */
export const rememberedTop = (memory: unknown) =>
  isObject(memory) && typeof memory.top === 'number' && memory.top < innerHeight ? memory.top : null

/**
 * A page with `scrollRestoration` set to `manual` scrolls by itself, as Turbo does. If it is at its end before the
 * results are there, it could not scroll far enough.
 */
const leavesItToUs = () =>
  history.scrollRestoration === 'auto' ||
  scrollY + innerHeight + 1 > document.documentElement.scrollHeight

/**
 * `pagehide` alone is too late: Chromium drops what is written once a navigation or reload has begun
 * (`beforeunload`), a hidden page may be discarded without an event (`visibilitychange`), and on
 * phones none of these is certain; where scripts change the page, there is none of them (`click`).
 */
const leaving = ['beforeunload', 'visibilitychange', 'pagehide', 'click']

/** Clicks that may lead away: anything in the element, and links of the page. */
const mayLeave =
  ({ element }: Host) =>
  (node: EventTarget) =>
    node === element || node instanceof HTMLAnchorElement

/** Null once the visitor scrolls or presses something, because then focus and position are theirs. */
export function useUntilGesture<Value>(first: Value | null) {
  const kept = useRef(first)
  useEffect(
    () =>
      listen(gestures, () => {
        kept.current = null
      }),
    [],
  )
  return kept
}

export function useScrollRestoration(host: Host, memory: unknown) {
  const engine = useEngine()
  const outcome = useSearch(({ outcome }) => outcome)
  const top = useUntilGesture(rememberedTop(memory))
  // Asked while the results are not in the page yet.
  const isLeftToUs = top.current !== null && leavesItToUs()

  useEffect(
    () =>
      listen(leaving, (event) => {
        if (event.type !== 'click' || event.composedPath().some(mayLeave(host)))
          host.memory.write({ ...engine.snapshot().state, top: topOf(host) })
      }),
    [host, engine],
  )
  useLayoutEffect(() => {
    if (!outcome || top.current === null) return
    const there = top.current
    top.current = null
    if (!isLeftToUs) return
    let isThere = false
    // Filters are rendered after the first results, and without them the page may still be too short.
    keepInView([host.element], () => {
      if (isThere) return
      scrollBy({ top: topOf(host) - there, behavior: 'instant' })
      isThere = Math.abs(topOf(host) - there) < 1
    })
  }, [host, outcome, top, isLeftToUs])
}
