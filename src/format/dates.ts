// Dates as records and entries hold them → what a reader of a language expects to see.

import { tellOwner } from '../errors/owner.ts'
import { clockAt, dayOfClock, oneDay, type Zone } from './clock.ts'
import { dateFormat } from './format.ts'
import { relativeTime } from './relative.ts'

type CalendarStyle = 'full' | 'long' | 'medium' | 'short'
export type DateStyle = CalendarStyle | 'relative'

export interface Moment {
  date: Date
  /** A day is that day in every time zone; an instant is shown in the reader's. */
  isDay: boolean
  /** Written without a zone: what the clocks show there. Held as if they stood in UTC. */
  isClock?: true
}

const written =
  /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?) ?(?:(Z|UTC|GMT)|([+-]\d\d):?(\d\d)?)?)?$/i
/** 20260312, also as a number: no moment of the summer of 1970. */
const compact = /^((?:19|20)\d\d)(\d\d)(\d\d)$/

/** Seconds until the year 5138, milliseconds from 1973 on: the two never meet in practice. */
export const secondsBelow = 100_000_000_000

/** The year 100. Before it there is what systems write for “none”: the first day of the year 1. */
const earliest = -59_011_459_200_000

/** Far in the year 10000: microseconds of our time lie beyond. */
const latest = 254_000_000_000_000

const valid = (date: Date, rest: Omit<Moment, 'date'>): Moment | null =>
  date.getTime() >= earliest && date.getTime() < latest ? { date, ...rest } : null

function fromNumber(value: number): Moment | null {
  // Many systems write 0 for “none”; and a year is no moment of 1970.
  if (!value || (Number.isInteger(value) && value > 1000 && value < 3000)) return null
  return valid(new Date(Math.abs(value) < secondsBelow ? value * 1000 : value), { isDay: false })
}

function fromText(text: string): Moment | null {
  const [, day = '', time, utc, hours, minutes = '00'] = written.exec(text) ?? []
  const midnight = new Date(`${day}T00:00Z`)
  // The 31st of February rolls over: no date.
  if (!midnight.toJSON()?.startsWith(day)) return null
  if (!time) return valid(midnight, { isDay: true })
  const zone = hours ? `${hours}:${minutes}` : 'Z'
  const isClock = !utc && !hours
  return valid(new Date(`${day}T${time}${zone}`), { isDay: false, ...(isClock && { isClock }) })
}

/** ISO date, ISO date-time, Unix seconds or milliseconds; null for anything else. */
export function momentOf(value: unknown): Moment | null {
  const isNumber = typeof value === 'number'
  if (!isNumber && typeof value !== 'string') return null
  const text = String(value).trim()
  const day = fromText(text.replace(compact, '$1-$2-$3'))
  return day ?? (isNumber || /^-?\d{9,14}$/.test(text) ? fromNumber(Number(text)) : null)
}

export const noDate = 'holds no date. Write 2026-03-12, 2026-03-12T20:00+01:00 or Unix seconds'

/** Where a date is expected: the owner hears, once for each place, that there is none. */
export function expectedMoment(value: unknown, place: string): Moment | null {
  const moment = momentOf(value)
  if (!moment) tellOwner('warn', `${place} ${noDate}.`, value)
  return moment
}

/** What calendar and clock show, as if they stood in UTC. */
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
  if (style !== 'relative') return inUtc(locale, { dateStyle: style }).format(shown)
  const shownNow = clockAt(now, zone)
  // Hours of an instant are counted as they pass, also when clocks are changed.
  const passing = moment.isClock ? shown - shownNow : moment.date.getTime() - now
  const days = (dayOfClock(shown) - dayOfClock(shownNow)) / oneDay
  return relativeTime(moment.isDay ? null : passing, days, locale)
}

/** The time of day; a day has none. */
export const formatTime = (moment: Moment, locale: string, zone: Zone) =>
  moment.isDay ? '' : inUtc(locale, { timeStyle: 'short' }).format(shownAt(moment, zone))

/** `12.–15. marts 2026`; one day where both are the same, or the end comes first. */
export function formatRange(
  from: Moment,
  until: Moment,
  locale: string,
  zone: Zone,
  dateStyle: CalendarStyle = 'long',
): string {
  const first = shownAt(from, zone)
  const last = Math.max(first, shownAt(until, zone))
  return inUtc(locale, { dateStyle }).formatRange(first, last)
}

/** For `<time datetime>`. */
export function machineDate({ date, isDay, isClock }: Moment): string {
  const text = date.toISOString()
  if (isDay) return text.slice(0, 10)
  return isClock ? text.slice(0, -1) : text
}
