// What a visitor has chosen: as the library keeps it, as events tell it, as Back brings it back.
import type { IndexUiState, UiState } from 'instantsearch.js'
import { isObject } from '../shell/json.ts'

/** An absent side is no limit. */
export interface Interval {
  min?: number
  max?: number
}

export interface Chosen {
  query: string
  filters: Record<string, string[]>
  sort: string | null
  /** From 0, as in events. */
  page: number
  index: string
}

export const chosenOf = (index: string, state: IndexUiState = {}): Chosen => ({
  query: state.query ?? '',
  filters: { ...state.refinementList },
  sort: state.sortBy ?? null,
  page: (state.page ?? 1) - 1,
  index,
})

const areLists = (value: unknown): value is Record<string, string[]> =>
  isObject(value) &&
  Object.values(value).every(
    (list) => Array.isArray(list) && list.every((item) => typeof item === 'string'),
  )

/** What was remembered, as far as it is in order: history entries are the page's too. */
export function remembered(memory: unknown, index: string): IndexUiState | null {
  if (!isObject(memory)) return null
  const { query, filters, page } = memory
  const words = typeof query === 'string' && query ? { query } : {}
  // Another index keeps the words, but has filters and pages of its own.
  if (memory.index !== index) return words
  return {
    ...words,
    ...(areLists(filters) ? { refinementList: filters } : {}),
    ...(typeof page === 'number' && page > 0 ? { page: page + 1 } : {}),
  }
}

/** What is being typed wins over what is remembered, and that over what the page says. */
export function firstState(
  index: string,
  { typed, memory, query }: { typed: string; memory: unknown; query: string | null },
): UiState {
  if (typed) return { [index]: { query: typed } }
  return { [index]: remembered(memory, index) ?? (query ? { query } : {}) }
}
