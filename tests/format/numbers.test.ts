// Numbers are read as the reader's language writes them, and nothing is guessed.
import { describe, expect, test } from 'vitest'
import { exactNumber, numberFrom } from '../../src/format/numbers.ts'

describe('a number is read', () => {
  test.each([
    ['en', '1,234.5', 1234.5],
    ['en', '.5', 0.5],
    ['en', '5.', 5],
    ['en', '-3', -3],
    ['en', '−3', -3],
    ['en', ' 12 ', 12],
    ['en', '1 234', 1234],
    ['en', '1,234', 1234],
    ['en-IN', '12,34,567', 1234567],
    ['en', '１２', 12],
    ['pl', '1 234,5', 1234.5],
    ['pl', '1\u00a0234,5', 1234.5],
    ['pl', '1234.5', 1234.5],
    ['pl', '1.234', 1.234],
    ['pl', ',5', 0.5],
    ['de', '1.234,5', 1234.5],
    ['de', '1.234', 1234],
    ['de', '1,234', 1.234],
    ['de', '1.5', 1.5],
    ['de', '1234.5', 1234.5],
    ['de', '1234.567', 1234.567],
    ['de', '0.125', 0.125],
    ['da', '12.50', 12.5],
    ['de-CH', '1’234.5', 1234.5],
    ['de-CH', "1'234.5", 1234.5],
    ['fr', '1\u202f234,5', 1234.5],
    ['ar-EG', '١٬٢٣٤٫٥', 1234.5],
    ['fa', '۱۲', 12],
  ])('in %s %j', (locale, text, value) => {
    expect(numberFrom(text, locale)).toBe(value)
  })
})

describe('no number is read', () => {
  test.each([
    ['en', ''],
    ['en', 'abc'],
    ['en', '-'],
    ['en', '.'],
    ['en', '1,5'],
    ['en', '12,34'],
    ['en', '1.2.3'],
    ['en', '10 50'],
    ['en', '10-50'],
    ['en', '1e5'],
    ['en', '0x10'],
    ['en', 'Infinity'],
    ['en', '9'.repeat(400)],
    ['pl', '1,2,3'],
    ['de', '1.234,5.6'],
    ['de', '1.23.4'],
    ['da', 'ti'],
  ])('in %s from %j', (locale, text) => {
    expect(numberFrom(text, locale)).toBeNull()
  })
})

test.each(['en', 'pl', 'de', 'da', 'fr', 'ar-EG', 'de-CH', 'en-IN', 'sv'])(
  'what %s writes is read as the same number',
  (locale) => {
    for (const value of [0, 0.125, 7, 1234.5, 12345.678, 1234567, -1234.5, 0.0000012])
      expect(numberFrom(exactNumber(value, locale), locale)).toBe(value)
  },
)
