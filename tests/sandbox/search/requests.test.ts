import { describe, expect, test } from 'vitest'
import { createSearchService } from '../../../demo/sandbox/search/service.ts'
import { APP, BOOK_INDEX, openShop, refusal, shopAround } from './fixture.ts'

const shop = openShop()

describe('several queries in one request', () => {
  test('are answered in their order', () => {
    const requests = [
      { indexName: 'books', query: 'amber' },
      { indexName: 'books_price_asc', hitsPerPage: 1 },
      { indexName: 'books', type: 'facet', facet: 'genres', facetQuery: 'no' },
    ]
    expect(shop.post('/1/indexes/*/queries', { requests })).toMatchObject({
      status: 200,
      body: {
        results: [
          { index: 'books', query: 'amber' },
          { index: 'books_price_asc', hitsPerPage: 1 },
          { facetHits: [{ value: 'Novel', highlighted: '<em>No</em>vel', count: 2 }] },
        ],
      },
    })
  })

  test('stop once there is enough, if that is the strategy', () => {
    const requests = [
      { indexName: 'books', query: 'nothing at all' },
      { indexName: 'books', hitsPerPage: 2 },
      { indexName: 'books', query: 'fog' },
    ]
    const answers = (strategy?: string) =>
      shop.post('/1/indexes/*/queries', { requests, strategy }).body
    expect(answers('stopIfEnoughMatches')).toMatchObject({
      results: [{ nbHits: 0 }, { nbHits: 5 }, { processed: false, hits: [], query: 'fog' }],
    })
    expect(answers()).toMatchObject({ results: [{}, {}, { nbHits: 2 }] })
  })

  test('fail together', () => {
    const requests = [{ indexName: 'books' }, { indexName: 'missing' }]
    expect(shop.post('/1/indexes/*/queries', { requests })).toEqual({
      status: 404,
      body: { message: 'Index missing does not exist', status: 404 },
    })
  })
})

describe('the search for facet values', () => {
  const search = (params: object, facet = 'genres') =>
    shop.post(`/1/indexes/books/facets/${facet}/query`, params)

  test('finds beginnings and forgives typos', () => {
    expect(search({ facetQuery: 'trvel' }).body).toMatchObject({
      facetHits: [{ value: 'Travel', highlighted: '<em>Travel</em>', count: 2 }],
      exhaustiveFacetsCount: true,
    })
  })

  test('counts within the query and the filters', () => {
    expect(search({ facetQuery: '', query: 'museum', filters: 'stock:true' }).body).toMatchObject({
      facetHits: [
        { value: 'Novel', count: 2 },
        { value: 'History', count: 1 },
        { value: 'Music', count: 1 },
      ],
    })
  })

  test('gives as many as asked, a hundred at most', () => {
    expect(search({ maxFacetHits: 1 }).body).toMatchObject({ facetHits: [{ value: 'History' }] })
    expect(search({ maxFacetHits: 101 }).status).toBe(400)
  })

  test('is refused where the facet is not searchable', () => {
    const message =
      'Cannot search in `stock` attribute, you need to add `searchable(stock)` to attributesForFaceting.'
    expect(search({ facetQuery: 't' }, 'stock')).toEqual({
      status: 400,
      body: { message, status: 400 },
    })
  })
})

describe('one index', () => {
  test('is searched by its own path, with POST and with GET', () => {
    expect(shop.post('/1/indexes/books/query', { query: 'fog' }).body).toMatchObject({ nbHits: 2 })
    expect(shop.post('/1/indexes/books/query', { params: 'query=fog' }).body).toMatchObject({
      nbHits: 2,
    })
    expect(shop.get('/1/indexes/books?query=fog&hitsPerPage=1').body).toMatchObject({
      nbHits: 2,
      hitsPerPage: 1,
    })
  })

  test('gives single records', () => {
    expect(shop.get('/1/indexes/books/amber?attributesToRetrieve=title').body).toEqual({
      objectID: 'amber',
      title: 'Amber',
    })
    expect(shop.get('/1/indexes/books/missing').status).toBe(404)
    const requests = [
      { indexName: 'books', objectID: 'amber' },
      { indexName: 'books', objectID: 'x' },
    ]
    expect(shop.post('/1/indexes/*/objects', { requests }).body).toMatchObject({
      results: [{ title: 'Amber' }, null],
    })
  })
})

describe('a key', () => {
  const refused = (status: number, message: string) => ({ status, body: { message, status } })
  const apps = [
    {
      appId: APP,
      apiKeys: {
        some: { acl: ['search' as const], indices: ['book*'] },
        other: { acl: ['search' as const], indices: ['films'] },
        listing: { acl: ['listIndexes' as const] },
        spent: { acl: ['search' as const], state: 'quota' as const },
        blocked: { acl: ['search' as const], state: 'blocked' as const },
        hasty: { acl: ['search' as const], state: 'rate-limited' as const },
      },
    },
  ]
  const guarded = shopAround(createSearchService({ indices: [BOOK_INDEX], apps }))
  const ask = (key: string) => guarded.post('/1/indexes/books/query', {}, key)

  test('opens the indices it names', () => {
    expect(ask('some').status).toBe(200)
    expect(ask('other')).toEqual(refused(403, 'Index not allowed with this API key'))
  })

  test('that is wrong, or of another application, is refused', () => {
    expect(ask('wrong')).toEqual(refused(403, 'Invalid Application-ID or API key'))
    expect(ask('toString')).toEqual(refused(403, 'Invalid Application-ID or API key'))
    const elsewhere = { 'x-algolia-application-id': 'OTHER', 'x-algolia-api-key': 'some' }
    const url = new URL('http://127.0.0.1/1/indexes/books/query')
    const reply = guarded.service({ method: 'POST', url, headers: elsewhere, body: '{}' })
    expect(reply?.status).toBe(403)
  })

  test('may come in headers', () => {
    const headers = { 'x-algolia-application-id': APP, 'x-algolia-api-key': 'some' }
    const url = new URL('http://127.0.0.1/1/indexes/books/query')
    expect(guarded.service({ method: 'POST', url, headers, body: '{}' })?.status).toBe(200)
  })

  test('without the right is refused', () => {
    expect(ask('listing')).toEqual(refused(403, 'Method not allowed with this API key'))
    expect(guarded.post('/1/indexes/books/browse', {}, 'some').status).toBe(403)
  })

  test('is told its own rights, and those of no other', () => {
    const { acl } = guarded.get('/1/keys/some', 'some').body as { acl: unknown }
    expect(acl).toEqual(['search'])
    expect(guarded.get('/1/keys/other', 'some')).toEqual(
      refused(403, 'Method not allowed with this API key'),
    )
  })

  test('tells a spent quota from a blocked application and from haste', () => {
    expect(ask('spent')).toEqual(
      refused(403, 'Operations quota exceeded, change plan to get more Operations.'),
    )
    expect(ask('blocked').body).toMatchObject({
      message: expect.stringContaining('the application is blocked'),
    })
    expect(ask('hasty').status).toBe(429)
  })
})

describe('a request is refused', () => {
  test.each([
    [{ colour: 'red' }, 'Unknown parameter: colour'],
    [{ paginationLimitedTo: 5 }, 'Unknown parameter: paginationLimitedTo'],
    [
      { query: 'a'.repeat(512) },
      'Invalid value for "query" parameter, expected string shorter than 512 bytes',
    ],
    [{ query: 7 }, 'Invalid value for "query" parameter, expected string'],
  ])('for %j', (params, message) => {
    expect(refusal(shop, params)).toEqual({ status: 400, body: { message, status: 400 } })
  })

  test('when it is no JSON, has no queries, or leads nowhere', () => {
    const url = new URL('http://127.0.0.1/1/indexes/*/queries')
    url.searchParams.set('x-algolia-application-id', APP)
    url.searchParams.set('x-algolia-api-key', 'full')
    const broken = shop.service({ method: 'POST', url, headers: {}, body: '{"requests":[' })
    expect(broken?.status).toBe(400)
    expect(shop.post('/1/indexes/*/queries', {}).status).toBe(400)
    expect(shop.post('/1/indexes/*/queries', { requests: [{ query: 'a' }] }).status).toBe(400)
    expect(shop.get('/1/nowhere').status).toBe(404)
  })
})
