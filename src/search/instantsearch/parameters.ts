// Our state ↔ the search parameters of InstantSearch.
import type { IndexWidget } from 'instantsearch.js'
import { factsOf, type Join } from '../../contract/facet-types.ts'
import { areSame } from '../../net/same.ts'
import type { Change } from '../engine/asker.ts'
import { type Filter, type Filters, isInterval, valuesOf } from '../engine/filter.ts'
import {
  answeringIndex,
  type Facet,
  mostValues,
  pathSeparator,
  usualMostValues,
} from '../engine/requests.ts'
import type { Setup } from '../engine/setup.ts'
import type { SearchState } from '../engine/state.ts'

export type Parameters = NonNullable<ReturnType<IndexWidget['getHelper']>>['state']

/** A filter that does not fit its facet is joined by its own form. */
export const joinOf = (facet: Facet | undefined, filter?: Filter): Join =>
  isInterval(filter) ? 'interval' : facet ? factsOf(facet.type).join : 'any'

/** The library uses names as keys of plain objects, where these names are functions. */
export const isUnsafe = (name: string) => name in Object.prototype

/** Escapes a value as the library's connectors do: a leading minus would mean “not”. */
export const helperValue = (value: string) => value.replace(/^-/, '\\-')

/** One path, as deep as the tree has levels. */
function isPathFor(now: Parameters, name: string, values: readonly string[]) {
  const { attributes } = now.getHierarchicalFacetByName(name)
  const [path = ''] = values
  const isOne = values.length === 1 && !path.startsWith('-')
  return isOne && path.split(pathSeparator).length <= attributes.length
}

/** How the library stores a filter; null if there is no widget for it, ours or the page's. */
function keptAs(now: Parameters, name: string, filter: Filter): Join | null {
  if (isUnsafe(name)) return null
  if (isInterval(filter)) {
    const isHeld = Object.keys(now.getNumericRefinements(name)).length > 0
    return isHeld || now.isDisjunctiveFacet(name) ? 'interval' : null
  }
  if (now.isHierarchicalFacet(name)) return isPathFor(now, name, valuesOf(filter)) ? 'path' : null
  if (now.isConjunctiveFacet(name)) return 'all'
  return now.isDisjunctiveFacet(name) ? 'any' : null
}

const adders = {
  any: 'addDisjunctiveFacetRefinement',
  all: 'addFacetRefinement',
  path: 'addHierarchicalFacetRefinement',
} as const

function refined(to: Parameters, name: string, filter: Filter, join: Join): Parameters {
  if (join !== 'interval')
    return valuesOf(filter).reduce(
      (next, value) => next[adders[join]](name, helperValue(value)),
      to,
    )
  const { min, max } = isInterval(filter) ? filter : {}
  const above = min === undefined ? to : to.addNumericRefinement(name, '>=', min)
  return max === undefined ? above : above.addNumericRefinement(name, '<=', max)
}

/** Removes everything that our state has. Other operators and exclusions belong to the page. */
function cleared(now: Parameters): Parameters {
  const limits = Object.entries(now.numericRefinements)
  const others = limits.map(([name, { '>=': _, '<=': __, ...others }]) => [name, others])
  return now
    .clearRefinements((_value, _name, type) => type !== 'exclude' && type !== 'numeric')
    .setQueryParameters({ numericRefinements: Object.fromEntries(others) })
}

/** A page size that is not on offer in the element was set by a widget. */
function sizeIn(now: Parameters, chosen: number | null, { parameters, sizes }: Setup) {
  const own = typeof parameters.hitsPerPage === 'number' ? parameters.hitsPerPage : undefined
  const isOurs = [undefined, parameters.hitsPerPage, ...sizes].includes(now.hitsPerPage)
  return chosen ?? (isOurs ? own : now.hitsPerPage)
}

/** The same for a sort order. */
function placeIn(now: Parameters, state: SearchState, { indices, sorts }: Setup) {
  const place = answeringIndex(state, indices)
  const isOurs = !now.index || [...indices, ...sorts].includes(now.index)
  return isOurs || place !== indices[0] ? place : now.index
}

function mostIn(now: Parameters, { facets, parameters }: Setup) {
  const most = mostValues(facets)
  const own = parameters.maxValuesPerFacet
  const wanted = most > usualMostValues || typeof own !== 'number' ? most : own
  // A list of the page may show more values.
  const { maxValuesPerFacet: set = 0 } = now
  return set > usualMostValues ? Math.max(wanted, set) : wanted
}

/** Everything else that widgets of the page have set stays. */
export function withState(now: Parameters, state: SearchState, filters: Filters, setup: Setup) {
  /** Filters that the library does not store; they are added to the queries at the end. */
  const joined: Record<string, Filter> = {}
  let parameters = cleared(now).setQueryParameters({
    query: state.query,
    hitsPerPage: sizeIn(now, state.hitsPerPage, setup),
    maxValuesPerFacet: mostIn(now, setup),
  })
  for (const [name, filter] of Object.entries(filters)) {
    const join = keptAs(now, name, filter)
    if (join) parameters = refined(parameters, name, filter, join)
    else joined[name] = filter
  }
  const placed = parameters.setIndex(placeIn(now, state, setup))
  return { parameters: placed.setPage(state.page), joined }
}

/** How many queries the library makes: one more for each refined facet and each level of a path. */
export function queriesFor(parameters: Parameters): number {
  if (!parameters.index) return 0
  // Their types require arguments that they do not use.
  const refined = parameters.getRefinedDisjunctiveFacets('', null)
  const trees = parameters.getRefinedHierarchicalFacets('', null)
  const above = trees.map((name) => parameters.getHierarchicalFacetBreadcrumb(name).length - 1)
  return above.reduce((sum, levels) => sum + levels, 1 + refined.length)
}

const plainValue = (value: string) => value.replace(/^\\-/, '-')

/** The filters of all widgets, whoever has added them. */
function filtersIn(parameters: Parameters): Filters {
  const filters: Record<string, Filter> = {}
  for (const refinements of [
    parameters.disjunctiveFacetsRefinements,
    parameters.facetsRefinements,
    parameters.hierarchicalFacetsRefinements,
  ])
    for (const [name, values] of Object.entries(refinements))
      if (values.length) filters[name] = values.map(plainValue)
  for (const [name, limits] of Object.entries(parameters.numericRefinements)) {
    const [min] = [limits['>='] ?? []].flat(2)
    const [max] = [limits['<='] ?? []].flat(2)
    if (min !== undefined || max !== undefined)
      filters[name] = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
  }
  return filters
}

function stateIn(parameters: Parameters, { indices, sorts, sizes }: Setup) {
  const { index, query = '', page = 0, hitsPerPage } = parameters
  const isSort = sorts.includes(index)
  return {
    query,
    page,
    ...(isSort && { index: indices[0] ?? '', sort: index }),
    ...(indices.includes(index) && { index, ...(index === indices[0] && { sort: null }) }),
    ...(hitsPerPage !== undefined &&
      sizes.includes(hitsPerPage) && { hitsPerPage: hitsPerPage as number | null }),
  }
}

const differing = <Value>(
  before: Readonly<Record<string, Value>>,
  after: Readonly<Record<string, Value>>,
) => Object.fromEntries(Object.entries(after).filter(([name, one]) => !areSame(before[name], one)))

/** Turns changes by widgets of the page into changes of our state. */
export function changeBetween(before: Parameters, after: Parameters, setup: Setup): Change | null {
  const had = filtersIn(before)
  const gone = Object.fromEntries(Object.keys(had).map((name) => [name, []]))
  const state = differing({ ...stateIn(before, setup) }, { ...stateIn(after, setup) })
  const filters = differing<Filter>(had, { ...gone, ...filtersIn(after) })
  return areSame([state, filters], [{}, {}]) ? null : { state, filters }
}
