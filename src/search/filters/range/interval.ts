// From–to: what both kinds of filter share.

import type { Interval } from '../../engine/filter.ts'
import type { Counts } from '../../engine/outcome.ts'

export type Side = keyof Interval

export interface IntervalFacetProps {
  attribute: string
  /** An absent side, and `undefined`, is no limit. */
  value: Interval | undefined
  /** The least and the greatest value that records have. */
  bounds: { min: number; max: number } | null
  /** How many records have each value that the service tells. */
  counts: Counts
  /** Code of the currency where the values are prices; else empty. */
  currency: string
  label: string
  change: (value: Interval) => void
}

/** In the right order, whichever was given first. */
export function intervalOf(first?: number, second?: number): Interval {
  const swapped = first !== undefined && second !== undefined && first > second
  const [min, max] = swapped ? [second, first] : [first, second]
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
}

export const withSide = ({ min, max }: Interval, side: Side, limit: number | undefined) =>
  side === 'min' ? intervalOf(limit, max) : intervalOf(min, limit)

export const isSame = (one: Interval, other: Interval) =>
  one.min === other.min && one.max === other.max
