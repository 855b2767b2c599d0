// How promises are compared with what was seen.
import { expect, test } from 'vitest'
import { isInTime, type Sight, watch } from './sight.ts'

const sight = (more: Partial<Sight>): Sight => ({
  sentence: '',
  code: '',
  button: '',
  box: null,
  fallback: false,
  fallbackWords: '',
  content: [],
  isQuiet: true,
  errors: [],
  told: [],
  heard: [],
  failures: [],
  arrivals: [],
  ...more,
})

/** One after the other, then the last for ever. */
const looks = (...sights: Sight[]) => {
  let at = 0
  return async () => sights[Math.min(at++, sights.length - 1)] ?? sight({})
}

const there = { 'the text is there': ({ content }: Sight) => content.join() === 'new' }

test('expected content is waited for', async () => {
  const look = looks(sight({}), sight({ content: ['old'] }), sight({ content: ['new'] }))
  expect(await watch(look, there)).toMatchObject({ content: ['new'] })
})

test('content that disappears for a moment was not kept, even if it comes back', async () => {
  const look = looks(sight({ content: ['old'] }), sight({}), sight({ content: ['new'] }))
  const stays = { 'something is shown': ({ content }: Sight) => content.length > 0 }
  await expect(watch(look, there, stays)).rejects.toThrow('something is shown')
})

test('an error that reaches the page, or a key in the console, is never ok', async () => {
  const whole = sight({ content: ['new'] })
  await expect(watch(looks({ ...whole, errors: ['Oops'] }), there)).rejects.toThrow(
    /nothing reaches window\.onerror.*Oops/,
  )
  await expect(watch(looks({ ...whole, told: ['with search-key'] }), there)).rejects.toThrow(
    'no key is in the console',
  )
})

test('eight seconds are in time, and more only for as long as the page’s own timers stood still', () => {
  expect(isInTime({ after: 8300, late: 0 })).toBe(true)
  expect(isInTime({ after: 9000, late: 0 })).toBe(false)
  expect(isInTime({ after: 9000, late: 1200 })).toBe(true)
  expect(isInTime({ after: 15_000, late: 1200 })).toBe(false)
  expect(isInTime(undefined)).toBe(false)
})
