// Both engines: what one promises, the other does.
import instantsearch from 'instantsearch.js'
import { createLightAsker } from '../../../src/light/SearchEngine.tsx'
import { createEngine } from '../../../src/search/engine/engine.ts'
import type { Engine } from '../../../src/search/engine/snapshot.ts'
import type { SearchState } from '../../../src/search/engine/state.ts'
import { InstantSearchAsker } from '../../../src/search/instantsearch/asker.ts'

export type CreateEngine = (first: SearchState) => Engine

const onInstantSearch: CreateEngine = (first) => {
  const asker = new InstantSearchAsker(() => {})
  const engine = createEngine(first, asker)
  const instance = instantsearch({
    indexName: first.index,
    searchClient: asker.searchClient,
    insights: false,
    future: { preserveSharedStateOnUnmount: true },
  })
  instance.on('error', () => {})
  instance.start()
  asker.attach(instance)
  return engine
}

export const engines: [string, CreateEngine][] = [
  ['on InstantSearch', onInstantSearch],
  ['the light one', (first) => createEngine(first, createLightAsker())],
]
