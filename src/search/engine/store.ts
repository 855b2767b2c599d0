// The snapshot that components read, and whoever hears that it has changed.
import type { SearchState } from '../state/state.ts'
import type { How, Snapshot } from './snapshot.ts'

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
  const listeners = new Set<() => void>()
  const followers = new Set<(state: SearchState, how: How) => unknown>()
  const joined = <Member>(members: Set<Member>, member: Member) => {
    members.add(member)
    return () => {
      members.delete(member)
    }
  }
  function update(change: Partial<Snapshot>) {
    snapshot = { ...snapshot, ...change }
    for (const listener of [...listeners]) listener()
  }
  return {
    snapshot: () => snapshot,
    update,
    /** Followers hear of the state alone, and how it came about. */
    change(state: SearchState, how: How) {
      update({ state })
      for (const follow of [...followers]) follow(state, how)
    },
    subscribe: (listener: () => void) => joined(listeners, listener),
    follow: (follower: (state: SearchState, how: How) => unknown) => joined(followers, follower),
  }
}
