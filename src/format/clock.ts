// What the clocks of a time zone show. Days are held as their midnight in UTC, so that they can be
// counted and compared.
import { dateFormat } from './format.ts'

export const oneDay = 86_400_000
/** Beyond this there are no dates. */
const endOfTime = 8.64e15 - 2 * oneDay
/** `null` is the visitor's own. */
export type Zone = string | null

/** What the clocks of the zone show at a moment, as if they stood in UTC. */
export function clockAt(moment: number, zone: Zone): number {
  // Swedish has the order that is wanted: 2026-11-21 20:11:00.
  const shown = dateFormat('sv', {
    dateStyle: 'short',
    timeStyle: 'medium',
    ...(zone && { timeZone: zone }),
  }).format(Math.max(-endOfTime, Math.min(moment, endOfTime)) || 0)
  const [year = 0, month = 0, ...rest] = (shown.match(/\d+/g) ?? []).map(Number)
  return Date.UTC(year, month - 1, ...rest)
}

export const dayOfClock = (clock: number) => Math.floor(clock / oneDay) * oneDay
export const dayOf = (moment: number, zone: Zone) => dayOfClock(clockAt(moment, zone))
