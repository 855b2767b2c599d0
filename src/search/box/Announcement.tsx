// Tells screen readers how much was found, once the search has come to rest: the focus is in the box,
// so the popup itself is not read out.
import { useEffect, useState } from 'react'
import { useWords } from '../../shell/words.ts'
import { countOf } from '../engine/outcome.ts'
import { useSearch } from '../engine/useSearch.ts'
import { restsAfter } from '../results/Stats.tsx'

export function Announcement({ isOpen }: { isOpen: boolean }) {
  const { t } = useWords()
  const outcome = useSearch(({ outcome }) => outcome)
  const status = useSearch(({ status }) => status)
  const error = useSearch(({ error }) => error)
  const [settled, setSettled] = useState(outcome)
  useEffect(() => {
    if (!isOpen) return
    const timer = setTimeout(setSettled, restsAfter, outcome)
    return () => clearTimeout(timer)
  }, [isOpen, outcome])
  const message = () => {
    if (!isOpen) return null
    if (status === 'slow') return t('slow')
    // After a failure the count of the search before it would be said again.
    if (!outcome || outcome !== settled || error) return null
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
