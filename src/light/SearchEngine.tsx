// Replaces InstantSearch: there is no provider around the search, and no instance.
import type { ReactNode } from 'react'
import { askAll } from '../search/engine/ask-all.ts'
import type { Asker } from '../search/engine/asker.ts'
import { createEngine } from '../search/engine/engine.ts'
import { createRequests } from '../search/engine/requests.ts'
import type { Engine } from '../search/engine/snapshot.ts'
import type { SearchState } from '../search/engine/state.ts'

export const createLightAsker = (): Asker => ({
  // The page can only change this search through our own components.
  listen() {},
  async ask(question) {
    const { state, filters, setup, found } = question
    const requests = createRequests(state, filters, setup, found)
    const main = { query: requests.main(state.page), counted: [] }
    const { answers } = await askAll(
      question,
      setup.indices.length ? [main, ...requests.counts()] : [],
    )
    return answers
  },
  async values(facet, words, { state, filters, setup, found, client }) {
    const requests = createRequests(state, filters, setup, found)
    const { results } = await client.search([requests.values(facet, words)])
    return results[0]?.facetHits
  },
  rest() {},
  failed() {},
})

export type SearchEngine = Engine

export const createSearchEngine = (first: SearchState): SearchEngine =>
  createEngine(first, createLightAsker())

export const AroundSearch = ({ children }: { of: SearchEngine; children: ReactNode }) => children
