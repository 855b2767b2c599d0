// Text that is written without the browser's formatters is the same as with them.
import { afterEach, expect, test, vi } from 'vitest'
import { formatMoment } from '../../src/format/dates.ts'
import { formatNumber } from '../../src/format/format.ts'
import { currencySign, exactNumber } from '../../src/format/numbers.ts'

afterEach(() => vi.restoreAllMocks())

const atHome = ['en', 'en-US', 'en-GB', 'de', 'de-DE', 'da', 'da-DK', 'pl', 'pl-PL']
const locales = [...atHome, ...'en-IE en-IN de-AT de-CH pl-u-nu-deva da-GL fr es ar'.split(' ')]
const currencies = ['EUR', 'USD', 'GBP', 'PLN', 'DKK', 'SEK', 'JPY', 'KWD']
const amounts = [0, 0.5, 0.05, 1, 2.5, 9.99, 999, 999.99, 1000, 1234.5, 9999.9, 10_000, 123_456.78]
const others = [-2.5, -1234, 0.005, 1.005, 1234.567, 1e-7, 1e15, 123_456_789_012_345.6, 1e21]

const inBrowser = (value: number, locale: string, style: object) =>
  new Intl.NumberFormat([locale, 'en'], style).format(value)

test.each(locales)('amounts of money are written in %s as the browser would', (locale) => {
  for (const currency of currencies) {
    const style = { style: 'currency', currency } as const
    const whole = { ...style, trailingZeroDisplay: 'stripIfInteger' } as const
    for (const value of [...amounts, ...others]) {
      expect(formatNumber(value, locale, style)).toBe(inBrowser(value, locale, style))
      const exact = { maximumFractionDigits: 10, ...whole }
      expect(exactNumber(value, locale, whole)).toBe(inBrowser(value, locale, exact))
    }
    expect(inBrowser(1, locale, style)).toContain(currencySign(currency, locale))
  }
})

test.each(locales)(
  'numbers with decimals, and years, are written in %s as the browser would',
  (locale) => {
    for (const value of [...amounts, ...others]) {
      expect(formatNumber(value, locale)).toBe(inBrowser(value, locale, {}))
      const years = { useGrouping: false, maximumFractionDigits: 10 }
      expect(exactNumber(value, locale, { useGrouping: false })).toBe(
        inBrowser(value, locale, years),
      )
    }
  },
)

test.each(locales)('days are written in %s as the browser would', (locale) => {
  const written = new Intl.DateTimeFormat([locale, 'en'], { dateStyle: 'long', timeZone: 'UTC' })
  for (const year of [100, 1582, 1970, 2026, 9999])
    for (let month = 0; month < 12; month++)
      for (const day of [1, 2, 28]) {
        const date = new Date(Date.UTC(2000, month, day, 23, 59))
        date.setUTCFullYear(year)
        expect(formatMoment({ date, isDay: true }, locale, 'UTC')).toBe(written.format(date))
      }
})

test.each(atHome)('a price and a day in %s need no formatter', async (locale) => {
  // Those of the tests above are kept.
  vi.resetModules()
  const { priceOf } = await import('../../src/search/results/price.ts')
  const { formatMoment } = await import('../../src/format/dates.ts')
  const number = vi.spyOn(Intl, 'NumberFormat')
  const date = vi.spyOn(Intl, 'DateTimeFormat')
  const own = { en: 'USD', 'en-GB': 'GBP', 'da-DK': 'DKK', 'pl-PL': 'PLN' }[locale] ?? 'EUR'
  expect(priceOf([1249.5, own], locale, 'free')).toMatch(/1.?249.50/)
  expect(formatMoment({ date: new Date(0), isDay: true }, locale, null)).toContain('1970')
  expect([number.mock.calls, date.mock.calls]).toEqual([[], []])
})
