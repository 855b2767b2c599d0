// `{{author.name|upper|truncate:20}}`: what stands in the braces, and what it leads to.
import { isObject } from '../net/json.ts'

export interface Path {
  /** As it was written. */
  source: string
  keys: readonly string[]
}

export interface Expression extends Path {
  filters: readonly (readonly [name: string, argument: string])[]
}

/** Where names are looked up: the innermost that has one wins. */
export interface Scope {
  data: unknown
  /** Where the data stands in the whole record. */
  keys: readonly string[]
  outer: Scope | null
  /** `@index` and `@key` of an item. */
  names: Readonly<Record<string, unknown>>
}

export interface Found {
  value: unknown
  keys: readonly string[]
}

/** `a.b`, `a[0]`, `a["x y"]`, with whatever quotes an editor made of these. */
const step = /\[\s*(?:["'“”„‘’](.*?)["'“”‘’]|([^\]]*?))\s*\]|[^.[\]]+/g

const keysOf = (source: string) =>
  [...source.matchAll(step)].map(([whole, quoted, bare]) => quoted ?? bare ?? whole.trim())

const unquoted = (text: string) => text.trim().replace(/^(["'])(.*)\1$/, '$2')

/** What other engines have, and this one does not: conditions, calculations, blocks in braces. */
export const isForeign = ({ source }: Path) =>
  /^[#/^>]|^else\b|[=<>?*!&]|\w\(|\s(?:in|as|of|and|or|[+/-])\s/.test(source)

/** Signs without width come along from word processors. */
const unseen = /[\u00ad\u200b\u2060]/g

export function expressionOf(text: string): Expression {
  const [path = '', ...filters] = text.replace(unseen, '').split('|')
  const source = path.trim()
  return {
    source,
    keys: keysOf(source),
    filters: filters.map((filter) => {
      const [, name = '', argument = ''] = /^\s*([^:]*?)\s*(?::([\s\S]*))?$/.exec(filter) ?? []
      return [name, unquoted(argument)] as const
    }),
  }
}

/** With three braces it means the same: nothing is ever markup. */
const hole = /\\(\{\{|\[\[)|\{\{\{([^{}]*)\}\}\}|\{\{([^{}]*)\}\}|\[\[((?:[^[\]]|\[[^\]]*\])*)\]\]/g

/** Braces that an editor has torn apart; behind a literal, closing ones are words. */
function isTorn(text: string): boolean {
  const left = text.replace(hole, '')
  return /\{\{|\[\[/.test(left) || (left.includes('}}') && !text.includes('\\{{'))
}

/** Words and expressions in turn; `warn` hears of braces that are not both there. */
export function partsOf(text: string, warn: (problem: string) => void): (string | Expression)[] {
  if (isTorn(text))
    warn(
      `“${text.trim().slice(0, 40)}” has braces without their match. Write {{field}} in one piece, and attributes in straight quotes`,
    )
  const parts: (string | Expression)[] = []
  let words = ''
  let at = 0
  for (const found of text.matchAll(hole)) {
    const [whole, literal, ...inside] = found
    words += text.slice(at, found.index) + (literal ?? '')
    at = found.index + whole.length
    if (literal) continue
    if (words) parts.push(words)
    words = ''
    parts.push(expressionOf(inside.join('')))
  }
  words += text.slice(at)
  if (words) parts.push(words)
  return parts
}

const has = (data: unknown, key: string): data is Record<string, unknown> =>
  typeof data === 'object' && data !== null && Object.hasOwn(data, key)

/** Only what a record itself has: nothing is inherited. */
function walk(start: unknown, keys: readonly string[], view: (value: unknown) => unknown) {
  let at = start
  for (const key of keys) {
    if (!has(at, key)) return undefined
    at = view(at[key])
  }
  return at
}

/** Null where no scope has such a field. */
export function find(scope: Scope, path: Path, view: (value: unknown) => unknown): Found | null {
  const { source, keys } = path
  if (Object.hasOwn(scope.names, source)) return { value: scope.names[source], keys: [] }
  // None in `{{.}}`, which is all of it.
  const [first = ''] = keys
  for (let at: Scope | null = scope; at; at = at.outer) {
    // A key may itself hold dots.
    const steps = has(at.data, source) ? [source] : has(at.data, first) ? keys : null
    if (!steps && !source.startsWith('.')) continue
    const value = walk(at.data, steps ?? keys, view)
    return value === undefined ? null : { value, keys: [...at.keys, ...keys] }
  }
  return null
}

/** What counts as nothing in data-if, data-unless and `default`. */
export function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  if (Array.isArray(value)) return value.length === 0
  if (isObject(value)) return Object.keys(value).length === 0
  return !value
}

/** Each with its name, which is its place in a list. One thing alone is a list of one. */
export function itemsOf(value: unknown): [key: string, item: unknown][] {
  if (Array.isArray(value)) return value.map((item, at) => [String(at), item])
  if (isObject(value)) return Object.entries(value)
  return isEmpty(value) ? [] : [['0', value]]
}
