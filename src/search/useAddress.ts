// What Back, Forward and the page itself do to the address becomes the search.
import { useEffect } from 'react'
import { useSearch } from './engine/useSearch.ts'
import type { AddressStore } from './state/history.ts'
import type { SearchState } from './state/state.ts'

export function useAddress(address: AddressStore | null, page: SearchState) {
  const { engine } = useSearch()
  useEffect(
    () => address?.subscribe((said) => engine.set({ ...page, ...said }, 'restore')),
    [address, engine, page],
  )
}
