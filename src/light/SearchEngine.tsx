// In the place of InstantSearch: nothing stands around the search, and there is no instance.
import type { ReactNode } from 'react'
import { createEngine } from '../search/engine/engine.ts'
import type { Engine } from '../search/engine/snapshot.ts'
import type { SearchState } from '../search/engine/state.ts'
import { createLightAsker } from './asker.ts'

export type SearchEngine = Engine

export const createSearchEngine = (first: SearchState): SearchEngine =>
  createEngine(first, createLightAsker())

export const AroundSearch = ({ children }: { of: SearchEngine; children: ReactNode }) => children
