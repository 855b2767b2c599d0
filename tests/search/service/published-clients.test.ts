// The clients that Meilisearch and Typesense publish for InstantSearch, given by a page: over local
// services that answer as theirs do.
import { instantMeiliSearch } from '@meilisearch/instant-meilisearch'
import TypesenseInstantsearchAdapter from 'typesense-instantsearch-adapter'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { closeMark, openMark } from '../../../src/search/records/field.ts'
import { fromGivenClient } from '../../../src/search/service/given-client.ts'
import { isClient } from '../../../src/search/service/instantsearch-client.ts'
import { meilisearch, meilisearchKey } from '../../fixtures/engines/meilisearch.ts'
import { typesense, typesenseKey } from '../../fixtures/engines/typesense.ts'

const published = {
  Meilisearch: {
    service: meilisearch,
    key: meilisearchKey,
    client: (apiKey: string): unknown =>
      instantMeiliSearch('https://search.example', apiKey, {
        primaryKey: 'id',
        finitePagination: true,
      }).searchClient,
  },
  Typesense: {
    service: typesense,
    key: typesenseKey,
    client: (apiKey: string): unknown =>
      new TypesenseInstantsearchAdapter({
        server: {
          apiKey,
          nodes: [{ host: 'search.example', port: 443, protocol: 'https' }],
          axiosAdapter: 'fetch',
          numRetries: 0,
          logLevel: 'silent',
        },
        additionalSearchParameters: { query_by: 'title' },
      }).searchClient,
  },
}

const params = {
  query: 'lamp',
  numericFilters: ['price>=10'],
  highlightPreTag: openMark,
  highlightPostTag: closeMark,
}
/** The results, and the counts of a filter as they were without it. */
const requests = (indexName = 'wares') => [
  {
    indexName,
    params: {
      ...params,
      facetFilters: [['brand:Acme', 'brand:Crane']],
      facets: ['brand', 'price'],
      maxValuesPerFacet: 20,
      hitsPerPage: 2,
      page: 1,
    },
  },
  { indexName, params: { ...params, facets: 'brand', hitsPerPage: 0, page: 0 } },
]
const values = [
  {
    indexName: 'wares',
    type: 'facet' as const,
    facet: 'brand',
    params: { ...params, facetQuery: 'ac', maxFacetHits: 5 },
  },
]

// Such clients tell every error on the console themselves.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe.each(Object.entries(published))('%s', (_, { service, key, client }) => {
  beforeEach(() => {
    vi.stubGlobal('fetch', async (input: URL | string | Request, init?: RequestInit) => {
      const request = new Request(input, init)
      const sent = [...request.headers].map(([name, value]) => [name.toLowerCase(), value])
      const reply = service({
        method: request.method,
        url: new URL(request.url),
        headers: Object.fromEntries(sent),
        body: await request.text(),
      })
      return new Response(String(reply?.body), reply ?? { status: 404 })
    })
  })
  /** As the element takes what it is given. */
  function open(apiKey = key) {
    const given = client(apiKey)
    if (!isClient(given)) throw new TypeError('this is no client')
    return fromGivenClient(given)
  }

  test('answers with hits, counts and pages of what the filters leave, and the found words marked', async () => {
    const { results } = await open().search(requests())
    expect(results[0]).toMatchObject({
      nbHits: 7,
      nbPages: 4,
      page: 1,
      facets: { brand: { Acme: 3, Crane: 4 } },
      facets_stats: { price: { min: 15, max: 60 } },
      hits: ['6', '7'].map((number) => ({
        objectID: `lamp-${number}`,
        title: `Lamp ${number}`,
        _highlightResult: { title: { value: `${openMark}Lamp${closeMark} ${number}` } },
      })),
    })
    expect(results[1]).toMatchObject({
      hits: [],
      nbHits: 11,
      facets: { brand: { Acme: 3, 'Brook: outdoor': 4, Crane: 4 } },
    })
  })

  test('finds values of a filter', async () => {
    const { results } = await open().search(values)
    expect(results).toMatchObject([{ facetHits: [{ value: 'Acme', count: 3 }] }])
  })

  test('is told by our codes when it refuses', async () => {
    await expect(open('other').search(requests())).rejects.toMatchObject({ code: 'key' })
    await expect(open('other').search(values)).rejects.toMatchObject({ code: 'key' })
    const nowhere = open().search(requests('nowhere'))
    await expect(nowhere).rejects.toMatchObject({ code: 'not-found', status: 404 })
  })

  test('is told by our codes when it is in trouble or cannot be reached', async () => {
    vi.stubGlobal('fetch', async () => new Response('{"message": "busy"}', { status: 503 }))
    await expect(open().search(requests())).rejects.toMatchObject({ code: 'server', status: 503 })
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')))
    await expect(open().search(requests())).rejects.toMatchObject({ code: 'network' })
  })
})
