// Turns prices of records into what a reader expects.
import { expect, test } from 'vitest'
import { amountOf, priceOf } from '../../../src/search/results/price.ts'

/** The spaces that Intl puts in are not the point. */
const shown = (price: unknown, currency = '', locale = 'en') =>
  priceOf(amountOf(price, currency), locale, 'free').replace(/\s/g, ' ')

test.each([
  [24, 'EUR', 'en', '€24.00'],
  [24, 'eur', 'de', '24,00 €'],
  ['1299.5', 'PLN', 'pl', '1299,50 zł'],
  [0, 'PLN', 'pl', 'free'],
  ['0.00', '', 'en', 'free'],
  [{ amount: 0, currency: 'EUR' }, '', 'de', 'free'],
  [0.01, 'EUR', 'en', '€0.01'],
  [149, 'DKK', 'da', '149,00 kr.'],
  [24.5, '', 'de', '24,5'],
  ['24', 'zł', 'en', '24'],
  ['from 12 €', 'EUR', 'en', 'from 12 €'],
  ['12,50&nbsp;&euro;', '', 'en', '12,50 €'],
  [{ amount: '12.0', currencyCode: 'EUR' }, '', 'en', '€12.00'],
  [{ value: 12, currency: 'USD' }, 'EUR', 'en', '$12.00'],
  [{ USD: { default: 52, default_formated: '$52.00' } }, '', 'en', '$52.00'],
  [{ USD: 52, EUR: 48 }, 'EUR', 'en', '€48.00'],
  [[19, 29], 'EUR', 'en', '€19.00'],
])('%j in %j for %s is %s', (price, currency, locale, text) => {
  expect(shown(price, currency, locale)).toBe(text)
})

test.each([[null], [undefined], [''], [' '], [true], [{}], [[]], [{ amount: null }], [Number.NaN]])(
  '%j is no price',
  (price) => {
    expect(shown(price, 'EUR')).not.toMatch(/€|\d/)
  },
)
