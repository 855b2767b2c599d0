// Requests to a failing service are sent again if that can help: a few times, with growing waits, in eight seconds.
import { describe, expect, test, vi } from 'vitest'
import {
  answer,
  ask,
  below,
  failing,
  fetched,
  hostsAsked,
  open,
  outcomeOf,
  reply,
  requests,
  withNetwork,
} from './network.ts'

describe.each(below)('through %s', (below) => {
  withNetwork({ heldClock: true, below })

  /** When each request left, in milliseconds after the first. */
  function times() {
    const found: number[] = []
    const begun = performance.now()
    fetched.mockImplementation(async () => {
      found.push(Math.round(performance.now() - begun))
      return reply({ message: 'no' }, 503)
    })
    return found
  }

  describe('a search is asked again', () => {
    test.each([
      ['500', () => reply('', 500)],
      ['503 with a page', () => reply('<h1>Busy</h1>', 503)],
      ['429', () => reply({ message: 'slow down' }, 429)],
    ])('after %s, and the visitor gets the answer', async (_, trouble) => {
      fetched.mockImplementationOnce(async () => trouble())
      expect(await outcomeOf(open().search(requests))).toEqual(answer)
      expect(fetched).toHaveBeenCalledTimes(2)
    })

    test('after a connection that failed', async () => {
      fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
      expect(await outcomeOf(open().search(requests))).toEqual(answer)
    })

    test('twice at most, after growing waits', async () => {
      const asked = times()
      await outcomeOf(open().search(requests))
      const [first = 0, second = 0, third = 0, ...more] = asked
      expect(more).toEqual([])
      expect(second - first).toBeGreaterThanOrEqual(300)
      expect(third - second).toBeGreaterThanOrEqual(1000)
    })

    test('after waits that differ, so that pages do not ask in step', async () => {
      const waitWith = async (random: number) => {
        vi.spyOn(Math, 'random').mockReturnValue(random)
        const asked = times()
        await outcomeOf(open().search(requests))
        return (asked[1] ?? 0) - (asked[0] ?? 0)
      }
      expect((await waitWith(0.9)) - (await waitWith(0))).toBeGreaterThan(100)
    })

    test('at most five times over all hosts, when every one of them is down', async () => {
      failing(503)
      await outcomeOf(open(null).search(requests))
      expect(hostsAsked()).toHaveLength(5)
      expect(new Set(hostsAsked()).size).toBe(4)
    })
  })

  describe('a service that sends Retry-After', () => {
    test('is asked again at that time', async () => {
      fetched.mockImplementationOnce(async () => reply({}, 429, { 'retry-after': '3' }))
      const search = open().search(requests)
      await vi.advanceTimersByTimeAsync(2990)
      expect(fetched).toHaveBeenCalledTimes(1)
      await vi.advanceTimersByTimeAsync(20)
      expect(await search).toEqual(answer)
    })

    test('may send it as a date', async () => {
      vi.setSystemTime('2026-03-12T12:00:00Z')
      const headers = { 'retry-after': 'Thu, 12 Mar 2026 12:00:04 GMT' }
      fetched.mockImplementationOnce(async () => reply({}, 429, headers))
      const search = open().search(requests)
      await vi.advanceTimersByTimeAsync(3990)
      expect(fetched).toHaveBeenCalledTimes(1)
      await vi.advanceTimersByTimeAsync(20)
      expect(await search).toEqual(answer)
    })

    test.each(['60', '7.9'])('is not waited for when that is too late: %s', async (seconds) => {
      failing(429, { 'retry-after': seconds })
      const ended = vi.fn()
      open().search(requests).catch(ended)
      await vi.advanceTimersByTimeAsync(seconds === '60' ? 10 : 8000)
      expect(ended).toHaveBeenCalledWith(
        expect.objectContaining({ code: 'rate-limit', status: 429 }),
      )
      expect(vi.getTimerCount()).toBe(0)
    })
  })

  describe('a search is asked once', () => {
    test.each([
      [400, 'filters: Unexpected token'],
      [401, 'unauthorized'],
      [402, 'payment'],
      [403, 'Invalid Application-ID or API key'],
      [403, 'Operations quota exceeded'],
      [403, 'This application is blocked'],
      [404, 'Index events does not exist'],
      [200, 'an answer of another shape'],
    ])('when the answer would be the same: %d, %s', async (status, message) => {
      fetched.mockImplementation(async () => reply({ message }, status))
      await outcomeOf(open().search(requests))
      expect(fetched).toHaveBeenCalledTimes(1)
    })

    test('while the device is offline', async () => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
      fetched.mockRejectedValue(new TypeError('Failed to fetch'))
      expect(await outcomeOf(open().search(requests))).toMatchObject({ code: 'offline' })
      expect(fetched).toHaveBeenCalledTimes(1)
    })
  })

  describe('a wait ends at once', () => {
    test('when the visitor searches for something else', async () => {
      fetched.mockImplementationOnce(async () => reply('', 503))
      const client = open()
      const earlier = client.search(ask('jaz')).catch((error: unknown) => error)
      await vi.advanceTimersByTimeAsync(100)
      expect(await client.search(ask('jazz'))).toEqual(answer)
      expect(await earlier).toMatchObject({ name: 'AbortError' })
      await vi.advanceTimersByTimeAsync(8000)
      expect(fetched).toHaveBeenCalledTimes(2)
    })

    test('when its element is removed, and leaves no timer', async () => {
      failing(503)
      const client = open()
      const ended = client.search(requests).catch((error: unknown) => error)
      await vi.advanceTimersByTimeAsync(100)
      client.dispose()
      expect(await ended).toMatchObject({ name: 'AbortError' })
      expect(vi.getTimerCount()).toBe(0)
    })
  })
})
