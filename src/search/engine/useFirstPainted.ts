// Whether the first results of a search have been painted. What a visitor did not come for is made
// after them, each part in a task of its own: the rest of the results, the filters, the pages.
import { useEffect, useState } from 'react'
import { useEngine, useSearch } from './useSearch.ts'

/** Searches of which all is shown at once: whose first results have been seen, or are come back to. */
const seen = new WeakSet<object>()

/** Where the page is scrolled to a place among the results, they all have to be there. */
export const showAllAtOnce = (engine: object) => seen.add(engine)

export function useFirstPainted(): boolean {
  const engine = useEngine()
  const hasResults = useSearch(({ outcome }) => outcome !== null)
  const [isPainted, setPainted] = useState(() => seen.has(engine))
  useEffect(() => {
    if (!hasResults || isPainted) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const show = () => {
      seen.add(engine)
      setPainted(true)
    }
    // Nothing is painted in a tab that nobody sees.
    if (document.hidden) return show()
    // The first frame paints the results, the second says that they are painted.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        timer = setTimeout(show)
      })
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [engine, hasResults, isPainted])
  return isPainted
}
