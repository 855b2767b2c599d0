// When the engine asks, and how often.
import { describe, expect, test } from 'vitest'
import { emptyState } from '../../../src/search/engine/state.ts'
import { controlled, mains, onHeldClock, settled, setup, starter } from './controlled.ts'
import { engines } from './engines.ts'

onHeldClock()

describe.each(engines)('the engine %s', (_engine, createEngine) => {
  const started = starter(createEngine)

  test('asks nothing while it may not any more, and then once what is wanted by then', async () => {
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

  test('asks nothing before it may', async () => {
    const { asked, client } = controlled()
    const engine = createEngine(emptyState('events'))
    engine.configure(setup, client)
    await settled()
    expect(asked).toHaveLength(0)
    engine.begin()
    await settled()
    expect(asked).toHaveLength(1)
  })

  test('that is put away before its first question asks nobody, and asks where it goes on', async () => {
    const { engine, asked } = started()
    engine.dispose()
    await settled()
    expect(asked).toHaveLength(0)
    engine.begin()
    await settled()
    expect(asked).toHaveLength(1)
  })

  test('asks once for all that changes in a task', async () => {
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

  test('asks nothing for an unchanged state, nor for settings that say the same', async () => {
    const { engine, asked, client, answer } = started()
    await answer(0)
    engine.set({ query: '' })
    engine.set({ filters: {} })
    engine.configure({ ...setup }, client)
    await settled()
    expect(asked).toHaveLength(1)
  })

  test('asks nothing for a change that is taken back at once', async () => {
    const { engine, asked, answer } = started()
    await answer(0)
    engine.set({ query: 'jazz' })
    engine.set({ query: '' })
    await settled()
    expect(asked).toHaveLength(1)
  })

  test('asks for the first page after any change but another page', async () => {
    const { engine, asked } = started({}, { page: 3 })
    await settled()
    engine.set({ query: 'jazz' })
    await settled()
    engine.set({ page: 2 })
    await settled()
    expect(mains(asked)).toMatchObject([{ page: 3 }, { page: 0 }, { page: 2 }])
  })

  test('asks for the first page where the parameters change, and not where only facets do', async () => {
    const { engine, asked, client } = started({}, { page: 3 })
    await settled()
    engine.configure({ ...setup, facets: null }, client)
    await settled()
    engine.configure({ ...setup, facets: null, parameters: { filters: 'a:b' } }, client)
    await settled()
    expect(mains(asked)).toMatchObject([{ page: 3 }, { page: 3 }, { page: 0, filters: 'a:b' }])
  })

  test('asks again past every cache when told to, and another client at once', async () => {
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

  test('what is under way when a setting goes wrong is neither shown nor told, and asked again after it', async () => {
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
