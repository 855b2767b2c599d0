// Local times in a time zone. A day is stored as its midnight in UTC, so that days can be counted and compared.
import { dateFormat } from './format.ts'

export const oneDay = 86_400_000
/** The last moment of `Date`, minus room for any zone. */
const endOfTime = 8.64e15 - 2 * oneDay
/** Null is the visitor's own zone. */
export type Zone = string | null

/** The visitor's own zone needs no formatter, which is slow to create. */
const ownClockAt = (date: Date) =>
  Date.UTC(
    date.getFullYear(),
    date.getMonth(),
    date.getDate(),
    date.getHours(),
    date.getMinutes(),
    date.getSeconds(),
  )

/** The zone's local time at a moment, stored as if it were UTC. */
export function clockAt(moment: number, zone: Zone): number {
  const bounded = Math.max(-endOfTime, Math.min(moment, endOfTime)) || 0
  if (zone === null) return ownClockAt(new Date(bounded))
  // Swedish writes dates in the order that Date.UTC takes: 2026-11-21 20:11:00.
  const shown = dateFormat('sv', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone: zone,
  }).format(bounded)
  const [year = 0, month = 0, ...rest] = (shown.match(/\d+/g) ?? []).map(Number)
  return Date.UTC(year, month - 1, ...rest)
}

export const dayOfClock = (clock: number) => Math.floor(clock / oneDay) * oneDay
export const dayOf = (moment: number, zone: Zone) => dayOfClock(clockAt(moment, zone))
