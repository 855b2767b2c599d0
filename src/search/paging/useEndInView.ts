// Endless lists: tells when the reader comes near the end of what is shown.
import { useEffect, useEffectEvent, useRef } from 'react'
import type { Outcome } from '../engine/outcome.ts'

const near = '600px'
/** Then the button has to be pressed, so that the page's footer can be reached. */
const most = 5

/** Null while nothing may be asked. */
export function useEndInView(list: Outcome | null, call: () => void) {
  const end = useRef<HTMLDivElement>(null)
  const called = useRef({ search: '', times: 0, length: -1 })
  const reached = useEffectEvent(({ state, hits: { length } }: Outcome) => {
    const search = JSON.stringify({ ...state, page: 0 })
    const { times, length: before } = called.current
    const goesOn = called.current.search === search
    // Never twice for a list that has not grown.
    if (goesOn && (times >= most || length === before)) return
    called.current = { search, times: goesOn ? times + 1 : 1, length }
    call()
  })
  useEffect(() => {
    if (!list || !end.current || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) reached(list)
      },
      { rootMargin: near },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [list])
  return {
    end,
    /** The reader wants more: it may go on by itself again. */
    again() {
      called.current = { search: '', times: 0, length: -1 }
    },
  }
}
