// Parallel requests, cancellation, and cached answers.
import { describe, expect, test, vi } from 'vitest'
import { deadline } from '../../../src/net/deadline.ts'
import {
  answer,
  ask,
  echoing,
  fetched,
  hanging,
  open,
  reply,
  requests,
  resultOf,
  withNetwork,
} from './network.ts'

withNetwork()

const values = (facet: string, facetQuery: string) => [
  { indexName: 'events', type: 'facet' as const, facet, params: { facetQuery, maxFacetHits: 5 } },
]
const facetAnswer = { results: [{ facetHits: [{ value: 'Acme', highlighted: 'Acme', count: 3 }] }] }
const sent = (): unknown[] =>
  fetched.mock.calls.map(([, { body }]) => JSON.parse(String(body)).requests)
const aborted = () => fetched.mock.calls.map(([, { signal }]) => signal?.aborted)

describe('several queries at once', () => {
  test('are answered in their order', async () => {
    fetched.mockImplementation(echoing)
    const { results } = await open().search([...ask('a'), ...ask('b')])
    expect(results).toEqual([resultOf('a'), resultOf('b')])
  })

  test('cost a request only for those that are not known yet', async () => {
    fetched.mockImplementation(echoing)
    const client = open()
    await client.search([...ask('a'), ...ask('b')])
    const { results } = await client.search([...ask('b'), ...ask('c'), ...ask('a')])
    expect(results).toEqual([resultOf('b'), resultOf('c'), resultOf('a')])
    expect(sent()[1]).toEqual([{ indexName: 'events', query: 'c' }])
  })

  test('fail with the code shape when one has no answer', async () => {
    const queries = [...ask('a'), ...ask('b')]
    await expect(open().search(queries)).rejects.toMatchObject({ code: 'shape' })
  })
})

test('old answers are forgotten and asked for again, the latest are kept', async () => {
  const client = open()
  for (let at = 0; at <= 300; at++) await client.search(ask(String(at)))
  fetched.mockClear()
  await client.search(ask('300'))
  expect(fetched).not.toHaveBeenCalled()
  await client.search(ask('0'))
  expect(fetched).toHaveBeenCalledTimes(1)
})

test('of large answers fewer are kept', async () => {
  fetched.mockImplementation(async () => reply({ ...answer, more: 'x'.repeat(4e6) }))
  const client = open()
  for (const query of 'abc') await client.search(ask(query))
  await client.search(ask('c'))
  expect(fetched).toHaveBeenCalledTimes(3)
  await client.search(ask('a'))
  expect(fetched).toHaveBeenCalledTimes(4)
})

test.each([
  ['a large answer', 'x'.repeat(2e5), ['another task', 'answer']],
  ['a small answer', 'x', ['answer', 'another task']],
])(
  '%s: when it has been read, the page may do something else first, or not',
  async (_, more, order) => {
    const seen: string[] = []
    fetched.mockImplementation(async () => {
      const response = reply({ ...answer, more })
      const read = response.text.bind(response)
      response.text = async () => {
        const text = await read()
        setTimeout(() => seen.push('another task'))
        return text
      }
      return response
    })
    await open().search(ask('a'))
    seen.push('answer')
    await vi.waitFor(() => expect(seen).toEqual(order))
  },
)

test('a large answer that nobody waits for any more when it has been read is not given', async () => {
  const client = open()
  fetched.mockImplementation(async () => {
    const response = reply({ ...answer, more: 'x'.repeat(2e5) })
    const read = response.text.bind(response)
    response.text = async () => {
      const text = await read()
      setTimeout(() => client.dispose())
      return text
    }
    return response
  })
  await expect(client.search(ask('a'))).rejects.toMatchObject({ name: 'AbortError' })
})

test('a large answer that came in time is given, though the time is over before it is shown', async () => {
  vi.useFakeTimers()
  fetched.mockImplementation(async () => {
    const response = reply({ ...answer, more: 'x'.repeat(2e5) })
    const read = response.text.bind(response)
    response.text = async () => {
      await new Promise((go) => setTimeout(go, deadline - 1))
      return read()
    }
    return response
  })
  const found = open().search(ask('a'))
  found.catch(() => {})
  await vi.advanceTimersByTimeAsync(deadline + 10)
  vi.useRealTimers()
  expect((await found).results).toHaveLength(1)
})

test('a search whose answer is known cancels the one under way, too', async () => {
  const client = open()
  await client.search(ask('known'))
  fetched.mockImplementationOnce(hanging)
  const earlier = client.search(ask('slow')).catch((error: unknown) => error)
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2))
  expect(await client.search(ask('known'))).toEqual(answer)
  expect(await earlier).toMatchObject({ name: 'AbortError' })
  expect(aborted()).toEqual([false, true])
})

describe('a search for values of a filter', () => {
  test('is written as the service documents it', async () => {
    fetched.mockImplementation(async () => reply(facetAnswer))
    expect(await open().search(values('brand', 'ac'))).toEqual(facetAnswer)
    const [query] = values('brand', 'ac')
    expect(sent()).toEqual([
      [{ indexName: 'events', type: query?.type, facet: 'brand', ...query?.params }],
    ])
  })

  test('that is known costs no request', async () => {
    fetched.mockImplementation(async () => reply(facetAnswer))
    const client = open()
    await client.search(values('brand', 'ac'))
    await client.search(values('brand', 'ac'))
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['a search for results', requests],
    ['one in another filter', values('city', 'kra')],
  ])('does not end %s, nor is ended by it', async (_, other) => {
    fetched.mockImplementation(hanging)
    const client = open()
    client.search(other).catch(() => {})
    client.search(values('brand', 'ac')).catch(() => {})
    client.search(other).catch(() => {})
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2))
    expect(aborted()).toEqual([false, false])
    client.dispose()
    await vi.waitFor(() => expect(aborted()).toEqual([true, true]))
  })

  test('is cancelled by the next one in the same filter', async () => {
    fetched.mockImplementationOnce(hanging)
    const client = open()
    const earlier = client.search(values('brand', 'a')).catch((error: unknown) => error)
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(1))
    await client.search(values('brand', 'ac'))
    expect(await earlier).toMatchObject({ name: 'AbortError' })
  })
})

describe('an early request', () => {
  test('is answered once, whatever the order of its names', async () => {
    fetched.mockImplementation(echoing)
    const client = open()
    client.askAhead?.([{ indexName: 'events', params: { query: 'a', page: 0 } }])
    const [asked] = [{ indexName: 'events', params: { page: 0, query: 'a' } }]
    expect(await client.search([asked])).toEqual({ results: [resultOf('a')] })
    expect(sent()).toHaveLength(1)
  })

  test('that has failed already fails the search that takes it, and only that', async () => {
    fetched.mockImplementation(async () => reply({ message: 'Index events does not exist' }, 404))
    const client = open()
    client.askAhead?.(ask('a'))
    await vi.waitFor(() => expect(sent()).toHaveLength(1))
    await expect(client.search(ask('a'))).rejects.toMatchObject({ code: 'not-found' })
    expect(sent()).toHaveLength(1)
    await expect(client.search(ask('a'))).rejects.toMatchObject({ code: 'not-found' })
    expect(sent()).toHaveLength(2)
  })

  test('is cancelled where the first search is another one', async () => {
    fetched.mockImplementation(hanging)
    const client = open()
    client.askAhead?.(ask('a'))
    await vi.waitFor(() => expect(sent()).toHaveLength(1))
    void client.search(ask('b')).catch(() => {})
    await vi.waitFor(() => expect(aborted()).toEqual([true, false]))
  })

  test('leaves searches in other lanes alone', async () => {
    fetched.mockImplementation(echoing)
    const client = open()
    client.askAhead?.(ask('a'))
    await client.search(ask('popular'), 'popular')
    expect(await client.search(ask('a'))).toEqual({ results: [resultOf('a')] })
    expect(sent()).toHaveLength(2)
  })
})
