// What is found, said once the search has come to rest: the popup itself is not where the focus is.
import { useEffect, useState } from 'react'
import { useWords } from '../../shell/words.ts'
import { countOf } from '../engine/outcome.ts'
import { useSearch } from '../engine/useSearch.ts'
import { restsAfter } from '../sorting/Stats.tsx'

export function Announcement({ isOpen }: { isOpen: boolean }) {
  const { t } = useWords()
  const { outcome, status, error } = useSearch()
  const [rested, setRested] = useState(outcome)
  useEffect(() => {
    if (!isOpen) return
    const timer = setTimeout(setRested, restsAfter, outcome)
    return () => clearTimeout(timer)
  }, [isOpen, outcome])
  const says = () => {
    if (!isOpen) return null
    if (status === 'stalled') return t('slow')
    // After a failure what was found before would be said anew.
    if (!outcome || outcome !== rested || error) return null
    const count = countOf(outcome)
    const { query } = outcome.state
    return count ? t('resultCount', { count }) : t(query ? 'noResultsFor' : 'noResults', { query })
  }
  return (
    <p className="visually-hidden" role="status">
      {says()}
    </p>
  )
}
