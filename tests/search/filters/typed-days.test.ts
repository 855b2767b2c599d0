// Days are typed in the order of the language, with whatever stands between the numbers.
import { afterEach, describe, expect, test, vi } from 'vitest'
import { firstWeekday } from '../../../src/search/filters/date/days.ts'
import { dayFrom, dayHint, dayText } from '../../../src/search/filters/date/typed.ts'

const lastDay = Date.UTC(2026, 11, 31)

describe('the last day of 2026 is read', () => {
  test.each([
    ['pl', '31-12-2026'],
    ['pl', '31 12 26'],
    ['pl', '31/12/2026'],
    ['pl', ' 31.12.2026 r. '],
    ['pl', '31122026'],
    ['pl', '311226'],
    ['pl', '2026-12-31'],
    ['de', '31.12.26'],
    ['en-US', '12/31/2026'],
    ['en', '12/31/26'],
    ['en', '2026-12-31'],
    ['en', '2026/12/31'],
    ['sv', '26-12-31'],
    ['ja', '2026年12月31日'],
    ['ko', '2026. 12. 31.'],
    ['ar-EG', '٣١‏/١٢‏/٢٠٢٦'],
  ])('in %s from %s', (locale, text) => {
    expect(dayFrom(text, locale)).toBe(lastDay)
  })
})

describe('no day is read', () => {
  test.each([
    ['en', ''],
    ['en', 'tomorrow'],
    ['en', '31/12/2026'],
    ['pl', '12/31/2026'],
    ['pl', '31.02.2026'],
    ['pl', '29.02.2027'],
    ['pl', '0.1.2026'],
    ['pl', '31.12'],
    ['pl', '2026'],
    ['pl', '1.2.3.2026'],
    ['pl', '31.12.20261'],
    ['pl', '31.12.202'],
    ['pl', '12345'],
  ])('in %s from %j', (locale, text) => {
    expect(dayFrom(text, locale)).toBeNull()
  })
})

test('two digits are the year that people mean', () => {
  expect(dayFrom('1.1.69', 'pl')).toBe(Date.UTC(2069, 0, 1))
  expect(dayFrom('1.1.70', 'pl')).toBe(0)
})

test.each(['en', 'en-GB', 'pl', 'de', 'da', 'sv', 'ja', 'ko', 'hu', 'bg', 'fa', 'ar-EG', 'th'])(
  'what %s writes is read as the same day',
  (locale) => {
    for (const day of [lastDay, Date.UTC(2026, 0, 2), Date.UTC(1999, 10, 12)])
      expect(dayFrom(dayText(day, locale), locale)).toBe(day)
  },
)

test.each([
  ['en', 'dmy', 'mm/dd/yyyy'],
  ['en-GB', 'dmy', 'dd/mm/yyyy'],
  ['pl', 'dmr', 'dd.mm.rrrr'],
  ['de', 'TMJ', 'TT.MM.JJJJ'],
  ['da', 'dmå', 'dd.mm.åååå'],
  ['ar', 'يوم شهر سنة', 'يوم\u200f/شهر\u200f/سنة'],
])('in %s the box shows how a date is written', (locale, letters, hint) => {
  expect(dayHint(locale, letters)).toBe(hint)
})

test.each([
  ['en', 0],
  ['en-US', 0],
  ['en-GB', 1],
  ['pl', 1],
  ['de', 1],
  ['da', 1],
])('in %s the week begins on %d', (locale, first) => {
  expect(firstWeekday(locale)).toBe(first)
})

describe('where the browser does not know the week', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  test.each([
    ['en', 0],
    ['pt-BR', 0],
    ['en-GB', 1],
    ['pl', 1],
  ])('in %s it begins on %d', (locale, first) => {
    const { region } = new Intl.Locale(locale).maximize()
    vi.stubGlobal('Intl', {
      Locale: class {
        maximize = () => ({ region })
      },
    })
    expect(firstWeekday(locale)).toBe(first)
  })
})
