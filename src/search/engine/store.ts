// The snapshot that components read, and whoever hears that it has changed.
import { createListeners } from '../../page/listeners.ts'
import type { How, Snapshot } from './snapshot.ts'
import type { SearchState } from './state.ts'

const nothingYet = {
  outcome: null,
  records: [],
  intervals: {},
  found: null,
  status: 'idle',
  error: null,
  popular: null,
  unsuggested: null,
} as const

export function createStore(first: SearchState) {
  let snapshot: Snapshot = { state: first, ...nothingYet }
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
