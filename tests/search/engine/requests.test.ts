// Turns the state into queries, in the forms that the service documents.
import { describe, expect, test } from 'vitest'
import type { FacetSetting } from '../../../src/contract/attribute.ts'
import type { FacetType } from '../../../src/contract/facet-types.ts'
import type { Filters } from '../../../src/search/engine/filter.ts'
import { createRequests, learning } from '../../../src/search/engine/requests.ts'
import type { Setup } from '../../../src/search/engine/setup.ts'
import { emptyState, type SearchState } from '../../../src/search/engine/state.ts'
import { setup as usual } from './controlled.ts'

const facet = (attribute: string, type: FacetType = 'list'): FacetSetting => ({
  attribute,
  type,
  limit: 10,
  sort: 'count',
  closed: false,
  search: false,
  label: null,
})
const setup: Setup = {
  ...usual,
  parameters: {},
  facets: [
    facet('city'),
    facet('tags', 'all'),
    facet('kind', 'menu'),
    facet('free', 'toggle'),
    facet('price', 'range'),
    facet('c.lvl0 > c.lvl1 > c.lvl2', 'tree'),
  ],
}
const requests = (
  filters: Filters,
  change: Partial<Setup> = {},
  state: Partial<SearchState> = {},
  found: FacetSetting[] = [],
) =>
  createRequests(
    { ...emptyState('events'), filters, ...state },
    filters,
    { ...setup, ...change },
    found,
  )
const main = (...of: Parameters<typeof requests>) => requests(...of).main(0).params
const onlyCounts = { hitsPerPage: 0, page: 0, analytics: false, clickAnalytics: false }

test('where results are shown by index, filters apply and nothing is asked about facets', () => {
  const filters = { city: ['Riga'], 'c.lvl0': ['Home > Bath'] }
  const grouped = { groups: true, indices: ['events', 'help'], parameters: { hitsPerPage: 6 } }
  const { main, counts, others } = requests(filters, grouped)
  const params = {
    query: '',
    hitsPerPage: 6,
    page: 0,
    facetFilters: [['c.lvl1:Home > Bath'], ['city:Riga']],
  }
  expect(main(0).params).toEqual(params)
  expect(counts()).toEqual([])
  expect(others(() => filters)).toEqual([{ index: 'help', query: { indexName: 'help', params } }])
})

describe('the main query', () => {
  test('carries all filters, each joined as its type says', () => {
    const filters = {
      city: ['Kraków', 'Riga'],
      tags: ['sea', 'late'],
      kind: ['Film'],
      free: ['true'],
      price: { min: 10, max: 50 },
      'c.lvl0': ['Home > Bath'],
    }
    expect(main(filters)).toEqual({
      query: '',
      page: 0,
      facets: ['city', 'tags', 'kind', 'free', 'price', 'c.lvl0', 'c.lvl1', 'c.lvl2'],
      facetFilters: [
        ['c.lvl1:Home > Bath'],
        ['city:Kraków', 'city:Riga'],
        ['free:true'],
        ['kind:Film'],
        'tags:late',
        'tags:sea',
      ],
      numericFilters: ['price>=10', 'price<=50'],
    })
  })

  test('requests only the visible part of a tree: down to the level below its path', () => {
    const asked = (filters: Filters) =>
      (main(filters).facets as string[]).filter((name) => name.startsWith('c.'))
    expect(asked({})).toEqual(['c.lvl0'])
    expect(asked({ 'c.lvl0': ['Home'] })).toEqual(['c.lvl0', 'c.lvl1'])
    expect(asked({ 'c.lvl0': ['Home > Bath > Soap'] })).toEqual(['c.lvl0', 'c.lvl1', 'c.lvl2'])
  })

  test('is the same, whichever filter was chosen first', () => {
    const one = { city: ['Riga', 'Kraków'], kind: ['Film'], price: { min: 1 } }
    const other = { price: { min: 1 }, kind: ['Film'], city: ['Kraków', 'Riga'] }
    expect(JSON.stringify(main(one))).toBe(JSON.stringify(main(other)))
    expect(one.city).toEqual(['Riga', 'Kraków'])
  })

  test.each([
    [{ min: 0 }, ['price>=0']],
    [{ max: -2.5 }, ['price<=-2.5']],
  ])('has no limit if the interval %j has none', (price, numericFilters) => {
    expect(main({ price })).toMatchObject({ numericFilters })
  })

  test.each([
    ['city', '-outdoor', 'city:\\-outdoor'],
    ['city', 'late: night', 'city:late: night'],
    ['city', 'a, "b"', 'city:a, "b"'],
    ['city', '"quoted"', 'city:""quoted""'],
    ['docs:version', '1:2', '"docs:version":1:2'],
    ['"old" town', 'x', '""old" town":x'],
    ['a.b', "it's", "a.b:it's"],
  ])('writes %s = %s so that it means nothing else', (attribute, value, text) => {
    expect(main({ [attribute]: [value] }).facetFilters).toEqual([[text]])
  })

  test('joins the filters of the owner’s parameters', () => {
    const parameters = { facetFilters: ['a:b'], numericFilters: 'x>1', hitsPerPage: 7 }
    expect(main({ city: ['Riga'] }, { parameters })).toMatchObject({
      facetFilters: ['a:b', ['city:Riga']],
      numericFilters: ['x>1'],
      hitsPerPage: 7,
    })
  })

  test('requests more values only if more are shown', () => {
    expect(main({}).maxValuesPerFacet).toBeUndefined()
    expect(main({}, { facets: [{ ...facet('a'), limit: 300 }] }).maxValuesPerFacet).toBe(300)
  })

  test('goes to the chosen replica in the first index only', () => {
    const two = { indices: ['events', 'help'] }
    expect(requests({}, two, { sort: 'by_price' }).main(0).indexName).toBe('by_price')
    expect(requests({}, two, { sort: 'by_price', index: 'help' }).main(0).indexName).toBe('help')
  })
})

describe('counts', () => {
  const counted = (...of: Parameters<typeof requests>) => requests(...of).counts()

  test('of facets that widen the search are requested without their own filter', () => {
    expect(counted({ city: ['Riga'], kind: ['Film'] })).toEqual([
      {
        query: {
          indexName: 'events',
          params: { query: '', facetFilters: [['kind:Film']], ...onlyCounts, facets: ['city'] },
        },
        counted: ['city'],
      },
      {
        query: {
          indexName: 'events',
          params: { query: '', facetFilters: [['city:Riga']], ...onlyCounts, facets: ['kind'] },
        },
        counted: ['kind'],
      },
    ])
  })

  test('of facets that narrow it come with the hits', () => {
    expect(counted({ tags: ['sea'] })).toEqual([])
  })

  test('of intervals too are asked without their own, so that the bounds stay', () => {
    expect(counted({ price: { min: 5 } })).toMatchObject([
      { query: { params: { facets: ['price'] } }, counted: ['price'] },
    ])
    expect(counted({ price: { min: 5 } })[0]?.query.params.numericFilters).toBeUndefined()
  })

  test('of other attributes are not requested', () => {
    expect(counted({ stranger: ['x'] })).toEqual([])
  })

  test('of each level of a tree are asked under the path above it', () => {
    const levels = counted({ 'c.lvl0': ['Home > Bath > Soap'] })
    expect(levels.map(({ query }) => [query.params.facets, query.params.facetFilters])).toEqual([
      [['c.lvl0'], undefined],
      [['c.lvl1'], [['c.lvl0:Home']]],
      [['c.lvl0', 'c.lvl1', 'c.lvl2'], [['c.lvl1:Home > Bath']]],
    ])
    expect(levels.map(({ counted }) => counted)).toEqual([['c.lvl0'], ['c.lvl1'], ['c.lvl2']])
  })
})

describe('facets that the page does not name', () => {
  const unnamed = { facets: null }
  test('are all requested', () => {
    expect(main({}, unnamed).facets).toEqual(['*'])
  })

  test('widen the search, until an answer tells more', () => {
    expect(main({ tags: ['a', 'b'] }, unnamed).facetFilters).toEqual([['tags:a', 'tags:b']])
  })

  test('are joined as their found type says', () => {
    const found = [facet('k.lvl0>k.lvl1', 'tree')]
    const filters = { 'k.lvl0': ['Home > Bath'] }
    expect(main(filters, unnamed, {}, found).facetFilters).toEqual([['k.lvl1:Home > Bath']])
    expect(requests(filters, unnamed, {}, found).counts()).toHaveLength(2)
  })

  test('are trees where a path comes back before any answer', () => {
    const filters = { 'k.lvl0': ['Home > Bath'] }
    expect(main(filters, unnamed).facetFilters).toEqual([['k.lvl1:Home > Bath']])
    expect(main({ 'k.lvl0': ['Home', 'Bath'] }, unnamed).facetFilters).toEqual([
      ['k.lvl0:Bath', 'k.lvl0:Home'],
    ])
  })
})

test('values of a facet are searched without its own filter, unless it narrows', () => {
  const filters = { city: ['Riga'], tags: ['sea'] }
  expect(requests(filters).values(facet('city'), 'kra')).toEqual({
    indexName: 'events',
    type: 'facet',
    facet: 'city',
    params: { query: '', facetFilters: ['tags:sea'], facetQuery: 'kra', maxFacetHits: 20 },
  })
  expect(requests(filters).values(facet('tags', 'all'), 's').params.facetFilters).toEqual([
    ['city:Riga'],
    'tags:sea',
  ])
})

test('another index is counted, with the filters that it has', () => {
  const others = requests({ city: ['Riga'] }, { indices: ['events', 'help'] }).others(() => ({}))
  expect(others).toEqual([
    { index: 'help', query: { indexName: 'help', params: { query: '', ...onlyCounts } } },
  ])
  expect(learning('help').params).toMatchObject({ facets: ['*'], hitsPerPage: 0 })
})
