// Shared by both from–to filters.
import { own } from '../../../net/json.ts'
import type { Interval } from '../../engine/filter.ts'
import type { Counts, ToldOfFacet } from '../../engine/outcome.ts'
import { filterAttributeOf, usualMostValues } from '../../engine/requests.ts'
import { useSearch } from '../../engine/useSearch.ts'
import { type FacetProps, useCurrency, useFacet } from '../useFacet.ts'

/** The number of records of each value, the lowest value first. */
export type Counted = readonly (readonly [value: number, count: number])[]

export const countedIn = (counts: Counts): Counted =>
  Object.entries(counts)
    .map(([value, count]) => [Number(value), count] as const)
    .sort(([one], [other]) => one - other)

/** Null if the service may have sent only the most frequent values. */
export function allCounted(counts: Counts, bounds: ToldOfFacet['bounds']): Counted | null {
  const all = countedIn(counts)
  const isAll = all.length < usualMostValues && all[0]?.[0] === bounds?.min
  return isAll && all.length && all.at(-1)?.[0] === bounds?.max ? all : null
}

export type Side = keyof Interval

export type IntervalFacetProps = ReturnType<typeof useInterval>

/** Puts the two limits in the right order. */
export function intervalOf(first?: number, second?: number): Interval {
  const swapped = first !== undefined && second !== undefined && first > second
  const [min, max] = swapped ? [second, first] : [first, second]
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
}

export const withSide = ({ min, max }: Interval, side: Side, limit: number | undefined) =>
  side === 'min' ? intervalOf(limit, max) : intervalOf(min, limit)

export const isSame = (one: Interval, other: Interval) =>
  one.min === other.min && one.max === other.max

export function useInterval({ facet, settings }: FacetProps) {
  const { interval, label, set } = useFacet(facet)
  const currencyOf = useCurrency(settings)
  // The bounds come from the answer, so that a slider does not reach where nothing is found.
  const told = useSearch(({ intervals }) => own(intervals, filterAttributeOf(facet)))
  return {
    attribute: facet.attribute,
    /** The least and the greatest value that records have. */
    bounds: told?.bounds ?? null,
    /** The number of records of each value in the answer. */
    counts: told?.counts ?? {},
    /** A missing or undefined side means no limit. */
    value: interval,
    /** The currency code if the values are prices; else empty. */
    currency: currencyOf(facet.attribute),
    label,
    change: (value: Interval) => set(value),
  }
}
