// The engine, as components see it. A component is rendered anew only when what it reads has changed:
// while somebody types, most of a search stays as it is.
import { useSyncExternalStore } from 'react'
import { requiredContext } from '../../shell/required-context.ts'
import type { Filters } from './filter.ts'
import type { Engine, Snapshot } from './snapshot.ts'

export const [EngineContext, useEngine] = requiredContext<Engine>('its search')

/** The filters that the index shown has, and nothing of those that wait for another. */
export function useFiltersHere(): Filters {
  const engine = useEngine()
  useSearch(({ state }) => state.filters)
  useSearch(({ state }) => state.index)
  // What an index has is known by its answers.
  useSearch(({ outcome }) => outcome)
  return engine.filtersHere()
}

/** `read` takes a part of the snapshot that stays the same object until it changes. */
export function useSearch<Part>(read: (snapshot: Snapshot) => Part): Part {
  const engine = useEngine()
  return useSyncExternalStore(engine.subscribe, () => read(engine.snapshot()))
}
