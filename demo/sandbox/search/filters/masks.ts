// Which records pass a filter, and what they gain by it: one byte or number per record.
import { declaredFacet } from '../index/attributes.ts'
import type { LoadedIndex } from '../index/loaded-index.ts'
import {
  type ComparisonCondition,
  type Condition,
  type Filter,
  type Operator,
  type RangeCondition,
  TAGS,
} from './conditions.ts'

export type Mask = Uint8Array

export function passing(index: LoadedIndex, filter: Filter): Mask {
  const mask = new Uint8Array(index.records.length).fill(1)
  for (const group of filter) {
    const any = new Uint8Array(index.records.length)
    for (const condition of group) {
      const matched = matching(index, condition)
      for (let record = 0; record < any.length; record++) {
        if (matched[record] === 1) any[record] = 1
      }
    }
    for (let record = 0; record < mask.length; record++) {
      if (any[record] === 0) mask[record] = 0
    }
  }
  return mask
}

/** Each group adds its best condition's score, or with `sumOr` all of them. */
export function filterScores(index: LoadedIndex, filter: Filter, sumOr: boolean): Float64Array {
  const total = new Float64Array(index.records.length)
  for (const group of filter) {
    const best = new Float64Array(index.records.length)
    for (const condition of group) {
      const matched = matching(index, condition)
      best.forEach((value, record) => {
        const score = matched[record] === 1 ? condition.score : 0
        best[record] = sumOr ? value + score : Math.max(value, score)
      })
    }
    best.forEach((value, record) => {
      total[record] = (total[record] ?? 0) + value
    })
  }
  return total
}

function matching(index: LoadedIndex, condition: Condition): Mask {
  const mask = new Uint8Array(index.records.length)
  if (condition.kind === 'number' || condition.kind === 'range') {
    markNumbers(index, condition.path, numberTest(condition), mask)
  } else if (isFilterable(index, condition.path)) {
    markValues(index, condition.path, condition.value, mask)
  }
  if (condition.negated)
    mask.forEach((value, record) => {
      mask[record] = 1 - value
    })
  return mask
}

/** Other attributes match nothing, without a word: so does the real service. */
function isFilterable(index: LoadedIndex, path: string): boolean {
  return path === TAGS || path === 'objectID' || declaredFacet(index.facets, path) !== undefined
}

function markValues({ columns }: LoadedIndex, path: string, value: string, mask: Mask): void {
  const { offsets, ids, find } = columns.facet(path)
  const wanted = find(value)
  if (wanted.length === 0) return
  for (let record = 0; record < mask.length; record++) {
    for (let at = offsets[record] ?? 0; at < (offsets[record + 1] ?? 0); at++) {
      if (wanted.includes(ids[at] ?? -1)) mask[record] = 1
    }
  }
}

type NumberTest = (value: number) => boolean

function markNumbers({ columns }: LoadedIndex, path: string, test: NumberTest, mask: Mask): void {
  const { offsets, numbers } = columns.numbers(path)
  for (let record = 0; record < mask.length; record++) {
    for (let at = offsets[record] ?? 0; at < (offsets[record + 1] ?? 0); at++) {
      if (test(numbers[at] ?? Number.NaN)) mask[record] = 1
    }
  }
}

const COMPARE: Record<Operator, (value: number, bound: number) => boolean> = {
  '<': (value, bound) => value < bound,
  '<=': (value, bound) => value <= bound,
  '=': (value, bound) => value === bound,
  '!=': (value, bound) => value !== bound,
  '>=': (value, bound) => value >= bound,
  '>': (value, bound) => value > bound,
}

function numberTest(condition: ComparisonCondition | RangeCondition): NumberTest {
  if (condition.kind === 'range') {
    const { lowest, highest } = condition
    return (value) => value >= lowest && value <= highest
  }
  const compare = COMPARE[condition.operator]
  return (value) => compare(value, condition.bound)
}
