// How near the words of a query stand to each other in a record.
import { type Grounds, spotsOf } from './matching.ts'
import type { Unit } from './plan.ts'

const FAR = 8

/** The sum over neighbouring words of the query: 1 for side by side, 8 for far or apart. */
export function proximities(
  grounds: Grounds,
  units: Unit[],
  wanted: (record: number) => boolean,
): (record: number) => number {
  const searches = units.flatMap((unit) => unit.ways[0]?.searches ?? [])
  if (searches.length < 2) return () => 0
  const spots = searches.map((search) => spotsOf(grounds, search, wanted))
  return (record) => {
    let total = 0
    for (let index = 1; index < spots.length; index++) {
      total += nearest(spots[index - 1]?.get(record) ?? [], spots[index]?.get(record) ?? [])
    }
    return total
  }
}

function nearest(earlier: number[], later: number[]): number {
  let best = FAR
  for (const a of earlier) {
    for (const b of later) {
      // The other way round is one step farther.
      const distance = b > a ? b - a : a - b + 1
      if (distance < best && distance > 0) best = distance
    }
  }
  return best
}
