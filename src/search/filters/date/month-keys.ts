// Where the keys lead in the grid, as the ARIA practices guide has it.
import type { KeyboardEvent } from 'react'
import { oneDay } from '../../../format/clock.ts'
import { addMonths } from './days.ts'

const months: Record<string, number> = { PageUp: -1, PageDown: 1 }

/** `place` is the day's place in its week, from 0. null for a key that does not move. */
export function dayAfterKey(event: KeyboardEvent, day: number, place: number): number | null {
  const { key, shiftKey, currentTarget } = event
  const right = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1
  const days: Record<string, number> = {
    ArrowLeft: -right,
    ArrowRight: right,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: -place,
    End: 6 - place,
  }
  const [byDays, byMonths] = [days[key], months[key]]
  if (byDays) return day + byDays * oneDay
  return byMonths ? addMonths(day, byMonths * (shiftKey ? 12 : 1)) : key in days ? day : null
}
