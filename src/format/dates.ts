// Reads the dates of records and entries, and formats them for the reader.
import { tellOwner } from '../errors/owner.ts'
import { clockAt, dayOfClock, oneDay, type Zone } from './clock.ts'
import { dateFormat, relativeFormat } from './format.ts'
import { englishMonth, plainDay } from './plainly.ts'

export type DateStyle = 'full' | 'long' | 'medium' | 'short' | 'relative'

export interface Moment {
  date: Date
  /** True for a date without a time, which is the same day in every zone. */
  isDay: boolean
  /** A local time, written without a zone. It is stored as if it were UTC and shown as it is. */
  isClock?: true
}

const written =
  /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?) ?(?:(Z|UTC|GMT)|([+-]\d\d):?(\d\d)?)?)?$/i
/** 20260312, also as a number. As Unix seconds it would be in August 1970, which is never meant. */
const compact = /^((?:19|20)\d\d)(\d\d)(\d\d)$/

/** Smaller numbers are seconds (until the year 5138), greater ones milliseconds (from 1973 on). */
export const secondsBelow = 100_000_000_000

/** The year 100. Earlier dates, such as 0001-01-01, are what systems write for “none”. */
const earliest = -59_011_459_200_000

/** About the year 10000. Greater numbers are present times in microseconds. */
const latest = 254_000_000_000_000

const valid = (date: Date, rest: Omit<Moment, 'date'>): Moment | null =>
  date.getTime() >= earliest && date.getTime() < latest ? { date, ...rest } : null

function fromNumber(value: number): Moment | null {
  // 0 is what many systems write for “none”, and 2026 is a year, not seconds of 1970.
  if (!value || (Number.isInteger(value) && value > 1000 && value < 3000)) return null
  return valid(new Date(Math.abs(value) < secondsBelow ? value * 1000 : value), { isDay: false })
}

function fromText(text: string): Moment | null {
  const [, day, time, utc, hours, minutes = '00'] = written.exec(text) ?? []
  if (!day) return null
  const midnight = new Date(`${day}T00:00Z`)
  // `Date` turns 31 February into 3 March; such a date is refused.
  if (!midnight.toJSON()?.startsWith(day)) return null
  if (!time) return valid(midnight, { isDay: true })
  const zone = hours ? `${hours}:${minutes}` : 'Z'
  const isClock = !utc && !hours
  return valid(new Date(`${day}T${time}${zone}`), { isDay: false, ...(isClock && { isClock }) })
}

/**
 * `12.09.2015`, `Jun 12 1998`, `12 June 1998`, `Fri, 12 Jun 1998 20:00:00 GMT`. Dates with slashes are not
 * read, because nobody knows which part is the month.
 */
const loose =
  /^(?:[a-z]{3},? )?(?:(\d?\d)\.? ?)?(?:(\d?\d)\.|([a-z]{3})[a-z]*\.?)(?: (\d?\d),?)? ?(\d{4})(?: (\d\d:\d\d.*))?$/i

/** Puts the parts in the order of ISO 8601. */
function inOrder(text: string): string {
  const [, before, month, name = '', after, year, time = ''] = loose.exec(text) ?? []
  const [two, one] = [month || englishMonth(name), before ?? after].map((number) =>
    String(number).padStart(2, '0'),
  )
  return year ? `${year}-${two}-${one} ${time}`.trim() : text.replace(compact, '$1-$2-$3')
}

/**
 * ISO date, ISO date-time, Unix seconds or milliseconds, `12.09.2015`, `Jun 12 1998`, and `{"$date": …}` as
 * MongoDB exports it; null for anything else.
 */
export function momentOf(value: unknown): Moment | null {
  if (typeof value === 'object' && value && '$date' in value)
    return typeof value.$date === 'object' ? null : momentOf(value.$date)
  const isNumber = typeof value === 'number'
  if (!isNumber && typeof value !== 'string') return null
  const text = String(value).trim()
  const day = fromText(inOrder(text))
  return day ?? (isNumber || /^-?\d{9,14}$/.test(text) ? fromNumber(Number(text)) : null)
}

export const noDate = 'holds no date. Write 2026-03-12, 2026-03-12T20:00+01:00 or Unix seconds'

/** For a field that the owner named as a date: if it has none, it tells the owner, once for each place. */
export function expectedMoment(value: unknown, place: string): Moment | null {
  const moment = momentOf(value)
  if (!moment) tellOwner('warn', `${place} ${noDate}.`, value)
  return moment
}

/** The local date and time to show, stored as if it were UTC. */
const shownAt = ({ date, isDay, isClock }: Moment, zone: Zone) =>
  isDay || isClock ? date.getTime() : clockAt(date.getTime(), zone)

const inUtc = (locale: string, options: Intl.DateTimeFormatOptions) =>
  dateFormat(locale, { ...options, timeZone: 'UTC' })

export function formatMoment(
  moment: Moment,
  locale: string,
  zone: Zone,
  style: DateStyle = 'long',
  now = Date.now(),
): string {
  const shown = shownAt(moment, zone)
  if (style !== 'relative')
    return (
      (style === 'long' && plainDay(shown, locale)) ||
      inUtc(locale, { dateStyle: style }).format(shown)
    )
  const shownNow = clockAt(now, zone)
  // Hours until an instant are real hours, also when the clocks change in between.
  const passing = moment.isClock ? shown - shownNow : moment.date.getTime() - now
  const days = (dayOfClock(shown) - dayOfClock(shownNow)) / oneDay
  return relativeTime(moment.isDay ? null : passing, days, locale)
}

/** The time of day; empty for a day. */
export const formatTime = (moment: Moment, locale: string, zone: Zone) =>
  moment.isDay ? '' : inUtc(locale, { timeStyle: 'short' }).format(shownAt(moment, zone))

/** `12.–15. marts 2026`. One date if both are the same day, or the end is before the start. */
export function formatRange(from: Moment, until: Moment, locale: string, zone: Zone): string {
  const first = shownAt(from, zone)
  const last = Math.max(first, shownAt(until, zone))
  return inUtc(locale, { dateStyle: 'long' }).formatRange(first, last)
}

/** For `<time datetime>`. */
export function machineDate({ date, isDay, isClock }: Moment): string {
  const text = date.toISOString()
  if (isDay) return text.slice(0, 10)
  return isClock ? text.slice(0, -1) : text
}

const { abs, round } = Math

/** Hours for less than a day, then calendar days, so that “yesterday” is always right. */
function distance(
  milliseconds: number | null,
  days: number,
): [number, Intl.RelativeTimeFormatUnit] {
  const minutes = round((milliseconds ?? Infinity) / 60_000)
  if (!minutes) return [0, 'second']
  if (abs(minutes) < 60) return [minutes, 'minute']
  if (abs(minutes) < 1410) return [round(minutes / 60), 'hour']
  if (abs(days) < 14) return [days, 'day']
  if (abs(days) < 45) return [round(days / 7), 'week']
  return abs(days) < 350 ? [round(days / 30.44), 'month'] : [round(days / 365.25), 'year']
}

/** `milliseconds` is null for a day, which has no hours. */
function relativeTime(milliseconds: number | null, days: number, locale: string): string {
  const [count, unit] = distance(milliseconds, days)
  // “in 1 month”, never “next month”, because four weeks from now may still be this month.
  const numeric = unit === 'day' || unit === 'second' ? 'auto' : 'always'
  return relativeFormat(locale, { numeric }).format(count, unit)
}
