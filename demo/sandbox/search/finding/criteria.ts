// The criteria that compare two records by the query, each a number that is smaller when better.
// One after the other they make one number: the first that differs decides.
import { NOT_FOUND, type UnitMatches } from '../text/matching.ts'
import { proximities } from '../text/proximity.ts'
import { type Found, totalTypos } from './find.ts'

export interface Criterion {
  /** One more than its largest value. */
  range: number
  value(record: number): number
}

export const TEXT_CRITERIA = ['typo', 'words', 'filters', 'proximity', 'attribute', 'exact']

const RANGE = 16
const PROXIMITY_RANGE = 64
const ATTRIBUTE_RANGE = 4096
const SCORE_RANGE = 64

export function createCriteria(
  found: Found,
  scores: Float64Array | undefined,
): Record<string, Criterion> {
  const { matches } = found
  const capped = (count: number, range = RANGE) => Math.min(count, range - 1)
  return {
    typo: { range: RANGE, value: (record) => capped(totalTypos(matches, record)) },
    words: { range: RANGE, value: (record) => capped(missing(matches, record)) },
    filters: scoreCriterion(found.records, scores),
    proximity: proximityCriterion(found),
    attribute: { range: ATTRIBUTE_RANGE, value: (record) => farthestAttribute(matches, record) },
    exact: { range: RANGE, value: (record) => capped(inexact(matches, record)) },
  }
}

function missing(matches: UnitMatches[], record: number): number {
  return matches.reduce((sum, { typos }) => sum + (typos[record] === NOT_FOUND ? 1 : 0), 0)
}

function inexact(matches: UnitMatches[], record: number): number {
  return matches.reduce((sum, { exact }) => sum + (exact[record] === 1 ? 0 : 1), 0)
}

function farthestAttribute(matches: UnitMatches[], record: number): number {
  let farthest = 0
  for (const { typos, attribute } of matches) {
    if (typos[record] !== NOT_FOUND) farthest = Math.max(farthest, attribute[record] ?? 0)
  }
  return Math.min(farthest, ATTRIBUTE_RANGE - 1)
}

function proximityCriterion({ grounds, plan, records }: Found): Criterion {
  const wanted = new Uint8Array(grounds.size)
  for (const record of records) wanted[record] = 1
  const proximity = proximities(grounds, plan.units, (record) => wanted[record] === 1)
  return {
    range: PROXIMITY_RANGE,
    value: (record) => Math.min(proximity(record), PROXIMITY_RANGE - 1),
  }
}

/** Scores may be anything; only their order counts. */
function scoreCriterion(records: number[], scores: Float64Array | undefined): Criterion {
  if (!scores) return { range: 1, value: () => 0 }
  const all = new Set(records.map((record) => scores[record] ?? 0))
  const places = new Map([...all].sort((a, b) => b - a).map((score, place) => [score, place]))
  return {
    range: SCORE_RANGE,
    value: (record) => Math.min(places.get(scores[record] ?? 0) ?? 0, SCORE_RANGE - 1),
  }
}
