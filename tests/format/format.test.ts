// Numbers in the reader's language. Formatters are cached, within a limit.
import * as fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import {
  compareNames,
  dateFormat,
  formatBytes,
  formatNumber,
  numberFormat,
  pluralRules,
} from '../../src/format/format.ts'

test('the same language and options share one formatter', () => {
  expect(numberFormat('pl')).toBe(numberFormat('pl'))
  expect(pluralRules('pl')).toBe(pluralRules('pl'))
  const options = { dateStyle: 'long' }
  expect(dateFormat('pl', options)).toBe(dateFormat('pl', { ...options }))
})

test('a page with very many languages does not keep a formatter for each for ever', () => {
  const first = numberFormat('en-001')
  for (let region = 100; region < 400; region++) numberFormat(`en-${region}`)
  expect(numberFormat('en-001')).not.toBe(first)
  expect(formatNumber(1.5, 'pl')).toBe('1,5')
})

test.each([
  [1_234_567, 'en', '1.2 MB'],
  [1_234_567, 'pl', '1,2 MB'],
  [45_678, 'de', '46 kB'],
  [120, 'en', '0.1 kB'],
  [1, 'en', '0.1 kB'],
  [0, 'en', '0.1 kB'],
  [-5, 'en', '0.1 kB'],
  [999_999, 'en', '1,000 kB'],
  [1_000_000, 'en', '1 MB'],
  [7_300_000_000_000, 'en', '7,300 GB'],
])('%i bytes in %s are %s', (bytes, locale, text) => {
  expect(formatBytes(bytes, locale).replace(/\s/g, ' ')).toBe(text)
})

test.each(
  'en en-GB en-IN pl pl-PL de de-DE de-AT de-CH da da-DK fr es it nl sv nb no cs uk es-MX ar ar-EG fa hi bn en-u-nu-arab en-u-nu-thai'.split(
    ' ',
  ),
)('numbers are written in %s as the browser would, with a formatter or without', (locale) => {
  const written = new Intl.NumberFormat([locale, 'en'])
  const whole = [0, 1, 9, 10, 42, 100, 999, 1000, 1234, 9999, 10_000, 999_999, 123_456_789, 1e21]
  for (const value of [...whole, -1, -1234, 0.5, 1234567.891])
    expect(formatNumber(value, locale), `${value}`).toBe(written.format(value))
})

describe('names', () => {
  const plain = fc
    .array(fc.constantFrom(...'abcdehlnosvwzAZ &-1äåößżąłšéæøŁØ{|}', 'a\u030a'))
    .map((letters) => letters.join(''))
  const any = fc.oneof(
    plain,
    fc.constantFrom('', 'aa', 'Aabo', 'ch', 'Łódź', 'Ätna', 'v2', 'v10', 'A-b'),
  )
  const locales = ['en', 'en-US', 'pl', 'de', 'da', 'fr', 'es', 'it', 'nl', 'sv', 'nb', 'cs', 'ar']

  test.each(locales)('are in the order of %s', (locale) => {
    const inBrowser = new Intl.Collator(locale, { numeric: true })
    fc.assert(
      fc.property(any, any, (one, other) => {
        expect(Math.sign(compareNames(one, other, locale))).toBe(inBrowser.compare(one, other))
      }),
      { numRuns: 1000 },
    )
  })

  test('with letters of other languages are sorted in Swedish as Swedes expect', () => {
    const names = ['Ørsted', 'Ærø', 'Åre', 'Zoo']
    expect(names.sort((a, b) => compareNames(a, b, 'sv'))).toEqual(['Zoo', 'Åre', 'Ærø', 'Ørsted'])
  })

  test('whose letters have a known place are sorted without a collator', () => {
    // In languages that no test above has a collator of.
    const made = vi.spyOn(Intl, 'Collator')
    expect(['Samsung', 'apple', 'LG'].sort((a, b) => compareNames(a, b, 'fr-CA'))).toEqual([
      'apple',
      'LG',
      'Samsung',
    ])
    expect(
      ['Łódź', 'Malmö', 'Kraków', 'Lublin'].sort((a, b) => compareNames(a, b, 'pl-PL')),
    ).toEqual(['Kraków', 'Lublin', 'Łódź', 'Malmö'])
    expect(
      ['Ærø', 'Zoo', 'Årslev', 'Østerbro'].sort((a, b) => compareNames(a, b, 'da-DK')),
    ).toEqual(['Zoo', 'Ærø', 'Østerbro', 'Årslev'])
    expect(
      ['København', 'Łódź', 'Kraków', 'Malmö'].sort((a, b) => compareNames(a, b, 'en-GB')),
    ).toEqual(['København', 'Kraków', 'Łódź', 'Malmö'])
    expect(made).not.toHaveBeenCalled()
    made.mockRestore()
  })
})
