// `search-settle`: once the search rests, each thing once.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSettler } from '../../../src/search/analytics/settle.ts'

interface Detail {
  query: string
  page: number
  nbHits: number
  index: string
  filters?: unknown
}
const detail = (changes: Partial<Detail> = {}): Detail => ({
  query: 'jazz',
  page: 0,
  nbHits: 12,
  index: 'events',
  filters: {},
  ...changes,
})
const tell = vi.fn<(detail: Detail) => void>()
let settler = createSettler(tell)

beforeEach(() => {
  vi.useFakeTimers()
  tell.mockClear()
  settler = createSettler(tell)
})
afterEach(() => vi.useRealTimers())

test('what is shown is told after a second, as it was given', () => {
  const shown = detail()
  settler.results(shown)
  vi.advanceTimersByTime(999)
  expect(tell).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(tell.mock.calls).toEqual([[shown]])
  expect(tell.mock.calls[0]?.[0]).toBe(shown)
})

test('of words that are still being typed only the last are told', () => {
  for (const query of ['j', 'ja', 'jaz', 'jazz']) {
    settler.results(detail({ query }))
    vi.advanceTimersByTime(400)
  }
  vi.advanceTimersByTime(5000)
  expect(tell.mock.calls).toEqual([[detail()]])
})

test('the same shown again is not told again, and does not begin the rest anew', () => {
  settler.results(detail())
  vi.advanceTimersByTime(600)
  settler.results(detail())
  vi.advanceTimersByTime(400)
  expect(tell).toHaveBeenCalledTimes(1)
  settler.results(detail())
  vi.advanceTimersByTime(5000)
  expect(tell).toHaveBeenCalledTimes(1)
})

test.each([
  { query: 'organ' },
  { page: 1 },
  { nbHits: 11 },
  { index: 'help' },
  { filters: { city: ['Gdańsk'] } },
])('something else is told: %j', (changes) => {
  settler.results(detail())
  vi.advanceTimersByTime(1000)
  settler.results(detail(changes))
  vi.advanceTimersByTime(1000)
  expect(tell.mock.calls).toEqual([[detail()], [detail(changes)]])
})

test('who looks elsewhere and comes back before it rests has stayed', () => {
  settler.results(detail())
  vi.advanceTimersByTime(1000)
  settler.results(detail({ query: 'organ' }))
  vi.advanceTimersByTime(500)
  settler.results(detail())
  vi.advanceTimersByTime(5000)
  expect(tell).toHaveBeenCalledTimes(1)
})

test('a visitor who types on before the answer comes does not rest', () => {
  settler.results(detail({ query: 'j' }))
  vi.advanceTimersByTime(900)
  settler.restart()
  vi.advanceTimersByTime(900)
  settler.results(detail())
  vi.advanceTimersByTime(1000)
  expect(tell.mock.calls).toEqual([[detail()]])
})

test('typing that changes nothing delays, and loses nothing', () => {
  settler.restart()
  settler.results(detail())
  vi.advanceTimersByTime(500)
  settler.restart()
  vi.advanceTimersByTime(1000)
  expect(tell.mock.calls).toEqual([[detail()]])
  settler.restart()
  vi.advanceTimersByTime(5000)
  expect(tell).toHaveBeenCalledTimes(1)
})

test('an element that is gone tells nothing', () => {
  settler.results(detail())
  settler.dispose()
  vi.advanceTimersByTime(5000)
  expect(tell).not.toHaveBeenCalled()
  expect(vi.getTimerCount()).toBe(0)
})
