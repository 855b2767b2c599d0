// What the engine is to the components: a snapshot to read, and the few ways to change it.
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

/** Whether a change replaces the present step of the history, adds one, or comes from there. */
export type How = 'replace' | 'push' | 'restore'

/** `stalled`: late enough to be seen; `slow`: late enough to be told. */
export type Status = 'idle' | 'loading' | 'stalled' | 'slow'
export const isLate = (status: Status) => status === 'stalled' || status === 'slow'

/** What stays known where an answer with no results tells nothing. */
export interface Told {
  records: readonly Json[]
  /** Of each index the first results that it gave: what they are decides what its fields are. */
  samples: Readonly<Record<string, readonly Json[]>>
  intervals: Readonly<Record<string, ToldOfFacet>>
}

export interface Snapshot extends Told {
  state: SearchState
  /** What is shown: it stays while the next answer is on its way, and when that fails. */
  outcome: Outcome | null
  /** The facets that the answers tell, where the page names none; null before any answer. */
  found: readonly FacetSetting[] | null
  status: Status
  error: EmbedError | null
  /** What is searched for most; null until that was asked for. */
  popular: readonly Offer[] | null
  /** Why suggestions are left out, where the service does not give them. */
  unsuggested: EmbedError | null
}

/** What the owner makes of the results before anybody sees them. */
export type Transform = (hits: readonly Json[]) => readonly Json[]

export interface Engine {
  snapshot(): Snapshot
  subscribe(listener: () => void): () => void
  follow(follower: (state: SearchState, how: How) => unknown): () => void
  /** The filters that the index shown has: others wait until an index that has them is shown. */
  filtersHere(): Filters
  /** The order chosen, where the index shown is the one that has orders. */
  sortHere(): string | null
  /** Every change but another page begins at the first. */
  set(change: Partial<SearchState>, how?: How): void
  /** What the element's attributes say; null for the setup while one of them is missing. */
  configure(next: Setup | null, through: SearchClient | null, transform?: Transform): void
  begin(may?: boolean): void
  refresh(): void
  /** For when they are to be shown: asks once for what is searched for most. */
  askPopular(): void
  /** The values of a facet that match the words; null while nothing can be asked. */
  values(facet: FacetSetting, words: string): Promise<unknown>
  /** How many records each value of a month, or another part, has; null where not all are told. */
  countsWithin(attribute: string, interval: Interval): Promise<Counts | null>
  /** Whoever begins again asks again. */
  dispose(): void
}

/** The snapshot that components read, and whoever hears that it has changed. */
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
    /** Followers hear of the state alone, and how it came about. */
    change(state: SearchState, how: How) {
      update({ state })
      followers.tell(state, how)
    },
    subscribe: listeners.subscribe,
    follow: followers.subscribe,
  }
}
