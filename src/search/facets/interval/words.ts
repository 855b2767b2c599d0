// A chosen interval in words, for chips.
import type { Zone } from '../../../format/clock.ts'
import { exactNumber } from '../../../format/numbers.ts'
import { wordsOf } from '../../../shell/words.ts'
import type { Interval } from '../../state/filter.ts'
import { daysOf, unitOf } from '../date/days.ts'
import { dayFormat } from '../date/typed.ts'

function numbersBetween(min: number, max: number, locale: string): string {
  const [from, to] = [exactNumber(min, locale), exactNumber(max, locale)]
  if (from === to) return from
  return from + (min < 0 ? ' – ' : '–') + to
}

/** `10–50`, `from 10`, `up to 50`; dates as days, and a single day once. */
export function intervalWords(
  value: Interval,
  kind: 'range' | 'date',
  locale: string,
  timeZone: Zone,
  { t } = wordsOf(locale, timeZone, null),
): string {
  const dates = dayFormat(locale, { dateStyle: 'medium' })
  const isDate = kind === 'date'
  const { min, max } = isDate ? daysOf(value, unitOf(value), timeZone) : value
  if (min !== undefined && max !== undefined)
    return isDate ? dates.formatRange(min, max) : numbersBetween(min, max, locale)
  const limit = min ?? max
  if (limit === undefined) return ''
  const shown = isDate ? dates.format(limit) : exactNumber(limit, locale)
  return t(max === undefined ? 'fromValue' : 'upToValue', { value: shown })
}
