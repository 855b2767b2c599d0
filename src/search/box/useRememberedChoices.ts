// What a visitor chooses: a query that was offered, or a result. Either makes the query one of the
// recent searches; a query that is only typed does not.

import type { Filters } from '../engine/filter.ts'
import type { How } from '../engine/snapshot.ts'
import type { Category } from '../engine/suggestions.ts'
import { useSearch } from '../engine/useSearch.ts'
import type { Select } from '../told/useAnalytics.ts'

/** Searches this query, within the category where there is one. */
export type ChooseQuery = (query: string, category?: Category) => void

export function useRememberedChoices(
  set: (query: string, how: How, filters?: Filters) => void,
  remember: (query: string) => void,
  selectResult: Select,
) {
  const outcome = useSearch(({ outcome }) => outcome)
  const choose: ChooseQuery = (query, category) => {
    remember(query)
    set(query, 'push', category && { [category.attribute]: [category.value] })
  }
  const select: Select = (...chosen) => {
    if (outcome) remember(outcome.state.query)
    return selectResult(...chosen)
  }
  return { choose, select }
}
