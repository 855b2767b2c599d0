// The value of an expression for one record: looked up, then passed through its filters.
import { isObject, own } from '../net/json.ts'
import type { Words } from '../shell/words.ts'
import { type Expression, expressionOf, isEmpty, lookUp, type Scope } from './expression.ts'
import { filters as common, type Filter, RenderedValue, textOf } from './filters.tsx'

/** `absent`: not there, but the template handles that. */
export type Presence = 'there' | 'absent' | 'missing'

export interface FillContext {
  words: Words
  /** Filters that only this element has. They win over those that both elements have. */
  filters: Readonly<Record<string, Filter>>
  /** Replaces a value before use: a link to an entry, for example, by that entry. */
  view: (value: unknown) => unknown
  /** The currency for the filter `currency` without a code. */
  recordCurrency: string
  warn: (problem: string) => void
  note: (field: string, presence: Presence) => void
}

/** `isNeeded`: the owner is told if no record has the field, unless there is a `default`. */
export function evaluate(
  expression: Expression,
  scope: Scope,
  context: FillContext,
  isNeeded: boolean,
): unknown {
  const { words, filters, view, recordCurrency, warn } = context
  const found = lookUp(scope, expression, view)
  const isMissed = isNeeded && !expression.filters.some(([name]) => name === 'default')
  context.note(expression.source, found ? 'there' : isMissed ? 'missing' : 'absent')
  const path = found?.path ?? expression.steps
  const field = (name: string) => lookUp(scope, expressionOf(name), view)?.value
  let result = found?.value
  for (const [name, argument] of expression.filters) {
    const filter = own(filters, name) ?? own(common, name)
    if (!filter) {
      const known = Object.keys({ ...filters, ...common })
      warn(`there is no filter “${name}”. Write one of ${known.join(', ')}`)
      return ''
    }
    result = filter(result, argument, { path, field, words, recordCurrency, warn })
  }
  return result
}

/** Expressions that were reported because they lead to an object, which shows nothing. */
const told = new WeakSet<Expression>()

function hintAtFields(
  value: unknown,
  expression: Expression,
  { filters, view, warn }: FillContext,
) {
  const first = typeof value === 'object' && view([value].flat()[0])
  const isText =
    !isObject(first) || first instanceof RenderedValue || isEmpty(first) || textOf(value)
  if (isText || told.has(expression)) return
  told.add(expression)
  const { source } = expression
  const names = Object.keys(first)
  const [name] = names
  const single =
    filters.rich && first.nodeType ? `${source}|rich` : `${source.replace(/^\.$/, '')}.${name}`
  const fix = Array.isArray(value)
    ? `data-each="${source}" on an element, and in it {{${name}}}`
    : `{{${single}}}`
  warn(`{{${source}}} is no text: it has ${names.join(', ')}. Write ${fix}`)
}

export const valuesIn = (
  parts: readonly (string | Expression)[],
  scope: Scope,
  context: FillContext,
): unknown[] =>
  parts.map((part) => {
    if (typeof part === 'string') return part
    const value = evaluate(part, scope, context, true)
    hintAtFields(value, part, context)
    return value
  })

export const wordsOf = (values: readonly unknown[]) => values.map(textOf).join('')
