// How many of the found records have which value.
import { declaredFacet } from '../index/attributes.ts'
import type { FacetColumn } from '../index/columns.ts'
import type { LoadedIndex } from '../index/loaded-index.ts'
import type { FacetParameters } from '../parameters/search-parameters.ts'

export interface FacetCounts {
  facets: Record<string, Record<string, number>>
  facets_stats: Record<string, FacetStats>
}

export interface FacetStats {
  min: number
  max: number
  avg: number
  sum: number
}

export interface FacetSources {
  all: number[]
  /** The best of each group: for facets that count groups, not records. */
  grouped: number[]
}

export function countFacets(
  index: LoadedIndex,
  params: FacetParameters,
  { all, grouped }: FacetSources,
): FacetCounts {
  const counts: FacetCounts = { facets: {}, facets_stats: {} }
  for (const path of countedPaths(index, params.facets)) {
    const late = params.facetingAfterDistinct || declaredFacet(index.facets, path)?.afterDistinct
    const records = late ? grouped : all
    const values = countValues(index.columns.facet(path), records)
    if (values.length > 0) counts.facets[path] = Object.fromEntries(mostFrequent(values, params))
    const stats = numberStats(index, path, records)
    if (stats) counts.facets_stats[path] = stats
  }
  return counts
}

/** Only declared attributes are counted; others are left out without a word. */
function countedPaths(index: LoadedIndex, asked: string[]): string[] {
  const declared = index.facets.filter(({ counted }) => counted)
  const every = () => declared.flatMap(({ path }) => index.columns.leaves(path))
  const paths = asked.flatMap((path) => (path === '*' ? every() : [path]))
  return [...new Set(paths)].filter((path) => declaredFacet(declared, path))
}

export type ValueCount = [value: string, count: number]

export function countValues(
  { values, offsets, ids }: FacetColumn,
  records: number[],
): ValueCount[] {
  const counts = new Int32Array(values.length)
  for (const record of records) {
    const end = offsets[record + 1] ?? 0
    for (let at = offsets[record] ?? 0; at < end; at++) {
      const id = ids[at] ?? 0
      counts[id] = (counts[id] ?? 0) + 1
    }
  }
  const found: ValueCount[] = []
  values.forEach((value, id) => {
    const count = counts[id] ?? 0
    if (count > 0) found.push([value, count])
  })
  return found
}

/** Takes values in alphabetical order, and keeps that order among equally frequent ones. */
export function mostFrequent(
  values: ValueCount[],
  { maxValuesPerFacet, sortFacetValuesBy }: FacetParameters,
): ValueCount[] {
  if (sortFacetValuesBy === 'alpha') return values.slice(0, maxValuesPerFacet)
  // Most values of a long list are too rare to be shown: they need no sorting.
  const counts = new Int32Array(values.length)
  values.forEach(([, count], at) => {
    counts[at] = count
  })
  counts.sort()
  const least = counts[Math.max(0, counts.length - maxValuesPerFacet)] ?? 0
  const shown = values.filter(([, count]) => count >= least)
  return shown.sort((a, b) => b[1] - a[1]).slice(0, maxValuesPerFacet)
}

function numberStats(index: LoadedIndex, path: string, records: number[]): FacetStats | undefined {
  const { offsets, numbers } = index.columns.numbers(path)
  let [min, max, sum, count] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0, 0]
  for (const record of records) {
    const end = offsets[record + 1] ?? 0
    for (let at = offsets[record] ?? 0; at < end; at++) {
      const value = numbers[at] ?? 0
      if (value < min) min = value
      if (value > max) max = value
      sum += value
      count += 1
    }
  }
  return count > 0 ? { min, max, avg: sum / count, sum } : undefined
}
