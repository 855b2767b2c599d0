// Days of a time zone. A day is stored as its midnight in UTC, so that days can be counted and compared. Only this
// file turns them into moments, and handles days of 23 or 25 hours.
import { clockAt, dayOf, oneDay, type Zone } from '../../../format/clock.ts'
import { secondsBelow } from '../../../format/dates.ts'
import type { Interval } from '../../engine/filter.ts'
import { type Counted, intervalOf } from '../range/interval.ts'

/** Its first moment. If the clocks change around midnight, the offset of the day before or after is used. */
export function startOf(day: number, zone: Zone): number {
  const candidates = [day - oneDay, day + oneDay].map((near) => day - clockAt(near, zone) + near)
  const first = Math.min(...candidates)
  return dayOf(first, zone) === day ? first : Math.max(...candidates)
}

/** The records' unit in milliseconds: seconds, unless the numbers are too large. */
export const unitOf = ({ min = 0, max = 0 }: Interval) =>
  Math.max(Math.abs(min), Math.abs(max)) < secondsBelow ? 1000 : 1

export const daysOf = ({ min, max }: Interval, unit: number, zone: Zone): Interval =>
  intervalOf(
    min === undefined ? min : dayOf(min * unit, zone),
    max === undefined ? max : dayOf(max * unit, zone),
  )

/** From the first moment of the first day to the last moment of the last day. */
export const momentsOf = ({ min, max }: Interval, unit: number, zone: Zone): Interval =>
  intervalOf(
    min === undefined ? min : startOf(min, zone) / unit,
    max === undefined ? max : startOf(max + oneDay, zone) / unit - 1,
  )

/** The number of results of each day that has any; null if unknown. */
export function countByDay(all: Counted | null, unit: number, zone: Zone) {
  const days = new Map<number, number>()
  for (const [moment, count] of all ?? []) {
    const day = dayOf(moment * unit, zone)
    days.set(day, (days.get(day) ?? 0) + count)
  }
  return all && days
}

/** The same day of another month, or that month's last. */
export function addMonths(day: number, count: number): number {
  const date = new Date(day)
  const month = date.getUTCMonth() + count
  const sameDay = Date.UTC(date.getUTCFullYear(), month, date.getUTCDate())
  return Math.min(sameDay, Date.UTC(date.getUTCFullYear(), month + 1, 0))
}

/** A locale that knows on which day a week begins. */
interface WithWeeks extends Intl.Locale {
  getWeekInfo?(): { firstDay: number }
  weekInfo?: { firstDay: number }
}

/** For browsers that do not know it: large countries whose week begins on Sunday. */
const onSunday = /US|CA|MX|BR|JP|KR|TW|IN|IL|TH|ZA/

/** 0 is Sunday, as for `Date`. */
export function firstWeekday(locale: string): number {
  const tag: WithWeeks = new Intl.Locale(locale)
  const known = tag.getWeekInfo?.() ?? tag.weekInfo
  return (known?.firstDay ?? (onSunday.test(tag.maximize().region ?? '') ? 7 : 1)) % 7
}
