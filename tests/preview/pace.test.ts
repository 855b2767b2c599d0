// How often what is typed is shown.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPace } from '../../src/preview/pace.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('what comes before the next frame is shown together', () => {
  const show = vi.fn(() => true)
  const pace = createPace(show)
  for (let times = 0; times < 50; times++) pace.ask()
  vi.advanceTimersByTime(20)
  expect(show).toHaveBeenCalledTimes(1)
})

test('after a rendering that took long, the page has as long for itself', () => {
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

test('where there was nothing to show, nothing is waited for', () => {
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
