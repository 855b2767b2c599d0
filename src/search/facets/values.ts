// The values that a facet shows, from the latest answer; a chosen one stays, though it counts zero.
import type { FacetSetting } from '../../contract/attribute.ts'
import type { Counts } from '../engine/outcome.ts'

export interface FacetValue {
  value: string
  count: number
  chosen: boolean
}

const byName = new Intl.Collator(undefined, { numeric: true }).compare

export function valuesOfFacet(
  counts: Counts = {},
  chosen: readonly string[],
  sort: FacetSetting['sort'],
): FacetValue[] {
  const names = [...new Set([...Object.keys(counts), ...chosen])]
  return names
    .map((value) => ({ value, count: counts[value] ?? 0, chosen: chosen.includes(value) }))
    .sort((a, b) => (sort === 'count' ? b.count - a.count : 0) || byName(a.value, b.value))
}

/** The first ones, and every chosen one further down. */
export const withinLimit = (values: readonly FacetValue[], limit: number) =>
  values.filter(({ chosen }, at) => at < limit || chosen)
