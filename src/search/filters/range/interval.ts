// From–to: what both kinds of filter share.
import { own } from '../../../net/json.ts'
import type { Interval } from '../../engine/filter.ts'
import type { Counts, ToldOfFacet } from '../../engine/outcome.ts'
import { keyOf, usualMostValues } from '../../engine/requests.ts'
import { useSearch } from '../../engine/useSearch.ts'
import { type FacetProps, useCurrency, useFacet } from '../useFacet.ts'

/** How many records have each value, the least first. */
export type Counted = readonly (readonly [value: number, count: number])[]

export const countedIn = (counts: Counts): Counted =>
  Object.entries(counts)
    .map(([value, count]) => [Number(value), count] as const)
    .sort(([one], [other]) => one - other)

/** Null where the service may have told the most frequent values alone. */
export function allCounted(counts: Counts, bounds: ToldOfFacet['bounds']): Counted | null {
  const all = countedIn(counts)
  const isAll = all.length < usualMostValues && all[0]?.[0] === bounds?.min
  return isAll && all.length && all.at(-1)?.[0] === bounds?.max ? all : null
}

export type Side = keyof Interval

export type IntervalFacetProps = ReturnType<typeof useInterval>

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

export function useInterval({ facet, settings }: FacetProps) {
  const { interval, label, set } = useFacet(facet)
  const currencyOf = useCurrency(settings)
  // A slider that goes where nothing is found is no help.
  const told = useSearch(({ intervals }) => own(intervals, keyOf(facet)))
  return {
    attribute: facet.attribute,
    /** The least and the greatest value that records have. */
    bounds: told?.bounds ?? null,
    /** How many records have each value that the service tells. */
    counts: told?.counts ?? {},
    /** An absent side, and `undefined`, is no limit. */
    value: interval,
    /** Code of the currency where the values are prices; else empty. */
    currency: currencyOf(facet.attribute),
    label,
    change: (value: Interval) => set(value),
  }
}
