// The search follows the address: Back, Forward, and whatever the page itself writes there.
import { useEffect } from 'react'
import type { SearchState } from '../engine/state.ts'
import { useEngine } from '../engine/useSearch.ts'
import type { AddressStore } from './history.ts'

export function useAddress(address: AddressStore | null, defaults: SearchState) {
  const engine = useEngine()
  useEffect(
    () => address?.subscribe((said) => engine.set({ ...defaults, ...said }, 'restore')),
    [address, engine, defaults],
  )
}
