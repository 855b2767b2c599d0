// The latest answer: as it came, and as the owner wants it shown.
import type { Json } from '../../net/json.ts'
import { areSame } from '../../net/same.ts'
import type { Group, Outcome } from './outcome.ts'
import type { Told, Transform } from './snapshot.ts'
import type { SearchState } from './state.ts'

const isSameSearch = (a: SearchState, b: SearchState) =>
  areSame({ ...a, page: 0 }, { ...b, page: 0 })

/** The pages that are shown already, when only one more is wanted. */
export function hitsBefore(outcome: Outcome | null, state: SearchState): readonly Json[] {
  if (!outcome || outcome.state.page !== state.page - 1) return []
  return isSameSearch(outcome.state, state) ? outcome.hits : []
}

function shownGroup(group: Group, transform: Transform): Group {
  const hits = transform(group.hits)
  // Where all are here, it is known how many the owner leaves.
  const change = group.hits.length < group.nbHits ? 0 : hits.length - group.hits.length
  return { ...group, hits, nbHits: group.nbHits + change }
}

export function shownOf(outcome: Outcome, transform: Transform): Outcome {
  const groups = outcome.groups.map((group, at) =>
    at && !group.hits.length ? group : shownGroup(group, transform),
  )
  const { hits = [], nbHits = 0 } = groups[0] ?? {}
  return { ...outcome, groups, hits, nbHits }
}

export function toldBy({ hits, stats, facets }: Outcome, before: Told): Told {
  const intervals = { ...before.intervals }
  for (const [attribute, bounds] of Object.entries(stats))
    intervals[attribute] = { bounds, counts: facets[attribute] ?? {} }
  return { records: hits.length ? hits : before.records, intervals }
}
