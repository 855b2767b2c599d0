// How many records have each value of an interval.
import type { Counts } from '../../engine/outcome.ts'
import { mostCounted } from '../values.ts'
import type { IntervalFacetProps } from './interval.ts'

/** By value, the least first. */
export type Counted = readonly (readonly [value: number, count: number])[]

export const countedIn = (counts: Counts): Counted =>
  Object.entries(counts)
    .map(([value, count]) => [Number(value), count] as const)
    .sort(([one], [other]) => one - other)

/** Null where the service may have told the most frequent values alone. */
export function allCounted(counts: Counts, bounds: IntervalFacetProps['bounds']): Counted | null {
  const all = countedIn(counts)
  const isAll = all.length < mostCounted && all[0]?.[0] === bounds?.min
  return isAll && all.length && all.at(-1)?.[0] === bounds?.max ? all : null
}
