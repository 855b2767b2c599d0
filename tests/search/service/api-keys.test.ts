// A key from a function of the page: called once, and once more when the key is refused.
import { describe, expect, test, vi } from 'vitest'
import {
  answer,
  ask,
  fetched,
  hanging,
  notes,
  open,
  outcomeOf,
  reply,
  requests,
  withNetwork,
} from './network.ts'

withNetwork({ heldClock: true })

const openWith = (source: () => unknown) => open('https://search.example', source)
const keysSent = () =>
  fetched.mock.calls.map(([address]) => new URL(address).searchParams.get('x-algolia-api-key'))
const refusal = (said = 'Invalid Application-ID or API key') =>
  reply({ message: said, status: 403 }, 403)
/** A service that takes one key only. */
const taking = (right: string) =>
  fetched.mockImplementation(async (address) =>
    new URL(address).searchParams.get('x-algolia-api-key') === right ? reply(answer) : refusal(),
  )

describe('a key that is a function', () => {
  test('is asked for once, and remembered', async () => {
    const source = vi.fn(async () => 'first')
    const client = openWith(source)
    expect(await client.search(ask('a'))).toEqual(answer)
    await client.search(ask('b'))
    expect(keysSent()).toEqual(['first', 'first'])
    expect(source).toHaveBeenCalledTimes(1)
  })

  test('may answer at once', async () => {
    await openWith(() => 'first').search(requests)
    expect(keysSent()).toEqual(['first'])
  })

  test('is asked for when somebody searches, not before', async () => {
    const source = vi.fn(async () => 'first')
    openWith(source)
    await vi.advanceTimersByTimeAsync(1000)
    expect(source).not.toHaveBeenCalled()
  })

  test('is waited for by every search before it asks the service', async () => {
    let give = (_: string) => {}
    const source = vi.fn(() => new Promise((resolve) => (give = resolve)))
    const client = openWith(source)
    const first = client.search(ask('ja')).catch((error: unknown) => error)
    const values = client.search([{ indexName: 'e', type: 'facet', facet: 'city', params: {} }])
    await vi.advanceTimersByTimeAsync(500)
    const second = client.search(ask('jaz')).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(500)
    const latest = client.search(ask('jazz'))
    expect(fetched).not.toHaveBeenCalled()
    give('late')
    expect(await latest).toEqual(answer)
    expect(await values).toEqual(answer)
    for (const ended of [first, second]) expect(await ended).toMatchObject({ name: 'AbortError' })
    expect(keysSent()).toEqual(['late', 'late'])
    expect(source).toHaveBeenCalledTimes(1)
  })
})

describe('a key that is refused', () => {
  test.each([
    [401, 'unauthorized'],
    [403, 'Invalid Application-ID or API key'],
    [403, 'Key has expired'],
  ])('is replaced, and the search goes on: %d, %s', async (status, message) => {
    fetched.mockImplementationOnce(async () => reply({ message, status }, status))
    const source = vi.fn().mockResolvedValueOnce('old').mockResolvedValueOnce('new')
    const client = openWith(source)
    expect(await client.search(requests)).toEqual(answer)
    await client.search(ask('more'))
    expect(keysSent()).toEqual(['old', 'new', 'new'])
    expect(source).toHaveBeenCalledTimes(2)
  })

  test('twice ends in an error, and no third key is asked for', async () => {
    taking('never')
    const source = vi.fn(async () => 'wrong')
    const error = await outcomeOf(openWith(source).search(requests))
    expect(error).toMatchObject({ code: 'key', status: 403 })
    expect(source).toHaveBeenCalledTimes(2)
    expect(fetched).toHaveBeenCalledTimes(2)
  })

  test('is replaced once for all searches that were refused with it', async () => {
    taking('new')
    const source = vi.fn().mockResolvedValueOnce('old').mockResolvedValue('new')
    const client = openWith(source)
    const city = { indexName: 'e', type: 'facet' as const, facet: 'city', params: {} }
    await Promise.all([client.search(requests), client.search([city])])
    expect(source).toHaveBeenCalledTimes(2)
  })

  test('for the quota, or because the application is blocked, is not asked for again', async () => {
    const source = vi.fn(async () => 'good')
    const client = openWith(source)
    for (const said of ['Operations quota exceeded', 'This application is blocked']) {
      fetched.mockImplementationOnce(async () => refusal(said))
      await client.search(ask(said)).catch(() => {})
    }
    expect(source).toHaveBeenCalledTimes(1)
  })

  test('is an error at once where apiKey is a text', async () => {
    taking('never')
    await expect(open().search(requests)).rejects.toMatchObject({ code: 'key' })
    expect(fetched).toHaveBeenCalledTimes(1)
  })
})

describe('a function that gives no key', () => {
  test.each([
    [
      'throws',
      () => {
        throw new Error('secret-part')
      },
    ],
    ['rejects', () => Promise.reject(new Error('secret-part'))],
    ['gives nothing', () => undefined],
    ['gives an empty text', async () => ' '],
    ['gives something else', async () => ({ key: 'secret-part' })],
  ])('because it %s is an error of the key, and no request', async (_, source) => {
    const error = await openWith(source)
      .search(requests)
      .catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ code: 'key' })
    expect(String(error)).toContain('apiKey')
    expect(String(error)).not.toContain('secret-part')
    expect(fetched).not.toHaveBeenCalled()
  })

  test('within eight seconds is a timeout, and the next search calls it again', async () => {
    const source = vi
      .fn()
      .mockReturnValueOnce(new Promise(() => {}))
      .mockResolvedValue('now')
    const client = openWith(source)
    expect(await outcomeOf(client.search(requests))).toMatchObject({ code: 'timeout' })
    expect(await client.search(requests)).toEqual(answer)
    expect(source).toHaveBeenCalledTimes(2)
  })

  test('does not count as a failure of the service', async () => {
    const broken = openWith(() => null)
    for (const word of ['a', 'b', 'c', 'd']) await broken.search(ask(word)).catch(() => {})
    expect(await open().search(requests)).toEqual(answer)
  })
})

test('eight seconds hold for a key that is asked for again', async () => {
  taking('never')
  const source = vi
    .fn()
    .mockResolvedValueOnce('old')
    .mockReturnValue(new Promise(() => {}))
  const client = openWith(source)
  const values = { indexName: 'e', type: 'facet' as const, facet: 'city', params: {} }
  const outcomes = Promise.allSettled([client.search(requests), client.search([values])])
  await vi.advanceTimersByTimeAsync(8000)
  const reason = expect.objectContaining({ code: 'timeout' })
  expect(await outcomes).toEqual([
    { status: 'rejected', reason },
    { status: 'rejected', reason },
  ])
  expect(source).toHaveBeenCalledTimes(2)
})

test('eight seconds hold for the key and the answer together', async () => {
  fetched.mockImplementation(hanging)
  const slow = () => new Promise((resolve) => setTimeout(() => resolve('late'), 5000))
  const ended = vi.fn()
  openWith(slow).search(requests).catch(ended)
  await vi.advanceTimersByTimeAsync(7990)
  expect(fetched).toHaveBeenCalledTimes(1)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(10)
  expect(ended).toHaveBeenCalledWith(expect.objectContaining({ code: 'timeout' }))
})

test('no error and no note of a request contains the key', async () => {
  fetched.mockImplementation(async () => refusal('the key secret-one is not known'))
  const error = await openWith(() => 'secret-one')
    .search(requests)
    .catch((thrown: unknown) => thrown)
  expect(JSON.stringify([String(error), notes])).not.toContain('secret-one')
})
