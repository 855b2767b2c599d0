// Events that tell the page of the search, and what address and `history.state` keep of it for Back.
import { useEffect } from 'react'
import type { Host } from '../page/host.ts'
import { resultsOf } from './engine/outcome.ts'
import { useEngine, useSearch } from './engine/useSearch.ts'
import type { AddressStore } from './state/history.ts'
import { chosenOf } from './state/state.ts'

export function useSearchEvents(host: Host, address: AddressStore | null) {
  const engine = useEngine()
  const outcome = useSearch(({ outcome }) => outcome)

  useEffect(
    () =>
      engine.follow((state, how) => {
        // The address first: it may add a step to the history, and that step is to remember the state.
        // A step that Back returns to is not written: it keeps the scroll position that it remembers.
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
    // Without an index there are only suggestions, which `search-results` does not tell.
    if (!outcome?.state.index) return
    host.noteError(null)
    host.dispatch('search-results', resultsOf(outcome))
  }, [host, outcome])
}
