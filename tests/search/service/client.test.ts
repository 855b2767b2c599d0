// The search client: its requests, its answers, and how it reports failures.
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { serviceHosts } from '../../../src/search/service/hosts.ts'
import {
  answer,
  ask,
  below,
  fetched,
  hanging,
  hostsAsked,
  key,
  notes,
  open,
  outcomeOf,
  reply,
  requests,
  withNetwork,
} from './network.ts'

describe.each(below)('through %s', (below) => {
  withNetwork({ below })

  describe('a request', () => {
    test("goes to Algolia's host for the application, and asks for no permission first", async () => {
      await open(null).search(requests)
      const [address, options] = fetched.mock.calls[0] ?? []
      const url = new URL(String(address))
      expect(url.origin + url.pathname).toBe('https://app-dsn.algolia.net/1/indexes/*/queries')
      expect(options).toMatchObject({ method: 'POST', credentials: 'omit' })
      // Any other header, or another type of content, would cost a preflight.
      const headers = Object.entries(options?.headers ?? {}).map(([name, value]) => [
        name.toLowerCase(),
        value,
      ])
      expect(Object.fromEntries(headers)).toEqual({
        accept: 'application/json',
        'content-type': 'text/plain',
      })
      expect(JSON.parse(String(options?.body))).toEqual({
        requests: [{ indexName: 'events', query: 'jazz' }],
      })
    })

    test.each([
      ['https://search.example', 'https://search.example/1/indexes/*/queries'],
      ['http://127.0.0.1:7700', 'http://127.0.0.1:7700/1/indexes/*/queries'],
      ['https://example.com/api/search', 'https://example.com/api/search/1/indexes/*/queries'],
    ])('goes to %s where the page says so', async (host, expected) => {
      await open(host).search(requests)
      const url = new URL(String(fetched.mock.calls[0]?.[0]))
      expect(url.origin + url.pathname).toBe(expected)
    })

    test('is noted for check() without the key', async () => {
      await open().search(requests)
      expect(notes).toEqual([
        {
          url: 'https://search.example/1/indexes/*/queries',
          status: 200,
          milliseconds: expect.any(Number),
        },
      ])
    })
  })

  describe('an answer', () => {
    test('is asked for again once the known ones are forgotten', async () => {
      const client = open()
      await client.search(requests)
      client.clearCache()
      await client.search(requests)
      expect(fetched).toHaveBeenCalledTimes(2)
    })

    test('that was an error is asked for again', async () => {
      const client = open()
      fetched.mockImplementationOnce(async () => reply({ message: 'no', status: 400 }, 400))
      await expect(client.search(requests)).rejects.toMatchObject({ code: 'config' })
      expect(await client.search(requests)).toEqual(answer)
    })

    test.each([
      ['', 'nothing'],
      ['{"results": [', 'half of one'],
      ['<!doctype html><p>Sign in to the network', 'a page'],
      ['{"results": [{"hits": "none"}]}', 'hits of another kind'],
    ])('%j (%s) is an error of shape', async (body) => {
      fetched.mockImplementation(async () => reply(body))
      await expect(open().search(requests)).rejects.toMatchObject({ code: 'shape' })
    })
  })

  describe('an error has the code that says what went wrong', () => {
    test.each([
      [400, 'filters: Unexpected token', 'config'],
      [401, 'unauthorized', 'key'],
      [402, 'payment', 'quota'],
      [403, 'Invalid Application-ID or API key', 'key'],
      [403, 'Operations quota exceeded', 'quota'],
      [403, 'This application is blocked', 'blocked'],
      [404, 'Index events does not exist', 'not-found'],
      [500, 'oops', 'server'],
      [503, 'busy', 'server'],
    ])('%d, %s: %s', async (status, message, code) => {
      vi.useFakeTimers()
      fetched.mockImplementation(async () => reply({ message, status }, status))
      const error = await outcomeOf(open().search(requests))
      expect(error).toMatchObject({ code, status })
      expect(String(error)).not.toContain(key)
    })

    test('a page of HTML with an error status is that status', async () => {
      vi.useFakeTimers()
      fetched.mockImplementation(async () => reply('<html>502 Bad gateway</html>', 502))
      const error = await outcomeOf(open().search(requests))
      expect(error).toMatchObject({ code: 'server', status: 502 })
    })

    test.each([
      [true, 'network'],
      [false, 'offline'],
    ])('no connection, while the device is online: %s, is %s', async (online, code) => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
      vi.useFakeTimers()
      fetched.mockRejectedValue(new TypeError('Failed to fetch'))
      expect(await outcomeOf(open().search(requests))).toMatchObject({ code, status: null })
      expect(notes[0]?.status).toBe('failed')
    })
  })

  describe('eight seconds', () => {
    test.each([
      ["Algolia's hosts, which all hang", null],
      ['one host that hangs', 'https://search.example'],
    ])('are all that a visitor waits for %s', async (_, host) => {
      vi.useFakeTimers()
      fetched.mockImplementation(hanging)
      const ended = vi.fn<(error: unknown) => void>()
      open(host).search(requests).catch(ended)
      await vi.advanceTimersByTimeAsync(7990)
      expect(ended).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(10)
      expect(ended).toHaveBeenCalledWith(expect.objectContaining({ code: 'timeout' }))
    })

    test('pass at most for a body that never ends', async () => {
      vi.useFakeTimers()
      const dripping = reply(answer)
      vi.spyOn(dripping, 'text').mockReturnValue(new Promise(() => {}))
      fetched.mockResolvedValue(dripping)
      expect(await outcomeOf(open().search(requests))).toMatchObject({ code: 'timeout' })
    })
  })

  describe('a search that is no longer wanted', () => {
    test('is cancelled by the next one', async () => {
      fetched.mockImplementationOnce(hanging)
      const client = open()
      const earlier = client.search(ask('jaz')).catch(() => 'ended')
      await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(1))
      expect(await client.search(ask('jazz'))).toEqual(answer)
      expect(await earlier).toBe('ended')
      expect(fetched.mock.calls[0]?.[1].signal?.aborted).toBe(true)
      expect(notes.map(({ status }) => status)).toEqual(['cancelled', 200])
    })

    test('is cancelled with its element, and goes to no other host', async () => {
      fetched.mockImplementation(hanging)
      const client = open(null)
      const ended = client.search(requests).catch(() => 'ended')
      await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(1))
      client.dispose()
      expect(await ended).toBe('ended')
      expect(fetched).toHaveBeenCalledTimes(1)
    })
  })

  describe('a host that is down', () => {
    beforeEach(() => {
      fetched.mockImplementation(async (address) =>
        new URL(address).host.includes('-dsn') ? reply('', 500) : reply(answer),
      )
    })

    test('is replaced by another host', async () => {
      expect(await open(null).search(requests)).toEqual(answer)
      expect(hostsAsked()[0]).toBe('app-dsn.algolia.net')
      expect(hostsAsked()[1]).toMatch(/^app-[123]\.algolianet\.com$/)
      expect(notes.map(({ status }) => status)).toEqual([500, 200])
    })

    test('has two seconds where there are others, and is asked last for two minutes', async () => {
      vi.useFakeTimers()
      fetched.mockImplementation(async (address, options) =>
        new URL(address).host.includes('-dsn') ? hanging(address, options) : reply(answer),
      )
      const client = open(null)
      const first = client.search(ask('a'))
      await vi.advanceTimersByTimeAsync(1990)
      expect(fetched).toHaveBeenCalledTimes(1)
      await vi.advanceTimersByTimeAsync(10)
      expect(await first).toEqual(answer)
      await client.search(ask('b'))
      expect(hostsAsked()[2]).not.toContain('-dsn')
      await vi.advanceTimersByTimeAsync(120_001)
      client.search(ask('c')).catch(() => {})
      await vi.advanceTimersByTimeAsync(0)
      expect(hostsAsked()[3]).toContain('-dsn')
      client.dispose()
    })

    test('is not tried first again by the next search', async () => {
      const client = open(null)
      await client.search(ask('a'))
      fetched.mockClear()
      expect(await client.search(ask('b'))).toEqual(answer)
      expect(hostsAsked()).toHaveLength(1)
    })
  })
})

test('the policy for a strict page names every host that may be asked', () => {
  expect(serviceHosts({ appId: 'APP', host: null })).toEqual([
    'https://APP-dsn.algolia.net',
    'https://APP-1.algolianet.com',
    'https://APP-2.algolianet.com',
    'https://APP-3.algolianet.com',
  ])
  expect(serviceHosts({ appId: 'APP', host: 'https://example.com:8080/api' })).toEqual([
    'https://example.com:8080',
  ])
})
