// Endless lists: calls when the reader comes near the end of the list.
import { useEffect, useEffectEvent, useRef } from 'react'
import type { Outcome } from '../engine/outcome.ts'

const nearness = '600px'
/** After so many times the button has to be pressed, so that the page's footer can be reached. */
const mostTimes = 5

/** `list` is null while nothing may be asked for. */
export function useEndInView(list: Outcome | null, call: () => void) {
  const end = useRef<HTMLDivElement>(null)
  const called = useRef({ search: '', times: 0, length: -1 })
  const reached = useEffectEvent(({ state, hits: { length } }: Outcome) => {
    const search = JSON.stringify({ ...state, page: 0 })
    const { times, length: before } = called.current
    const isSameSearch = called.current.search === search
    // A list that has not grown since the last call has no more, or got an empty answer.
    if (isSameSearch && (times >= mostTimes || length === before)) return
    called.current = { search, times: isSameSearch ? times + 1 : 1, length }
    call()
  })
  useEffect(() => {
    if (!list || !end.current || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) reached(list)
      },
      { rootMargin: nearness },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [list])
  return {
    end,
    /** The button was pressed: the list may grow by itself again. */
    again() {
      called.current = { search: '', times: 0, length: -1 }
    },
  }
}
