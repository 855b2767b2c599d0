// How often typing is shown.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPace } from '../../src/preview/pace.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('changes before the next frame are shown together', () => {
  const show = vi.fn(() => true)
  const pace = createPace(show)
  for (let times = 0; times < 50; times++) pace.ask()
  vi.advanceTimersByTime(20)
  expect(show).toHaveBeenCalledTimes(1)
})

test('after a long rendering, the page has as much time for itself', () => {
  const show = vi.fn(() => Boolean(vi.setSystemTime(Date.now() + 200)))
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now())
  const pace = createPace(show)
  pace.ask()
  vi.advanceTimersByTime(20)
  pace.isShown()
  pace.ask()
  vi.advanceTimersByTime(150)
  expect(show).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(100)
  expect(show).toHaveBeenCalledTimes(2)
})

test('if there was nothing to show, there is no wait', () => {
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now())
  const show = vi.fn(() => false)
  const pace = createPace(show)
  pace.ask()
  vi.advanceTimersByTime(20)
  vi.advanceTimersByTime(8000)
  pace.isShown()
  pace.ask()
  vi.advanceTimersByTime(50)
  expect(show).toHaveBeenCalledTimes(2)
})

test('nothing is shown once it has stopped', () => {
  const show = vi.fn(() => true)
  const pace = createPace(show)
  pace.ask()
  pace.stop()
  vi.advanceTimersByTime(100)
  expect(show).not.toHaveBeenCalled()
})
