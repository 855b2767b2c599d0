// Tells the page of what was found.
import { useEffect } from 'react'
import type { Host } from '../../page/host.ts'
import { resultsOf } from '../engine/outcome.ts'
import { useSearch } from '../engine/useSearch.ts'

export function useSearchEvents(host: Host) {
  const outcome = useSearch(({ outcome }) => outcome)
  useEffect(() => {
    // Without an index there are only suggestions, which `search-results` does not tell.
    if (!outcome?.state.index) return
    host.noteError(null)
    host.dispatch('search-results', resultsOf(outcome))
  }, [host, outcome])
}
