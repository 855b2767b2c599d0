// `search-settle`: once the search rests, each thing once.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Filters } from '../../../src/search/engine/filter.ts'
import { createSettler } from '../../../src/search/told/useAnalytics.ts'

interface Changes {
  query?: string
  page?: number
  index?: string
  nbHits?: number
  filters?: Filters
}
const detail = ({ nbHits = 12, filters = {}, ...state }: Changes = {}) => ({
  state: { query: 'jazz', page: 0, index: 'events', ...state },
  nbHits,
  filters,
})
const tell = vi.fn<(told: ReturnType<typeof detail>) => void>()
let settler = createSettler(tell)

beforeEach(() => {
  vi.useFakeTimers()
  tell.mockClear()
  settler = createSettler(tell)
})
afterEach(() => vi.useRealTimers())

test('results are told after a second without change', () => {
  const shown = detail()
  settler.results(shown)
  vi.advanceTimersByTime(999)
  expect(tell).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(tell.mock.calls).toEqual([[shown]])
  expect(tell.mock.calls[0]?.[0]).toBe(shown)
})

test('while somebody types only the last results are told', () => {
  for (const query of ['j', 'ja', 'jaz', 'jazz']) {
    settler.results(detail({ query }))
    vi.advanceTimersByTime(400)
  }
  vi.advanceTimersByTime(5000)
  expect(tell.mock.calls).toEqual([[detail()]])
})

test('the same results again are not told again, and do not restart the second', () => {
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

test('who looks elsewhere and comes back within the second has stayed', () => {
  settler.results(detail())
  vi.advanceTimersByTime(1000)
  settler.results(detail({ query: 'organ' }))
  vi.advanceTimersByTime(500)
  settler.results(detail())
  vi.advanceTimersByTime(5000)
  expect(tell).toHaveBeenCalledTimes(1)
})

test('typing before the answer comes restarts the second', () => {
  settler.results(detail({ query: 'j' }))
  vi.advanceTimersByTime(900)
  settler.restart()
  vi.advanceTimersByTime(900)
  settler.results(detail())
  vi.advanceTimersByTime(1000)
  expect(tell.mock.calls).toEqual([[detail()]])
})

test('typing that changes nothing delays the event, and does not lose it', () => {
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

test('an element that is removed tells nothing', () => {
  settler.results(detail())
  settler.dispose()
  vi.advanceTimersByTime(5000)
  expect(tell).not.toHaveBeenCalled()
  expect(vi.getTimerCount()).toBe(0)
})
