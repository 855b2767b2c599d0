// Which day each event falls on: always some today, some this weekend, the rest around them.
import type { Random } from './random.ts'

export const daysBefore = 30
export const daysAfter = 300

const todayCount = 7
const weekendCount = 14

/** 1970-01-01 was a Thursday; 0 is Sunday. */
function weekday(day: number): number {
  return (((day + 4) % 7) + 7) % 7
}

/** Saturday and Sunday of this week, without a day that is over. */
export function weekendOf(today: number): [number, ...number[]] {
  const now = weekday(today)
  if (now === 0) return [today]
  return [today + 6 - now, today + 7 - now]
}

/** When an event makes sense: only in these months, and then only on these days of them. */
export interface Season {
  months: readonly number[]
  days?: readonly [first: number, last: number] | undefined
}

function isIn({ months, days: [first, last] = [1, 31] }: Season, day: number): boolean {
  const date = new Date(day * 86_400_000)
  const ofMonth = date.getUTCDate()
  return months.includes(date.getUTCMonth() + 1) && ofMonth >= first && ofMonth <= last
}

/** A day of the season; when none lies in the programme, its end is nearest. */
function inSeason(season: Season, today: number, chance: number): number {
  const fitting: number[] = []
  for (let day = today - daysBefore; day <= today + daysAfter; day += 1) {
    if (isIn(season, day)) fitting.push(day)
  }
  return fitting[Math.floor(chance * fitting.length)] ?? today + daysAfter
}

/** One day for each event; `seasons[i]` says when event i makes sense. */
export function daysFor(
  seasons: readonly (Season | undefined)[],
  today: number,
  random: Random,
): number[] {
  const weekend = weekendOf(today)
  const anyTime = seasons.filter((season) => season === undefined).length
  let placed = 0
  return seasons.map((season) => {
    const chance = random.next()
    if (season) return inSeason(season, today, chance)
    placed += 1
    if (placed <= todayCount) return today
    if (placed <= todayCount + weekendCount) return weekend[placed % weekend.length] ?? weekend[0]
    const along =
      (placed - 1 - todayCount - weekendCount + chance) / (anyTime - todayCount - weekendCount)
    return today - daysBefore + Math.floor(along * (daysBefore + daysAfter + 1))
  })
}
