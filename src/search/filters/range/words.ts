// Limits in words, and a chosen interval for its chip.
import { exactNumber } from '../../../format/numbers.ts'
import type { NumberStyle } from '../../../format/plainly.ts'
import type { Words } from '../../../shell/words.ts'
import type { Interval } from '../../engine/filter.ts'
import { daysOf, unitOf } from '../date/days.ts'
import { dayFormat } from '../date/typed.ts'

const isYear = (value: number) => Number.isInteger(value) && value > 999 && value < 3000

/** Years have no thousands separator. Prices have their currency, and no cents if they are whole. */
export function numberWriter(locale: string, limits: Interval | null, currency = '') {
  const areYears = limits && Object.values(limits).every(isYear)
  const style: NumberStyle = currency
    ? { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }
    : areYears
      ? { useGrouping: false }
      : {}
  return (value: number) => exactNumber(value, locale, style)
}

function numbersBetween(min: number, max: number, write: (value: number) => string): string {
  const [from, to] = [write(min), write(max)]
  if (from === to) return from
  return from + (min < 0 ? ' – ' : '–') + to
}

/** Whether the limits are numbers or moments. */
export type IntervalKind = 'range' | 'date'

/** `10–50`, `from 10`, `up to 50`; dates as days, and a single day once. */
export function intervalWords(
  value: Interval,
  kind: IntervalKind,
  { locale, timeZone, t }: Words,
  write: (value: number) => string,
): string {
  const dates = dayFormat(locale, { dateStyle: 'medium' })
  const isDate = kind === 'date'
  const { min, max } = isDate ? daysOf(value, unitOf(value), timeZone) : value
  if (min !== undefined && max !== undefined)
    return isDate ? dates.formatRange(min, max) : numbersBetween(min, max, write)
  const limit = min ?? max
  if (limit === undefined) return ''
  const shown = isDate ? dates.format(limit) : write(limit)
  return t(max === undefined ? 'fromValue' : 'upToValue', { value: shown })
}
