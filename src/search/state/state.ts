// What a visitor has chosen: as the engine keeps it, as events tell it, as Back brings it back.
import type { SearchSettings } from '../../contract/site-search.ts'
import { isObject } from '../../net/json.ts'
import { type Filter, type Filters, isEmpty } from './filter.ts'
import { filtersOf, type IsInterval } from './filters-in-address.ts'

export interface SearchState {
  query: string
  /** From 0. */
  page: number
  /** Which of the indices: the tab. */
  index: string
  /** The replica chosen, or the index as it is. */
  sort: string | null
  /** The page size chosen, or the element's own. */
  hitsPerPage: number | null
  filters: Filters
}

export const emptyState = (index: string): SearchState => ({
  query: '',
  page: 0,
  index,
  sort: null,
  hitsPerPage: null,
  filters: {},
})

/** What `search-change` tells. */
export const chosenOf = (
  { query, filters, sort, page, index }: SearchState,
  applied = filters,
) => ({
  query,
  filters: applied,
  sort,
  page,
  index,
})

const isFilter = (value: unknown): value is Filter =>
  Array.isArray(value)
    ? value.every((item) => typeof item === 'string')
    : isObject(value) &&
      Object.entries(value).every(
        ([side, limit]) => (side === 'min' || side === 'max') && Number.isFinite(limit),
      )

function filtersIn(value: unknown): Filters {
  const kept: Record<string, Filter> = {}
  for (const [attribute, filter] of Object.entries(isObject(value) ? value : {}))
    if (isFilter(filter) && !isEmpty(filter)) kept[attribute] = filter
  return kept
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0

/** What was remembered, as far as it is in order: history entries are the page's too. */
export function remembered(
  memory: unknown,
  indices: readonly string[],
): Partial<SearchState> | null {
  if (!isObject(memory)) return null
  const { query, filters, page, index, sort, hitsPerPage } = memory
  const words = typeof query === 'string' && query ? { query } : {}
  // Another index keeps the words, but has filters and pages of its own.
  if (typeof index !== 'string' || !indices.includes(index)) return words
  return {
    ...words,
    index,
    filters: filtersIn(filters),
    ...(isCount(page) ? { page } : {}),
    ...(typeof sort === 'string' ? { sort } : {}),
    ...(isCount(hitsPerPage) ? { hitsPerPage } : {}),
  }
}

/** Filters as the attribute `selected` writes them. */
export function selectedFilters(selected: SearchSettings['selected'], isInterval: IsInterval) {
  const said = selected?.map(({ attribute, value }) => ({ name: `f.${attribute}`, value }))
  return filtersOf(said ?? [], isInterval) ?? {}
}

/** What the page says: where everybody begins, and what the address leaves out. */
export function defaultState(
  indices: readonly string[],
  query: string,
  selected: SearchSettings['selected'],
  isInterval: IsInterval,
): SearchState {
  return {
    ...emptyState(indices[0] ?? ''),
    query,
    filters: selectedFilters(selected, isInterval),
  }
}

interface Beginnings {
  /** What is being typed in the fallback. */
  typed: string
  /** What the address says, where it says anything. */
  address: Partial<SearchState> | null
  /** What Back brings, as it was remembered. */
  memory: unknown
}

/** What is being typed goes before the address, that before what is remembered, that before the page. */
export function firstState(
  page: SearchState,
  indices: readonly string[],
  { typed, address, memory }: Beginnings,
): SearchState {
  if (typed) return { ...page, query: typed }
  const recalled = address ?? remembered(memory, indices)
  if (address || !recalled) return { ...page, ...recalled }
  return { ...emptyState(page.index), ...recalled }
}
