// The order of a collection: what was asked for, then the latest change, then the id.
import { invalidQuery } from '../refusal.ts'
import type { WireItem } from '../wire.ts'
import { measure, valuesAt } from './filters.ts'
import { type Kind, kindAt, type Subject } from './kinds.ts'

type Comparison = (one: WireItem, other: WireItem) => number

const sortable: readonly Kind[] = ['Symbol', 'Date', 'Number', 'Boolean']

export function comparisonFor(order: string[], subject: Subject): Comparison {
  const comparisons = [...order, '-sys.updatedAt', 'sys.id'].map((name) =>
    comparison(name, subject),
  )
  return (one, other) => {
    for (const compare of comparisons) {
      const difference = compare(one, other)
      if (difference !== 0) return difference
    }
    return 0
  }
}

function comparison(name: string, subject: Subject): Comparison {
  const backwards = name.startsWith('-')
  const path = name.replace(/^-/, '').split('.')
  const kind = kindAt(subject, path, 'order')
  if (!sortable.includes(kind))
    throw invalidQuery('order', 'order', `Items cannot be ordered by the ${kind} value "${name}"`)
  return (one, other) => {
    const [left] = valuesAt(one, path)
    const [right] = valuesAt(other, path)
    if (left === undefined || right === undefined) return absentLast(left, right)
    return compare(left, right, kind) * (backwards ? -1 : 1)
  }
}

function absentLast(left: unknown, right: unknown): number {
  return Number(left === undefined) - Number(right === undefined)
}

function compare(left: unknown, right: unknown, kind: Kind): number {
  if (kind === 'Date' || kind === 'Number') return measure(left, kind) - measure(right, kind)
  const [one, other] = [String(left), String(right)]
  if (one === other) return 0
  return one < other ? -1 : 1
}
