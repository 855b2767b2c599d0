// The engine, as components see it.
import { createContext, use, useSyncExternalStore } from 'react'
import type { Engine, Snapshot } from './snapshot.ts'

export const EngineContext = createContext<Engine | null>(null)

export function useSearch(): Snapshot & { engine: Engine } {
  const engine = use(EngineContext)
  if (!engine) throw new TypeError('there is no search around this component')
  return { ...useSyncExternalStore(engine.subscribe, engine.snapshot), engine }
}
