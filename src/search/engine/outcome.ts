// Turns answers into what is shown.
import { isObject, type Json, own } from '../../net/json.ts'
import { within } from '../../recognition/paths.ts'
import type { Filters } from './filter.ts'
import { mostValuesSent } from './requests.ts'
import type { SearchState } from './state.ts'
import type { Suggestion } from './suggestions.ts'

export type Counts = Readonly<Record<string, number>>

export interface ToldOfFacet {
  counts: Counts
  bounds: { min: number; max: number } | null
}

export interface Group {
  /** As the page names it. */
  index: string
  /** The index that answered: a replica if one was chosen. */
  answering: string
  hits: readonly Json[]
  nbHits: number
  queryID: string | null
}

export interface Outcome {
  state: SearchState
  /** The filters of the state that the index has. */
  filters: Filters
  /** The results of all pages that are shown. */
  hits: readonly Json[]
  /** The position of the first one among all results, from 0. */
  offset: number
  nbHits: number
  nbPages: number
  hitsPerPage: number
  queryID: string | null
  processingTimeMS: number
  /** One for each index, the current one first. Indices that are only counted have no hits. */
  groups: readonly Group[]
  /** Facet → value → count. */
  facets: Readonly<Record<string, Counts>>
  stats: Readonly<Record<string, { min: number; max: number }>>
  /** The number of results without the filter of an attribute, if known. */
  without: Readonly<Record<string, number>>
  suggestions: readonly Suggestion[]
  /** The service's own answer, which includes data from rules. */
  main: Json
}

const numberOr = (value: unknown, otherwise: number) =>
  typeof value === 'number' && Number.isFinite(value) ? value : otherwise

/** Counts by value, which were checked when the answer came. */
export const countsIn = (result: Json | undefined) =>
  within(result, 'facets') as Record<string, Counts>

/** The counts of all values of a facet; null if the answer does not have all. Engines may send fewer than asked. */
export function allCounts(result: Json, attribute: string): Counts | null {
  const counts = own(countsIn(result), attribute) ?? {}
  const all = Object.values(counts)
  const counted = all.reduce((sum, count) => sum + count, 0)
  return all.length < mostValuesSent && counted >= numberOr(result.nbHits, 0) ? counts : null
}

function statsIn(result: Json): Outcome['stats'] {
  const stats: Record<string, { min: number; max: number }> = {}
  for (const [attribute, value] of Object.entries(within(result, 'facets_stats')))
    if (isObject(value) && typeof value.min === 'number' && typeof value.max === 'number')
      stats[attribute] = { min: value.min, max: value.max }
  return stats
}

export interface Answered {
  main: Json
  earlier: readonly Json[]
  counts: readonly { counted: readonly string[]; result: Json }[]
  others: readonly { index: string; result: Json }[]
  /** The results of the other indices are shown too, not only counted. */
  isGrouped: boolean
  suggestions: readonly Suggestion[]
}

const hitsIn = (result: Json) => (result.hits ?? []) as Json[]

const groupIn = (index: string, result: Json, hits: readonly Json[]): Group => ({
  index,
  answering: typeof result.index === 'string' ? result.index : index,
  hits,
  nbHits: Math.max(0, numberOr(result.nbHits, hits.length)),
  queryID: typeof result.queryID === 'string' ? result.queryID : null,
})

/** The total number of results of the indices that are shown. */
export const countOf = ({ groups }: Outcome) =>
  groups.reduce((sum, { hits, nbHits }, at) => sum + (at && !hits.length ? 0 : nbHits), 0)

export function outcomeOf(
  state: SearchState,
  filters: Filters,
  before: readonly Json[],
  { main, earlier, counts, others, isGrouped, suggestions }: Answered,
): Outcome {
  const facets: Record<string, Counts> = { ...countsIn(main) }
  const stats = { ...statsIn(main) }
  const without: Record<string, number> = {}
  for (const { counted, result } of counts)
    for (const attribute of counted) {
      facets[attribute] = own(countsIn(result), attribute) ?? {}
      const found = own(statsIn(result), attribute)
      if (found) stats[attribute] = found
      without[attribute] = numberOr(result.nbHits, 0)
    }
  const hits = [...before, ...earlier.flatMap(hitsIn), ...hitsIn(main)]
  const group = groupIn(state.index, main, hits)
  const { nbHits, queryID } = group
  const hitsPerPage = numberOr(main.hitsPerPage, Math.max(hitsIn(main).length, 1))
  const shownBefore = hits.length - hitsIn(main).length
  return {
    state,
    filters,
    hits,
    offset: shownBefore ? 0 : state.page * hitsPerPage,
    nbHits,
    nbPages: numberOr(main.nbPages, Math.ceil(nbHits / Math.max(hitsPerPage, 1))),
    hitsPerPage,
    queryID,
    processingTimeMS: numberOr(main.processingTimeMS, 0),
    facets,
    stats,
    without,
    groups: [
      group,
      ...others.map(({ index, result }) => groupIn(index, result, isGrouped ? hitsIn(result) : [])),
    ],
    suggestions,
    main,
  }
}

export const resultsOf = ({ state, nbHits, hits, queryID, processingTimeMS }: Outcome) => ({
  query: state.query,
  nbHits,
  page: state.page,
  hits,
  index: state.index,
  queryID,
  processingTimeMS,
})
