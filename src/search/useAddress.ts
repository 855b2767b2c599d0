// The search follows the address: Back, Forward, and whatever the page itself writes there.
import { useEffect } from 'react'
import { useEngine } from './engine/useSearch.ts'
import type { AddressStore } from './state/history.ts'
import type { SearchState } from './state/state.ts'

export function useAddress(address: AddressStore | null, defaults: SearchState) {
  const engine = useEngine()
  useEffect(
    () => address?.subscribe((said) => engine.set({ ...defaults, ...said }, 'restore')),
    [address, engine, defaults],
  )
}
