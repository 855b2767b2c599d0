// The operators: which kinds of value they can be asked of, and what they answer.
import { invalidQuery } from '../refusal.ts'
import { isRecord, type WireItem } from '../wire.ts'
import { type Kind, kindAt, type Subject } from './kinds.ts'
import { type Condition, list } from './parameters.ts'
import { matchesWords, textsIn } from './text.ts'

type Test = (values: unknown[], wanted: string, kind: Kind) => boolean

interface Operator {
  kinds: readonly Kind[]
  test: Test
}

const comparable: readonly Kind[] = ['Symbol', 'Date', 'Number', 'Boolean', 'List']
const ordered: readonly Kind[] = ['Date', 'Number']
const readable: readonly Kind[] = ['Symbol', 'Text', 'List']
const any: readonly Kind[] = [...comparable, 'Text', 'Whole']

const operators = new Map<string, Operator>([
  ['', { kinds: comparable, test: has }],
  ['ne', { kinds: comparable, test: (...asked) => !has(...asked) }],
  ['in', { kinds: comparable, test: isOneOf }],
  ['nin', { kinds: comparable, test: (...asked) => !isOneOf(...asked) }],
  ['all', { kinds: ['List'], test: hasAll }],
  ['exists', { kinds: any, test: (values, wanted) => values.length > 0 === (wanted === 'true') }],
  ['match', { kinds: readable, test: (values, wanted) => matchesWords(texts(values), wanted) }],
  ['lt', range((difference) => difference < 0)],
  ['lte', range((difference) => difference <= 0)],
  ['gt', range((difference) => difference > 0)],
  ['gte', range((difference) => difference >= 0)],
])

function range(holds: (difference: number) => boolean): Operator {
  const test: Test = (values, wanted, kind) =>
    values.some((value) => holds(measure(value, kind) - measure(wanted, kind)))
  return { kinds: ordered, test }
}

export function measure(value: unknown, kind: Kind): number {
  return kind === 'Date' ? Date.parse(String(value)) : Number(value)
}

function has(values: unknown[], wanted: string, kind: Kind): boolean {
  return values.some((value) => isSame(value, wanted, kind))
}

function isOneOf(values: unknown[], wanted: string, kind: Kind): boolean {
  return list(wanted).some((one) => has(values, one, kind))
}

function hasAll(values: unknown[], wanted: string, kind: Kind): boolean {
  return list(wanted).every((one) => has(values, one, kind))
}

function texts(values: unknown[]): string[] {
  return values.flatMap(textsIn)
}

function isSame(value: unknown, wanted: string, kind: Kind): boolean {
  if (ordered.includes(kind)) return measure(value, kind) === measure(wanted, kind)
  return String(value) === wanted
}

/** Everything at a path; lists on the way are opened. Null is no value. */
export function valuesAt(value: unknown, path: string[]): unknown[] {
  if (Array.isArray(value)) return value.flatMap((part) => valuesAt(part, path))
  const [step, ...rest] = path
  if (step === undefined) return value === undefined || value === null ? [] : [value]
  return isRecord(value) ? valuesAt(value[step], rest) : []
}

/** Checks the condition against the kind of its field, and makes a test for items of it. */
export function testFor(condition: Condition, subject: Subject): (item: WireItem) => boolean {
  const { name, path, operator, wanted } = condition
  const kind = kindAt(subject, path, name)
  const known = operators.get(operator)
  if (!known?.kinds.includes(kind))
    throw invalidQuery(
      'operator',
      name,
      `"${operator || 'equality'}" cannot be asked of a ${kind} value`,
    )
  checkWanted(condition, kind)
  const place = path[0] === 'metadata' ? ['metadata', 'tags', 'sys', 'id'] : path
  return (item) => known.test(valuesAt(item, place), wanted, kind)
}

function checkWanted({ name, operator, wanted }: Condition, kind: Kind): void {
  if (operator === 'exists' && wanted !== 'true' && wanted !== 'false')
    throw invalidQuery('exists', name, 'The value must be true or false')
  const measured = ordered.includes(kind) && operator !== 'exists'
  const values = operator === 'in' || operator === 'nin' ? list(wanted) : [wanted]
  if (measured && values.some((value) => value === '' || Number.isNaN(measure(value, kind))))
    throw invalidQuery('type', name, `The value must be a ${kind.toLowerCase()}`)
}
