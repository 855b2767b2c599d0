// A client from the page keeps the same promises as ours.
import { afterEach, describe, expect, test, vi } from 'vitest'
import { fromGivenClient } from '../../../src/search/service/given-client.ts'
import type { GivenClient } from '../../../src/search/service/instantsearch-client.ts'

const ask = (query: string) => [{ indexName: 'events', params: { query } }]
const requests = ask('jazz')
const values = [
  {
    indexName: 'events',
    type: 'facet' as const,
    facet: 'brand',
    params: { facetQuery: 'ac', maxFacetHits: 5, filters: 'open' },
  },
]
const answer = { results: [{ hits: [], nbHits: 0 }] }
const facetHits = [{ value: 'Acme', highlighted: 'Acme', count: 3 }]
const giving = (search: GivenClient['search'], more: Partial<GivenClient> = {}) =>
  fromGivenClient({ search, ...more })
const failing = (search: GivenClient['search']) =>
  giving(search)
    .search(requests)
    .catch((thrown: unknown) => thrown)

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('a client of the page', () => {
  test('answers as ours does', async () => {
    expect(await giving(async () => answer).search(requests)).toEqual(answer)
  })

  test('may have its methods on a prototype, and use this in them', async () => {
    class Client {
      private readonly kept = answer
      clearCache = vi.fn()
      async search() {
        return this.kept
      }
    }
    const client = new Client()
    const held = fromGivenClient(client)
    expect(await held.search(requests)).toEqual(answer)
    held.clearCache()
    expect(client.clearCache).toHaveBeenCalledTimes(1)
  })

  test('needs no other method than search', () => {
    const held = giving(async () => answer)
    expect(() => [held.clearCache(), held.dispose()]).not.toThrow()
  })

  test('is asked as InstantSearch asks', async () => {
    const search = vi.fn(async () => answer)
    await giving(search).search(requests)
    expect(search).toHaveBeenCalledWith([{ indexName: 'events', params: { query: 'jazz' } }])
  })

  test('is not asked again for what it has answered, until clearCache()', async () => {
    const search = vi.fn(async () => answer)
    const held = giving(search)
    await held.search(requests)
    expect(await held.search(requests)).toEqual(answer)
    expect(search).toHaveBeenCalledTimes(1)
    held.clearCache()
    await held.search(requests)
    expect(search).toHaveBeenCalledTimes(2)
  })

  test('keeps the answers that it gives: they are not changed', async () => {
    const kept = { results: [...answer.results] }
    const held = giving(async () => kept)
    await held.search(ask('a'))
    await held.search(ask('b'))
    expect(kept).toEqual(answer)
  })

  test('is no longer waited for when the next search begins', async () => {
    const search = vi.fn(async (): Promise<unknown> => answer)
    search.mockReturnValueOnce(new Promise(() => {}))
    const held = giving(search)
    const earlier = held.search(ask('jaz')).catch((error: unknown) => error)
    expect(await held.search(ask('jazz'))).toEqual(answer)
    expect(await earlier).toMatchObject({ name: 'AbortError' })
  })
})

describe('values of a filter are asked for', () => {
  test('by the method for them, where a client has one', async () => {
    const searchForFacetValues = vi.fn(async () => [{ facetHits }])
    const search = vi.fn()
    const held = giving(search, { searchForFacetValues })
    expect(await held.search(values)).toEqual({ results: [{ facetHits }] })
    expect(search).not.toHaveBeenCalled()
    expect(searchForFacetValues).toHaveBeenCalledWith([
      {
        indexName: 'events',
        params: expect.objectContaining({
          facetName: 'brand',
          facetQuery: 'ac',
          maxFacetHits: 5,
          filters: 'open',
        }),
      },
    ])
  })

  test.each([
    ['has no such method', {}],
    [
      'is of the fifth version, whose method is another',
      { searchForFacetValues: () => ({}), searchForFacets: () => ({}) },
    ],
  ])('by a search where a client %s', async (_, more) => {
    const search = vi.fn(async () => ({ results: [{ facetHits }] }))
    expect(await giving(search, more).search(values)).toEqual({ results: [{ facetHits }] })
    expect(search).toHaveBeenCalledWith(values)
  })

  test('and an answer of another shape is an error', async () => {
    const held = giving(async () => answer, { searchForFacetValues: async () => [{}] })
    await expect(held.search(values)).rejects.toMatchObject({ code: 'shape' })
  })
})

describe('a client of the page that fails', () => {
  const named = (name: string, message: string, more = {}) =>
    Object.assign(new Error(message), { name, ...more })

  test.each([
    [{ status: 403, message: 'Invalid key' }, 'key', 403],
    [{ status: 429 }, 'rate-limit', 429],
    [Object.assign(new Error('down'), { status: 503 }), 'server', 503],
    [named('ObjectNotFound', 'Not found', { httpStatus: 404 }), 'not-found', 404],
    [new Error('400 - Could not parse the filter query.'), 'config', 400],
    [new Error('no', { cause: { response: { status: 403 } } }), 'key', 403],
    [named('AxiosError', 'no', { response: { status: 503 } }), 'server', 503],
    [named('AxiosError', 'Network Error', { code: 'ERR_NETWORK' }), 'network', null],
    [named('RetryError', 'Unreachable hosts'), 'network', null],
    [new TypeError('Failed to fetch'), 'network', null],
    [new TypeError('Load failed'), 'network', null],
    [new TypeError('NetworkError when attempting to fetch resource.'), 'network', null],
    [new Error('Request to https://search.example has failed'), 'network', null],
    [new Error('boom'), 'internal', null],
    ['words', 'internal', null],
    [undefined, 'internal', null],
  ])('with %j is told by the same codes: %s', async (thrown, code, status) => {
    expect(await failing(() => Promise.reject(thrown))).toMatchObject({ code, status })
  })

  test('while the device is offline is reported as offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const thrown = await failing(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(thrown).toMatchObject({ code: 'offline' })
  })

  test('by throwing, without a promise, is reported too', async () => {
    const thrown = await failing(() => {
      throw new Error('boom')
    })
    expect(thrown).toMatchObject({
      code: 'internal',
      message: 'the page’s search client failed: boom',
    })
  })

  test('with an address in its message does not reveal the key in it', async () => {
    const message = 'GET https://search.example/?x-typesense-api-key=secret&q=a was refused'
    const thrown = await failing(() => Promise.reject({ status: 400, message }))
    expect(String(thrown)).toContain('was refused')
    expect(String(thrown)).not.toContain('secret')
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
