import { describe, expect, test } from 'vitest'
import { BOOKS, openShop, refusal } from './fixture.ts'

const shop = openShop()

describe('facets', () => {
  test('are counted over all records that match, for the attributes asked for', () => {
    const { facets } = shop.search({ facets: ['genres', 'author.country', 'stock'] })
    expect(facets).toEqual({
      genres: { History: 2, Novel: 2, Travel: 2, Music: 1 },
      'author.country': { Denmark: 2, Poland: 2, Germany: 1 },
      stock: { true: 4, false: 1 },
    })
  })

  test('may be asked for by one name, by several in a text, or all by a star', () => {
    expect(Object.keys(shop.search({ facets: 'genres' }).facets)).toEqual(['genres'])
    expect(Object.keys(shop.search({ facets: 'genres,stock' }).facets)).toEqual(['genres', 'stock'])
    expect(Object.keys(shop.search({ facets: ['*'] }).facets).sort()).toEqual([
      'author.country',
      'categories.lvl0',
      'categories.lvl1',
      'genres',
      'price',
      'rating',
      'stock',
    ])
    expect(shop.search()).not.toHaveProperty('facets')
  })

  test('leave out what is only for filtering, or not declared', () => {
    expect(shop.search({ facets: ['series', 'title'] }).facets).toEqual({})
  })

  test('count a record once, even if it has a value twice', () => {
    const twice = openShop({ records: () => [{ objectID: 'a', genres: ['Art', 'Art'] }] })
    expect(twice.search({ facets: ['genres'] }).facets).toEqual({ genres: { Art: 1 } })
  })

  test('come with the numbers of numeric attributes', () => {
    expect(shop.search({ query: 'fog', facets: ['price'] }).facets_stats).toEqual({
      price: { min: 12, max: 15, avg: 13.5, sum: 27 },
    })
  })

  test('are cut to the most frequent values, or sorted by the alphabet', () => {
    const values = (params: object) =>
      Object.keys(shop.search({ facets: ['genres'], ...params }).facets.genres ?? {})
    expect(values({ maxValuesPerFacet: 2 })).toEqual(['History', 'Novel'])
    expect(values({ sortFacetValuesBy: 'alpha' })).toEqual(['History', 'Music', 'Novel', 'Travel'])
  })

  test('are counted without hits', () => {
    const answer = shop.search({ hitsPerPage: 0, facets: 'genres', filters: 'stock:true' })
    expect(answer.hits).toEqual([])
    expect(answer).toMatchObject({ nbHits: 4, nbPages: 0, hitsPerPage: 0 })
    expect(answer.facets.genres).toEqual({ History: 2, Novel: 2, Music: 1, Travel: 1 })
  })

  test('count records before grouping, or groups after it', () => {
    const grouped = { distinct: true, facets: ['stock'] }
    expect(shop.search(grouped).facets.stock).toEqual({ true: 4, false: 1 })
    const after = shop.search({ ...grouped, facetingAfterDistinct: true })
    expect(after.facets.stock).toEqual({ true: 1, false: 1 })
  })
})

describe('pages', () => {
  test('say where they are', () => {
    const answer = shop.search({ hitsPerPage: 2, page: 1 })
    expect(answer).toMatchObject({ nbHits: 5, page: 1, nbPages: 3, hitsPerPage: 2 })
    expect(answer.hits.map(({ objectID }) => objectID)).toEqual(['fog', 'concert'])
  })

  test('may be any stretch', () => {
    const answer = shop.search({ offset: 1, length: 3 })
    expect(answer.hits).toHaveLength(3)
    expect(answer).toMatchObject({ offset: 1, length: 3, nbHits: 5 })
    expect(answer).not.toHaveProperty('page')
  })

  test('end where the index says', () => {
    const limited = openShop({ settings: { paginationLimitedTo: 4 } })
    expect(limited.search({ hitsPerPage: 3 })).toMatchObject({ nbHits: 5, nbPages: 2 })
    expect(limited.ids({ hitsPerPage: 3, page: 1 })).toHaveLength(1)
    const beyond = limited.search({ hitsPerPage: 2, page: 2 })
    expect(beyond.hits).toEqual([])
    expect(beyond.message).toContain('you can only fetch the 4 hits for this query')
  })

  test.each([{ hitsPerPage: 1001 }, { page: -1 }, { hitsPerPage: 'many' }, { page: 1.5 }])(
    '%j is refused',
    (params) => {
      expect(refusal(shop, params).status).toBe(400)
    },
  )
})

describe('grouping', () => {
  test('shows the best of each group and counts the groups', () => {
    const answer = shop.search({ distinct: true })
    expect(answer.nbHits).toBe(2)
    expect(answer.hits.map(({ objectID }) => objectID)).toEqual(['island', 'fog'])
  })

  test('shows as many of each group as asked', () => {
    expect(shop.ids({ distinct: 2 })).toEqual(['island', 'amber', 'fog', 'street'])
  })
})

describe('a replica', () => {
  test('sorts before the words are weighed', () => {
    expect(shop.ids({}, 'books_price_asc')).toEqual(['street', 'fog', 'concert', 'island', 'amber'])
    expect(shop.ids({ query: 'museum' }, 'books_price_asc')).toEqual(['street', 'concert', 'amber'])
    expect(shop.search({}, 'books_price_asc').index).toBe('books_price_asc')
  })

  test('that is virtual sorts only what is relevant', () => {
    const strict = shop.search({ query: 'amber' }, 'books_relevant')
    expect(strict).toMatchObject({ nbHits: 1, nbSortedHits: 1, appliedRelevancyStrictness: 100 })
    const fog = shop.search({ query: 'novel' }, 'books_relevant')
    expect(fog.hits.map(({ objectID }) => objectID)).toEqual(['street', 'amber'])
    const mixed = openShop({
      records: () => [
        { objectID: 'cheap', title: 'A town', summary: 'with fog', price: 1 },
        { objectID: 'dear', title: 'Fog', summary: '', price: 9 },
      ],
    })
    expect(mixed.ids({ query: 'fog' }, 'books_relevant')).toEqual(['dear'])
    const loose = mixed.search({ query: 'fog', relevancyStrictness: 0 }, 'books_relevant')
    expect(loose.hits.map(({ objectID }) => objectID)).toEqual(['cheap', 'dear'])
    expect(mixed.search({ query: 'fog' }, 'books_relevant')).toMatchObject({
      nbHits: 2,
      nbSortedHits: 1,
      nbPages: 1,
    })
  })
})

describe('an answer', () => {
  test('has the fields of the real one', () => {
    const answer = shop.search({ query: 'fog', facets: ['genres'], page: 0 })
    expect(answer).toMatchObject({
      query: 'fog',
      params: 'query=fog&facets=%5B%22genres%22%5D&page=0',
      index: 'books',
      exhaustiveNbHits: true,
      exhaustiveFacetsCount: true,
      exhaustiveTypo: true,
      exhaustive: { facetsCount: true, nbHits: true, typo: true },
      renderingContent: {},
      processingTimeMS: expect.any(Number),
    })
    expect(answer).not.toHaveProperty('queryID')
    expect(answer).not.toHaveProperty('userData')
  })

  test('has a query id when clicks are analysed, another one each time', () => {
    const { queryID } = shop.search({ clickAnalytics: true })
    expect(queryID).toMatch(/^[0-9a-f]{32}$/)
    expect(shop.search({ clickAnalytics: true }).queryID).not.toBe(queryID)
  })

  test('can be restricted to some fields', () => {
    expect(Object.keys(shop.search({ responseFields: ['hits', 'nbHits'] }))).toEqual([
      'hits',
      'nbHits',
    ])
  })

  test('carries the index’s rendering content and user data', () => {
    const renderingContent = { facetOrdering: { facets: { order: ['genres'] } } }
    const own = openShop({ settings: { renderingContent, userData: { hello: 1 } } })
    expect(own.search()).toMatchObject({ renderingContent, userData: [{ hello: 1 }] })
  })

  test('takes the older form of the parameters', () => {
    const requests = [
      { indexName: 'books', params: 'query=fog&hitsPerPage=1&facets=%5B%22genres%22%5D' },
      { indexName: 'books', params: { query: 'amber' } },
    ]
    const { body } = shop.post('/1/indexes/*/queries', { requests })
    expect(body).toMatchObject({
      results: [{ nbHits: 2, hitsPerPage: 1, hits: [BOOKS[0]] }, { query: 'amber' }],
    })
  })
})
