// A list that grows, and the owner's changes of results.
import { describe, expect, test } from 'vitest'
import type { Json } from '../../../src/net/json.ts'
import type { Engine } from '../../../src/search/engine/snapshot.ts'
import { onHeldClock, settled, setup, starter } from './controlled.ts'
import { engines } from './engines.ts'

onHeldClock()

describe.each(engines)('the engine %s', (_engine, createEngine) => {
  const started = starter(createEngine)

  const ids = (engine: Engine) => engine.snapshot().outcome?.hits.map(({ objectID }) => objectID)

  test('a growing list requests only the next page, and keeps the earlier ones', async () => {
    const { engine, asked, answer } = started({ grows: true })
    await answer(0)
    engine.set({ page: 1 })
    await settled()
    expect(asked[1]?.queries).toHaveLength(1)
    await answer(1)
    expect(ids(engine)).toEqual(['0-0', '0-1', '1-0', '1-1'])
    expect(engine.snapshot().outcome?.offset).toBe(0)
  })

  test('a growing list is restored in one request', async () => {
    const { engine, asked, answer } = started({ grows: true }, { page: 2 })
    await settled()
    expect(asked).toHaveLength(1)
    await answer(0)
    expect(ids(engine)).toEqual(['0-0', '0-1', '1-0', '1-1', '2-0', '2-1'])
  })

  test.each([
    ['all that are here are none', 2, () => [], 0],
    ['one of all is taken away', 2, (hits: readonly Json[]) => hits.slice(1), 1],
    ['one is added', 2, (hits: readonly Json[]) => [...hits, { objectID: 'own' }], 3],
    ['there are more than these', 10, () => [], 10],
  ])('the owner’s changes count if possible: %s', async (_, nbHits, transform, count) => {
    const { engine, client, answer } = started()
    engine.configure(setup, client, transform)
    await answer(0, [{ nbHits, nbPages: nbHits / 2 }])
    expect(engine.snapshot().outcome).toMatchObject({
      nbHits: count,
      groups: [{ nbHits: count }],
    })
  })

  test('the owner’s changes apply to earlier results too, and do not accumulate', async () => {
    const { engine, asked, client, answer } = started({ grows: true })
    await answer(0)
    const first = (hits: readonly object[]) => hits.slice(0, 1) as Record<string, unknown>[]
    engine.configure({ ...setup, grows: true }, client, first)
    expect(engine.snapshot().outcome?.hits).toHaveLength(1)
    engine.set({ page: 1 })
    await answer(1)
    expect(engine.snapshot().outcome).toMatchObject({ nbHits: 10, hits: [{ objectID: '0-0' }] })
    engine.configure({ ...setup, grows: true }, client, (hits) => hits)
    expect(engine.snapshot().outcome?.hits).toHaveLength(4)
    expect(asked).toHaveLength(2)
  })
})
