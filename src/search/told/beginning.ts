// The initial state of a search, from its settings and the address.
import type { SearchSettings } from '../../contract/site-search.ts'
import { firstSortOf, indicesOf, sizesOf, sortsOf } from '../engine/setup.ts'
import { emptyState, type SearchState } from '../engine/state.ts'
import { firstQuery } from './address.ts'
import { filtersOf, intervalsAmong } from './filters-in-address.ts'
import { addressStore } from './history.ts'

export function selectedFilters({ selected, facets }: SearchSettings) {
  const said = selected?.map(({ attribute, value }) => ({ name: `f.${attribute}`, value }))
  return filtersOf(said ?? [], intervalsAmong(facets)) ?? {}
}

/** The state that every visitor starts with. The address leaves it out. */
export const defaultsFor = (settings: SearchSettings): SearchState => ({
  ...emptyState(indicesOf(settings)[0] ?? ''),
  query: firstQuery(new URL(location.href), settings),
  sort: firstSortOf(settings),
  filters: selectedFilters(settings),
})

export const addressStoreFor = (settings: SearchSettings, defaults: SearchState) =>
  settings.urlSync
    ? addressStore(
        {
          prefix: settings.urlPrefix,
          indices: indicesOf(settings),
          sorts: sortsOf(settings).map(({ value }) => value),
          sizes: sizesOf(settings),
          isInterval: intervalsAmong(settings.facets),
        },
        defaults,
      )
    : null
