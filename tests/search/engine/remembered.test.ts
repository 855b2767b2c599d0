// Which remembered values and values in an address count.
import { describe, expect, test } from 'vitest'
import { mains, onHeldClock, settled, starter } from './controlled.ts'
import { engines } from './engines.ts'

onHeldClock()

describe.each(engines)('the engine %s', (_engine, createEngine) => {
  const started = starter(createEngine)

  test('a value that is not offered is ignored, at the start and later, and the page stays', async () => {
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

  test('a remembered order does not count on another tab, and waits for the first', async () => {
    const { engine } = started({ indices: ['events', 'help'] }, { sort: 'events_price' })
    expect(engine.sortHere()).toBe('events_price')
    engine.set({ index: 'help' })
    expect(engine.sortHere()).toBeNull()
    engine.set({ index: 'events' })
    expect(engine.sortHere()).toBe('events_price')
  })

  test('a page beyond the last becomes the last', async () => {
    const { engine, asked, answer } = started({}, { page: 40 })
    await answer(0, [{ hits: [] }])
    expect(engine.snapshot().state.page).toBe(4)
    expect(mains(asked).at(-1)).toMatchObject({ page: 4 })
  })
})
