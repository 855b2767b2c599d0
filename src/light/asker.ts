// The light engine: our own queries, in one request, without InstantSearch.
import type { Asker } from '../search/engine/asker.ts'
import { createRequests } from '../search/engine/requests.ts'
import { askAlong } from '../search/engine/with-suggestions.ts'
import type { Query } from '../search/service/query.ts'

export const createLightAsker = (): Asker => ({
  // Nothing of the page's can change this search but through our own components.
  listen() {},
  async ask({ state, filters, filtersOf, setup, found, earlierPages, client, isWanted }) {
    const { indices, groups } = setup
    const requests = createRequests(state, filters, setup, found)
    const counts = requests.counts()
    const queries: Query[] = indices.length
      ? [
          requests.main(state.page),
          ...earlierPages.map(requests.earlier),
          ...counts.map(({ query }) => query),
          ...requests.others(filtersOf).map(({ query }) => query),
        ]
      : []
    const { results, suggestions, refused } = await askAlong(
      async (all) => (all.length ? (await client.search(all)).results : []),
      queries,
      setup.suggestions,
      state.query,
      isWanted,
    )
    const [main = {}, ...rest] = results
    return {
      main,
      earlier: rest.splice(0, earlierPages.length),
      counts: counts.map(({ counts: names }) => ({ counts: names, result: rest.shift() ?? {} })),
      isGrouped: groups,
      others: requests
        .others(filtersOf)
        .map(({ index }) => ({ index, result: rest.shift() ?? {} })),
      suggestions,
      refused,
    }
  },
  async values(facet, words, { state, filters, setup, found, client }) {
    const requests = createRequests(state, filters, setup, found)
    const { results } = await client.search([requests.values(facet, words)])
    return results[0]?.facetHits
  },
  rest() {},
  failed() {},
})
