// State ↔ address: `?q=jazz&f.city=Kraków&f.price=10:50&page=2`, with the prefix `s`: `s.q` …
//
// The initial state (`first`) is left out. If the visitor has removed a part of it, the parameter is there but
// empty (`q=`, `f.city=`). If one filter is in the address, all of them are. So
// `{ ...first, ...addressToState(…) }` is the state that was written.
import type { SearchSettings } from '../../contract/site-search.ts'
import type { Setup } from '../engine/setup.ts'
import type { SearchState } from '../engine/state.ts'
import { changedFilters, filtersOf, type IsInterval, type Pair } from './filters-in-address.ts'
import { encodedParameter, fullName, parameterOf, splitQuery, withQuery } from './query-string.ts'

export interface AddressOptions extends Pick<Setup, 'indices' | 'sorts' | 'sizes'> {
  prefix: string | null
  isInterval: IsInterval
}

export function stateToAddress(
  state: SearchState,
  first: SearchState,
  { prefix }: Pick<AddressOptions, 'prefix'>,
  url: URL,
): URL {
  const changed = <Value>(name: string, value: Value, before: Value): Pair[] =>
    value === before || value === null ? [] : [[name, String(value)]]
  const ours = [
    ...changed('q', state.query, first.query),
    ...changed('index', state.index, first.index),
    ...changedFilters(state.filters, first.filters),
    // If another order is the initial one, the index's own order is written by its name.
    ...changed('sort', state.sort ?? first.index, first.sort ?? first.index),
    ...changed('per-page', state.hitsPerPage, first.hitsPerPage),
    ...changed('page', state.page + 1, first.page + 1),
  ].map(([name, value]) => encodedParameter(name, value, prefix))
  const { theirs, said } = splitQuery(url, prefix)
  // If none of our parameters changes, the page's parameters keep their order.
  return ours.join('&') === said ? new URL(url) : withQuery(url, [...theirs, ...ours])
}

/** Anyone can edit an address, so invalid values are ignored. */
export function addressToState(url: URL, options: AddressOptions): Partial<SearchState> {
  const { ours } = splitQuery(url, options.prefix)
  const said = (wanted: string) => ours.find(({ name }) => name === wanted)?.value
  const chosen = <Value>(name: string, offered: readonly Value[]) =>
    offered.find((value) => String(value) === said(name))
  const query = said('q')
  const index = chosen('index', options.indices)
  const filters = filtersOf(ours, options.isInterval)
  const [own] = options.indices
  const sort = chosen('sort', [own, ...options.sorts])
  const hitsPerPage = chosen('per-page', options.sizes)
  const page = /^[1-9]\d{0,4}$/.exec(said('page') ?? '')
  return {
    ...(query !== undefined && { query }),
    ...(index !== undefined && { index }),
    ...(filters && { filters }),
    ...(sort !== undefined && { sort: sort === own ? null : sort }),
    ...(hitsPerPage !== undefined && { hitsPerPage }),
    ...(page && { page: Number(page[0]) - 1 }),
  }
}

/**
 * The initial query of a page: the parameter from another page or form (`query-param`), else the attribute `query`.
 * It is read once, when the element starts. If `url-sync` uses the same parameter, that is part of the state, and
 * `addressToState` reads it.
 */
export function firstQuery(
  url: URL,
  settings: Pick<SearchSettings, 'query' | 'queryParam' | 'urlSync' | 'urlPrefix'>,
): string {
  const { query, queryParam, urlSync, urlPrefix } = settings
  const isState = urlSync && queryParam === fullName('q', urlPrefix)
  return (isState ? undefined : parameterOf(url, queryParam)) ?? query ?? ''
}
