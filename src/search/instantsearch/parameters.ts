// Our filters ↔ the refinements that InstantSearch keeps in its search parameters.
import type { IndexWidget } from 'instantsearch.js'
import { factsOf, type Join } from '../../contract/facet-types.ts'
import {
  answeringIndex,
  escapedValue,
  type Facet,
  type FacetOf,
  mostValues,
} from '../engine/requests.ts'
import type { Filter, Filters } from '../state/filter.ts'
import { isInterval, valuesOf } from '../state/filter.ts'
import type { Setup } from '../state/setup.ts'
import type { SearchState } from '../state/state.ts'

export type Parameters = NonNullable<ReturnType<IndexWidget['getHelper']>>['state']

/** A filter that does not fit its facet is joined as what it is. */
export const joinOf = (facet: Facet | undefined, filter?: Filter): Join =>
  isInterval(filter) ? 'interval' : facet ? factsOf(facet.type).join : 'any'

function refined(to: Parameters, name: string, filter: Filter, join: Join): Parameters {
  if (isInterval(filter)) {
    const { min, max } = filter
    const above = min === undefined ? to : to.addNumericRefinement(name, '>=', min)
    return max === undefined ? above : above.addNumericRefinement(name, '<=', max)
  }
  const values = valuesOf(filter)
  if (join === 'path') {
    const [path] = values
    return path === undefined ? to : to.addHierarchicalFacetRefinement(name, path)
  }
  const add = join === 'all' ? 'addFacetRefinement' : 'addDisjunctiveFacetRefinement'
  return values.map(escapedValue).reduce((next, value) => next[add](name, value), to)
}

/** What widgets of the page's have set besides stays as it is. */
export function withState(
  now: Parameters,
  state: SearchState,
  filters: Filters,
  setup: Setup,
  facetOf: FacetOf,
): Parameters {
  const ownSize = setup.parameters.hitsPerPage
  const size = state.hitsPerPage ?? (typeof ownSize === 'number' ? ownSize : undefined)
  const ownMost = setup.parameters.maxValuesPerFacet
  const bare = now.clearRefinements().setQueryParameters({
    query: state.query,
    hitsPerPage: size,
    maxValuesPerFacet: Math.max(
      mostValues(setup.facets),
      typeof ownMost === 'number' ? ownMost : 0,
    ),
  })
  return Object.entries(filters)
    .reduce(
      (next, [name, filter]) => refined(next, name, filter, joinOf(facetOf(name, filter), filter)),
      bare.setIndex(answeringIndex(state, setup.indices)),
    )
    .setPage(state.page)
}

const plainValue = (value: string) => value.replace(/^\\-/, '-').replace(/^"(".*")"$/s, '$1')

/** Of all widgets, whoever has added them. */
export function filtersIn(parameters: Parameters): Filters {
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

/** What the parameters mean, where they were written for this state and may have changed since. */
export function stateIn(parameters: Parameters, before: SearchState, setup: Setup) {
  const { index, query = '', page = 0, hitsPerPage } = parameters
  const isTab = setup.indices.includes(index)
  const isSort = setup.sorts.includes(index)
  const [first = before.index] = setup.indices
  return {
    query,
    page,
    index: isTab ? index : isSort ? first : before.index,
    sort: isSort ? index : index === first ? null : before.sort,
    hitsPerPage:
      hitsPerPage === undefined || hitsPerPage === setup.parameters.hitsPerPage
        ? null
        : hitsPerPage,
    filters: filtersIn(parameters),
  }
}
