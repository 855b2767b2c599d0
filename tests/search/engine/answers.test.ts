// What the engine makes of late, repeated and failing answers.
import { describe, expect, test, vi } from 'vitest'
import type { Setup } from '../../../src/search/engine/setup.ts'
import type { Engine } from '../../../src/search/engine/snapshot.ts'
import type { SearchClient } from '../../../src/search/service/search-client.ts'
import { controlled, onHeldClock, settled, setup, starter } from './controlled.ts'
import { engines } from './engines.ts'

const bare: Setup = { ...setup, facets: null }

onHeldClock()

describe.each(engines)('the engine %s', (_engine, createEngine) => {
  const started = starter(createEngine)

  test('an answer that comes late never replaces a newer one', async () => {
    const { engine, answer } = started()
    await settled()
    engine.set({ query: 'jazz' })
    await answer(1)
    await answer(0)
    expect(engine.snapshot().outcome?.state.query).toBe('jazz')
    expect(engine.snapshot().status).toBe('idle')
  })

  test('a late answer is “stalled” after 300 ms and “slow” after four seconds, until it arrives', async () => {
    const { engine, answer } = started()
    await settled()
    expect(engine.snapshot().status).toBe('loading')
    await vi.advanceTimersByTimeAsync(300)
    expect(engine.snapshot().status).toBe('stalled')
    await vi.advanceTimersByTimeAsync(3700)
    expect(engine.snapshot().status).toBe('slow')
    await answer(0)
    expect(engine.snapshot().status).toBe('idle')
  })

  test('a failed answer keeps the results, and the same request can be sent again', async () => {
    const { engine, asked, answer } = started()
    await answer(0)
    engine.set({ query: 'jazz' })
    await settled()
    asked[1]?.fail()
    await settled()
    expect(engine.snapshot()).toMatchObject({ error: { code: 'server' }, status: 'idle' })
    expect(engine.snapshot().outcome?.state.query).toBe('')
    engine.refresh()
    await answer(2)
    expect(engine.snapshot().error).toBeNull()
    expect(engine.snapshot().outcome?.state.query).toBe('jazz')
  })

  test('an answer after the end is ignored', async () => {
    const { engine, asked } = started()
    await settled()
    const heard = vi.fn()
    engine.subscribe(heard)
    engine.dispose()
    asked[0]?.answer()
    await vi.advanceTimersByTimeAsync(1000)
    expect(heard).not.toHaveBeenCalled()
  })

  test.each([
    ['another service', (engine: Engine, other: SearchClient) => engine.configure(bare, other)],
    [
      'other filters of the page',
      (engine: Engine, _: SearchClient, client: SearchClient) =>
        engine.configure({ ...bare, parameters: { filters: 'a:b' } }, client),
    ],
  ])('facets are found again for %s', async (_, change) => {
    const { engine, asked, client, answer } = started({ facets: null })
    const found = () => engine.snapshot().found?.map(({ attribute }) => attribute)
    await answer(0, [{ facets: { city: { Riga: 1, Oslo: 1 } } }])
    const other = controlled()
    change(engine, other.client, client)
    await settled()
    const again = [...other.asked, ...asked.slice(1)]
    again[0]?.answer([{ nbHits: 3, facets: { kind: { a: 2, b: 1 } } }])
    await settled()
    expect(found()).toEqual(['kind'])
    engine.set({ query: 'narrow' })
    await settled()
    const next = [...other.asked, ...asked.slice(1)]
    next[1]?.answer([{ nbHits: 2, facets: { city: { Riga: 1, Oslo: 1 } } }])
    await settled()
    expect(found()).toEqual(['kind'])
  })
})
