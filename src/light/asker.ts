// The light engine: our own queries, without InstantSearch.
import { askAll } from '../search/engine/ask-all.ts'
import type { Asker } from '../search/engine/asker.ts'
import { createRequests } from '../search/engine/requests.ts'

export const createLightAsker = (): Asker => ({
  // Nothing of the page's can change this search but through our own components.
  listen() {},
  async ask(question) {
    const { state, filters, setup, found } = question
    const requests = createRequests(state, filters, setup, found)
    const main = { query: requests.main(state.page), counts: [] }
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
