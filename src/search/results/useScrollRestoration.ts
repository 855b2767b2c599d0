// After Back or a reload the page is scrolled to where it was. Browsers scroll before the results are
// there, when the page is still too short; so the element remembers its own distance to the top of the
// window, and scrolls to that.
import { useEffect, useLayoutEffect, useRef } from 'react'
import { isObject } from '../../net/json.ts'
import type { Host } from '../../page/host.ts'
import { gestures, keepInView, listen } from '../../page/keep-in-view.ts'
import { useEngine, useSearch } from '../engine/useSearch.ts'

export const topOf = ({ element }: Host) => element.getBoundingClientRect().top
/** Null also where the element was below the window: its results then moved nothing in view. */
export const rememberedTop = (memory: unknown) =>
  isObject(memory) && typeof memory.top === 'number' && memory.top < innerHeight ? memory.top : null

/**
 * A page that has set `scrollRestoration` to `manual` scrolls by itself, as Turbo does. Where it stands
 * at its end before the results are there, it could not go as far as it would.
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

/** What leads away when it is clicked: anything in the element, and a link of the page. */
const mayLeave =
  ({ element }: Host) =>
  (node: EventTarget) =>
    node === element || node instanceof HTMLAnchorElement

/** Null from when the visitor scrolls or presses something: focus and place are theirs then. */
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
    // Filters are made after the first results: without them the page may still be too short.
    keepInView([host.element], () => {
      if (isThere) return
      scrollBy({ top: topOf(host) - there, behavior: 'instant' })
      isThere = Math.abs(topOf(host) - there) < 1
    })
  }, [host, outcome, top, isLeftToUs])
}
