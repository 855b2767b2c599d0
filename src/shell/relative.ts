// How far a moment is from now, in the unit that a person would count in.
import { relativeFormat } from './format.ts'

/** Hours while it is less than a day; then days of the calendar, so that “yesterday” is true. */
function distance(
  milliseconds: number | null,
  days: number,
): [number, Intl.RelativeTimeFormatUnit] {
  if (milliseconds !== null) {
    const minutes = Math.round(milliseconds / 60_000)
    if (minutes === 0) return [0, 'second']
    if (Math.abs(minutes) < 60) return [minutes, 'minute']
    const hours = Math.round(milliseconds / 3_600_000)
    if (Math.abs(hours) < 24) return [hours, 'hour']
  }
  const far = Math.abs(days)
  if (far < 14) return [days, 'day']
  if (far < 45) return [Math.round(days / 7), 'week']
  if (far < 350) return [Math.round(days / 30.44), 'month']
  return [Math.round(days / 365.25), 'year']
}

/** A day has no hours to count: `milliseconds` is null. */
export function relativeTime(milliseconds: number | null, days: number, locale: string): string {
  const [count, unit] = distance(milliseconds, days)
  // “Next month” is another than “in a month”: only days and the present have words of their own.
  const numeric = unit === 'day' || unit === 'second' ? 'auto' : 'always'
  return relativeFormat(locale, { numeric }).format(count || 0, unit)
}
