// Wall clocks around the Baltic: a day and an hour in a time zone, as a moment.

export type TimeZone =
  | 'Europe/Warsaw'
  | 'Europe/Berlin'
  | 'Europe/Copenhagen'
  | 'Europe/Stockholm'
  | 'Europe/Helsinki'
  | 'Europe/Tallinn'
  | 'Europe/Riga'
  | 'Europe/Vilnius'

const clocks = new Map<TimeZone, Intl.DateTimeFormat>()

function clockOf(zone: TimeZone): Intl.DateTimeFormat {
  const known = clocks.get(zone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  clocks.set(zone, clock)
  return clock
}

/** What a clock in the zone shows, as if it were UTC, in milliseconds. */
function wallTime(moment: number, zone: TimeZone): number {
  const shown: Record<string, number> = {}
  for (const part of clockOf(zone).formatToParts(moment)) shown[part.type] = Number(part.value)
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = shown
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

/** The day in the zone, as the number of days since 1970. */
export function dayIn(zone: TimeZone, moment: Date): number {
  return Math.floor(wallTime(moment.getTime(), zone) / 86_400_000)
}

export interface Moment {
  unix: number
  /** `2026-05-30` */
  date: string
  /** `2026-05-30T19:30:00+02:00` */
  iso: string
}

/** The moment when clocks in the zone show `minutes` past midnight of that day. */
export function momentAt(zone: TimeZone, day: number, minutes: number): Moment {
  const wall = day * 86_400_000 + minutes * 60_000
  const guess = wall - (wallTime(wall, zone) - wall)
  const moment = guess - (wallTime(guess, zone) - wall)
  const text = new Date(wall).toISOString()
  return {
    unix: moment / 1000,
    date: text.slice(0, 10),
    iso: `${text.slice(0, 19)}${offsetText((wall - moment) / 60_000)}`,
  }
}

function offsetText(minutes: number): string {
  const sign = minutes < 0 ? '-' : '+'
  const two = (value: number): string => String(value).padStart(2, '0')
  const size = Math.abs(minutes)
  return `${sign}${two(Math.floor(size / 60))}:${two(size % 60)}`
}
