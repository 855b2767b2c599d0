// The number of results: shown at once, and announced by screen readers when typing stops.
import { useEffect, useState } from 'react'
import { useWords } from '../../shell/words.ts'
import { countOf } from '../engine/outcome.ts'
import { useSearch } from '../engine/useSearch.ts'

/** Milliseconds without a new answer. */
const restsAfter = 1000

/** The outcome, and whether the search has settled with it. */
function useRest(isSeen: boolean) {
  const outcome = useSearch(({ outcome }) => outcome)
  const status = useSearch(({ status }) => status)
  const error = useSearch(({ error }) => error)
  const [rested, setRested] = useState(outcome)
  useEffect(() => {
    if (!isSeen) return
    const timer = setTimeout(setRested, restsAfter, outcome)
    return () => clearTimeout(timer)
  }, [isSeen, outcome])
  return { outcome, status, rested, isAtRest: rested === outcome && !error }
}

export function Stats() {
  const { t } = useWords()
  const { outcome, status, rested, isAtRest } = useRest(true)
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
      aria-live={isSlow || isAtRest ? 'polite' : 'off'}
    >
      <span key={key}>
        {isSlow ? t('slow') : outcome && t('resultCount', { count: outcome.nbHits })}
      </span>
    </p>
  )
}

/** For a popup: the focus is in the box, so screen readers do not read the popup itself. */
export function Announcement({ isOpen }: { isOpen: boolean }) {
  const { t } = useWords()
  const { outcome, status, isAtRest } = useRest(isOpen)
  const message = () => {
    if (!isOpen) return null
    if (status === 'slow') return t('slow')
    // After a failure, the count of the previous search would be announced again.
    if (!outcome || !isAtRest) return null
    const count = countOf(outcome)
    const { query } = outcome.state
    return count ? t('resultCount', { count }) : t(query ? 'noResultsFor' : 'noResults', { query })
  }
  return (
    <p className="visually-hidden" role="status">
      {message()}
    </p>
  )
}
