// What the editor is told of scrolling and of changes of size.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Movement, quietTime } from '../../../src/preview/inspector/movement.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a movement is reported once when it begins, and once when it has ended or inspection ends', () => {
  const told: string[] = []
  const scroll = new Movement(
    'SCROLL',
    (method) => told.push(method),
    () => told.push(`after, ${scroll.isOn}`),
  )
  for (let times = 0; times < 10; times++) {
    scroll.hear()
    vi.advanceTimersByTime(quietTime - 1)
  }
  expect(told).toEqual(['SCROLL_START'])
  vi.advanceTimersByTime(1)
  expect(told).toEqual(['SCROLL_START', 'SCROLL_END', 'after, false'])
  scroll.hear()
  expect(told.at(-1)).toBe('SCROLL_START')
  scroll.stop()
  scroll.stop()
  vi.advanceTimersByTime(quietTime)
  expect(told.slice(4)).toEqual(['SCROLL_END'])
})
