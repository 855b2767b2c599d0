// Documents whose answers arrive together.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inTurn } from '../../src/content/useEntry.ts'

let now = 0
beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(performance, 'now').mockImplementation(() => now)
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Eight documents, each of which takes ten milliseconds. */
function eight(): number[] {
  const shown: number[] = []
  for (let at = 0; at < 8; at++)
    inTurn(() => {
      now += 10
      shown.push(at)
    })
  return shown
}

test('documents that come together are shown three in a task, in their order', () => {
  const shown = eight()
  expect(shown).toEqual([])
  vi.advanceTimersToNextTimer()
  expect(shown).toEqual([0, 1, 2])
  vi.advanceTimersToNextTimer()
  expect(shown).toEqual([0, 1, 2, 3, 4, 5])
  vi.advanceTimersToNextTimer()
  expect(shown).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  expect(vi.getTimerCount()).toBe(0)
})

test('in a hidden page, whose timers are slow, all are shown at once', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  const shown = eight()
  vi.advanceTimersToNextTimer()
  expect(shown).toHaveLength(8)
})

test('one that comes later has its own turn', () => {
  const shown = eight()
  vi.runAllTimers()
  inTurn(() => shown.push(8))
  vi.runAllTimers()
  expect(shown).toHaveLength(9)
})

test('one that fails does not stop the others', () => {
  const shown: number[] = []
  inTurn(() => {
    throw new Error('broken')
  })
  inTurn(() => shown.push(1))
  expect(() => vi.runAllTimers()).toThrow('broken')
  vi.runAllTimers()
  expect(shown).toEqual([1])
})
