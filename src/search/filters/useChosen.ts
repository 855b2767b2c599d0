// The chosen filters, in the words of their chips.
import { factsOf } from '../../contract/facet-types.ts'
import type { SearchSettings } from '../../contract/site-search.ts'
import { own } from '../../net/json.ts'
import { useWords } from '../../shell/words.ts'
import { type Filter, isInterval, withFilter } from '../engine/filter.ts'
import { filterAttributeOf } from '../engine/requests.ts'
import { useEngine, useFiltersHere, useSearch } from '../engine/useSearch.ts'
import { facetLabel, type Named } from './labels.ts'
import { kinds } from './types.ts'
import { useCurrency } from './useFacet.ts'

/** A filter without a facet, or one that does not fit its facet, is shown by its own form. */
function kindOf(facet: Named | undefined, filter: Filter) {
  const fits = facet && (factsOf(facet.type).join === 'interval') === isInterval(filter)
  return kinds[fits ? facet.type : isInterval(filter) ? 'range' : 'list']
}

export function useChosen(settings: SearchSettings) {
  const words = useWords()
  const engine = useEngine()
  const found = useSearch(({ found }) => found)
  const intervals = useSearch(({ intervals }) => intervals)
  const currencyOf = useCurrency(settings)
  const facets = settings.facets ?? found ?? []
  return Object.entries(useFiltersHere()).map(([attribute, filter]) => {
    const named = facets.find((facet) => filterAttributeOf(facet) === attribute)
    const facet = named ?? { attribute, type: 'list' as const, label: null }
    return {
      attribute,
      chips: kindOf(named, filter).chips({
        facet,
        filter,
        label: facetLabel(facet, words),
        words,
        bounds: own(intervals, attribute)?.bounds ?? null,
        currency: currencyOf(attribute),
      }),
      set(next: Filter) {
        const { filters } = engine.snapshot().state
        engine.set({ filters: withFilter(filters, attribute, next) })
      },
    }
  })
}
