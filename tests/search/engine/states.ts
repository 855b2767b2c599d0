// States to write into addresses, and an address to write them into.

import type { Filter } from '../../../src/search/engine/filter.ts'
import type { SearchState } from '../../../src/search/engine/state.ts'
import { type AddressOptions, addressToState } from '../../../src/search/told/address.ts'

export const first: SearchState = {
  query: '',
  page: 0,
  index: 'events',
  sort: null,
  hitsPerPage: null,
  filters: {},
}
export const stateOf = (part: Partial<SearchState>): SearchState => ({ ...first, ...part })

export const options: AddressOptions = {
  prefix: null,
  indices: ['events', 'help & more'],
  sorts: ['events_by_date', 'events:price, down'],
  sizes: [10, 20, 50],
  isInterval: (attribute) => attribute === 'price' || attribute === 'starts_at',
}

export const at = (search: string) => new URL(`https://example.com/events${search}`)

/** What an element that begins with `begun` shows under an address. */
export const shownAt = (url: URL, given = options, begun = first): SearchState => ({
  ...begun,
  ...addressToState(url, given),
})

/** The same numbers with each run, so that a failure can be looked at again. */
function numbers(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const signs = [
  ...'aZ0 ,&+%=#?:;/\\\'"<>|.*~()[]{}@!$^`_-',
  '\n',
  'ł',
  'é',
  'ę',
  '字',
  '🎷',
  '👩‍🚀',
  '%20',
  '%E0%A4',
  'f.',
  '\u00a0',
]

export function randomStates(seed: number) {
  const below = numbers(seed)
  const pick = <Value>(values: readonly Value[], other: Value) =>
    values[below(values.length)] ?? other
  const text = () => Array.from({ length: 1 + below(8) }, () => pick(signs, 'x')).join('')
  const limit = () => pick([-12.5, 0, 1e-7, 7, 1234567890123, 1e21], 1)
  const interval = (): Filter =>
    pick<Filter>([{ min: limit() }, { max: limit() }, { min: -20, max: limit() }], {})
  const values = () => [...new Set(Array.from({ length: 1 + below(4) }, text))]
  const filters = () => ({
    ...Object.fromEntries(Array.from({ length: below(3) }, () => [text(), values()])),
    ...(below(2) ? { price: interval() } : {}),
    ...(below(2) ? { 'hierarchy.lvl0': ['Home > Bath'] } : {}),
  })
  return (): SearchState => ({
    query: below(3) ? text() : '',
    page: below(2) * below(100),
    index: pick(options.indices, 'events'),
    sort: pick([null, ...options.sorts], null),
    hitsPerPage: pick([null, ...options.sizes], null),
    filters: filters(),
  })
}
