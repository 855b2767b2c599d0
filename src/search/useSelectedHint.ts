// The owner hears where the filters of `selected` leave nothing: visitors take it for an empty index.
import { useEffect } from 'react'
import type { SearchSettings } from '../contract/site-search.ts'
import { tellOwner } from '../errors/owner.ts'
import { areSame } from '../net/same.ts'
import type { Host } from '../page/host.ts'
import { useSearch } from './engine/useSearch.ts'
import { selectedFilters } from './told/beginning.ts'

export function useSelectedHint({ name }: Host, settings: SearchSettings) {
  const outcome = useSearch(({ outcome }) => outcome)
  useEffect(() => {
    if (!settings.selected || !outcome || outcome.nbHits || outcome.state.query) return
    if (areSame(outcome.state.filters, selectedFilters(settings)))
      tellOwner(
        'warn',
        `${name}: nothing is found with the filters of selected. Check their names and values, and attributesForFaceting of the index.`,
      )
  }, [name, outcome, settings])
}
