// The latest answer: as it came, and as the owner wants it shown.
import type { Json } from '../../net/json.ts'
import { areSame } from '../../net/same.ts'
import type { Group, Outcome } from './outcome.ts'
import type { createStore, Snapshot, Told, Transform } from './snapshot.ts'
import type { SearchState } from './state.ts'

const isSameSearch = (a: SearchState, b: SearchState) =>
  areSame({ ...a, page: 0 }, { ...b, page: 0 })

function shownGroup(group: Group, transform: Transform): Group {
  const hits = transform(group.hits)
  // Where all are here, it is known how many the owner leaves.
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

function toldBy({ hits, stats, facets }: Outcome, before: Told): Told {
  const intervals = { ...before.intervals }
  for (const [attribute, bounds] of Object.entries(stats))
    intervals[attribute] = { bounds, counts: facets[attribute] ?? {} }
  return { records: hits.length ? hits : before.records, intervals }
}

export function createLatest(store: ReturnType<typeof createStore>) {
  /** Before the owner's changes. */
  let latest: Outcome | null = null
  let transform: Transform = (hits) => hits

  function tell(more?: Partial<Snapshot>) {
    if (!latest) return
    const outcome = shownOf(latest, transform)
    store.update({ outcome, ...toldBy(outcome, store.snapshot()), ...more })
  }

  return {
    show(outcome: Outcome, more: Partial<Snapshot>) {
      latest = outcome
      tell(more)
    },
    showBy(next: Transform) {
      if (next === transform) return
      transform = next
      tell()
    },
    forget() {
      latest = null
    },
    /** The pages that are shown already, when only one more is wanted. */
    hitsBefore(state: SearchState): readonly Json[] {
      const isNext = latest?.state.page === state.page - 1 && isSameSearch(latest.state, state)
      return (isNext && latest?.hits) || []
    },
  }
}
