// Taking away every filter, and knowing whether there is one.
import { useCallback } from 'react'
import { useInstantSearch } from 'react-instantsearch'

export function useClearing() {
  const { indexUiState, setIndexUiState } = useInstantSearch()
  const { refinementList = {} } = indexUiState
  const clear = useCallback(
    () => setIndexUiState(({ query }) => (query ? { query } : {})),
    [setIndexUiState],
  )
  return { hasFilters: Object.values(refinementList).some((values) => values.length > 0), clear }
}
