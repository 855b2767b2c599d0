// A client that the page gives is held to the same promises as ours.
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { SearchClient } from '../../src/search/client.ts'
import { heldToPromises } from '../../src/search/given-client.ts'

const requests = [{ indexName: 'events', params: {} }]
const answer = { results: [{ hits: [], nbHits: 0 }] }
const giving = (search: () => unknown) => heldToPromises({ search } as unknown as SearchClient)
const failing = (search: () => unknown) =>
  giving(search)
    .search(requests)
    .catch((thrown: unknown) => thrown)

afterEach(() => {
  vi.useRealTimers()
})

describe('a client of the page', () => {
  test('answers as ours does', async () => {
    expect(await giving(async () => answer).search(requests)).toEqual(answer)
  })

  test('may keep its methods on a prototype, and see itself', async () => {
    class Client {
      private readonly kept = answer
      clearCache = vi.fn()
      async search() {
        return this.kept
      }
      addAlgoliaAgent() {
        return this.kept
      }
    }
    const client = new Client()
    const held = heldToPromises(client)
    expect(await held.search(requests)).toEqual(answer)
    held.clearCache?.()
    expect(client.clearCache).toHaveBeenCalledTimes(1)
    expect(() => held.addAlgoliaAgent?.('x')).not.toThrow()
  })

  test('needs no other method than search', () => {
    const held = giving(async () => answer)
    expect(() => [held.clearCache?.(), held.addAlgoliaAgent?.('x')]).not.toThrow()
  })
})

describe('a client of the page that fails', () => {
  test.each([
    [{ status: 403, message: 'Invalid key' }, 'key', 403],
    [{ status: 429 }, 'rate-limit', 429],
    [Object.assign(new Error('down'), { status: 503 }), 'server', 503],
    [new Error('boom'), 'internal', null],
    ['words', 'internal', null],
    [undefined, 'internal', null],
  ])('with %j is told by the same codes: %s', async (thrown, code, status) => {
    expect(await failing(() => Promise.reject(thrown))).toMatchObject({ code, status })
  })

  test('at once, without a promise, is told too', async () => {
    const thrown = await failing(() => {
      throw new Error('boom')
    })
    expect(thrown).toMatchObject({ code: 'internal', message: 'boom' })
  })

  test.each([[undefined], [null], [{}], [{ results: [] }], [{ results: [{ hits: 5 }] }]])(
    'by answering %j is an error of shape',
    async (value) => {
      expect(await failing(async () => value)).toMatchObject({ code: 'shape' })
    },
  )

  test('by never answering is a timeout after eight seconds', async () => {
    vi.useFakeTimers()
    const outcome = failing(() => new Promise(() => {}))
    await vi.advanceTimersByTimeAsync(8000)
    expect(await outcome).toMatchObject({ code: 'timeout' })
    expect(vi.getTimerCount()).toBe(0)
  })
})
