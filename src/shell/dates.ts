// Dates as records and entries hold them → what a reader of a language expects to see.
import { dateFormat, relativeFormat } from './format.ts'

export type DateStyle = 'full' | 'long' | 'medium' | 'short'
export interface Moment {
  date: Date
  /** A day is that day in every time zone; an instant is shown in the reader's. */
  isDay: boolean
}

const day = /^(\d{4})-(\d{2})-(\d{2})$/
const dayAndTime = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/

/** Seconds until the year 5138, milliseconds from 1973 on: the two never meet in practice. */
export const secondsBelow = 100_000_000_000

function fromNumber(value: number): Moment | null {
  // A year, not a moment of 1970.
  if (Number.isInteger(value) && value > 1000 && value < 3000) return null
  const date = new Date(Math.abs(value) < secondsBelow ? value * 1000 : value)
  return Number.isNaN(date.getTime()) ? null : { date, isDay: false }
}

function fromText(text: string): Moment | null {
  const [, year, month, dayOfMonth] = day.exec(text) ?? []
  if (year && month && dayOfMonth) {
    const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(dayOfMonth)))
    // The 31st of February rolls over: no date.
    return date.toISOString().startsWith(text) ? { date, isDay: true } : null
  }
  if (/^-?\d{9,14}$/.test(text)) return fromNumber(Number(text))
  if (!dayAndTime.test(text) || !fromText(text.slice(0, 10))) return null
  const date = new Date(text.replace(' ', 'T'))
  return Number.isNaN(date.getTime()) ? null : { date, isDay: false }
}

/** ISO date, ISO date-time, Unix seconds or milliseconds; null for anything else. */
export function momentOf(value: unknown): Moment | null {
  if (typeof value === 'number') return Number.isFinite(value) ? fromNumber(value) : null
  return typeof value === 'string' ? fromText(value.trim()) : null
}

export function formatMoment(
  { date, isDay }: Moment,
  locale: string,
  timeZone: string | null,
  dateStyle: DateStyle = 'long',
): string {
  const zone = isDay ? 'UTC' : timeZone
  return dateFormat(locale, { dateStyle, ...(zone ? { timeZone: zone } : {}) }).format(date)
}

/** For `<time datetime>`. */
export const machineDate = ({ date, isDay }: Moment) =>
  isDay ? date.toISOString().slice(0, 10) : date.toISOString()

const dayLength = 86_400
const steps: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365.25 * dayLength],
  ['month', 30.44 * dayLength],
  ['day', dayLength],
  ['hour', 3600],
  ['minute', 60],
]

/** `za 3 dni`, `vor 2 Stunden`, `i går`; days are counted from the day that it is for the reader. */
export function formatRelative({ date, isDay }: Moment, locale: string, timeZone: string | null) {
  const now = new Date()
  // Swedish dates are ISO dates.
  const today = dateFormat('sv', timeZone ? { timeZone } : {}).format(now)
  const seconds = (date.getTime() - (isDay ? Date.parse(today) : now.getTime())) / 1000
  const [unit, length] = steps.find(([, step]) => Math.abs(seconds) >= step) ?? ['minute', 60]
  const count = isDay && !seconds ? 0 : Math.round(seconds / length)
  return relativeFormat(locale, { numeric: 'auto' }).format(count, isDay && !count ? 'day' : unit)
}
