// What an interval reads like where it is told in a line: on a chip.
import type { FacetType } from '../../contract/attribute.ts'
import { formatMoment, momentOf } from '../../shell/dates.ts'
import { formatNumber } from '../../shell/format.ts'
import type { Interval } from '../state.ts'

export function intervalWords(
  { min, max }: Interval,
  kind: FacetType,
  locale: string,
  timeZone: string | null,
): string {
  const inWords = (limit: number) => {
    const moment = kind === 'date' ? momentOf(limit) : null
    return moment ? formatMoment(moment, locale, timeZone, 'medium') : formatNumber(limit, locale)
  }
  if (min === undefined) return max === undefined ? '' : `≤ ${inWords(max)}`
  if (max === undefined) return `≥ ${inWords(min)}`
  return min === max ? inWords(min) : `${inWords(min)}–${inWords(max)}`
}
