// The order of what was found: criterion after criterion, as the index's ranking lists them.
import { DEFAULT_RANKING } from '../catalog.ts'
import { sortCriterion } from '../index/attributes.ts'
import type { LoadedIndex } from '../index/loaded-index.ts'
import type { Order } from '../index/orders.ts'
import { createCriteria, TEXT_CRITERIA } from './criteria.ts'
import type { Found } from './find.ts'

export interface Ranking {
  /** Sorting that comes before the query's words, as in a replica by price. */
  first: string[]
  text: string[]
  last: string[]
}

export function splitRanking(ranking: string[], customRanking: string[] = []): Ranking {
  const firstText = ranking.findIndex((line) => !sortCriterion(line))
  const leading = firstText < 0 ? ranking.length : firstText
  const rest = ranking.slice(leading)
  return {
    first: ranking.slice(0, leading),
    text: rest.filter((line) => TEXT_CRITERIA.includes(line)),
    last: rest.flatMap((line) =>
      line === 'custom' ? customRanking : sortCriterion(line) ? [line] : [],
    ),
  }
}

export function rank(
  index: LoadedIndex,
  found: Found,
  ranking: string[] | undefined,
  scores: Float64Array | undefined,
): number[] {
  const { first, text, last } = splitRanking(
    ranking ?? DEFAULT_RANKING,
    index.settings.customRanking,
  )
  const unmoved = index.orders([...first, ...last])
  if (found.plan.units.length === 0 && !scores) return inOrder(found.records, unmoved)
  const keys = textKeys(found, text, scores)
  const ranked = byKey(found.records, keys, unmoved)
  return first.length === 0 ? ranked : byLevel(ranked, index.orders(first).level)
}

/** Without words to compare, the order was known before the question. */
function inOrder(records: number[], { sequence, place }: Order): number[] {
  const found = new Uint8Array(sequence.length)
  for (const record of records) found[place[record] ?? 0] = 1
  const ordered: number[] = []
  for (let at = 0; at < found.length; at++) {
    if (found[at] === 1) ordered.push(sequence[at] ?? 0)
  }
  return ordered
}

type Keys = (record: number) => number

function textKeys(found: Found, names: string[], scores: Float64Array | undefined): Keys {
  const criteria = createCriteria(found, scores)
  const used = names.flatMap((name) => criteria[name] ?? [])
  return (record) => {
    let key = 0
    for (const { range, value } of used) key = key * range + value(record)
    return key
  }
}

/** Key and place in one number sort fastest, and the place leads back to the record. */
function byKey(records: number[], keys: Keys, { sequence, place }: Order): number[] {
  const packed = sortedPairs(records, keys, (record) => place[record] ?? 0, sequence.length)
  return packed.map((at) => sequence[at] ?? 0)
}

/** By level first; within one level, as they already are. */
function byLevel(ranked: number[], level: Int32Array): number[] {
  const packed = sortedPairs(
    ranked,
    (record) => level[record] ?? 0,
    (_, at) => at,
    level.length,
  )
  return packed.map((at) => ranked[at] ?? 0)
}

/** The second numbers, sorted by the first and then by themselves; all are below `size`. */
function sortedPairs(
  records: number[],
  first: (record: number) => number,
  second: (record: number, at: number) => number,
  size: number,
): number[] {
  const packed = new Float64Array(records.length)
  for (let at = 0; at < records.length; at++) {
    const record = records[at] ?? 0
    packed[at] = first(record) * size + second(record, at)
  }
  packed.sort()
  const sorted: number[] = []
  for (let at = 0; at < packed.length; at++) sorted.push((packed[at] ?? 0) % size)
  return sorted
}
