// Dates as records hold them, as readers of a language expect them.
import { describe, expect, test } from 'vitest'
import { type DateStyle, formatMoment, machineDate, momentOf } from '../../src/shell/dates.ts'

function shown(value: unknown, locale: string, style?: DateStyle, timeZone: string | null = null) {
  const moment = momentOf(value)
  return moment && formatMoment(moment, locale, timeZone, style)
}
const day = '2026-03-12'

describe('a day', () => {
  test.each([
    ['pl', 'full', 'czwartek, 12 marca 2026'],
    ['pl', 'long', '12 marca 2026'],
    ['pl', 'medium', '12 mar 2026'],
    ['pl', 'short', '12.03.2026'],
    ['de', 'full', 'Donnerstag, 12. März 2026'],
    ['de', 'long', '12. März 2026'],
    ['de', 'medium', '12.03.2026'],
    ['de', 'short', '12.03.26'],
    ['da', 'full', 'torsdag den 12. marts 2026'],
    ['da', 'long', '12. marts 2026'],
    ['da', 'medium', '12. mar. 2026'],
    ['da', 'short', '12.03.2026'],
    ['en', 'long', 'March 12, 2026'],
    ['en-GB', 'long', '12 March 2026'],
    ['fr', 'long', '12 mars 2026'],
  ] as const)('in %s, %s, reads %s', (locale, style, text) => {
    expect(shown(day, locale, style)).toBe(text)
  })

  test('is written out where no style is asked for', () => {
    expect(shown(day, 'pl')).toBe('12 marca 2026')
  })

  const zones = [
    'Pacific/Kiritimati',
    'Asia/Tokyo',
    'Asia/Kathmandu',
    'Europe/Warsaw',
    'UTC',
    'America/St_Johns',
    'America/Los_Angeles',
    'Pacific/Pago_Pago',
  ]
  test.each(zones)('is that day in %s', (zone) => {
    for (const written of ['2026-01-01', '2026-03-29', '2026-10-25', '2026-12-31']) {
      const dayOfMonth = String(Number(written.slice(8)))
      expect(shown(written, 'pl', 'long', zone)).toMatch(new RegExp(`^${dayOfMonth} `))
    }
  })

  test('has the day itself for machines', () => {
    const moment = momentOf('2026-03-12')
    expect(moment && machineDate(moment)).toBe('2026-03-12')
  })
})

describe('an instant', () => {
  test.each([
    ['2026-03-12T23:30:00Z'],
    ['2026-03-13T00:30:00+01:00'],
    ['2026-03-12T18:30:00.000-05:00'],
    ['2026-03-12 23:30Z'],
    [1773358200],
    [1773358200000],
    ['1773358200'],
    ['1773358200000'],
    [' 2026-03-12T23:30Z '],
  ])("%j is shown in the reader's zone", (value) => {
    expect(shown(value, 'pl', 'long', 'Europe/Warsaw')).toBe('13 marca 2026')
    expect(shown(value, 'de', 'long', 'America/New_York')).toBe('12. März 2026')
    const moment = momentOf(value)
    expect(moment && machineDate(moment)).toBe('2026-03-12T23:30:00.000Z')
  })

  test('before 1970, and long ago, is no problem', () => {
    expect(shown(-86_400, 'pl', 'long', 'UTC')).toBe('31 grudnia 1969')
    expect(shown('1683-09-12', 'pl')).toBe('12 września 1683')
  })

  test('seconds and milliseconds are told apart for every year that records hold', () => {
    for (const year of [1975, 1990, 2026, 2100, 3000]) {
      const instant = Date.UTC(year, 5, 15)
      for (const value of [instant, instant / 1000])
        expect(momentOf(value)?.date.getTime()).toBe(instant)
    }
  })
})

describe('what is no date', () => {
  test.each([
    [''],
    [' '],
    ['soon'],
    ['2026'],
    ['2026-03'],
    ['12.03.2026'],
    ['03/12/2026'],
    ['2026-02-31'],
    ['2026-02-29'],
    ['2026-13-01'],
    ['2026-00-10'],
    ['2026-03-00'],
    ['2026-03-12T25:00'],
    ['2026-02-31T10:00:00Z'],
    ['2026-03-12T20:00 o’clock'],
    ['2026-03-12x'],
    ['March 12, 2026'],
    ['12345'],
    ['1773358200px'],
    ['99999999999999999'],
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    [8.64e18],
    [null],
    [undefined],
    [true],
    [{}],
    [['2026-03-12']],
    [new Date()],
  ])('%j is none', (value) => {
    expect(momentOf(value)).toBeNull()
  })

  test('the last day of February is one in leap years', () => {
    expect(shown('2028-02-29', 'pl')).toBe('29 lutego 2028')
  })
})
