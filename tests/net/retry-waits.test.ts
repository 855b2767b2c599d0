// Retries, while someone waits. The tests of the search say when, and after which errors.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
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

test('waits end when the answer is not wanted any more', async () => {
  fails('network')
  const thrown = outcome()
  await vi.advanceTimersByTimeAsync(100)
  network.abort()
  expect(await thrown).toMatchObject({ code: 'network' })
  expect(vi.getTimerCount()).toBe(0)
  expect(ask).toHaveBeenCalledTimes(1)
})

test('an answer at the second try is the answer', async () => {
  fails('rate-limit')
  const answer = outcome()
  await vi.advanceTimersByTimeAsync(100)
  ask.mockResolvedValue('here')
  await vi.advanceTimersByTimeAsync(600)
  expect(await answer).toBe('here')
})
