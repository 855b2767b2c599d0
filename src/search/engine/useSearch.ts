// The engine for components. A component is only rendered again if the part that it reads has changed, so most of
// a search stays unchanged while somebody types.
import { useSyncExternalStore } from 'react'
import { requiredContext } from '../../shell/required-context.ts'
import type { Filters } from './filter.ts'
import type { Engine, Snapshot } from './snapshot.ts'

export const [EngineContext, useEngine] = requiredContext<Engine>('its search')

/** The filters that the current index has, without those that wait for another index. */
export function useFiltersHere(): Filters {
  const engine = useEngine()
  useSearch(({ state }) => state.filters)
  useSearch(({ state }) => state.index)
  // The outcome decides which filters an index has, so subscribe to it.
  useSearch(({ outcome }) => outcome)
  return engine.filtersHere()
}

/** `read` takes a part of the snapshot that stays the same object until it changes. */
export function useSearch<Part>(read: (snapshot: Snapshot) => Part): Part {
  const engine = useEngine()
  return useSyncExternalStore(engine.subscribe, () => read(engine.snapshot()))
}
