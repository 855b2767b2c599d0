// What the page hears, and what Back will find.
import { useEffect } from 'react'
import type { Host } from '../page/host.ts'
import { resultsOf } from './engine/outcome.ts'
import { useSearch } from './engine/useSearch.ts'
import type { AddressStore } from './state/history.ts'
import { chosenOf } from './state/state.ts'

export function useSearchEvents(host: Host, address: AddressStore | null) {
  const { engine, outcome } = useSearch()

  useEffect(
    () =>
      engine.follow((state, how) => {
        // The address first: an entry that it adds gets a memory of its own. One that is returned to
        // keeps the place that it remembers.
        if (how !== 'restore') {
          address?.write(state, how)
          host.memory.write(state)
        }
        host.dispatch(
          'search-change',
          chosenOf({ ...state, sort: engine.sortHere() }, engine.filtersHere()),
        )
      }),
    [host, engine, address],
  )

  useEffect(() => {
    // Without an index there are suggestions, and no results to tell of.
    if (!outcome?.state.index) return
    host.noteError(null)
    host.dispatch('search-results', resultsOf(outcome))
  }, [host, outcome])
}
