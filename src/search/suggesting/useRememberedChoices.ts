// What a visitor chooses, and what of it is worth remembering beside what was submitted: a search
// from which a result was chosen, and words that were chosen instead of typed.

import type { Select } from '../analytics/useAnalytics.ts'
import type { How } from '../engine/snapshot.ts'
import type { Category } from '../engine/suggestions.ts'
import { useSearch } from '../engine/useSearch.ts'
import type { Filters } from '../state/filter.ts'

/** Searches these words, in the category alone if there is one. */
export type ChooseQuery = (words: string, category?: Category) => void

export function useRememberedChoices(
  set: (words: string, how: How, filters?: Filters) => void,
  remember: (words: string) => void,
  tell: Select,
) {
  const { outcome } = useSearch()
  const choose: ChooseQuery = (words, category) => {
    remember(words)
    set(words, 'push', category && { [category.attribute]: [category.value] })
  }
  const select: Select = (...chosen) => {
    if (outcome) remember(outcome.state.query)
    return tell(...chosen)
  }
  return { choose, select }
}
