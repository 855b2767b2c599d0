// The latest answer: as it came, and after the owner's `transformItems`.
import { type Json, own } from '../../net/json.ts'
import { areSame } from '../../net/same.ts'
import type { Group, Outcome } from './outcome.ts'
import type { createStore, LastKnown, Snapshot, Transform } from './snapshot.ts'
import type { SearchState } from './state.ts'

const isSameSearch = (a: SearchState, b: SearchState) =>
  areSame({ ...a, page: 0 }, { ...b, page: 0 })

function shownGroup(group: Group, transform: Transform): Group {
  const hits = transform(group.hits)
  // If all results are here, the count follows the owner's changes.
  const change = group.hits.length < group.nbHits ? 0 : hits.length - group.hits.length
  return { ...group, hits, nbHits: group.nbHits + change }
}

function shownOf(outcome: Outcome, transform: Transform): Outcome {
  const groups = outcome.groups.map((group, at) =>
    at && !group.hits.length ? group : shownGroup(group, transform),
  )
  const { hits = [], nbHits = 0 } = groups[0] ?? {}
  return { ...outcome, groups, hits, nbHits }
}

/** Enough results to recognise the fields of an index; fewer are only used until more come. */
export const sampleSize = 20
const leastForSample = 10

function lastKnownFrom({ hits, groups, stats, facets }: Outcome, before: LastKnown): LastKnown {
  const intervals = { ...before.intervals }
  for (const [attribute, bounds] of Object.entries(stats))
    intervals[attribute] = { bounds, counts: facets[attribute] ?? {} }
  const samples = { ...before.samples }
  for (const { index, hits } of groups) {
    const known = own(samples, index) ?? []
    if (known.length >= leastForSample) continue
    const ids = known.map(({ objectID }) => objectID)
    const others = hits.filter(({ objectID }) => !ids.includes(objectID))
    if (others.length) samples[index] = [...known, ...others].slice(0, sampleSize)
  }
  return { records: hits.length ? hits : before.records, samples, intervals }
}

export function createLatest(store: ReturnType<typeof createStore>) {
  /** The outcome before the owner's changes. */
  let latest: Outcome | null = null
  let transform: Transform = (hits) => hits
  /** The fields have changed, so the next results decide what they are. */
  let hasOtherFields = false

  function tell(more?: Partial<Snapshot>) {
    if (!latest) return
    const outcome = shownOf(latest, transform)
    const { records, samples, intervals } = store.snapshot()
    const before = { records, samples: hasOtherFields ? {} : samples, intervals }
    hasOtherFields = false
    store.update({ outcome, ...lastKnownFrom(outcome, before), ...more })
  }

  return {
    show(outcome: Outcome, more: Partial<Snapshot>) {
      latest = outcome
      tell(more)
    },
    showBy(next: Transform) {
      if (next === transform) return
      transform = next
      hasOtherFields = true
      tell()
    },
    forget() {
      latest = null
    },
    expectOtherFields() {
      hasOtherFields = true
    },
    /** The results shown so far, if only one more page is requested. */
    hitsBefore(state: SearchState): readonly Json[] {
      const isNext = latest?.state.page === state.page - 1 && isSameSearch(latest.state, state)
      return (isNext && latest?.hits) || []
    },
  }
}
