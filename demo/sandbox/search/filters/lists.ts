// The older ways to filter: lists in which an inner list means OR, as InstantSearch sends them.
import { refusals } from '../errors.ts'
import { fromJson } from '../parameters/values.ts'
import { type Condition, type Filter, type Operator, TAGS, valueCondition } from './conditions.ts'

type ReadItem = (item: string) => Condition

export const parseFacetFilters = (value: unknown) =>
  parseList('facetFilters', value, (item) => {
    const { path, text, score } = facetParts('facetFilters', item, quotedColon)
    return signed(withoutQuotes(path), withoutQuotes(text), score)
  })

/** Quotes are no quotes here: they belong to the value. */
export const parseOptionalFilters = (value: unknown) =>
  parseList('optionalFilters', value, (item) => {
    const { path, text, score } = facetParts('optionalFilters', item, firstColon)
    return signed(path, text, score)
  })

export const parseTagFilters = (value: unknown) =>
  parseList('tagFilters', value, (item) => signed(TAGS, item, 1))

export const parseNumericFilters = (value: unknown) =>
  parseList('numericFilters', value, numberCondition)

function parseList(name: string, value: unknown, read: ReadItem): Filter {
  const list = typeof value === 'string' ? listFromText(value) : (value ?? [])
  if (!Array.isArray(list)) throw refusals.badValue(name, 'array or string')
  return list.map((group: unknown) => {
    const items: unknown[] = Array.isArray(group) ? group : [group]
    return items.map((item) => {
      if (typeof item === 'string') return read(item)
      throw refusals.badFilter(name, 'expected a string, or a list of strings for OR')
    })
  })
}

/** A JSON list, or the oldest form: commas for AND, parentheses around an OR. */
function listFromText(text: string): unknown[] {
  const json = fromJson(text)
  if (Array.isArray(json)) return json
  const groups = text.match(/\([^()]*\)|[^,()]+/g) ?? []
  return groups
    .map((group) => group.trim())
    .filter((group) => group !== '')
    .map((group) => (group.startsWith('(') ? group.slice(1, -1).split(',') : group))
}

const SCORE = /<score=(\d+)>$/

function facetParts(name: string, item: string, findColon: (text: string) => number) {
  const score = Number(SCORE.exec(item)?.[1] ?? 1)
  const whole = item.replace(SCORE, '')
  const colon = findColon(whole)
  if (colon <= 0) throw refusals.badFilter(name, `expected facet_name:facet_value in "${item}"`)
  return { path: whole.slice(0, colon), text: whole.slice(colon + 1), score }
}

const firstColon = (text: string) => text.indexOf(':')
const quotedColon = (text: string) =>
  text.startsWith('"') ? text.indexOf('":') + 1 : firstColon(text)

function withoutQuotes(text: string): string {
  return /^".*"$/s.test(text) ? text.slice(1, -1) : text
}

/** `-` in front negates; `\-` is a minus that belongs to the value. */
function signed(path: string, text: string, score: number): Condition {
  if (text.startsWith('-')) return valueCondition(path, text.slice(1), { negated: true, score })
  return valueCondition(path, text.startsWith('\\-') ? text.slice(1) : text, { score })
}

const NUMBER = '(-?\\d+(?:\\.\\d+)?(?:e[+-]?\\d+)?)'
const COMPARISON = new RegExp(`^(.+?)\\s*(<=|>=|!=|=|<|>)\\s*${NUMBER}$`)
const RANGE = new RegExp(`^(.+?)\\s*:\\s*${NUMBER}\\s*TO\\s*${NUMBER}$`)
const OPERATORS: readonly Operator[] = ['<', '<=', '=', '!=', '>=', '>']

function numberCondition(item: string): Condition {
  const text = item.trim()
  const [, path, sign, bound] = COMPARISON.exec(text) ?? []
  const operator = OPERATORS.find((candidate) => candidate === sign)
  const shared = { negated: false, score: 0 }
  if (path !== undefined && operator !== undefined) {
    return { kind: 'number', path: withoutQuotes(path), operator, bound: Number(bound), ...shared }
  }
  const [, ranged, lowest, highest] = RANGE.exec(text) ?? []
  if (ranged === undefined) {
    throw refusals.badFilter('numericFilters', `expected a numeric condition in "${item}"`)
  }
  const bounds = { lowest: Number(lowest), highest: Number(highest) }
  return { kind: 'range', path: withoutQuotes(ranged), ...bounds, ...shared }
}
