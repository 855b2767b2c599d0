// How many results: seen at once, said when the search has come to rest.
import { useEffect, useState } from 'react'
import { useWords } from '../../shell/words.ts'
import { useSearch } from '../engine/useSearch.ts'

export const restsAfter = 1000

export function Stats() {
  const { t } = useWords()
  const { outcome, status, error } = useSearch()
  const [rested, setRested] = useState(outcome)
  useEffect(() => {
    const timer = setTimeout(setRested, restsAfter, outcome)
    return () => clearTimeout(timer)
  }, [outcome])
  const stalled = status === 'stalled'
  // A new search is a new node, so that the same number is said again; another page is not.
  const key = JSON.stringify({ ...rested?.state, page: 0 })
  return (
    <p
      className="stats"
      part="stats"
      role="status"
      aria-live={stalled || (rested === outcome && !error) ? 'polite' : 'off'}
    >
      <span key={key}>
        {stalled ? t('slow') : outcome && t('resultCount', { count: outcome.nbHits })}
      </span>
    </p>
  )
}
