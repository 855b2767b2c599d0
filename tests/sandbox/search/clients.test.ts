import { createMemoryCache } from '@algolia/client-common'
import { algoliasearch } from 'algoliasearch'
import { liteClient } from 'algoliasearch/lite'
import aa from 'search-insights'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createSearchService } from '../../../demo/sandbox/search/service.ts'
import { type Sandbox, startSandbox } from '../../../demo/sandbox/server.ts'
import { APP, BOOK_INDEX, KEY } from './fixture.ts'

let sandbox: Sandbox

beforeAll(async () => {
  const acl = ['search' as const, 'browse' as const, 'listIndexes' as const, 'settings' as const]
  const apiKeys = { [KEY]: { acl } }
  sandbox = await startSandbox({
    services: [createSearchService({ indices: [BOOK_INDEX], apps: [{ appId: APP, apiKeys }] })],
  })
})
afterAll(() => sandbox.close())
beforeEach(() => {
  sandbox.faults.clear()
  sandbox.requests.length = 0
})

const hosts = (prefix = '') => [
  {
    url: `127.0.0.1:${sandbox.port}${prefix}`,
    protocol: 'http' as const,
    accept: 'readWrite' as const,
  },
]
const client = () => algoliasearch(APP, KEY, { hosts: hosts() })
const lite = (key = KEY) => liteClient(APP, key, { hosts: hosts() })

describe('algoliasearch, unchanged,', () => {
  test('searches several indices at once', async () => {
    const { results } = await lite().search({
      requests: [
        { indexName: 'books', query: 'lodz', facets: ['genres'] },
        { indexName: 'books_price_asc', hitsPerPage: 1 },
      ],
    })
    expect(results).toMatchObject([
      { nbHits: 1, facets: { genres: { Travel: 1, History: 1 } } },
      { hits: [{ objectID: 'street' }] },
    ])
  })

  test('searches one index, and within its facets', async () => {
    const searchParams = { query: 'museum', filters: 'stock:true' }
    const answer = await client().searchSingleIndex({ indexName: 'books', searchParams })
    expect(answer.hits.map(({ objectID }) => objectID)).toEqual(['amber', 'concert', 'street'])
    const values = await client().searchForFacetValues({
      indexName: 'books',
      facetName: 'genres',
      searchForFacetValuesRequest: { facetQuery: 'hist' },
    })
    expect(values.facetHits).toEqual([
      { value: 'History', highlighted: '<em>Hist</em>ory', count: 2 },
    ])
  })

  test('browses all records', async () => {
    const ids: string[] = []
    await client().browseObjects({
      indexName: 'books',
      browseParams: { hitsPerPage: 2, attributesToRetrieve: ['title'] },
      aggregator: ({ hits }) => ids.push(...hits.map(({ objectID }) => objectID)),
    })
    expect(ids).toEqual(['island', 'amber', 'fog', 'concert', 'street'])
    expect(sandbox.requests).toHaveLength(3)
    const forged = client().browse({ indexName: 'books', browseParams: { cursor: 'abc' } })
    await expect(forged).rejects.toMatchObject({ status: 400 })
  })

  test('reads a record, the settings and the list of indices', async () => {
    const record = await client().getObject({ indexName: 'books', objectID: 'amber' })
    expect(record).toMatchObject({ title: 'Amber' })
    const settings = await client().getSettings({ indexName: 'books' })
    expect(settings.attributesForFaceting).toContain('searchable(genres)')
    const { items } = await client().listIndices()
    expect(items.map(({ name }) => name)).toContain('books_price_asc')
  })

  test('sees the errors of the real service', async () => {
    await expect(
      lite('wrong').search({ requests: [{ indexName: 'books' }] }),
    ).rejects.toMatchObject({
      status: 403,
      message: 'Invalid Application-ID or API key',
    })
    const requests = [{ indexName: 'books', filters: 'a:b c' }]
    await expect(lite().search({ requests })).rejects.toMatchObject({
      status: 400,
      message: 'filters: Unexpected token string(c) expected end of filter at col 4',
    })
  })

  test('comes back after too many requests', async () => {
    sandbox.faults.set({ match: '/queries', fault: '429:0', times: 1 })
    const { results } = await lite().search({ requests: [{ indexName: 'books' }] })
    expect(results).toMatchObject([{ nbHits: 5 }])
    expect(sandbox.requests.map(({ fault }) => fault)).toEqual(['429:0', undefined])
  })

  test('fails on a broken host, named in its path', async () => {
    const broken = liteClient(APP, KEY, {
      hosts: hosts('/fault/500'),
      hostsCache: createMemoryCache(),
    })
    await expect(broken.search({ requests: [{ indexName: 'books' }] })).rejects.toMatchObject({
      name: 'RetryError',
    })
  })
})

describe('search-insights, unchanged,', () => {
  const send = () =>
    aa('clickedObjectIDsAfterSearch', {
      eventName: 'Hit Clicked',
      index: 'books',
      objectIDs: ['fog'],
      positions: [2],
      queryID: '0123456789abcdef0123456789abcdef',
    })

  beforeAll(() => {
    aa('init', { appId: APP, apiKey: KEY, host: sandbox.url })
    aa('setUserToken', 'visitor-1')
  })

  test('delivers events that can be read afterwards', async () => {
    await send()
    const events = await (await fetch(`${sandbox.url}/sandbox/events`)).json()
    expect(events).toMatchObject([
      { eventType: 'click', userToken: 'visitor-1', objectIDs: ['fog'], positions: [2] },
    ])
    await fetch(`${sandbox.url}/sandbox/events`, { method: 'DELETE' })
    expect(await (await fetch(`${sandbox.url}/sandbox/events`)).json()).toEqual([])
  })
})
