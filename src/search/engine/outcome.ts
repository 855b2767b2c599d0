// Answers → what is shown.
import { isObject, type Json, own } from '../../shell/json.ts'
import type { Filters, SearchState } from '../state.ts'
import type { Suggestion } from '../suggesting/suggestions.ts'

export type Counts = Readonly<Record<string, number>>

export interface Outcome {
  /** What was asked for. */
  state: SearchState
  /** Those of the state that the index has. */
  filters: Filters
  /** Of all pages that are shown. */
  hits: readonly Json[]
  /** Where the first of them stands among all, from 0. */
  offset: number
  nbHits: number
  nbPages: number
  hitsPerPage: number
  queryID: string | null
  processingTimeMS: number
  /** Facet → value → count. */
  facets: Readonly<Record<string, Counts>>
  stats: Readonly<Record<string, { min: number; max: number }>>
  /** Results of each index, where there are several. */
  tabs: Readonly<Record<string, number>>
  suggestions: readonly Suggestion[]
  /** The service's own answer: rules speak in it. */
  main: Json
}

const numberOr = (value: unknown, otherwise: number) =>
  typeof value === 'number' && Number.isFinite(value) ? value : otherwise

/** Checked when it came: counts by value. */
const countsIn = (result: Json | undefined) =>
  (isObject(result?.facets) ? result.facets : {}) as Record<string, Counts>

function statsIn(result: Json): Outcome['stats'] {
  const stats: Record<string, { min: number; max: number }> = {}
  for (const [attribute, value] of Object.entries(
    isObject(result.facets_stats) ? result.facets_stats : {},
  ))
    if (isObject(value) && typeof value.min === 'number' && typeof value.max === 'number')
      stats[attribute] = { min: value.min, max: value.max }
  return stats
}

export interface Answered {
  main: Json
  earlier: readonly Json[]
  counts: readonly { counts: readonly string[]; result: Json }[]
  others: readonly { index: string; result: Json }[]
  suggestions: readonly Suggestion[]
}

const hitsIn = (result: Json) => (result.hits ?? []) as Json[]

export function outcomeOf(
  state: SearchState,
  filters: Filters,
  before: readonly Json[],
  { main, earlier, counts, others, suggestions }: Answered,
): Outcome {
  const facets: Record<string, Counts> = { ...countsIn(main) }
  const stats = { ...statsIn(main) }
  for (const { counts: attributes, result } of counts)
    for (const attribute of attributes) {
      facets[attribute] = own(countsIn(result), attribute) ?? {}
      const found = own(statsIn(result), attribute)
      if (found) stats[attribute] = found
    }
  const hits = [...before, ...earlier.flatMap(hitsIn), ...hitsIn(main)]
  const nbHits = Math.max(0, numberOr(main.nbHits, hits.length))
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
    queryID: typeof main.queryID === 'string' ? main.queryID : null,
    processingTimeMS: numberOr(main.processingTimeMS, 0),
    facets,
    stats,
    tabs: Object.fromEntries([
      [state.index, nbHits],
      ...others.map(({ index, result }) => [index, numberOr(result.nbHits, 0)]),
    ]),
    suggestions,
    main,
  }
}
