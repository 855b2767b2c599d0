// When the engine sends requests, and how many.
import { describe, expect, test } from 'vitest'
import { emptyState } from '../../../src/search/engine/state.ts'
import { controlled, mains, onHeldClock, settled, setup, starter } from './controlled.ts'
import { engines } from './engines.ts'

onHeldClock()

describe.each(engines)('the engine %s', (_engine, createEngine) => {
  const started = starter(createEngine)

  test('sends nothing while it is not allowed, and then one request for the latest state', async () => {
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

  test('sends nothing before it is allowed', async () => {
    const { asked, client } = controlled()
    const engine = createEngine(emptyState('events'))
    engine.configure(setup, client)
    await settled()
    expect(asked).toHaveLength(0)
    engine.begin()
    await settled()
    expect(asked).toHaveLength(1)
  })

  test('that is removed before its first request sends nothing, and sends it when it is put back', async () => {
    const { engine, asked } = started()
    engine.dispose()
    await settled()
    expect(asked).toHaveLength(0)
    engine.begin()
    await settled()
    expect(asked).toHaveLength(1)
  })

  test('sends one request for all changes of a task', async () => {
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

  test('sends nothing for an unchanged state or equal settings', async () => {
    const { engine, asked, client, answer } = started()
    await answer(0)
    engine.set({ query: '' })
    engine.set({ filters: {} })
    engine.configure({ ...setup }, client)
    await settled()
    expect(asked).toHaveLength(1)
  })

  test('sends nothing for a change that is undone at once', async () => {
    const { engine, asked, answer } = started()
    await answer(0)
    engine.set({ query: 'jazz' })
    engine.set({ query: '' })
    await settled()
    expect(asked).toHaveLength(1)
  })

  test('requests the first page after any change except that of the page', async () => {
    const { engine, asked } = started({}, { page: 3 })
    await settled()
    engine.set({ query: 'jazz' })
    await settled()
    engine.set({ page: 2 })
    await settled()
    expect(mains(asked)).toMatchObject([{ page: 3 }, { page: 0 }, { page: 2 }])
  })

  test('requests the first page if parameters change, but not if only facets do', async () => {
    const { engine, asked, client } = started({}, { page: 3 })
    await settled()
    engine.configure({ ...setup, facets: null }, client)
    await settled()
    engine.configure({ ...setup, facets: null, parameters: { filters: 'a:b' } }, client)
    await settled()
    expect(mains(asked)).toMatchObject([{ page: 3 }, { page: 3 }, { page: 0, filters: 'a:b' }])
  })

  test('sends the request again past every cache on a refresh, and at once to another client', async () => {
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

  test('a request under way when a setting becomes wrong is dropped, and sent again afterwards', async () => {
    const { engine, asked, client, answer } = started()
    await answer(0)
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
})
