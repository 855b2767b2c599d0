// Both engines through the same random visits: typing, choosing, paging, tabs, settings that change,
// failures. Whatever happens, both show the same, and neither asks more often than the other.

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSearchService } from '../../../demo/sandbox/search/service.ts'
import type { FacetSetting } from '../../../src/contract/attribute.ts'
import { facets as parsed } from '../../../src/element/search-lists.ts'
import { EmbedError } from '../../../src/errors/errors.ts'
import type { Json } from '../../../src/net/json.ts'
import type { Filters, Interval } from '../../../src/search/engine/filter.ts'
import { toggled, valuesOf, withFilter } from '../../../src/search/engine/filter.ts'
import { filterAttributeOf, levelsOf, pathSeparator } from '../../../src/search/engine/requests.ts'
import type { Setup } from '../../../src/search/engine/setup.ts'
import type { Engine } from '../../../src/search/engine/snapshot.ts'
import { emptyState } from '../../../src/search/engine/state.ts'
import type { Query } from '../../../src/search/service/query.ts'
import type { SearchClient } from '../../../src/search/service/search-client.ts'
import { stateToAddress } from '../../../src/search/told/address.ts'
import { createRandom, createRecords, type Random } from '../../sandbox/search/combinations.ts'
import { APP, KEY, shopAround } from '../../sandbox/search/fixture.ts'
import { roundsOf } from '../../thorough.ts'
import { setup as usual } from './controlled.ts'
import { engines } from './engines.ts'

const visits = roundsOf(2000)
const stepsOfVisit = 3

const settings = {
  searchableAttributes: ['title', 'city,tags', 'summary'],
  attributesForFaceting: ['city', 'tags', 'category', 'price', 'rating', 'free'],
}
const all = createRecords(createRandom(5), 40).map((record) => ({ ...record }))
const shop = shopAround(
  createSearchService({
    indices: [
      {
        name: 'books',
        settings,
        records: () => all,
        replicas: { books_cheap: { ranking: ['asc(price)'] } },
      },
      {
        // It knows less of its records, so some filters mean nothing there.
        name: 'help',
        settings: { ...settings, attributesForFaceting: ['city', 'category'] },
        records: () => all.slice(0, 20).map(({ tags: _, price: __, ...record }) => record),
      },
      {
        name: 'suggestions',
        settings: { searchableAttributes: ['query'] },
        records: () =>
          ['fog', 'fogbound', 'harbour', 'museum'].map((query) => ({ objectID: query, query })),
      },
    ],
    apps: [{ appId: APP, apiKeys: { [KEY]: { acl: ['search'] } } }],
  }),
)

const kept = new Map<string, Json>()
function resultOf(query: Query): Json {
  const { params, ...rest } = query
  const key = JSON.stringify(query)
  let result = kept.get(key)
  if (!result) {
    const { status, body } = shop.post('/1/indexes/*/queries', {
      requests: [{ ...rest, ...params }],
    })
    if (status !== 200) throw new EmbedError('config', JSON.stringify(body))
    const [first] = (body as { results: Json[] }).results
    result = first ?? {}
    kept.set(key, result)
  }
  return result
}

/** A service that can be told to fail. */
function createService() {
  const service = { fails: false, requests: 0 }
  const client: SearchClient = {
    clearCache() {},
    dispose() {},
    async search(queries) {
      service.requests++
      if (service.fails) throw new EmbedError('server', 'down', 503)
      return { results: queries.map(resultOf) }
    },
  }
  return { service, client }
}

const named =
  parsed(
    'city, tags:all, rating:rating, free:toggle, price:range, category.lvl0>category.lvl1:tree',
  ) ?? []
const values: Record<string, string[]> = {
  city: ['Łódź', 'Kiel', 'San Marino "old"', 'Nowhere'],
  tags: ['family', '-outdoor', 'late: night'],
  free: ['true'],
  'category.lvl0': ['Music', 'Art > Big', 'Walks & talks > Small'],
}

interface Visit {
  engines: { engine: Engine; service: { fails: boolean; requests: number } }[]
  setup: Setup
}
type Step = (random: Random, visit: Visit) => (each: Visit['engines'][number]) => void

const pick = <Value>(random: Random, list: readonly [Value, ...Value[]]): Value =>
  list[Math.floor(random() * list.length)] ?? list[0]
const some = (random: Random, attribute: string) => {
  const [first = '', ...others] = values[attribute] ?? []
  return pick(random, [first, ...others])
}
const withChange = (engine: Engine, change: (filters: Filters) => Filters) =>
  engine.set({ filters: change(engine.snapshot().state.filters) })

/** Each drawn once, then done to both. */
const steps: Record<string, Step> = {
  types: (random) => {
    const query = pick(random, ['', 'fo', 'fog', 'museum', 'harb', 'zzzz'])
    return ({ engine }) => engine.set({ query }, 'replace')
  },
  typesOn:
    () =>
    ({ engine }) => {
      for (const query of ['h', 'ha', 'har']) engine.set({ query }, 'replace')
    },
  ticks: (random) => {
    const attribute = pick(random, ['city', 'tags', 'free'])
    const value = some(random, attribute)
    return ({ engine }) =>
      withChange(engine, (filters) =>
        withFilter(filters, attribute, toggled(filters[attribute], value)),
      )
  },
  goesDown: (random) => {
    const path = some(random, 'category.lvl0')
    return ({ engine }) =>
      withChange(engine, (filters) => withFilter(filters, 'category.lvl0', [path]))
  },
  limits: (random) => {
    const attribute = pick(random, ['price', 'rating'])
    const interval = pick<Interval>(random, [{ min: 3 }, { max: 12.5 }, { min: 2, max: 4 }, {}])
    return ({ engine }) => withChange(engine, (filters) => withFilter(filters, attribute, interval))
  },
  clears:
    () =>
    ({ engine }) =>
      engine.set({ filters: {} }),
  turnsPages: (random) => {
    const by = pick(random, [1, 1, -1, 3])
    return ({ engine }) => engine.set({ page: Math.max(0, engine.snapshot().state.page + by) })
  },
  sorts: (random) => {
    const sort = pick(random, ['books_cheap', null])
    return ({ engine }) => engine.set({ sort })
  },
  sizes: (random) => {
    const hitsPerPage = pick(random, [3, 10, null])
    return ({ engine }) => engine.set({ hitsPerPage })
  },
  changesTab: (random, { setup }) => {
    const index = pick(random, ['books', 'help'])
    return ({ engine }) => {
      if (setup.indices.includes(index) && engine.snapshot().state.index !== index)
        engine.set({ index })
    }
  },
  fails: (random) => {
    const fails = random() < 0.6
    return ({ service }) => {
      service.fails = fails
    }
  },
  retries:
    () =>
    ({ service, engine }) => {
      service.fails = false
      engine.refresh()
    },
  comesBack: (random) => {
    const state = {
      ...emptyState('books'),
      query: pick(random, ['', 'fog']),
      filters: pick<Filters>(random, [{}, { city: ['Kiel'] }, { price: { min: 4 } }]),
      page: pick(random, [0, 0, 2]),
    }
    return ({ engine }) => engine.set(state, 'restore')
  },
}
const names = Object.keys(steps)

function setupFor(random: Random, indices: readonly string[]): Setup {
  return {
    ...usual,
    indices,
    parameters: {
      hitsPerPage: 5,
      ...(random() < 0.2 && { filters: 'rating > 1' }),
      ...(random() < 0.2 && { facetFilters: [['free:true', 'free:false']] }),
    },
    facets: random() < 0.6 ? named : null,
    grows: random() < 0.3,
    suggestions: random() < 0.3 ? 'suggestions' : null,
    sorts: ['books_cheap'],
    sizes: [3, 5, 10],
  }
}

/** A tree is counted as deep as it is open. */
function countsOf(facets: readonly FacetSetting[], { snapshot }: Engine) {
  const { outcome } = snapshot()
  return facets.map((facet) => {
    const [path] = valuesOf(outcome?.filters[filterAttributeOf(facet)])
    const depth = path ? path.split(pathSeparator).length : 0
    return levelsOf(facet)
      .slice(0, depth + 1)
      .map((level) => [level, outcome?.facets[level] ?? {}, outcome?.stats[level] ?? null])
  })
}

function shownBy(engine: Engine, requests: number) {
  const { state, outcome, found, status, error } = engine.snapshot()
  const first = emptyState('books')
  return {
    state,
    filtersHere: engine.filtersHere(),
    address: stateToAddress(state, first, { prefix: null }, new URL('http://a.test/')).search,
    status,
    error: error?.code,
    hits: outcome?.hits.map(({ objectID }) => objectID),
    count: outcome?.nbHits,
    pages: outcome?.nbPages,
    asked: outcome?.state,
    groups: outcome?.groups.map(({ index, nbHits, answering }) => [index, nbHits, answering]),
    suggestions: outcome?.suggestions.map(({ query }) => query),
    // Those that the index orders by nothing stand as the answers happen to tell them.
    found: found?.map(({ attribute, type }) => `${attribute} ${type}`).sort(),
    counts: countsOf(named, engine),
    requests,
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const settled = async () => {
  // The first question has a task of its own.
  vi.advanceTimersByTime(0)
  for (let turn = 0; turn < 2; turn++) await new Promise((resolve) => setImmediate(resolve))
}

async function visitWith(seed: number) {
  const random = createRandom(seed)
  const indices = random() < 0.3 ? ['books', 'help'] : ['books']
  let setup = setupFor(random, indices)
  const both = engines.map(([, createEngine]) => {
    const { service, client } = createService()
    const engine = createEngine(emptyState('books'))
    engine.configure(setup, client)
    engine.begin()
    return { engine, service, client }
  })
  const story: string[] = []
  for (let at = 0; at <= stepsOfVisit; at++) {
    await settled()
    const [one, other] = both.map(({ engine, service }) => shownBy(engine, service.requests))
    // To compare them as text is far quicker, and finds nearly all of them the same.
    if (JSON.stringify(one) !== JSON.stringify(other))
      expect(one, `visit ${seed}: ${story.join(', ')}`).toEqual(other)
    if (random() < 0.1) {
      setup = setupFor(random, indices)
      for (const { engine, client } of both) engine.configure(setup, client)
      story.push('settings')
    }
    // Two in one task are one question.
    for (const _ of random() < 0.2 ? [1, 2] : [1]) {
      const name = names[Math.floor(random() * names.length)] ?? 'types'
      const step = steps[name]?.(random, { engines: both, setup })
      story.push(name)
      for (const each of both) step?.(each)
    }
  }
  for (const { engine } of both) engine.dispose()
}

test(`over ${visits} random visits, both engines show the same with the same number of requests`, async () => {
  for (let seed = 1; seed <= visits; seed++) await visitWith(seed)
  // Beside the browser tests it gets little of a small machine.
}, 900_000)
