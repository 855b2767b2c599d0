// What people ask a calendar for most.
import { dayOf, oneDay, type Zone } from '../../../format/clock.ts'
import type { Interval } from '../../engine/filter.ts'
import { addMonths, momentsOf } from './days.ts'

export type Preset = 'today' | 'thisWeekend' | 'nextSevenDays' | 'thisMonth'

/** In the records' unit, see `unitOf`; milliseconds unless told. */
export function presetIntervals(now: number, zone: Zone, unit = 1): [Preset, Interval][] {
  const today = dayOf(now, zone)
  const date = new Date(today)
  const weekday = date.getUTCDay()
  // On a Sunday the weekend is the one that ends.
  const saturday = today + (weekday === 0 ? -1 : 6 - weekday) * oneDay
  const first = today - (date.getUTCDate() - 1) * oneDay
  const days = (min: number, max: number) => momentsOf({ min, max }, unit, zone)
  return [
    ['today', days(today, today)],
    ['thisWeekend', days(saturday, saturday + oneDay)],
    ['nextSevenDays', days(today, today + 6 * oneDay)],
    ['thisMonth', days(first, addMonths(first, 1) - oneDay)],
  ]
}
