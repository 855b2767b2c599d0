import { describe, expect, test } from 'vitest'
import { createCombination, createRandom, createRecords } from './combinations.ts'
import { openShop } from './fixture.ts'
import { countFacets, matchesQuery } from './plain-loop.ts'

const COMBINATIONS = 200
const FACETS = ['category.lvl0', 'category.lvl1', 'city', 'free', 'price', 'rating', 'tags']

const records = createRecords(createRandom(7), 150)
const shop = openShop({
  records: () => records.map((record) => ({ ...record })),
  settings: {
    searchableAttributes: ['title', 'city,tags', 'summary'],
    attributesForFaceting: ['city', 'tags', 'category', 'price', 'rating', 'free'],
    customRanking: ['desc(rating)'],
  },
})

const combinations = Array.from({ length: COMBINATIONS }, (_, seed) => {
  const { params, passes } = createCombination(createRandom(seed + 1))
  const query = String(params.query)
  const found = records.filter((record) => passes(record) && matchesQuery(record, query))
  return { params, found, about: JSON.stringify(params) }
})

describe('over 200 random combinations of query, filters and paging', () => {
  test('hits, pages and facet counts are those of a plain loop over the records', () => {
    for (const { params, found, about } of combinations) {
      const { page, hitsPerPage } = { page: 0, hitsPerPage: 0, ...params }
      const answer = shop.search({ ...params, facets: ['*'], maxValuesPerFacet: 1000 })
      const shown = found.slice(page * hitsPerPage, (page + 1) * hitsPerPage).length
      expect(answer.nbHits, about).toBe(found.length)
      expect(answer.hits, about).toHaveLength(shown)
      expect(answer.nbPages, about).toBe(hitsPerPage ? Math.ceil(found.length / hitsPerPage) : 0)
      expect(answer.facets, about).toEqual(countFacets(found, FACETS))
    }
  })

  test('the pages together are exactly the records that match', () => {
    for (const { params, found, about } of combinations) {
      const expected = found.map(({ objectID }) => objectID)
      const pages = Math.ceil(expected.length / 20)
      const ids = Array.from({ length: pages }, (_, page) =>
        shop.ids({ ...params, page, hitsPerPage: 20 }),
      ).flat()
      expect(ids.sort(), about).toEqual(expected.sort())
    }
  })

  test('most of them find something, and not all of them everything', () => {
    const sizes = combinations.map(({ found }) => found.length)
    expect(sizes.filter((size) => size > 0).length).toBeGreaterThan(COMBINATIONS / 2)
    expect(sizes.filter((size) => size < records.length).length).toBeGreaterThan(COMBINATIONS / 2)
  })
})
