// The place on the page to which Back returns. Browsers go there before the results do, when the
// page is still too short; so the element remembers how it stood in the window.
import { useEffect, useLayoutEffect, useRef } from 'react'
import { isObject } from '../../net/json.ts'
import type { Host } from '../../page/host.ts'
import { gestures } from '../../page/keep-in-view.ts'
import { useSearch } from '../engine/useSearch.ts'

export const topOf = ({ element }: Host) => element.getBoundingClientRect().top
/** Null also where the element began below the window: nothing that was seen depends on it. */
export const rememberedTop = (memory: unknown) =>
  isObject(memory) && typeof memory.top === 'number' && memory.top < innerHeight ? memory.top : null

export function useScrollRestoration(host: Host, memory: unknown) {
  const { engine, outcome } = useSearch()
  // A page that scrolls by itself goes on doing so.
  const top = useRef(history.scrollRestoration === 'auto' ? rememberedTop(memory) : null)

  useEffect(() => {
    const end = new AbortController()
    const options = { signal: end.signal, capture: true, passive: true }
    const remember = () => host.memory.write({ ...engine.snapshot().state, top: topOf(host) })
    const stay = () => {
      top.current = null
    }
    // Chromium keeps nothing of what is written once another page, or this one anew, is on its way; a
    // hidden page may be dropped without a word; and phones tell neither in time.
    for (const type of ['beforeunload', 'visibilitychange', 'pagehide'])
      addEventListener(type, remember, options)
    host.element.addEventListener('click', remember, options)
    for (const type of gestures) addEventListener(type, stay, options)
    return () => end.abort()
  }, [host, engine])

  useLayoutEffect(() => {
    if (!outcome || top.current === null) return
    scrollBy({ top: topOf(host) - top.current, behavior: 'instant' })
    top.current = null
  }, [host, outcome])
}
