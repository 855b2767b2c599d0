// The first results are painted before the filters are made: they are what a visitor came for, and the
// filters, with their many boxes, take as long again.
import { useEffect, useState } from 'react'
import { useEngine, useSearch } from '../engine/useSearch.ts'

/** Searches whose first results have been seen: whatever opens again later shows all of it at once. */
const seen = new WeakSet<object>()

export function useAfterHits(): boolean {
  const engine = useEngine()
  const hasResults = useSearch(({ outcome }) => outcome !== null)
  const [isTime, setTime] = useState(() => seen.has(engine))
  useEffect(() => {
    if (!hasResults || isTime) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const show = () => {
      seen.add(engine)
      setTime(true)
    }
    // Nothing is painted in a tab that nobody sees.
    if (document.hidden) return show()
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(show)
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [engine, hasResults, isTime])
  return isTime
}
