// Whether the first results of a search have been painted. They are what a visitor came for; the filters,
// with their many boxes, take as long again and are made after them.
import { useEffect, useState } from 'react'
import { useEngine, useSearch } from '../engine/useSearch.ts'

/** Searches whose first results have been seen: whatever opens again later shows all of it at once. */
const seen = new WeakSet<object>()

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
