// How many results: shown at once, read out by screen readers once the search has come to rest.
import { useEffect, useState } from 'react'
import { useWords } from '../../shell/words.ts'
import { useSearch } from '../engine/useSearch.ts'

/** Milliseconds without a new answer. */
export const restsAfter = 1000

export function Stats() {
  const { t } = useWords()
  const outcome = useSearch(({ outcome }) => outcome)
  const status = useSearch(({ status }) => status)
  const error = useSearch(({ error }) => error)
  const [rested, setRested] = useState(outcome)
  useEffect(() => {
    const timer = setTimeout(setRested, restsAfter, outcome)
    return () => clearTimeout(timer)
  }, [outcome])
  const isSlow = status === 'slow'
  // A new key makes a new node, so that the same number is read out again for another search. Another
  // page of the same search keeps its node.
  const key = JSON.stringify({ ...rested?.state, page: 0 })
  return (
    <p
      className="stats"
      part="stats"
      role="status"
      data-stale={status === 'stalled' || undefined}
      aria-live={isSlow || (rested === outcome && !error) ? 'polite' : 'off'}
    >
      <span key={key}>
        {isSlow ? t('slow') : outcome && t('resultCount', { count: outcome.nbHits })}
      </span>
    </p>
  )
}
