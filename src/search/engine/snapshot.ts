// The engine's interface for the components: a snapshot to read, and the few ways to change it.
import type { FacetSetting } from '../../contract/attribute.ts'
import type { EmbedError } from '../../errors/errors.ts'
import type { Json } from '../../net/json.ts'
import { createListeners } from '../../page/listeners.ts'
import type { SearchClient } from '../service/search-client.ts'
import type { Filters, Interval } from './filter.ts'
import type { Counts, Outcome, ToldOfFacet } from './outcome.ts'
import type { Setup } from './setup.ts'
import type { SearchState } from './state.ts'
import type { Offer } from './suggestions.ts'

/** Whether a change replaces the current step of the history, adds one, or comes from the history. */
export type How = 'replace' | 'push' | 'restore'

/** `stalled`: late enough to dim the results; `slow`: late enough to announce it. */
export type Status = 'idle' | 'loading' | 'stalled' | 'slow'
export const isLate = (status: Status) => status === 'stalled' || status === 'slow'

/** What stays known when an answer has no results. */
export interface LastKnown {
  records: readonly Json[]
  /** The first results of each index, which decide how its fields are recognised. */
  samples: Readonly<Record<string, readonly Json[]>>
  intervals: Readonly<Record<string, ToldOfFacet>>
}

export interface Snapshot extends LastKnown {
  state: SearchState
  /** The current results. They stay while the next answer is on its way, and if it fails. */
  outcome: Outcome | null
  /** The facets found in answers, if the page names none; null before any answer. */
  found: readonly FacetSetting[] | null
  status: Status
  error: EmbedError | null
  /** Popular searches; null until they were requested. */
  popular: readonly Offer[] | null
  /** Why there are no suggestions, if the service refuses them. */
  unsuggested: EmbedError | null
}

/** The owner's `transformItems`. */
export type Transform = (hits: readonly Json[]) => readonly Json[]

export interface Engine {
  snapshot(): Snapshot
  subscribe(listener: () => void): () => void
  follow(follower: (state: SearchState, how: How) => unknown): () => void
  /** The filters that the current index has; others wait until an index that has them is shown. */
  filtersHere(): Filters
  /** The chosen sort order, if the current index is the one with sort orders. */
  sortHere(): string | null
  /** Every change except that of the page goes back to the first page. */
  set(change: Partial<SearchState>, how?: How): void
  /** Applies the element's attributes; the setup is null while one of them is missing. */
  configure(next: Setup | null, through: SearchClient | null, transform?: Transform): void
  begin(may?: boolean): void
  refresh(): void
  /** Requests popular searches once, when they are to be shown. */
  askPopular(): void
  /** The values of a facet that match the words; null while no request is possible. */
  values(facet: FacetSetting, words: string): Promise<unknown>
  /** The counts of all values in an interval, such as a month; null if the answer does not have all. */
  countsWithin(attribute: string, interval: Interval): Promise<Counts | null>
  /** Stops the engine. Starting again sends the request again. */
  dispose(): void
}

/** The snapshot that components read, and its subscribers. */
export function createStore(state: SearchState) {
  let snapshot: Snapshot = {
    state,
    outcome: null,
    records: [],
    samples: {},
    intervals: {},
    found: null,
    status: 'idle',
    error: null,
    popular: null,
    unsuggested: null,
  }
  const listeners = createListeners()
  const followers = createListeners<[state: SearchState, how: How]>()
  function update(change: Partial<Snapshot>) {
    snapshot = { ...snapshot, ...change }
    listeners.tell()
  }
  return {
    snapshot: () => snapshot,
    update,
    /** Followers only hear of the state, and how it changed. */
    change(state: SearchState, how: How) {
      update({ state })
      followers.tell(state, how)
    },
    subscribe: listeners.subscribe,
    follow: followers.subscribe,
  }
}
