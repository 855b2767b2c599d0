// States to write into addresses, and an address to write them into.
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
