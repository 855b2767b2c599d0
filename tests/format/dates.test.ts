// Dates as records hold them, as readers of a language expect them.
import { describe, expect, test, vi } from 'vitest'
import {
  type DateStyle,
  expectedMoment,
  formatMoment,
  formatRange,
  formatTime,
  machineDate,
  momentOf,
} from '../../src/format/dates.ts'
import { localeTag } from '../../src/format/locale.ts'
import { days, isoDay, languages, shownDay, styles } from '../fixtures/months.ts'

function shown(value: unknown, locale: string, style?: DateStyle, timeZone: string | null = null) {
  const moment = momentOf(value)
  return moment && formatMoment(moment, locale, timeZone, style)
}
const day = '2026-03-12'

describe('a day', () => {
  test.each([
    ['en', 'long', 'March 12, 2026'],
    ['en-GB', 'long', '12 March 2026'],
    ['fr', 'long', '12 mars 2026'],
  ] as const)('in %s, %s, reads %s', (locale, style, text) => {
    expect(shown(day, locale, style)).toBe(text)
  })

  test.each(languages)('of every month has its grammar in %s, in each style', (locale) => {
    for (const [month, dayOfMonth] of days)
      for (const style of styles)
        expect(shown(isoDay(month, dayOfMonth), locale, style)).toBe(
          shownDay(locale, month, dayOfMonth)[style],
        )
  })

  test.each([
    ['pl_PL', '12 marca 2026'],
    ['PL', '12 marca 2026'],
    ['de-AT', '12. März 2026'],
    ['da-DK', '12. marts 2026'],
    ['nb', '12. mars 2026'],
    ['no', '12. mars 2026'],
    ['en-GB', '12 March 2026'],
    ['zh-Hant-TW', '2026年3月12日'],
    ['xx', 'March 12, 2026'],
  ])('in the language written %s reads %s', (written, text) => {
    expect(shown(day, localeTag(written) ?? '')).toBe(text)
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

  test.each([['20260312'], [20_260_312]])('may be written %j', (value) => {
    expect(shown(value, 'pl', 'long', 'America/Los_Angeles')).toBe('12 marca 2026')
    const moment = momentOf(value)
    expect(moment && machineDate(moment)).toBe('2026-03-12')
  })

  test.each([
    ['0100-01-01', 'January 1, 100'],
    ['1683-09-12', 'September 12, 1683'],
    [19_991_231, 'December 31, 1999'],
    ['2028-02-29', 'February 29, 2028'],
    ['1582-10-10', 'October 10, 1582'],
    ['9999-12-31', 'December 31, 9999'],
  ])('long ago or far away is a day like any other: %s', (value, text) => {
    expect(shown(value, 'en')).toBe(text)
  })
})

describe('an instant', () => {
  test.each([
    ['2026-03-12T23:30:00Z'],
    ['2026-03-13T00:30:00+01:00'],
    ['2026-03-12T18:30:00.000-05:00'],
    ['2026-03-12 23:30Z'],
    ['2026-03-13T00:30+01:00'],
    ['2026-03-13T00:30:00+0100'],
    ['2026-03-13 00:30:00+01'],
    ['2026-03-13 00:30:00 +0100'],
    ['2026-03-12 23:30:00 UTC'],
    ['2026-03-12 23:30:00 GMT'],
    ['2026-03-12t23:30:00.000000z'],
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

  test.each([
    ['0100-06-01T12:00:00Z', 'June 1, 100'],
    ['1899-12-31T23:30:00Z', 'January 1, 1900'],
    ['9999-12-31T23:30:00Z', 'January 1, 10000'],
    [20_261_399, 'August 23, 1970'],
    [99_999_999_999, 'November 16, 5138'],
    [100_000_000_000, 'March 3, 1973'],
    ['100000000', 'March 3, 1973'],
    ['32503680000000', 'January 1, 3000'],
    [1000, 'January 1, 1970'],
    [3000, 'January 1, 1970'],
    [-99_999_999, 'October 31, 1966'],
    [1, 'January 1, 1970'],
    [-86_400, 'December 31, 1969'],
    [1_773_358_200.5, 'March 13, 2026'],
  ])('%j is shown in the zone, however far it is', (value, text) => {
    expect(shown(value, 'en', 'long', 'Europe/Warsaw')).toBe(text)
  })

  test.each(['Europe/Warsaw', 'America/New_York', 'Australia/Lord_Howe'])(
    'goes over each change of the clocks of %s hour by hour',
    (zone) => {
      const begin = Date.UTC(2026, 0, 1)
      const read = new Intl.DateTimeFormat('pl', {
        dateStyle: 'long',
        timeStyle: 'short',
        timeZone: zone,
      })
      for (let at = begin; at < begin + 366 * 86_400_000; at += 1_800_000) {
        const moment = { date: new Date(at), isDay: false }
        const both = `${formatMoment(moment, 'pl', zone)} ${formatTime(moment, 'pl', zone)}`
        if (both !== read.format(at)) expect(both, new Date(at).toISOString()).toBe(read.format(at))
      }
    },
  )

  test('seconds and milliseconds are told apart for every year that records hold', () => {
    for (const year of [1975, 1990, 2026, 2100, 3000]) {
      const instant = Date.UTC(year, 5, 15)
      for (const value of [instant, instant / 1000])
        expect(momentOf(value)?.date.getTime()).toBe(instant)
    }
  })
})

describe('a date-time without a zone', () => {
  test.each([['2026-03-12T23:30'], ['2026-03-12 23:30:00'], ['2026-03-12T23:30:00.000']])(
    '%j is shown unchanged, in every zone',
    (value) => {
      const moment = momentOf(value)
      if (!moment) throw new Error(`${value} is no date`)
      for (const zone of ['Pacific/Kiritimati', 'UTC', 'America/Los_Angeles', null]) {
        expect(formatMoment(moment, 'pl', zone)).toBe('12 marca 2026')
        expect(formatTime(moment, 'pl', zone)).toBe('23:30')
      }
      expect(machineDate(moment)).toBe('2026-03-12T23:30:00.000')
    },
  )
})

describe('a time of day', () => {
  test.each([
    ['pl', '00:30'],
    ['de', '00:30'],
    ['da', '00.30'],
    ['en', '12:30 AM'],
  ])("is the reader's: in %s %s", (locale, text) => {
    const moment = momentOf('2026-03-12T23:30Z')
    expect(moment && formatTime(moment, locale, 'Europe/Warsaw').replace(/\s/, ' ')).toBe(text)
  })

  test('is empty for a day', () => {
    const moment = momentOf(day)
    expect(moment && formatTime(moment, 'pl', null)).toBe('')
  })
})

describe('a relative date', () => {
  const now = Date.parse('2026-03-28T22:30:00+01:00')
  const far = (value: unknown, locale: string) => {
    const moment = momentOf(value)
    return moment && formatMoment(moment, locale, 'Europe/Warsaw', 'relative', now)
  }

  test.each([
    ['2026-03-28T22:30:20+01:00', 'teraz', 'jetzt', 'nu'],
    ['2026-03-28T22:29:00+01:00', '1 minutę temu', 'vor 1 Minute', 'for 1 minut siden'],
    // The clocks go forward in that night: five hours pass, though they show six.
    ['2026-03-29T04:30:00+02:00', 'za 5 godzin', 'in 5 Stunden', 'om 5 timer'],
    ['2026-03-27T20:00:00+01:00', 'wczoraj', 'gestern', 'i går'],
    ['2026-03-30', 'pojutrze', 'übermorgen', 'i overmorgen'],
    ['2026-02-07', '2 miesiące temu', 'vor 2 Monaten', 'for 2 måneder siden'],
    ['2021-03-28', '5 lat temu', 'vor 5 Jahren', 'for 5 år siden'],
    ['2026-03-28T20:30', '2 godziny temu', 'vor 2 Stunden', 'for 2 timer siden'],
  ])('%s reads “%s”, “%s”, “%s”', (value, pl, de, da) => {
    expect([far(value, 'pl'), far(value, 'de'), far(value, 'da')]).toEqual([pl, de, da])
  })

  const seconds = (count: number) => new Date(now + count * 1000).toISOString()
  const days = (count: number) => new Date(now + count * 86_400_000).toISOString().slice(0, 10)
  test.each([
    [seconds(29), 'now'],
    [seconds(-31), '1 minute ago'],
    [seconds(59.4 * 60), 'in 59 minutes'],
    [seconds(-59.6 * 60), '1 hour ago'],
    [seconds(-23.4 * 3600), '23 hours ago'],
    [seconds(23.6 * 3600), 'tomorrow'],
    [seconds(-22 * 3600), '22 hours ago'],
    [days(13), 'in 13 days'],
    [days(14), 'in 2 weeks'],
    [days(-44), '6 weeks ago'],
    [days(45), 'in 1 month'],
    [days(-349), '11 months ago'],
    [days(350), 'in 1 year'],
  ])('uses the unit that people use: %s is %s', (value, text) => {
    expect(far(value, 'en')).toBe(text)
  })

  test('counts the days of the zone, not spans of 24 hours', () => {
    const moment = momentOf('2026-03-30T00:15:00+02:00')
    if (!moment) throw new Error('no date')
    const read = (zone: string) => formatMoment(moment, 'da', zone, 'relative', now)
    expect(read('Europe/Warsaw')).toBe('i overmorgen')
    expect(read('America/New_York')).toBe('i morgen')
  })
})

describe('a span of dates', () => {
  const span = (from: unknown, until: unknown, locale: string) => {
    const [start, end] = [momentOf(from), momentOf(until)]
    if (!start || !end) throw new Error('no date')
    return formatRange(start, end, locale, 'Europe/Warsaw').replace(/[\u2009\u202f\u00a0]/g, ' ')
  }

  test.each([
    ['2026-03-12', '2026-03-15', '12–15 marca 2026', '12.–15. März 2026', '12.–15. marts 2026'],
    [
      '2026-03-12',
      '2026-04-02',
      '12 marca – 2 kwietnia 2026',
      '12. März – 2. April 2026',
      '12. marts–2. april 2026',
    ],
    [
      '2026-12-30',
      '2027-01-02',
      '30 grudnia 2026 – 2 stycznia 2027',
      '30. Dezember 2026 – 2. Januar 2027',
      '30. december 2026–2. januar 2027',
    ],
    [1773358200, '2026-03-15', '13–15 marca 2026', '13.–15. März 2026', '13.–15. marts 2026'],
  ])('%s to %s shares what both have', (from, until, pl, de, da) => {
    expect(span(from, until, 'pl')).toBe(pl)
    expect(span(from, until, 'de')).toBe(de)
    expect(span(from, until, 'da')).toBe(da)
  })

  test('is one day if both are the same, or the end comes first', () => {
    expect(span('2026-03-12', '2026-03-12', 'da')).toBe('12. marts 2026')
    expect(span('2026-03-12T10:00+01:00', '2026-03-12T12:00+01:00', 'da')).toBe('12. marts 2026')
    expect(span('2026-03-12', '2026-03-10', 'da')).toBe('12. marts 2026')
    expect(span('2026-03-12T20:00', '2026-03-12', 'da')).toBe('12. marts 2026')
  })
})

describe('a value that is no date', () => {
  test.each([
    [''],
    [' '],
    ['soon'],
    ['2026'],
    ['2026-03'],
    ['31.02.2026'],
    ['Mar 2026'],
    [{ $date: { $date: 1 } }],
    [{ $date: null }],
    [{ $date: { toString: 5 } }],
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
    ['Marx 12, 2026 o’clock'],
    ['12345'],
    ['20260230'],
    ['20261301'],
    // What systems write for “none”, and what comes before it.
    ['0001-01-01'],
    ['0001-01-01T00:00:00Z'],
    ['0000-00-00 00:00:00'],
    ['0000-01-01'],
    ['-0044-03-15'],
    [0],
    [-0],
    ['0'],
    ['0000000000'],
    [-99_999_999_999],
    [1001],
    [2026],
    [2999],
    ['99999999'],
    ['999999999999999'],
    ['1773358200px'],
    ['99999999999999999'],
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    [8.64e18],
    // Microseconds.
    [1_773_358_200_000_000],
    [null],
    [undefined],
    [true],
    [{}],
    [['2026-03-12']],
    [new Date()],
  ])('%j is none', (value) => {
    expect(momentOf(value)).toBeNull()
  })

  test('where one is expected is reported once for each place, with what is valid', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    expect(expectedMoment('soon', 'starts of a record')).toBeNull()
    expect(expectedMoment('later', 'starts of a record')).toBeNull()
    expect(expectedMoment(undefined, 'ends of a record')).toBeNull()
    expect(expectedMoment('2026-03-12', 'date of a record')).not.toBeNull()
    expect(warn.mock.calls.map(([text]) => String(text).slice(0, 45))).toEqual([
      'site-embed: starts of a record holds no date.',
      'site-embed: ends of a record holds no date. W',
    ])
    warn.mockRestore()
  })
})
