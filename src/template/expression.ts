// An expression such as `{{author.name|upper|truncate:20}}`: read from text, then looked up in a record.
import { isObject } from '../net/json.ts'

export interface Expression {
  /** As it was written: `author.name`. */
  source: string
  /** `author`, `name`; none for `{{.}}`, which means all of the data. */
  steps: readonly string[]
  filters: readonly (readonly [name: string, argument: string])[]
}

/** Where names are looked up. Each `data-each` opens a scope; the innermost one with the name wins. */
export interface Scope {
  data: unknown
  path: readonly string[]
  outer: Scope | null
  /** `@index` and `@key` of an item. */
  names: Readonly<Record<string, unknown>>
}

/** `a.b`, `a[0]`, `a["x y"]`, also with the curly quotes that editors make. */
const step = /\[\s*(?:["'“”„‘’](.*?)["'“”‘’]|([^\]]*?))\s*\]|[^.[\]]+/g

const stepsOf = (source: string) =>
  [...source.matchAll(step)].map(([whole, quoted, bare]) => quoted ?? bare ?? whole.trim())

const unquoted = (text: string) => text.trim().replace(/^(["'])(.*)\1$/, '$2')

/** Syntax of other template engines, which this one does not have: conditions, sums, blocks. */
export const isForeign = (source: string) =>
  /^[#/^>]|^else\b|[=<>?*!&]|\w\(|\s(?:in|as|of|and|or|[+/-])\s/.test(source)

/** Soft hyphens and zero-width spaces, which come with text from word processors. */
const invisible = /[\u00ad\u200b\u2060]/g

export function expressionOf(text: string): Expression {
  const [reference = '', ...filters] = text.replace(invisible, '').split('|')
  const source = reference.trim()
  return {
    source,
    steps: stepsOf(source),
    filters: filters.map((filter) => {
      const [, name = '', argument = ''] = /^\s*([^:]*?)\s*(?::([\s\S]*))?$/.exec(filter) ?? []
      return [name, unquoted(argument)] as const
    }),
  }
}

/** An escaped opening, or an expression. Three braces mean the same as two: no value is ever markup. */
const hole = /\\(\{\{|\[\[)|\{\{\{([^{}]*)\}\}\}|\{\{([^{}]*)\}\}|\[\[((?:[^[\]]|\[[^\]]*\])*)\]\]/g

/** An editor may have put markup between them. Closing braces after an escaped `\{{` are plain text. */
function hasUnmatchedBraces(text: string): boolean {
  const left = text.replace(hole, '')
  return /\{\{|\[\[/.test(left) || (left.includes('}}') && !text.includes('\\{{'))
}

/** Splits a text into plain text and expressions; `warn` gets unmatched braces. */
export function partsOf(text: string, warn: (problem: string) => void): (string | Expression)[] {
  if (hasUnmatchedBraces(text))
    warn(
      `“${text.trim().slice(0, 40)}” has unmatched braces. Write {{field}} in one piece, and attributes in straight quotes`,
    )
  const parts: (string | Expression)[] = []
  let plain = ''
  let at = 0
  for (const found of text.matchAll(hole)) {
    const [whole, literal, ...inside] = found
    plain += text.slice(at, found.index) + (literal ?? '')
    at = found.index + whole.length
    if (literal) continue
    if (plain) parts.push(plain)
    plain = ''
    parts.push(expressionOf(inside.join('')))
  }
  plain += text.slice(at)
  if (plain) parts.push(plain)
  return parts
}

const has = (data: unknown, key: string): data is Record<string, unknown> =>
  typeof data === 'object' && data !== null && Object.hasOwn(data, key)

/** Only own properties, so that `constructor` finds nothing. */
function walk(start: unknown, steps: readonly string[], view: (value: unknown) => unknown) {
  let at = start
  for (const step of steps) {
    if (!has(at, step)) return undefined
    at = view(at[step])
  }
  return at
}

/** The value, and the steps from the record to it. Null if no scope has such a field. */
export function lookUp(
  scope: Scope,
  { source, steps }: Expression,
  view: (value: unknown) => unknown,
) {
  if (Object.hasOwn(scope.names, source)) return { value: scope.names[source], path: [] }
  const [first = ''] = steps
  for (let at: Scope | null = scope; at; at = at.outer) {
    // A field's own name may contain dots; then the whole name is one step.
    const own = has(at.data, source) ? [source] : has(at.data, first) ? steps : null
    if (!own && !source.startsWith('.')) continue
    const value = walk(at.data, own ?? steps, view)
    return value === undefined ? null : { value, path: [...at.path, ...steps] }
  }
  return null
}

/** Values that data-if, data-unless and the filter `default` treat as empty. */
export function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  if (Array.isArray(value)) return value.length === 0
  if (isObject(value)) return Object.keys(value).length === 0
  return !value
}

/** The items of a list by number, the fields of an object by name; a single value is a list of one. */
export function itemsOf(value: unknown): [key: string, item: unknown][] {
  if (Array.isArray(value)) return value.map((item, at) => [String(at), item])
  if (isObject(value)) return Object.entries(value)
  return isEmpty(value) ? [] : [['0', value]]
}
