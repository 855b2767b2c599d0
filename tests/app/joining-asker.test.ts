// What the app's own widgets request while our search is part of their InstantSearch.
import type { InstantSearch, SearchClient } from 'instantsearch.js'
import { expect, test, vi } from 'vitest'
import { JoiningAsker } from '../../src/app/joining-asker.ts'

function joined(theirs: object) {
  const set: SearchClient[] = []
  const mainHelper = { setClient: (client: SearchClient) => set.push(client) }
  const mainIndex = { getWidgets: () => [], removeWidgets() {} }
  const instance = { client: theirs, mainHelper, mainIndex } as unknown as InstantSearch
  const end = new JoiningAsker(() => {}).join(instance)
  const [client] = set
  if (!client) throw new Error('nobody has joined')
  return { client, end, set }
}

test('the app’s own client answers recommendations of the app, and everything once our search is removed', async () => {
  const theirs = {
    found: ['a trend'],
    search: vi.fn(),
    async getRecommendations() {
      return this.found
    },
  }
  const { client, end, set } = joined(theirs)
  expect(await client.getRecommendations?.([])).toEqual(['a trend'])
  end()
  expect(set.at(-1)).toBe(theirs)
})

test('a search in a list of the app uses the method of its client for that', async () => {
  const searchForFacetValues = vi.fn(async () => [{ facetHits: [{ value: 'Oak' }] }])
  const { client } = joined({ search: vi.fn(), searchForFacetValues })
  const query = { type: 'facet', indexName: 'products', facet: 'wood', params: { facetQuery: 'o' } }
  const found = await client.search([query] as unknown as Parameters<SearchClient['search']>[0])
  expect(found).toEqual({ results: [{ facetHits: [{ value: 'Oak' }] }] })
})

test('a client without recommendations gets none', () => {
  expect(joined({ search: vi.fn() }).client).not.toHaveProperty('getRecommendations')
})
