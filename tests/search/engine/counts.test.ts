// The engine against a plain loop: whatever is searched and chosen, the hits and every count are
// those that looking at each record gives.

import { describe, expect, test } from 'vitest'
import type { FacetSetting } from '../../../src/contract/attribute.ts'
import { facets as parsed } from '../../../src/element/search-lists.ts'
import type { Filter, Filters } from '../../../src/search/engine/filter.ts'
import { isInterval } from '../../../src/search/engine/filter.ts'
import { keyOf, levelsOf } from '../../../src/search/engine/requests.ts'
import type { Setup } from '../../../src/search/engine/setup.ts'
import { emptyState } from '../../../src/search/engine/state.ts'
import type { SearchClient } from '../../../src/search/service/search-client.ts'
import { createRandom, createRecords, type Random } from '../../sandbox/search/combinations.ts'
import { openShop } from '../../sandbox/search/fixture.ts'
import { matchesQuery, type PlainRecord } from '../../sandbox/search/plain-loop.ts'
import { roundsOf } from '../../thorough.ts'
import { setup as usual } from './controlled.ts'
import { engines } from './engines.ts'

const rounds = roundsOf(300)
const records = createRecords(createRandom(11), 120)
const shop = openShop({
  records: () => records.map((record) => ({ ...record })),
  settings: {
    searchableAttributes: ['title', 'city,tags', 'summary'],
    attributesForFaceting: ['city', 'tags', 'category', 'price', 'rating', 'free'],
  },
})
const client: SearchClient = {
  clearCache() {},
  dispose() {},
  search: async (queries) => {
    const requests = queries.map(({ params, ...query }) => ({ ...query, ...params }))
    const { status, body } = shop.post('/1/indexes/*/queries', { requests })
    if (status !== 200) throw new Error(JSON.stringify(body))
    return JSON.parse(JSON.stringify(body))
  },
}

const facets =
  parsed(
    'city, tags:all, rating:rating, free:toggle, price:range, category.lvl0>category.lvl1:tree',
  ) ?? []
const asMenu = facets.map((facet) =>
  facet.attribute === 'city' ? { ...facet, type: 'menu' as const } : facet,
)

const fields: Record<string, (record: PlainRecord) => (string | number | boolean)[]> = {
  city: ({ city }) => [city],
  tags: ({ tags }) => tags,
  rating: ({ rating }) => [rating],
  free: ({ free }) => [free],
  price: ({ price }) => [price],
  'category.lvl0': ({ category }) => [category.lvl0],
  'category.lvl1': ({ category }) => [category.lvl1],
}
const valuesOf = (record: PlainRecord, attribute: string) =>
  (fields[attribute]?.(record) ?? []).map(String)

const pick = <Value>(random: Random, list: readonly Value[]): Value[] =>
  list.slice(Math.floor(random() * list.length)).slice(0, 1)
const known = (attribute: string) => [
  ...new Set(records.flatMap((record) => valuesOf(record, attribute))),
]

function chosenIn(facet: FacetSetting, random: Random): Filter {
  const values = known(levelsOf(facet)[Math.floor(random() * levelsOf(facet).length)] ?? '')
  const limits = pick(random, values).map(Number)
  const makers: Partial<Record<FacetSetting['type'], () => Filter>> = {
    rating: () => ({ min: limits[0] ?? 0 }),
    range: () => (random() < 0.5 ? { min: limits[0] ?? 0 } : { min: 2, max: limits[0] ?? 0 }),
    toggle: () => ['true'],
    tree: () => pick(random, values),
    menu: () => pick(random, values),
  }
  return makers[facet.type]?.() ?? [...new Set([...pick(random, values), ...pick(random, values)])]
}

/** Looking for words is slow, and only a few queries are asked. */
const matching = new Map<string, PlainRecord[]>()
function matchedBy(query: string): PlainRecord[] {
  const found = matching.get(query) ?? records.filter((record) => matchesQuery(record, query))
  matching.set(query, found)
  return found
}

/** What a filter means, in plain words. */
function passes(record: PlainRecord, facet: FacetSetting, filter: Filter | undefined): boolean {
  if (!filter) return true
  const values = levelsOf(facet).flatMap((level) => valuesOf(record, level))
  if (isInterval(filter)) {
    const { min = -Infinity, max = Infinity } = filter
    return values.some((value) => Number(value) >= min && Number(value) <= max)
  }
  const has = (value: string) => values.includes(value)
  return facet.type === 'all' ? filter.every(has) : filter.some(has)
}

/** What the visitor would get: each value of the facet as the next choice. */
function plainCounts(found: readonly PlainRecord[], attribute: string) {
  const counts: Record<string, number> = {}
  for (const record of found)
    for (const value of valuesOf(record, attribute)) counts[value] = (counts[value] ?? 0) + 1
  return counts
}

describe.each(engines)('the engine %s', (_engine, createEngine) => {
  async function answered(setup: Setup, query: string, filters: Filters) {
    const engine = createEngine({ ...emptyState('books'), query, filters })
    engine.configure(setup, client)
    engine.begin()
    await new Promise<void>((resolve) =>
      engine.subscribe(() => engine.snapshot().status === 'idle' && resolve()),
    )
    const { outcome, error } = engine.snapshot()
    if (!outcome) throw error ?? new Error('There is no answer')
    return outcome
  }

  describe(`over ${rounds} random searches`, () => {
    test('hits and the counts of every facet are those of a plain loop', async () => {
      for (let seed = 1; seed <= rounds; seed++) {
        const random = createRandom(seed)
        const offered = seed % 2 ? facets : asMenu
        const chosen = offered.filter(() => random() < 0.4)
        const filters = Object.fromEntries(
          chosen.map((facet) => [keyOf(facet), chosenIn(facet, random)]),
        )
        const query = ['', '', 'fog', 'harb', 'museum'][Math.floor(random() * 5)] ?? ''
        const about = JSON.stringify({ seed, query, filters })
        const setup = { ...usual, indices: ['books'], parameters: {}, facets: offered }
        const outcome = await answered(setup, query, filters)
        const matched = matchedBy(query)
        const through = (but: FacetSetting | null, instead?: Filter) =>
          matched.filter((record) =>
            offered.every((facet) =>
              passes(record, facet, facet === but ? instead : filters[keyOf(facet)]),
            ),
          )
        expect(outcome.nbHits, about).toBe(through(null).length)
        for (const facet of offered) {
          if (facet.type === 'tree') continue
          const counts = plainCounts(through(facet.type === 'all' ? null : facet), facet.attribute)
          expect(outcome.facets[facet.attribute] ?? {}, `${facet.attribute} ${about}`).toEqual(
            counts,
          )
        }
        const tree = offered.at(-1)
        if (tree) checkTree(tree, filters[keyOf(tree)], outcome.facets, through, about)
      }
    })
  })

  /** A level counts under the path above it; what is shown below another path is left out. */
  function checkTree(
    tree: FacetSetting,
    filter: Filter | undefined,
    facets: Readonly<Record<string, Readonly<Record<string, number>>>>,
    through: (but: FacetSetting | null, instead?: Filter) => PlainRecord[],
    about: string,
  ) {
    const [path] = filter && !isInterval(filter) ? filter : []
    const steps = path?.split(' > ') ?? []
    for (const [depth, level] of levelsOf(tree)
      .slice(0, steps.length + 1)
      .entries()) {
      const above = steps.slice(0, depth).join(' > ')
      const counts = plainCounts(through(tree, above ? [above] : undefined), level)
      expect(facets[level] ?? {}, `${level} ${about}`).toEqual(counts)
    }
  }
})
