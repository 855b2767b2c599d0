// Where the keys lead in the grid, as the ARIA practices guide has it.
import type { KeyboardEvent } from 'react'
import { addMonths, oneDay } from './days.ts'

/** `place` is the day's place in its week, from 0. */
type Move = (day: number, place: number, byYears: boolean) => number

const moves: Record<string, Move> = {
  ArrowLeft: (day) => day - oneDay,
  ArrowRight: (day) => day + oneDay,
  ArrowUp: (day) => day - 7 * oneDay,
  ArrowDown: (day) => day + 7 * oneDay,
  Home: (day, place) => day - place * oneDay,
  End: (day, place) => day + (6 - place) * oneDay,
  PageUp: (day, _, byYears) => addMonths(day, byYears ? -12 : -1),
  PageDown: (day, _, byYears) => addMonths(day, byYears ? 12 : 1),
}
const mirrored: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }

/** null for a key that does not move. */
export function dayAfterKey(event: KeyboardEvent, day: number, place: number): number | null {
  const { key, shiftKey, currentTarget } = event
  const isMirrored = getComputedStyle(currentTarget).direction === 'rtl'
  return moves[(isMirrored && mirrored[key]) || key]?.(day, place, shiftKey) ?? null
}
