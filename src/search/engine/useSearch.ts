// The engine, as components see it.
import { createContext, use, useSyncExternalStore } from 'react'
import { emptyState } from '../state.ts'
import { createEngine, type Engine, type Snapshot } from './engine.ts'

export const EngineContext = createContext(createEngine(emptyState('')))

export function useSearch(): Snapshot & { engine: Engine } {
  const engine = use(EngineContext)
  return { ...useSyncExternalStore(engine.subscribe, engine.snapshot), engine }
}
