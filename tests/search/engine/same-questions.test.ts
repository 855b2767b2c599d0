// Both engines send the same requests in difficult cases: names and values with characters of the protocol's
// syntax, filters that nobody offers, parameters of the owner.
import { expect, test } from 'vitest'
import { facets as parsed } from '../../../src/element/search-lists.ts'
import type { Filters } from '../../../src/search/engine/filter.ts'
import type { Setup } from '../../../src/search/engine/setup.ts'
import { emptyState } from '../../../src/search/engine/state.ts'
import type { Query } from '../../../src/search/service/query.ts'
import type { SearchClient } from '../../../src/search/service/search-client.ts'
import { setup as usual } from './controlled.ts'
import { type CreateEngine, engines } from './engines.ts'

const facets = parsed('city, tags:all, price:range, shelf.lvl0>shelf.lvl1:tree, "a\\:b"') ?? []
const setup: Setup = { ...usual, indices: ['books'], parameters: { hitsPerPage: 5 }, facets }

async function asked(create: CreateEngine, filters: Filters, change: Partial<Setup>) {
  const all: (readonly Query[])[] = []
  const client: SearchClient = {
    search: async (queries) => {
      all.push(queries)
      return { results: queries.map(() => ({ hits: [], nbHits: 0, facetHits: [], facets: {} })) }
    },
    clearCache() {},
    dispose() {},
  }
  const engine = create({ ...emptyState('books'), filters })
  engine.configure({ ...setup, ...change }, client)
  engine.begin()
  await new Promise((resolve) => setTimeout(resolve))
  const [facet] = facets
  if (facet) await engine.values(facet, 'Ri')
  engine.dispose()
  return all
}

/** Which facets are counted along is each engine's own. */
const compared = ({ indexName, type, facet, params: { facets: _, ...params } }: Query) => ({
  indexName,
  type,
  facet,
  params,
})

const cases: [string, Filters, Partial<Setup>?][] = [
  ['a leading minus and quotes', { city: ['-x', '"quoted"', 'a:b'] }],
  ['a name with a colon', { 'a:b': ['c:d'] }],
  ['a name that begins another', { 'a:b': ['c:d'], a: ['b:c'] }],
  ['a path with a minus', { 'shelf.lvl0': ['-Home'] }],
  ['a path that is deeper than the tree', { 'shelf.lvl0': ['Home > Light > Desk'] }],
  ['two paths', { 'shelf.lvl0': ['Home', 'Garden'] }],
  ['filters that are not offered', { kind: ['x', 'y'], size: { min: 1, max: 2 } }],
  ['names that every object has', { constructor: ['x'], toString: { min: 1 } }],
  ['all of several values', { tags: ['b', '-a'] }],
  [
    'filters of the owner’s',
    { city: ['Riga'], price: { min: 2 } },
    { parameters: { hitsPerPage: 5, facetFilters: ['kind:x'], numericFilters: 'price<20' } },
  ],
  ['few values', { city: ['Riga'] }, { parameters: { hitsPerPage: 5, maxValuesPerFacet: 3 } }],
  ['many values', {}, { facets: parsed('city(limit=300)') }],
  [
    'further parameters',
    {},
    { parameters: { hitsPerPage: 5, ruleContexts: ['a'], distinct: true } },
  ],
]

/** Paths that no tree offers: InstantSearch keeps none of them, and counts nothing beside them. */
const uncounted = /path/

test.each(cases)('%s', async (name, filters, change = {}) => {
  const [[first], [second]] = (await Promise.all(
    engines.map(async ([, create]) => [await asked(create, filters, change)] as const),
  )) as [[(readonly Query[])[]], [(readonly Query[])[]]]
  const [main, values] = [first, second].map((all) => [
    all[0]?.[0] && compared(all[0][0]),
    all.length,
    uncounted.test(name) || all[0]?.length,
    all.at(-1)?.map(compared),
  ])
  expect(main).toEqual(values)
})
