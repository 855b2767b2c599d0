// What a visitor has typed and chosen: in the engine, in events, and in `history.state`.
import { isObject } from '../../net/json.ts'
import { type Filter, type Filters, isEmpty } from './filter.ts'

export interface SearchState {
  query: string
  /** From 0. */
  page: number
  /** The index that is searched: the tab. */
  index: string
  /** The replica that was chosen; null for the index's own order. */
  sort: string | null
  /** The page size that was chosen; null for the element's own. */
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

/** The detail of `search-change`. */
export const chosenOf = ({ hitsPerPage: _, ...chosen }: SearchState) => chosen

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
    if (attribute !== '__proto__' && isFilter(filter) && !isEmpty(filter)) kept[attribute] = filter
  return kept
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0

/** Reads the state from `history.state`. The page may write there too, so only valid values count. */
export function remembered(
  memory: unknown,
  indices: readonly string[],
): Partial<SearchState> | null {
  if (!isObject(memory)) return null
  const { query, filters, page, index, sort, hitsPerPage } = memory
  const known = typeof query === 'string' && query ? { query } : {}
  // If the remembered index is gone, the query still fits, but filters and pages do not.
  if (typeof index !== 'string' || !indices.includes(index)) return known
  return {
    ...known,
    index,
    filters: filtersIn(filters),
    ...(isCount(page) ? { page } : {}),
    ...(typeof sort === 'string' ? { sort } : {}),
    ...(isCount(hitsPerPage) ? { hitsPerPage } : {}),
  }
}

interface Sources {
  /** What is already typed in the fallback. */
  typed: string
  address: Partial<SearchState> | null
  memory: unknown
}

/**
 * The state that this visitor starts with. Typed words win over the address, the address over the remembered
 * state, and that over the attributes.
 */
export function firstState(
  page: SearchState,
  indices: readonly string[],
  { typed, address, memory }: Sources,
): SearchState {
  if (typed) return { ...page, query: typed }
  const recalled = address ?? remembered(memory, indices)
  if (address || !recalled) return { ...page, ...recalled }
  return { ...emptyState(page.index), ...recalled }
}
