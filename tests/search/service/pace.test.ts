// Typing costs few requests, and the last word is always searched soon.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createPace } from '../../../src/search/service/pace.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Types a word at a steady speed; what was asked, and how long after the last key. */
function typing(word: string, perKey: number, quiet = 150) {
  const pace = createPace()
  const asked: string[] = []
  let lastAt = 0
  for (const at of [...word].keys()) {
    if (at > 0) vi.advanceTimersByTime(perKey)
    const words = word.slice(0, at + 1)
    pace.soon(() => {
      asked.push(words)
      lastAt = performance.now()
    }, quiet)
  }
  const typed = performance.now()
  vi.advanceTimersByTime(10_000)
  return { asked, after: lastAt - typed }
}

const word = 'lighthouse'

describe('ten letters', () => {
  test.each([
    [240, 6],
    [120, 3],
    [60, 3],
    [20, 3],
    [300, 10],
    [1000, 10],
  ])('at %d ms a key cost at most %d requests', (perKey, most) => {
    const { asked } = typing(word, perKey)
    expect(asked.length).toBeLessThanOrEqual(most)
    expect(asked.at(-1)).toBe(word)
  })

  test('at any speed end in one request for the whole word, within 300 ms of the last key', () => {
    for (let perKey = 10; perKey <= 1200; perKey += 10) {
      const { asked, after } = typing(word, perKey)
      expect(asked.at(-1)).toBe(word)
      expect(new Set(asked).size).toBe(asked.length)
      expect(after).toBeLessThanOrEqual(300)
    }
  })

  test('from 240 ms a key on show something before the end', () => {
    expect(typing(word, 240).asked.length).toBeGreaterThan(1)
    expect(typing(word, 400).asked.length).toBeGreaterThan(1)
  })

  test('with no quiet asked for still cost no more than one request a key', () => {
    expect(typing(word, 240, 0).asked.length).toBeLessThanOrEqual(6)
    expect(typing(word, 120, 0).asked.length).toBeLessThanOrEqual(6)
  })

  test('wait as long as the page wants', () => {
    const { asked, after } = typing(word, 240, 1000)
    expect(asked).toEqual([word])
    expect(after).toBe(1000)
  })
})

describe('a letter', () => {
  test('after a pause is asked as soon as it is quiet', () => {
    const pace = createPace()
    const ask = vi.fn()
    pace.now(ask)
    vi.advanceTimersByTime(5000)
    pace.soon(ask, 150)
    vi.advanceTimersByTime(149)
    expect(ask).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(1)
    expect(ask).toHaveBeenCalledTimes(2)
  })

  test('that is followed by Enter is asked once, at once', () => {
    const pace = createPace()
    const ask = vi.fn()
    pace.soon(ask, 150)
    pace.now(ask)
    expect(ask).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(5000)
    expect(ask).toHaveBeenCalledTimes(1)
  })

  test('is never asked once the box is gone', () => {
    const pace = createPace()
    const ask = vi.fn()
    pace.soon(ask, 150)
    pace.stop()
    vi.advanceTimersByTime(5000)
    expect(ask).not.toHaveBeenCalled()
    expect(vi.getTimerCount()).toBe(0)
  })

  test('is not asked where the next one has waited behind a busy page', () => {
    const pace = createPace()
    const ask = vi.fn()
    pace.soon(() => ask('a'), 150)
    // The page was busy when the timer was due: the next letter comes right after it.
    vi.spyOn(performance, 'now').mockReturnValueOnce(performance.now() + 400)
    vi.advanceTimersByTime(150)
    pace.soon(() => ask('ab'), 150)
    vi.advanceTimersByTime(1000)
    expect(ask.mock.calls).toEqual([['ab']])
  })
})
