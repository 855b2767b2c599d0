// The order of the records where the query's words do not decide: `desc(rating)`, `asc(price)`.
import type { SearchRecord } from '../definition.ts'
import { type SortCriterion, sortCriterion } from './attributes.ts'
import { valuesAt } from './values.ts'

export interface Order {
  /** Record numbers, best first. */
  sequence: Int32Array
  /** Each record's place in the sequence. */
  place: Int32Array
  /** The same, where equal records share one number. */
  level: Int32Array
}

export type Orders = (criteria: string[]) => Order

export function createOrders(records: SearchRecord[]): Orders {
  const made = new Map<string, Order>()
  return (criteria) => {
    const name = criteria.join('\n')
    const order = made.get(name) ?? sortRecords(records, criteria)
    made.set(name, order)
    return order
  }
}

type Compare = (a: number, b: number) => number

function sortRecords(records: SearchRecord[], lines: string[]): Order {
  const columns = lines.flatMap((line) => {
    const criterion = sortCriterion(line)
    return criterion ? [comparison(records, criterion)] : []
  })
  const compare: Compare = (a, b) => {
    for (const column of columns) {
      const difference = column(a, b)
      if (difference !== 0) return difference
    }
    return 0
  }
  const sequence = Int32Array.from(records.keys()).sort((a, b) => compare(a, b) || a - b)
  return numbered(sequence, compare)
}

function numbered(sequence: Int32Array, compare: Compare): Order {
  const place = new Int32Array(sequence.length)
  const level = new Int32Array(sequence.length)
  let current = 0
  sequence.forEach((record, index) => {
    const before = sequence[index - 1]
    if (before !== undefined && compare(before, record) !== 0) current += 1
    place[record] = index
    level[record] = current
  })
  return { sequence, place, level }
}

/** Records without the attribute come last, whatever the direction. */
function comparison(records: SearchRecord[], { path, direction }: SortCriterion): Compare {
  const values = records.map((record) => sortable(valuesAt(record, path)[0]))
  return (a, b) => {
    const left = values[a]
    const right = values[b]
    if (left === right) return 0
    if (left === undefined) return 1
    if (right === undefined) return -1
    if (typeof left === 'number' && typeof right === 'number') return (left - right) * direction
    return (String(left) < String(right) ? -1 : 1) * direction
  }
}

function sortable(value: string | number | boolean | undefined): string | number | undefined {
  return typeof value === 'boolean' ? Number(value) : value
}
