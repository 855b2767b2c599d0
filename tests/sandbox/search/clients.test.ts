import { algoliasearch } from 'algoliasearch'
import { liteClient } from 'algoliasearch/lite'
import aa from 'search-insights'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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

const hosts = () => [
  {
    url: `127.0.0.1:${sandbox.port}`,
    protocol: 'http' as const,
    accept: 'readWrite' as const,
  },
]
const client = () => algoliasearch(APP, KEY, { hosts: hosts() })
const lite = () => liteClient(APP, KEY, { hosts: hosts() })

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

  test('browses all records', async () => {
    const ids: string[] = []
    sandbox.requests.length = 0
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
})

describe('search-insights, unchanged,', () => {
  beforeAll(() => {
    aa('init', { appId: APP, apiKey: KEY, host: sandbox.url })
    aa('setUserToken', 'visitor-1')
  })

  test('delivers events that can be read afterwards', async () => {
    await aa('clickedObjectIDsAfterSearch', {
      eventName: 'Hit Clicked',
      index: 'books',
      objectIDs: ['fog'],
      positions: [2],
      queryID: '0123456789abcdef0123456789abcdef',
    })
    const events = await (await fetch(`${sandbox.url}/sandbox/events`)).json()
    expect(events).toMatchObject([
      { eventType: 'click', userToken: 'visitor-1', objectIDs: ['fog'], positions: [2] },
    ])
    await fetch(`${sandbox.url}/sandbox/events`, { method: 'DELETE' })
    expect(await (await fetch(`${sandbox.url}/sandbox/events`)).json()).toEqual([])
  })
})
