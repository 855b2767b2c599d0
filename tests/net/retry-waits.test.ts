// Asking again where it can help, with growing waits, and never for nobody.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ErrorCode } from '../../src/contract/errors.ts'
import { EmbedError } from '../../src/errors/errors.ts'
import { withRetries } from '../../src/net/retry-waits.ts'

let network = new AbortController()
const ask = vi.fn<() => Promise<string>>()
const fails = (code: ErrorCode) => ask.mockRejectedValue(new EmbedError(code, 'no'))
const outcome = () => withRetries(ask, network.signal).catch((thrown: unknown) => thrown)

beforeEach(() => {
  vi.useFakeTimers()
  network = new AbortController()
  ask.mockReset()
})
afterEach(() => vi.useRealTimers())

describe('waits', () => {
  test.each([
    [0, 300, 1000],
    [1, 450, 1500],
  ])('grow, and differ by chance (%d)', async (chance, first, second) => {
    vi.spyOn(Math, 'random').mockReturnValue(chance)
    fails('server')
    const thrown = outcome()
    await vi.advanceTimersByTimeAsync(first - 1)
    expect(ask).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(ask).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(second - 1)
    expect(ask).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(ask).toHaveBeenCalledTimes(3)
    expect(await thrown).toMatchObject({ code: 'server' })
    vi.restoreAllMocks()
  })

  test('end when nobody wants the answer any more', async () => {
    fails('network')
    const thrown = outcome()
    await vi.advanceTimersByTimeAsync(100)
    network.abort()
    expect(await thrown).toMatchObject({ code: 'network' })
    expect(vi.getTimerCount()).toBe(0)
    expect(ask).toHaveBeenCalledTimes(1)
  })
})

test.each<ErrorCode>(['config', 'key', 'quota', 'not-found', 'shape', 'offline', 'timeout'])(
  'at once is told what waiting cannot mend: %s',
  async (code) => {
    fails(code)
    expect(await outcome()).toMatchObject({ code })
    expect(ask).toHaveBeenCalledTimes(1)
  },
)

test('an answer at the second try is the answer', async () => {
  fails('rate-limit')
  const answer = outcome()
  await vi.advanceTimersByTimeAsync(100)
  ask.mockResolvedValue('here')
  await vi.advanceTimersByTimeAsync(600)
  expect(await answer).toBe('here')
})
