// When the engine asks, what it asks, and what it makes of late, repeated and failing answers.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { EmbedError } from '../../../src/errors/errors.ts'
import type { Json } from '../../../src/net/json.ts'
import type { Engine } from '../../../src/search/engine/snapshot.ts'
import type { Query } from '../../../src/search/service/query.ts'
import type { SearchClient } from '../../../src/search/service/search-client.ts'
import type { Setup } from '../../../src/search/state/setup.ts'
import { emptyState, type SearchState } from '../../../src/search/state/state.ts'
import { engines } from './engines.ts'

const setup: Setup = {
  indices: ['events'],
  sorts: ['events_price', 'events_by_date'],
  sizes: [2, 20],
  parameters: { hitsPerPage: 2 },
  facets: [],
  grows: false,
  groups: false,
  minLength: 0,
  suggestions: null,
}

const bare: Setup = { ...setup, facets: null }

/** A client whose answers the test gives when it likes. */
function controlled() {
  const asked: { queries: readonly Query[]; answer(results?: object[]): void; fail(): void }[] = []
  const hit = (page: unknown, at: number) => ({ objectID: `${page}-${at}` })
  const resultFor = ({ indexName, params: { page, hitsPerPage } }: Query) => ({
    index: indexName,
    hits: hitsPerPage === 0 ? [] : [hit(page, 0), hit(page, 1)],
    nbHits: 10,
    nbPages: 5,
    page,
    hitsPerPage: hitsPerPage ?? 2,
    facets: indexName === 'help' ? { topic: { a: 1 } } : { city: { Riga: 1 } },
  })
  const client: SearchClient = {
    search: (queries) =>
      new Promise((resolve, reject) => {
        asked.push({
          queries,
          answer: (results) =>
            resolve({
              results: queries.map((query, at) => ({ ...resultFor(query), ...results?.[at] })),
            }),
          fail: () => reject(new EmbedError('server', 'down', 503)),
        })
      }),
    clearCache: vi.fn(),
    dispose: vi.fn(),
  }
  return { asked, client }
}

describe.each(engines)('the engine %s', (_engine, createEngine) => {
  function started(change: Partial<Setup> = {}, first: Partial<SearchState> = {}) {
    const { asked, client } = controlled()
    const engine = createEngine({ ...emptyState('events'), ...first })
    engine.configure({ ...setup, ...change }, client)
    engine.begin()
    return { engine, asked, client }
  }
  const settled = () => vi.advanceTimersByTimeAsync(0)
  const mains = (asked: { queries: readonly Query[] }[]) =>
    asked.map(({ queries }) => queries[0]?.params)

  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  describe('it asks', () => {
    test('nothing while it may not any more, and then once what is wanted by then', async () => {
      const { engine, asked } = started()
      await settled()
      asked[0]?.answer()
      engine.begin(false)
      engine.set({ query: 'a' })
      engine.set({ query: 'ab' })
      await settled()
      expect(asked).toHaveLength(1)
      engine.begin()
      await settled()
      expect(mains(asked)).toMatchObject([{ query: '' }, { query: 'ab' }])
      asked[1]?.answer()
      engine.begin(false)
      engine.begin()
      await settled()
      expect(asked).toHaveLength(2)
    })

    test('nothing before it may', async () => {
      const { asked, client } = controlled()
      const engine = createEngine(emptyState('events'))
      engine.configure(setup, client)
      await settled()
      expect(asked).toHaveLength(0)
      engine.begin()
      await settled()
      expect(asked).toHaveLength(1)
    })

    test('once for all that changes in a task', async () => {
      const { engine, asked } = started()
      engine.set({ query: 'jazz' })
      engine.set({ filters: { city: ['Riga'] } })
      await settled()
      expect(asked).toHaveLength(1)
      expect(asked[0]?.queries[0]?.params).toMatchObject({
        query: 'jazz',
        facetFilters: [['city:Riga']],
      })
    })

    test('nothing for an unchanged state, nor for settings that say the same', async () => {
      const { engine, asked, client } = started()
      await settled()
      asked[0]?.answer()
      await settled()
      engine.set({ query: '' })
      engine.set({ filters: {} })
      engine.configure({ ...setup }, client)
      await settled()
      expect(asked).toHaveLength(1)
    })

    test('nothing for a change that is taken back at once', async () => {
      const { engine, asked } = started()
      await settled()
      asked[0]?.answer()
      await settled()
      engine.set({ query: 'jazz' })
      engine.set({ query: '' })
      await settled()
      expect(asked).toHaveLength(1)
    })

    test('for the first page after any change but another page', async () => {
      const { engine, asked } = started({}, { page: 3 })
      await settled()
      engine.set({ query: 'jazz' })
      await settled()
      engine.set({ page: 2 })
      await settled()
      expect(mains(asked)).toMatchObject([{ page: 3 }, { page: 0 }, { page: 2 }])
    })

    test('for the first page where the parameters change, and not where only facets do', async () => {
      const { engine, asked, client } = started({}, { page: 3 })
      await settled()
      engine.configure({ ...setup, facets: null }, client)
      await settled()
      engine.configure({ ...setup, facets: null, parameters: { filters: 'a:b' } }, client)
      await settled()
      expect(mains(asked)).toMatchObject([{ page: 3 }, { page: 3 }, { page: 0, filters: 'a:b' }])
    })

    test('again past every cache when told to, and another client at once', async () => {
      const { engine, asked, client } = started()
      await settled()
      engine.refresh()
      await settled()
      expect(client.clearCache).toHaveBeenCalledTimes(1)
      expect(asked).toHaveLength(2)
      const other = controlled()
      engine.configure(setup, other.client)
      await settled()
      expect(other.asked).toHaveLength(1)
    })

    test('nothing below the least length, and shows nothing old', async () => {
      const { engine, asked } = started({ minLength: 3 }, { query: 'jaz' })
      await settled()
      asked[0]?.answer()
      await settled()
      expect(engine.snapshot().outcome).not.toBeNull()
      engine.set({ query: 'ja' })
      await settled()
      expect(asked).toHaveLength(1)
      expect(engine.snapshot().outcome).toBeNull()
    })
  })

  describe('an answer', () => {
    test('that comes late never replaces a newer one', async () => {
      const { engine, asked } = started()
      await settled()
      engine.set({ query: 'jazz' })
      await settled()
      asked[1]?.answer()
      await settled()
      asked[0]?.answer()
      await settled()
      expect(engine.snapshot().outcome?.state.query).toBe('jazz')
      expect(engine.snapshot().status).toBe('idle')
    })

    test('that takes longer than 300 ms is told as stalled, and no longer when it is there', async () => {
      const { engine, asked } = started()
      await settled()
      expect(engine.snapshot().status).toBe('loading')
      await vi.advanceTimersByTimeAsync(300)
      expect(engine.snapshot().status).toBe('stalled')
      asked[0]?.answer()
      await settled()
      expect(engine.snapshot().status).toBe('idle')
    })

    test('that fails leaves what was shown, and the same question may be asked again', async () => {
      const { engine, asked } = started()
      await settled()
      asked[0]?.answer()
      await settled()
      engine.set({ query: 'jazz' })
      await settled()
      asked[1]?.fail()
      await settled()
      expect(engine.snapshot()).toMatchObject({ error: { code: 'server' }, status: 'idle' })
      expect(engine.snapshot().outcome?.state.query).toBe('')
      engine.refresh()
      await settled()
      asked[2]?.answer()
      await settled()
      expect(engine.snapshot().error).toBeNull()
      expect(engine.snapshot().outcome?.state.query).toBe('jazz')
    })

    test('after the end is heard by nobody', async () => {
      const { engine, asked } = started()
      await settled()
      const heard = vi.fn()
      engine.subscribe(heard)
      engine.dispose()
      asked[0]?.answer()
      await vi.advanceTimersByTimeAsync(1000)
      expect(heard).not.toHaveBeenCalled()
    })
  })

  describe('a list that grows', () => {
    const ids = (engine: Engine) => engine.snapshot().outcome?.hits.map(({ objectID }) => objectID)

    test('asks for the next page only, and keeps those before', async () => {
      const { engine, asked } = started({ grows: true })
      await settled()
      asked[0]?.answer()
      await settled()
      engine.set({ page: 1 })
      await settled()
      expect(asked[1]?.queries).toHaveLength(1)
      asked[1]?.answer()
      await settled()
      expect(ids(engine)).toEqual(['0-0', '0-1', '1-0', '1-1'])
      expect(engine.snapshot().outcome?.offset).toBe(0)
    })

    test('comes back whole in one request', async () => {
      const { engine, asked } = started({ grows: true }, { page: 2 })
      await settled()
      expect(asked).toHaveLength(1)
      asked[0]?.answer()
      await settled()
      expect(ids(engine)).toEqual(['0-0', '0-1', '1-0', '1-1', '2-0', '2-1'])
    })

    test('begins anew with other words', async () => {
      const { engine, asked } = started({ grows: true })
      await settled()
      asked[0]?.answer()
      await settled()
      engine.set({ page: 1 })
      await settled()
      asked[1]?.answer()
      await settled()
      engine.set({ query: 'jazz' })
      await settled()
      asked[2]?.answer()
      await settled()
      expect(ids(engine)).toEqual(['0-0', '0-1'])
    })
  })

  describe('several indices', () => {
    const indices = ['events', 'help']

    test('are counted in the same request', async () => {
      const { engine, asked } = started({ indices })
      await settled()
      expect(asked[0]?.queries.map(({ indexName }) => indexName)).toEqual(indices)
      asked[0]?.answer([{}, { nbHits: 4 }])
      await settled()
      expect(engine.snapshot().outcome?.groups).toMatchObject([
        { index: 'events', nbHits: 10 },
        { index: 'help', nbHits: 4 },
      ])
    })

    test('each give results of their own where they are shown together', async () => {
      const { engine, asked, client } = started({ indices, groups: true })
      await settled()
      expect(asked[0]?.queries.map(({ params }) => params)).toEqual([
        { hitsPerPage: 2, query: '', page: 0 },
        { hitsPerPage: 2, query: '', page: 0 },
      ])
      engine.configure({ ...setup, indices, groups: true }, client, (hits) => hits.slice(1))
      asked[0]?.answer([{}, { nbHits: 4, queryID: 'of-help', index: 'help_replica' }])
      await settled()
      expect(engine.snapshot().outcome).toMatchObject({
        hits: [{ objectID: '0-1' }],
        groups: [
          { index: 'events', answering: 'events', hits: [{ objectID: '0-1' }], nbHits: 10 },
          {
            index: 'help',
            answering: 'help_replica',
            hits: [{ objectID: '0-1' }],
            queryID: 'of-help',
          },
        ],
      })
    })

    test('filters that an index does not have are dropped there, and come back', async () => {
      const { engine, asked } = started({ indices }, { filters: { city: ['Riga'] } })
      await settled()
      // What each index can be filtered by is asked once.
      asked[0]?.answer()
      await settled()
      const [main, other] = asked[1]?.queries ?? []
      expect(main?.params.facetFilters).toEqual([['city:Riga']])
      expect(other?.params.facetFilters).toBeUndefined()
      asked[1]?.answer()
      await settled()
      engine.set({ index: 'help' })
      await settled()
      expect(asked[2]?.queries[0]).toMatchObject({ indexName: 'help' })
      expect(asked[2]?.queries[0]?.params.facetFilters).toBeUndefined()
      expect(engine.filtersHere()).toEqual({})
      engine.set({ index: 'events' })
      await settled()
      expect(asked.at(-1)?.queries[0]?.params.facetFilters).toEqual([['city:Riga']])
      expect(asked).toHaveLength(4)
    })

    test('sorting belongs to the first', async () => {
      const { engine, asked } = started({ indices }, { sort: 'events_by_date' })
      await settled()
      expect(asked[0]?.queries.map(({ indexName }) => indexName)).toEqual([
        'events_by_date',
        'help',
      ])
      engine.set({ index: 'help' })
      await settled()
      expect(asked[1]?.queries.map(({ indexName }) => indexName)).toEqual(['help', 'events'])
    })

    test('an index that is taken away leads back to the first', async () => {
      const { engine, asked, client } = started({ indices }, { index: 'help' })
      await settled()
      engine.configure(setup, client)
      await settled()
      expect(engine.snapshot().state.index).toBe('events')
      expect(asked.at(-1)?.queries[0]?.indexName).toBe('events')
    })
  })

  test.each([
    ['another service', (engine: Engine, other: SearchClient) => engine.configure(bare, other)],
    [
      'other filters of the page',
      (engine: Engine, _: SearchClient, client: SearchClient) =>
        engine.configure({ ...bare, parameters: { filters: 'a:b' } }, client),
    ],
  ])('facets that were found are found anew for %s', async (_, change) => {
    const { engine, asked, client } = started({ facets: null })
    const found = () => engine.snapshot().found?.map(({ attribute }) => attribute)
    await settled()
    asked[0]?.answer([{ facets: { city: { Riga: 1, Oslo: 1 } } }])
    await settled()
    const other = controlled()
    change(engine, other.client, client)
    await settled()
    const again = [...other.asked, ...asked.slice(1)]
    again[0]?.answer([{ nbHits: 3, facets: { kind: { a: 1, b: 1 } } }])
    await settled()
    expect(found()).toEqual(['kind'])
    engine.set({ query: 'narrow' })
    await settled()
    const next = [...other.asked, ...asked.slice(1)]
    next[1]?.answer([{ nbHits: 2, facets: { city: { Riga: 1, Oslo: 1 } } }])
    await settled()
    expect(found()).toEqual(['kind'])
  })

  test('what is under way when a setting goes wrong is neither shown nor told, and asked again after it', async () => {
    const { engine, asked, client } = started()
    await settled()
    asked[0]?.answer()
    await settled()
    engine.set({ query: 'jazz' })
    await settled()
    engine.configure(null, client)
    expect(engine.snapshot()).toMatchObject({ status: 'idle', outcome: { nbHits: 10 } })
    asked[1]?.fail()
    await settled()
    expect(engine.snapshot().error).toBeNull()
    const facet = {
      attribute: 'city',
      type: 'list',
      limit: 10,
      sort: 'count',
      label: null,
    } as const
    expect(await engine.values({ ...facet, closed: false, search: true }, 'ri')).toBeNull()
    engine.configure(setup, client)
    await settled()
    expect(mains(asked)[2]).toMatchObject({ query: 'jazz' })
  })

  describe('another index that the page names later', () => {
    async function moved(filters: SearchState['filters']) {
      const { engine, asked, client } = started({}, { filters })
      await settled()
      asked[0]?.answer()
      await settled()
      engine.configure({ ...setup, indices: ['help'] }, client)
      await settled()
      return { engine, asked, at: asked.length - 1 }
    }
    const nothing = [{ hits: [], nbHits: 0, facets: {} }]

    test('keeps the filters by which it finds something, at no cost', async () => {
      const { engine, asked, at } = await moved({ city: ['Riga'] })
      asked[at]?.answer()
      await settled()
      expect(asked).toHaveLength(at + 1)
      expect(engine.snapshot().state.filters).toEqual({ city: ['Riga'] })
    })

    test('loses those that mean nothing there, before anybody sees that nothing is found', async () => {
      const { engine, asked, at } = await moved({ city: ['Riga'], topic: ['gone'] })
      const seen = vi.fn()
      engine.subscribe(() => seen(engine.snapshot().outcome?.nbHits))
      asked[at]?.answer(nothing)
      await settled()
      asked[at + 1]?.answer()
      await settled()
      expect(engine.snapshot().state.filters).toEqual({ topic: ['gone'] })
      expect(asked[at + 2]?.queries[0]?.params.facetFilters).toEqual([['topic:gone']])
      asked[at + 2]?.answer(nothing)
      await settled()
      // What is known there stays, though it finds nothing.
      expect(engine.snapshot()).toMatchObject({
        state: { filters: { topic: ['gone'] } },
        outcome: { nbHits: 0 },
        status: 'idle',
      })
      expect(asked).toHaveLength(at + 3)
      expect(seen.mock.calls.flat().filter((count) => count === 0)).toHaveLength(1)
    })

    test('is an empty answer too where the service does not tell its filters', async () => {
      const { engine, asked, at } = await moved({ city: ['Riga'] })
      asked[at]?.answer(nothing)
      await settled()
      asked[at + 1]?.fail()
      await settled()
      expect(engine.snapshot()).toMatchObject({
        state: { filters: { city: ['Riga'] } },
        outcome: { nbHits: 0 },
        error: null,
      })
    })

    test('asks about its filters once, and not at all in the index where it began', async () => {
      const { engine, asked, at } = await moved({ topic: ['a'] })
      asked[at]?.answer()
      await settled()
      engine.set({ query: 'zzz' })
      await settled()
      asked[at + 1]?.answer(nothing)
      await settled()
      expect(asked).toHaveLength(at + 2)
    })
  })

  describe('what is remembered or in an address', () => {
    test('is kept where it is offered', async () => {
      const { engine, asked } = started({}, { sort: 'events_price', hitsPerPage: 20, page: 3 })
      await settled()
      expect(engine.snapshot().state).toMatchObject({ sort: 'events_price', page: 3 })
      expect(asked[0]?.queries[0]).toMatchObject({
        indexName: 'events_price',
        params: { hitsPerPage: 20, page: 3 },
      })
    })

    test('is ignored where it is not, from the start and later, and the page stays', async () => {
      const { engine, asked } = started({}, { sort: 'secret', hitsPerPage: 1000, page: 3 })
      await settled()
      expect(asked).toHaveLength(1)
      expect(asked[0]?.queries[0]).toMatchObject({
        indexName: 'events',
        params: { hitsPerPage: 2, page: 3 },
      })
      engine.set({ sort: 'other', hitsPerPage: 7, page: 3 }, 'restore')
      expect(engine.snapshot().state).toMatchObject({ sort: null, hitsPerPage: null, page: 3 })
    })

    test('is told as no order on another tab, and waits on the first', async () => {
      const { engine } = started({ indices: ['events', 'help'] }, { sort: 'events_price' })
      expect(engine.sortHere()).toBe('events_price')
      engine.set({ index: 'help' })
      expect(engine.sortHere()).toBeNull()
      engine.set({ index: 'events' })
      expect(engine.sortHere()).toBe('events_price')
    })

    test('a page beyond the last becomes the last', async () => {
      const { engine, asked } = started({}, { page: 40 })
      await settled()
      asked[0]?.answer([{ hits: [] }])
      await settled()
      expect(engine.snapshot().state.page).toBe(4)
      expect(mains(asked).at(-1)).toMatchObject({ page: 4 })
    })
  })

  describe('what the owner makes of the results', () => {
    test.each([
      ['all that are here are none', 2, () => [], 0],
      ['one of all is taken away', 2, (hits: readonly Json[]) => hits.slice(1), 1],
      ['one is added', 2, (hits: readonly Json[]) => [...hits, { objectID: 'own' }], 3],
      ['there are more than these', 10, () => [], 10],
    ])('is counted where it can be: %s', async (_, nbHits, transform, count) => {
      const { engine, asked, client } = started()
      engine.configure(setup, client, transform)
      await settled()
      asked[0]?.answer([{ nbHits, nbPages: nbHits / 2 }])
      await settled()
      expect(engine.snapshot().outcome).toMatchObject({
        nbHits: count,
        groups: [{ nbHits: count }],
      })
    })

    test('is shown, also of those shown already, and is no part of what grows', async () => {
      const { engine, asked, client } = started({ grows: true })
      await settled()
      asked[0]?.answer()
      await settled()
      const first = (hits: readonly object[]) => hits.slice(0, 1) as Record<string, unknown>[]
      engine.configure({ ...setup, grows: true }, client, first)
      expect(engine.snapshot().outcome?.hits).toHaveLength(1)
      engine.set({ page: 1 })
      await settled()
      asked[1]?.answer()
      await settled()
      expect(engine.snapshot().outcome).toMatchObject({ nbHits: 10, hits: [{ objectID: '0-0' }] })
      engine.configure({ ...setup, grows: true }, client, (hits) => hits)
      expect(engine.snapshot().outcome?.hits).toHaveLength(4)
      expect(asked).toHaveLength(2)
    })
  })
})
