// The choice in the words of a chip.
import { describe, expect, test } from 'vitest'
import { intervalOf, withSide } from '../../../src/search/filters/range/interval.ts'
import { scaleOf } from '../../../src/search/filters/range/Slider.tsx'
import { intervalWords, numberWriter } from '../../../src/search/filters/range/words.ts'
import { wordsOf } from '../../../src/shell/words.ts'

const inWords = (locale: string, zone: string | null = null) => wordsOf(locale, zone, null)
const plain = (text: string) => text.replace(/\s/gu, ' ')

describe('numbers', () => {
  test.each([
    ['en', { min: 10, max: 50 }, '10–50'],
    ['en', { min: 10 }, 'from 10'],
    ['en', { max: 50 }, 'up to 50'],
    ['en', { min: 0, max: 0 }, '0'],
    ['en', {}, ''],
    ['en', { min: -5, max: -1 }, '-5 – -1'],
    ['pl', { min: 10_000.5, max: 20_000 }, '10 000,5–20 000'],
    ['pl', { min: 10 }, 'od 10'],
    ['de', { min: 1234.5 }, 'ab 1.234,5'],
    ['da', { max: 0.0001 }, 'op til 0,0001'],
  ])('in %s %j: %s', (locale, value, words) => {
    const write = numberWriter(locale, null)
    expect(plain(intervalWords(value, 'range', inWords(locale), write))).toBe(words)
  })
})

test.each([
  ['en', { min: 10, max: 50.5 }, { min: 0, max: 90 }, 'eur', '€10–€50.50'],
  ['de', { min: 1000 }, { min: 0, max: 9000 }, 'EUR', 'ab 1.000 €'],
  ['en', { min: 1200, max: 1500 }, { min: 1000, max: 2000 }, 'USD', '$1,200–$1,500'],
  ['en', { min: 2001, max: 2011 }, { min: 1998, max: 2026 }, '', '2001–2011'],
  ['en', { min: 2001 }, { min: 0, max: 2026 }, '', 'from 2,001'],
  ['en', { min: 2001 }, null, '', 'from 2,001'],
])('in %s %j of %j is said, in %j, as %s', (locale, value, bounds, currency, words) => {
  const write = numberWriter(locale, bounds, currency)
  expect(plain(intervalWords(value, 'range', inWords(locale), write))).toBe(words)
})

describe('days', () => {
  const min = Date.parse('2026-11-20T23:00Z') / 1000
  const max = Date.parse('2026-11-22T22:59:59Z') / 1000
  test.each([
    ['en', { min, max }, 'Nov 21 – 22, 2026'],
    ['en', { min }, 'from Nov 21, 2026'],
    ['pl', { max }, 'do 22 lis 2026'],
    ['pl', { min, max: min + 86_399 }, '21 lis 2026'],
    ['de', { min: min * 1000, max: max * 1000 + 999 }, '21.–22.11.2026'],
    ['en', {}, ''],
  ])('in %s %j: %s', (locale, value, words) => {
    expect(plain(intervalWords(value, 'date', inWords(locale, 'Europe/Warsaw'), String))).toBe(
      words,
    )
  })

  test('are those of the zone', () => {
    expect(intervalWords({ min }, 'date', inWords('en', 'UTC'), String)).toBe('from Nov 20, 2026')
  })
})

test('limits are put in order, and a missing one stays missing', () => {
  expect(intervalOf(5, 1)).toEqual({ min: 1, max: 5 })
  expect(intervalOf(undefined, 1)).toEqual({ max: 1 })
  expect(intervalOf()).toEqual({})
  expect(withSide({ min: 1, max: 5 }, 'min', 9)).toEqual({ min: 5, max: 9 })
  expect(withSide({ min: 1, max: 5 }, 'max', undefined)).toEqual({ min: 1 })
})

test.each([
  [
    { min: 3, max: 900 },
    { min: 3, max: 900, step: 1 },
  ],
  [
    { min: 9.99, max: 1490.5 },
    { min: 9, max: 1491, step: 1 },
  ],
  [
    { min: 0.125, max: 5.5 },
    { min: 0.12, max: 5.5, step: 0.01 },
  ],
  [
    { min: 0.001, max: 0.05 },
    { min: 0.001, max: 0.05, step: 0.0001 },
  ],
  [
    { min: 1.5, max: 60 },
    { min: 1.5, max: 60, step: 0.1 },
  ],
])('the slider of %j has the marks %j', (bounds, scale) => {
  expect(scaleOf(bounds)).toEqual(scale)
})
