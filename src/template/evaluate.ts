// An expression, in the place where it stands, for one record → its value.
import type { Words } from '../shell/words.ts'
import { type Expression, find, type Scope } from './expression.ts'
import { filters as common, type Filter, type Given, textOf } from './filters.tsx'

/** What a template is rendered with, beside the record. */
export interface Setting {
  words: Words
  /** Filters of this element alone, before those that both have. */
  filters: Readonly<Record<string, Filter>>
  /** What a value is seen as: a link, as what it leads to. */
  view: (value: unknown) => unknown
  warn: (problem: string) => void
  /** Hears whether a record has a field. */
  note: (field: string, isThere: boolean) => void
}

const own = (all: Readonly<Record<string, Filter>>, name: string) =>
  Object.hasOwn(all, name) ? all[name] : undefined

function filtered(value: unknown, expression: Expression, setting: Setting, keys: Given['keys']) {
  const { words, filters, warn } = setting
  let at = value
  for (const [name, argument] of expression.filters) {
    const filter = own(filters, name) ?? own(common, name)
    if (!filter) {
      warn(`there is no filter “${name}”`)
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
  setting: Setting,
  isSure: boolean,
): unknown {
  const found = find(scope, expression, setting.view)
  if (isSure && !expression.filters.some(([name]) => name === 'default'))
    setting.note(expression.source, found !== null)
  return filtered(found?.value, expression, setting, found?.keys ?? expression.keys)
}

type Parts = readonly (string | Expression)[]

export const valuesIn = (parts: Parts, scope: Scope, setting: Setting): unknown[] =>
  parts.map((part) => (typeof part === 'string' ? part : evaluate(part, scope, setting, true)))

export const wordsOf = (values: readonly unknown[]) => values.map(textOf).join('')
