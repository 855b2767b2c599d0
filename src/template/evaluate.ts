// An expression, in the place where it stands, for one record → its value.
import { isObject, own } from '../net/json.ts'
import type { Words } from '../shell/words.ts'
import { type Expression, find, isEmpty, type Scope } from './expression.ts'
import {
  filters as common,
  type Filter,
  type FilterContext,
  RenderedValue,
  textOf,
} from './filters.tsx'

/** What a template is rendered with, beside the record. */
export interface FillContext {
  words: Words
  /** Filters of this element alone, before those that both have. */
  filters: Readonly<Record<string, Filter>>
  /** What a value is seen as: a link, as what it leads to. */
  view: (value: unknown) => unknown
  warn: (problem: string) => void
  /** Hears whether a record has a field. */
  note: (field: string, isThere: boolean) => void
}

function filtered(
  value: unknown,
  expression: Expression,
  setting: FillContext,
  keys: FilterContext['keys'],
) {
  const { words, filters, warn } = setting
  let at = value
  for (const [name, argument] of expression.filters) {
    const filter = own(filters, name) ?? own(common, name)
    if (!filter) {
      warn(
        `there is no filter “${name}”. Write one of ${Object.keys({ ...filters, ...common }).join(', ')}`,
      )
      return ''
    }
    at = filter(at, argument, { words, keys, warn })
  }
  return at
}

/** Whether a field is there at all is for the console; `isSure` where a template counts on it. */
export function evaluate(
  expression: Expression,
  scope: Scope,
  setting: FillContext,
  isSure: boolean,
): unknown {
  const found = find(scope, expression, setting.view)
  if (isSure && !expression.filters.some(([name]) => name === 'default'))
    setting.note(expression.source, found !== null)
  return filtered(found?.value, expression, setting, found?.keys ?? expression.keys)
}

type Parts = readonly (string | Expression)[]

/** Fields are no words: the owner hears, once for each place, which there are. */
const told = new WeakSet<Expression>()

function hintAtFields(
  value: unknown,
  expression: Expression,
  { filters, view, warn }: FillContext,
) {
  const first = typeof value === 'object' && view([value].flat()[0])
  const isWords =
    !isObject(first) || first instanceof RenderedValue || isEmpty(first) || textOf(value)
  if (isWords || told.has(expression)) return
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

function valueAt(expression: Expression, scope: Scope, setting: FillContext) {
  const value = evaluate(expression, scope, setting, true)
  hintAtFields(value, expression, setting)
  return value
}

export const valuesIn = (parts: Parts, scope: Scope, setting: FillContext): unknown[] =>
  parts.map((part) => (typeof part === 'string' ? part : valueAt(part, scope, setting)))

export const wordsOf = (values: readonly unknown[]) => values.map(textOf).join('')
