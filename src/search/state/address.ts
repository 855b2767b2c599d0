// State ↔ address: `?q=jazz&f.city=Kraków&f.price=10:50&page=2`, with the prefix `s`: `s.q` …
//
// What the page begins with (`first`) is left out, and what the visitor has taken away from it
// stands there empty (`q=`, `f.city=`). One filter in the address means that all of them are
// there. So `{ ...first, ...addressToState(…) }` is what was written.
import type { SearchSettings } from '../../contract/site-search.ts'
import { changedFilters, filtersOf, type IsInterval, type Pair } from './filters-in-address.ts'
import { encodedParameter, fullName, parameterOf, splitQuery } from './query-string.ts'
import type { SearchState } from './state.ts'

export interface AddressOptions {
  prefix: string | null
  /** What may be chosen; all else in the address is ignored. */
  indices: readonly string[]
  sorts: readonly string[]
  sizes: readonly number[]
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
    ...changed('sort', state.sort, first.sort),
    ...changed('per-page', state.hitsPerPage, first.hitsPerPage),
    ...changed('page', state.page + 1, first.page + 1),
  ].map(([name, value]) => encodedParameter(name, value, prefix))
  const { theirs, said } = splitQuery(url, prefix)
  const next = new URL(url)
  // With nothing new to say, nothing changes its place either.
  if (ours.join('&') !== said) next.search = [...theirs, ...ours].join('&')
  return next
}

/** As far as it is in order: anybody may write into an address. */
export function addressToState(url: URL, options: AddressOptions): Partial<SearchState> {
  const { ours } = splitQuery(url, options.prefix)
  const said = (wanted: string) => ours.find(({ name }) => name === wanted)?.value
  const chosen = <Value>(name: string, offered: readonly Value[]) =>
    offered.find((value) => String(value) === said(name))
  const query = said('q')
  const index = chosen('index', options.indices)
  const filters = filtersOf(ours, options.isInterval)
  const sort = chosen('sort', options.sorts)
  const hitsPerPage = chosen('per-page', options.sizes)
  const page = /^[1-9]\d{0,4}$/.exec(said('page') ?? '')
  return {
    ...(query !== undefined && { query }),
    ...(index !== undefined && { index }),
    ...(filters && { filters }),
    ...(sort !== undefined && { sort }),
    ...(hitsPerPage !== undefined && { hitsPerPage }),
    ...(page && { page: Number(page[0]) - 1 }),
  }
}

/**
 * The words that a page begins with: those a visitor was sent here with (`query-param`), else the
 * attribute `query`. Read once, when the element starts. Where `url-sync` keeps the query in the
 * very same parameter it is no beginning but the state, which the address tells.
 */
export function firstQuery(
  url: URL,
  settings: Pick<SearchSettings, 'query' | 'queryParam' | 'urlSync' | 'urlPrefix'>,
): string {
  const { query, queryParam, urlSync, urlPrefix } = settings
  const isState = urlSync && queryParam === fullName('q', urlPrefix)
  return (isState ? undefined : parameterOf(url, queryParam)) ?? query ?? ''
}
