// One filter: values that are chosen, or the limits of an interval.
/** A missing side means no limit. */
export interface Interval {
  min?: number
  max?: number
}
export type Filter = readonly string[] | Interval
/** By attribute; the path in a tree is kept under the attribute of its first level. */
export type Filters = Readonly<Record<string, Filter>>

export const isInterval = (filter: Filter | undefined): filter is Interval =>
  filter !== undefined && !Array.isArray(filter)
const none: readonly string[] = []
export const valuesOf = (filter: Filter | undefined): readonly string[] =>
  filter === undefined || isInterval(filter) ? none : filter
export const isEmpty = (filter: Filter) =>
  isInterval(filter) ? filter.min === undefined && filter.max === undefined : filter.length === 0

/** The filters with one of them changed. It keeps its place in the order, and is removed if empty. */
export function withFilter(filters: Filters, attribute: string, filter: Filter): Filters {
  const { [attribute]: _, ...others } = filters
  return isEmpty(filter) ? others : { ...filters, [attribute]: filter }
}

export const toggled = (filter: Filter | undefined, value: string): string[] => {
  const values = valuesOf(filter)
  return values.includes(value) ? values.filter((one) => one !== value) : [...values, value]
}
