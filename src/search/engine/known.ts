// What is known of each index: what it can be filtered by, where that had to be learned, and which
// facets its answers told, where the page names none.
import type { FacetSetting } from '../../contract/attribute.ts'
import type { SearchClient } from '../service/search-client.ts'
import type { Filters } from './filter.ts'
import { foundFacets } from './found-facets.ts'
import type { Outcome } from './outcome.ts'
import { learning } from './requests.ts'

export function createKnown() {
  const attributes = new Map<string, ReadonlySet<string>>()
  /** And the most results that told them: more may tell more. */
  const facets = new Map<string, { found: readonly FacetSetting[]; most: number }>()
  return {
    facetsOf: (index: string) => facets.get(index)?.found ?? [],
    /** Filters that an index does not have are left out there. */
    filtersOf(index: string, filters: Filters): Filters {
      const known = attributes.get(index)
      if (!known) return filters
      return Object.fromEntries(Object.entries(filters).filter(([name]) => known.has(name)))
    },
    async learn(from: SearchClient, indices: readonly string[]) {
      const unknown = indices.filter((index) => !attributes.has(index))
      if (!unknown.length) return
      const { results } = await from.search(unknown.map(learning))
      unknown.forEach((index, at) => {
        attributes.set(index, new Set(Object.keys(results[at]?.facets ?? {})))
      })
    },
    told(outcome: Outcome) {
      const { nbHits, state } = outcome
      const { found: before, most } = facets.get(state.index) ?? { found: [], most: 0 }
      const found = foundFacets(outcome, before, nbHits > most)
      facets.set(state.index, { found, most: Math.max(most, nbHits) })
      return found
    },
    /** Other records have other facets. */
    forget() {
      attributes.clear()
      facets.clear()
    },
  }
}
