// One facet: the chosen values, the values on offer, and how to choose.
import { useCallback } from 'react'
import type { FacetSetting } from '../../contract/attribute.ts'
import type { SearchSettings } from '../../contract/site-search.ts'
import { own } from '../../net/json.ts'
import { useWords } from '../../shell/words.ts'
import { type Filter, isInterval, valuesOf, withFilter } from '../engine/filter.ts'
import type { ValueOrder } from '../engine/ordering.ts'
import type { Counts } from '../engine/outcome.ts'
import { filterAttributeOf } from '../engine/requests.ts'
import { useEngine, useSearch } from '../engine/useSearch.ts'
import { currencyOf } from '../results/hit-content.ts'
import { useKinds } from '../results/useKinds.ts'
import { facetLabel, valueLabel } from './labels.ts'

export interface FacetProps {
  facet: FacetSetting
  settings: SearchSettings
  order?: ValueOrder | undefined
}

const none: Counts = {}

export function useFacet(facet: FacetSetting) {
  const words = useWords()
  const engine = useEngine()
  const attribute = filterAttributeOf(facet)
  const filter = useSearch(({ state }) => own(state.filters, attribute))
  const counts = useSearch(({ outcome }) => outcome && own(outcome.facets, attribute))
  const bounds = useSearch(({ outcome }) => outcome && own(outcome.stats, attribute))
  return {
    label: facetLabel(facet, words),
    chosen: valuesOf(filter),
    interval: isInterval(filter) ? filter : undefined,
    counts: counts ?? none,
    bounds: bounds ?? null,
    nameOf: useCallback((value: string) => valueLabel(facet, value, words), [facet, words]),
    set: (next: Filter) =>
      engine.set({ filters: withFilter(engine.snapshot().state.filters, attribute, next) }),
  }
}

/** The currency of an attribute, according to the results; none if they differ. */
export function useCurrency(settings: SearchSettings) {
  const { locale } = useWords()
  const records = useSearch(({ records }) => records)
  const kindOf = useKinds(settings)
  return (attribute: string) => {
    const [first = '', ...others] = records
      .map((record) => currencyOf(attribute, record, settings, locale, kindOf(record)))
      .filter(Boolean)
    return others.every((other) => other === first) ? first : ''
  }
}
