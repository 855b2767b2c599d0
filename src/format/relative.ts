// How far a moment is from now, in the unit that a person would count in.
import { relativeFormat } from './format.ts'

const { abs, round } = Math

/** Hours below a day. Then calendar days, so that “yesterday” is never the day before it. */
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
export function relativeTime(milliseconds: number | null, days: number, locale: string): string {
  const [count, unit] = distance(milliseconds, days)
  // “in 1 month”, never “next month”, which four weeks from now need not be in.
  const numeric = unit === 'day' || unit === 'second' ? 'auto' : 'always'
  return relativeFormat(locale, { numeric }).format(count, unit)
}
