// Turns the state into queries, as the service documents them. A facet whose values widen the search (any of
// them may match) is counted without its own filter, so that its other values show what they would add. A level
// of a tree is counted under the path above it. `createRequests` is long because all queries of one question
// share the values at its start.
import type { FacetSetting } from '../../contract/attribute.ts'
import { factsOf } from '../../contract/facet-types.ts'
import type { Query } from '../service/query.ts'
import { type Filter, type Filters, type Interval, isInterval, valuesOf } from './filter.ts'
import type { Setup } from './setup.ts'
import type { SearchState } from './state.ts'

export type Facet = Pick<FacetSetting, 'type' | 'attribute'>

/** The attributes of a facet: a tree has one for each level. */
export const levelsOf = ({ type, attribute }: Facet) =>
  factsOf(type).join === 'path' ? attribute.split('>').map((level) => level.trim()) : [attribute]
/** The attribute under which a facet's filter is kept. */
export const filterAttributeOf = (facet: Facet) => levelsOf(facet)[0] ?? ''
export const pathSeparator = ' > '

type FacetOf = (attribute: string, filter: Filter) => Facet | undefined

const firstLevel = /\.lvl0$/

/** A tree for a path that is restored before any answer has shown which facets there are. */
function treeAround(attribute: string, filter: Filter): Facet | undefined {
  const depth = valuesOf(filter)[0]?.split(pathSeparator).length ?? 0
  if (depth < 2 || !firstLevel.test(attribute)) return undefined
  const levels = [...Array(depth).keys()].map((at) => attribute.replace(firstLevel, `.lvl${at}`))
  return { type: 'tree', attribute: levels.join('>') }
}

/** Without quotes, a colon would end the name. */
const needsQuotes = (attribute: string) => /:|^"/.test(attribute)
/** Without escaping, a leading minus would mean “not”, and outer quotes would be removed. */
const escapedValue = (value: string) =>
  /^".*"$/s.test(value) ? `"${value}"` : value.replace(/^-/, '\\-')

export const clause = (attribute: string, value: string) =>
  `${needsQuotes(attribute) ? `"${attribute}"` : attribute}:${escapedValue(value)}`

function facetClauses(attribute: string, filter: Filter, facet: Facet | undefined) {
  const values = [...valuesOf(filter)].sort()
  const join = facet && factsOf(facet.type).join
  if (join === 'all') return values.map((value) => clause(attribute, value))
  if (join !== 'path' || !facet) return [values.map((value) => clause(attribute, value))]
  const levels = levelsOf(facet)
  return values.map((path) => {
    const depth = Math.min(path.split(pathSeparator).length, levels.length)
    return [clause(levels[depth - 1] ?? attribute, path)]
  })
}

/** The facet of a filter, among those that the page names, else among those found in answers. */
export const facetsBy =
  (named: readonly FacetSetting[] | null, found: readonly FacetSetting[]): FacetOf =>
  (attribute, filter) =>
    (named ?? found).find((facet) => filterAttributeOf(facet) === attribute) ??
    (named ? undefined : treeAround(attribute, filter))

/** Always in the same order, so that the same choices make the same request. */
export function filterParameters(filters: Filters, facetOf: FacetOf) {
  const facetFilters: unknown[] = []
  const numericFilters: string[] = []
  for (const [attribute, filter] of Object.entries(filters).sort()) {
    if (!isInterval(filter))
      facetFilters.push(...facetClauses(attribute, filter, facetOf(attribute, filter)))
    else {
      if (filter.min !== undefined) numericFilters.push(`${attribute}>=${filter.min}`)
      if (filter.max !== undefined) numericFilters.push(`${attribute}<=${filter.max}`)
    }
  }
  return { facetFilters, numericFilters }
}

/** Joins lists that the owner's parameters have too. */
export function joined(parameters: Setup['parameters'], lists: Record<string, unknown[]>) {
  const all = { ...parameters }
  for (const [name, list] of Object.entries(lists)) {
    const both = [parameters[name] ?? [], list].flat()
    if (both.length) all[name] = both
  }
  return all
}

/** Sort orders belong to the first index: if one is chosen, its replica answers. */
export const answeringIndex = ({ index, sort }: SearchState, [first]: Setup['indices']) =>
  (index === first && sort) || index

const onlyCounts = { hitsPerPage: 0, page: 0, analytics: false, clickAnalytics: false }

/** The number of values of a facet that the service sends by default. */
export const usualMostValues = 100
/** The most values of a facet that the service ever sends. */
export const mostValuesSent = 1000
export const mostValues = (facets: Setup['facets']) =>
  Math.max(usualMostValues, ...(facets ?? []).map(({ limit }) => limit))

export interface Asked {
  query: Query
  /** The attributes whose counts are read from this query's answer. */
  counted: readonly string[]
}

/** `found` are the facets from earlier answers, if the page names none. */
export function createRequests(
  state: SearchState,
  filters: Filters,
  setup: Setup,
  found: readonly FacetSetting[] = [],
) {
  const { facets, indices } = setup
  const facetOf = facetsBy(facets, found)
  const base = (chosen: Filters) => ({
    ...joined(setup.parameters, filterParameters(chosen, facetOf)),
    query: state.query,
  })
  const indexName = answeringIndex(state, indices)
  const ask = (params: Record<string, unknown>): Query => ({ indexName, params })
  const without = (attribute: string, instead: Filter = []) => {
    const { [attribute]: _, ...others } = filters
    return valuesOf(instead).length ? { ...others, [attribute]: instead } : others
  }
  /** The levels of a tree down to the one below its path; deeper ones are not shown yet. */
  const openLevels = (facet: Facet) => {
    const [path] = valuesOf(filters[filterAttributeOf(facet)] ?? [])
    return levelsOf(facet).slice(0, path ? path.split(pathSeparator).length + 1 : 1)
  }
  const attributes = setup.groups ? [] : (facets?.flatMap(openLevels) ?? ['*'])
  const most = mostValues(facets)

  return {
    main: (page: number): Query =>
      ask({
        ...base(filters),
        ...(state.hitsPerPage && { hitsPerPage: state.hitsPerPage }),
        page,
        ...(attributes.length ? { facets: attributes } : {}),
        ...(most > usualMostValues ? { maxValuesPerFacet: most } : {}),
      }),
    counts: (): Asked[] =>
      Object.entries(setup.groups ? {} : filters).flatMap(([attribute, filter]) => {
        const facet = facetOf(attribute, filter)
        if (facet ? factsOf(facet.type).join === 'all' : facets) return []
        const steps = (valuesOf(filter)[0] ?? '').split(pathSeparator)
        const open = facet ? levelsOf(facet).slice(0, steps.length) : [attribute]
        return open.map((level, depth) => {
          const above = steps.slice(0, depth).join(pathSeparator)
          const chosen = without(attribute, above ? [above] : [])
          // For the last level InstantSearch requests all levels; the same query lets a prerendered answer serve both.
          const facets = level === open.at(-1) ? open : [level]
          return { query: ask({ ...base(chosen), ...onlyCounts, facets }), counted: [level] }
        })
      }),
    others: (has: (index: string) => Filters): { index: string; query: Query }[] =>
      indices
        .filter((index) => index !== state.index)
        .map((index) => ({
          index,
          query: {
            indexName: index,
            params: { ...base(has(index)), ...(setup.groups ? { page: 0 } : onlyCounts) },
          },
        })),
    /** The counts of all values in an interval. */
    within: (attribute: string, interval: Interval): Query =>
      ask({
        ...base({ ...filters, [attribute]: interval }),
        ...onlyCounts,
        facets: [attribute],
        maxValuesPerFacet: mostValuesSent,
      }),
    /** Values of one facet that begin with the typed text. */
    values: (facet: FacetSetting, words: string): Query => ({
      indexName,
      type: 'facet',
      facet: facet.attribute,
      params: {
        ...base(factsOf(facet.type).join === 'all' ? filters : without(facet.attribute)),
        facetQuery: words,
        maxFacetHits: 20,
      },
    }),
  }
}

/** Results of an earlier page, shown before those of the main query. */
export function earlierPage(main: Query, page: number): Query {
  const { facets: _, maxValuesPerFacet: __, ...params } = main.params
  return { ...main, params: { ...params, page, analytics: false } }
}

/** Finds out which attributes an index has; sent once, if filters of one tab apply to another. */
export const learning = (index: string): Query => ({
  indexName: index,
  params: { query: '', ...onlyCounts, facets: ['*'], maxValuesPerFacet: 1 },
})
