// Days of a time zone. A day is held as its midnight in UTC, so that days can be counted and
// compared; only here do they become moments, and days of 23 or 25 hours are what they are.
import { secondsBelow } from '../../../shell/dates.ts'
import { dateFormat } from '../../../shell/format.ts'
import type { Interval } from '../../state.ts'
import { intervalOf } from '../interval/interval.ts'

export const oneDay = 86_400_000
/** Beyond this there are no dates. */
const endOfTime = 8.64e15 - 2 * oneDay
/** `null` is the visitor's own. */
export type Zone = string | null

/** What the clocks of the zone show at a moment, as if they stood in UTC. */
function clock(moment: number, zone: Zone): number {
  // Swedish has the order that is wanted: 2026-11-21 20:11:00.
  const shown = dateFormat('sv', {
    dateStyle: 'short',
    timeStyle: 'medium',
    ...(zone && { timeZone: zone }),
  }).format(Math.max(-endOfTime, Math.min(moment, endOfTime)) || 0)
  const [year = 0, month = 0, ...rest] = (shown.match(/\d+/g) ?? []).map(Number)
  return Date.UTC(year, month - 1, ...rest)
}

export const dayOf = (moment: number, zone: Zone) =>
  Math.floor(clock(moment, zone) / oneDay) * oneDay

/** Midnight by the clocks of the day before, or of the day after where they change in between. */
function startOf(day: number, zone: Zone): number {
  const candidates = [day - oneDay, day + oneDay].map((near) => day - clock(near, zone) + near)
  const first = Math.min(...candidates)
  return dayOf(first, zone) === day ? first : Math.max(...candidates)
}

/** The first moment of a day, in milliseconds; months count from 1. */
export const dayStart = (year: number, month: number, day: number, zone: Zone) =>
  startOf(Date.UTC(year, month - 1, day), zone)

/** How many milliseconds one is of what the records count in; seconds unless the numbers are too large. */
export const unitOf = (bounds: Interval | null = null) =>
  Math.max(Math.abs(bounds?.min ?? 0), Math.abs(bounds?.max ?? 0)) < secondsBelow ? 1000 : 1

export const daysOf = ({ min, max }: Interval, unit: number, zone: Zone): Interval =>
  intervalOf(
    min === undefined ? min : dayOf(min * unit, zone),
    max === undefined ? max : dayOf(max * unit, zone),
  )

/** From the first moment of the first day to the last of the last. */
export const momentsOf = ({ min, max }: Interval, unit: number, zone: Zone): Interval =>
  intervalOf(
    min === undefined ? min : startOf(min, zone) / unit,
    max === undefined ? max : startOf(max + oneDay, zone) / unit - 1,
  )

/** The same day of another month, or that month's last. */
export function addMonths(day: number, count: number): number {
  const date = new Date(day)
  const month = date.getUTCMonth() + count
  const sameDay = Date.UTC(date.getUTCFullYear(), month, date.getUTCDate())
  return Math.min(sameDay, Date.UTC(date.getUTCFullYear(), month + 1, 0))
}
