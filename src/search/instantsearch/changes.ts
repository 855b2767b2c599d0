// What widgets of the page's have changed in the search parameters → our state.
import { areSame } from '../../net/same.ts'
import type { Change } from '../engine/asker.ts'
import type { Filter, Filters } from '../engine/filter.ts'
import type { Setup } from '../engine/setup.ts'
import type { Parameters } from './parameters.ts'

const plainValue = (value: string) => value.replace(/^\\-/, '-')

/** Of all widgets, whoever has added them. */
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

export function changeBetween(before: Parameters, after: Parameters, setup: Setup): Change | null {
  const had = filtersIn(before)
  const gone = Object.fromEntries(Object.keys(had).map((name) => [name, []]))
  const state = differing({ ...stateIn(before, setup) }, { ...stateIn(after, setup) })
  const filters = differing<Filter>(had, { ...gone, ...filtersIn(after) })
  return areSame([state, filters], [{}, {}]) ? null : { state, filters }
}
