// Several indices at once, and another that the page names later.
import { describe, expect, test, vi } from 'vitest'
import type { SearchState } from '../../../src/search/engine/state.ts'
import { onHeldClock, settled, setup, starter } from './controlled.ts'
import { engines } from './engines.ts'

onHeldClock()

describe.each(engines)('the engine %s', (_engine, createEngine) => {
  const started = starter(createEngine)

  const indices = ['events', 'help']

  test('several indices that are shown together each have their own results', async () => {
    const { engine, asked, client, answer } = started({ indices, groups: true })
    await settled()
    expect(asked[0]?.queries.map(({ params }) => params)).toEqual([
      { hitsPerPage: 2, query: '', page: 0 },
      { hitsPerPage: 2, query: '', page: 0 },
    ])
    engine.configure({ ...setup, indices, groups: true }, client, (hits) => hits.slice(1))
    await answer(0, [{}, { nbHits: 4, queryID: 'of-help', index: 'help_replica' }])
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

  test('filters that one of several indices does not have are dropped there, and come back', async () => {
    const { engine, asked, answer } = started({ indices }, { filters: { city: ['Riga'] } })
    await settled()
    // What each index can be filtered by is asked once.
    await answer(0)
    const [main, other] = asked[1]?.queries ?? []
    expect(main?.params.facetFilters).toEqual([['city:Riga']])
    expect(other?.params.facetFilters).toBeUndefined()
    await answer(1)
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

  test('an index that is taken away leads back to the first', async () => {
    const { engine, asked, client } = started({ indices }, { index: 'help' })
    await settled()
    engine.configure(setup, client)
    await settled()
    expect(engine.snapshot().state.index).toBe('events')
    expect(asked.at(-1)?.queries[0]?.indexName).toBe('events')
  })

  async function moved(filters: SearchState['filters']) {
    const { engine, asked, client, answer } = started({}, { filters })
    await answer(0)
    engine.configure({ ...setup, indices: ['help'] }, client)
    await settled()
    return { engine, asked, answer, at: asked.length - 1 }
  }
  const nothing = [{ hits: [], nbHits: 0, facets: {} }]

  test('another index that the page names later keeps the filters with results, without another request', async () => {
    const { engine, asked, at, answer } = await moved({ city: ['Riga'] })
    await answer(at)
    expect(asked).toHaveLength(at + 1)
    expect(engine.snapshot().state.filters).toEqual({ city: ['Riga'] })
  })

  test('another index that the page names later drops unknown filters before an empty result is shown', async () => {
    const { engine, asked, at, answer } = await moved({ city: ['Riga'], topic: ['gone'] })
    const seen = vi.fn()
    engine.subscribe(() => seen(engine.snapshot().outcome?.nbHits))
    await answer(at, nothing)
    await answer(at + 1)
    expect(engine.snapshot().state.filters).toEqual({ topic: ['gone'] })
    expect(asked[at + 2]?.queries[0]?.params.facetFilters).toEqual([['topic:gone']])
    await answer(at + 2, nothing)
    // What is known there stays, though it finds nothing.
    expect(engine.snapshot()).toMatchObject({
      state: { filters: { topic: ['gone'] } },
      outcome: { nbHits: 0 },
      status: 'idle',
    })
    expect(asked).toHaveLength(at + 3)
    expect(seen.mock.calls.flat().filter((count) => count === 0)).toHaveLength(1)
  })

  test('another index shows an empty result if the service does not tell its filters', async () => {
    const { engine, asked, at, answer } = await moved({ city: ['Riga'] })
    await answer(at, nothing)
    asked[at + 1]?.fail()
    await settled()
    expect(engine.snapshot()).toMatchObject({
      state: { filters: { city: ['Riga'] } },
      outcome: { nbHits: 0 },
      error: null,
    })
  })

  test('the filters of another index that the page names later are requested once, and never those of the first index', async () => {
    const { engine, asked, at, answer } = await moved({ topic: ['a'] })
    await answer(at)
    engine.set({ query: 'zzz' })
    await answer(at + 1, nothing)
    expect(asked).toHaveLength(at + 2)
  })
})
