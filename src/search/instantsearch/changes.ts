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
) => {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].filter((name) => !areSame(before[name], after[name]))
}

export function changeBetween(before: Parameters, after: Parameters, setup: Setup): Change | null {
  const [was, is] = [stateIn(before, setup), stateIn(after, setup)]
  const [had, has] = [filtersIn(before), filtersIn(after)]
  const changed = differing<unknown>({ ...was }, { ...is }).filter((name) => name in is)
  const filters = differing<Filter | undefined>(had, has)
  if (!changed.length && !filters.length) return null
  return {
    state: Object.fromEntries(Object.entries(is).filter(([name]) => changed.includes(name))),
    filters: Object.fromEntries(filters.map((name) => [name, has[name] ?? []])),
  }
}
