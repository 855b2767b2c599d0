// What a search begins with, by its settings and the address.
import type { SearchSettings } from '../../contract/site-search.ts'
import { firstQuery } from './address.ts'
import { intervalsAmong } from './filters-in-address.ts'
import { addressStore } from './history.ts'
import { firstSortOf, indicesOf, sizesOf, sortsOf } from './setup.ts'
import { defaultState, type SearchState } from './state.ts'

/** The state that every visitor begins with. */
export const defaultsFor = (settings: SearchSettings) =>
  defaultState(
    indicesOf(settings),
    firstQuery(new URL(location.href), settings),
    settings.selected,
    intervalsAmong(settings.facets),
    firstSortOf(settings),
  )

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
