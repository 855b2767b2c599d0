// Days are those of the zone: with the hours that they have, from the first moment to the last.
import { describe, expect, test } from 'vitest'
import { dayOf, oneDay } from '../../../src/format/clock.ts'
import {
  addMonths,
  daysOf,
  momentsOf,
  startOf,
  unitOf,
} from '../../../src/search/filters/date/days.ts'
import { presetIntervals } from '../../../src/search/filters/kinds/date.tsx'

const at = (text: string) => Date.parse(text)
const hour = 3_600_000
const warsaw = 'Europe/Warsaw'
const utcDay = (year: number, month: number, day: number) => Date.UTC(year, month - 1, day)

describe('a day begins', () => {
  test.each([
    [[2026, 11, 21], warsaw, '2026-11-20T23:00:00Z'],
    [[2026, 7, 1], warsaw, '2026-06-30T22:00:00Z'],
    [[2026, 7, 1], 'UTC', '2026-07-01T00:00:00Z'],
    [[2026, 1, 1], 'Pacific/Kiritimati', '2025-12-31T10:00:00Z'],
    [[2026, 1, 1], 'Asia/Kathmandu', '2025-12-31T18:15:00Z'],
    [[2026, 12, 32], 'UTC', '2027-01-01T00:00:00Z'],
  ])('%j in %s at %s', ([year = 0, month = 0, day = 0], zone, moment) => {
    expect(new Date(startOf(utcDay(year, month, day), zone)).toISOString()).toBe(
      new Date(moment).toISOString(),
    )
  })

  test('in the visitor’s zone where none is given', () => {
    expect(startOf(utcDay(2026, 11, 21), null)).toBe(new Date(2026, 10, 21).getTime())
  })
})

describe('every day of three years', () => {
  test.each([warsaw, 'America/Sao_Paulo', 'America/Havana', 'Asia/Beirut', 'Australia/Lord_Howe'])(
    'in %s is one day, and ends where the next begins',
    (zone) => {
      for (let day = utcDay(2017, 1, 1); day < utcDay(2020, 1, 1); day += oneDay) {
        const { min = 0, max = 0 } = momentsOf({ min: day, max: day }, 1, zone)
        expect([dayOf(min, zone), dayOf(max, zone)]).toEqual([day, day])
        expect(dayOf(min - 1, zone)).toBe(day - oneDay)
        expect(dayOf(max + 1, zone)).toBe(day + oneDay)
      }
    },
  )
})

describe('the last day counts completely', () => {
  test('up to its last second where records count seconds', () => {
    const day = utcDay(2026, 11, 21)
    expect(momentsOf({ min: day, max: day }, 1000, warsaw)).toEqual({
      min: at('2026-11-21T00:00:00+01:00') / 1000,
      max: at('2026-11-21T23:59:59+01:00') / 1000,
    })
  })

  test('up to its last millisecond where they count those', () => {
    const day = utcDay(2026, 11, 21)
    expect(momentsOf({ max: day }, 1, warsaw)).toEqual({ max: at('2026-11-21T23:59:59.999+01:00') })
  })

  test('and is the same day when read again', () => {
    const days = { min: utcDay(2026, 10, 25), max: utcDay(2026, 10, 26) }
    for (const unit of [1, 1000])
      expect(daysOf(momentsOf(days, unit, warsaw), unit, warsaw)).toEqual(days)
  })
})

describe('what records count in', () => {
  test.each([
    [{ min: 1_700_000_000, max: 1_800_000_000 }, 1000],
    [{ min: 1_700_000_000_000, max: 1_800_000_000_000 }, 1],
    [{ min: 0, max: 1_800_000_000_000 }, 1],
    [{ min: -1_800_000_000_000, max: 0 }, 1],
    [{ max: 1_700_000_000_000 }, 1],
    [{}, 1000],
  ])('%j: %d ms', (bounds, unit) => {
    expect(unitOf(bounds)).toBe(unit)
  })
})

test('a moment beyond all dates causes no error', () => {
  for (const moment of [1e300, -1e300, Number.POSITIVE_INFINITY, Number.NaN])
    expect(Number.isFinite(dayOf(moment, warsaw))).toBe(true)
})

test.each([
  [[2026, 1, 31], 1, [2026, 2, 28]],
  [[2028, 2, 29], 12, [2029, 2, 28]],
  [[2026, 1, 15], -1, [2025, 12, 15]],
  [[2026, 3, 31], -1, [2026, 2, 28]],
])('%j and %d months is %j', ([y = 0, m = 0, d = 0], count, [y2 = 0, m2 = 0, d2 = 0]) => {
  expect(addMonths(utcDay(y, m, d), count)).toBe(utcDay(y2, m2, d2))
})

describe('presets', () => {
  const words = (now: string, zone: string) =>
    Object.fromEntries(
      presetIntervals(at(now), zone).map(([name, { min = 0, max = 0 }]) => [
        name,
        [min, max].map((moment) => new Date(dayOf(moment, zone)).toISOString().slice(0, 10)).join(),
      ]),
    )

  test.each([
    ['2026-11-16', '2026-11-21,2026-11-22'],
    ['2026-11-17', '2026-11-21,2026-11-22'],
    ['2026-11-18', '2026-11-21,2026-11-22'],
    ['2026-11-19', '2026-11-21,2026-11-22'],
    ['2026-11-20', '2026-11-21,2026-11-22'],
    ['2026-11-21', '2026-11-21,2026-11-22'],
    ['2026-11-22', '2026-11-21,2026-11-22'],
    ['2026-11-23', '2026-11-28,2026-11-29'],
  ])('on %s this weekend is %s', (day, weekend) => {
    expect(words(`${day}T12:00Z`, warsaw).thisWeekend).toBe(weekend)
  })

  test('are those of the zone: in Auckland it is tomorrow already', () => {
    expect(words('2026-11-30T12:00Z', 'Pacific/Auckland')).toMatchObject({
      today: '2026-12-01,2026-12-01',
      nextSevenDays: '2026-12-01,2026-12-07',
      thisMonth: '2026-12-01,2026-12-31',
    })
    expect(words('2026-11-30T12:00Z', warsaw)).toMatchObject({
      today: '2026-11-30,2026-11-30',
      nextSevenDays: '2026-11-30,2026-12-06',
      thisMonth: '2026-11-01,2026-11-30',
    })
  })

  test('have the hours of days on which the clocks change', () => {
    const { min = 0, max = 0 } =
      Object.fromEntries(presetIntervals(at('2026-10-24T12:00Z'), warsaw)).thisWeekend ?? {}
    expect(max - min + 1).toBe(49 * hour)
  })

  test('come in the unit of the records', () => {
    expect(presetIntervals(at('2026-11-21T12:00Z'), 'UTC', 1000)[0]?.[1]).toEqual({
      min: at('2026-11-21') / 1000,
      max: at('2026-11-22') / 1000 - 1,
    })
  })
})
