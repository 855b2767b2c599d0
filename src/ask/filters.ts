// What limits a search, as one expression: an agent takes no lists of filters. It is made of the parameters
// that the search sends, so that both mean the same.
import type { Json } from '../net/json.ts'
import type { AskSettings } from './conversation.ts'

interface Dialect {
  and: string
  or: string
  name(attribute: string): string
  is(name: string, value: string): string
  isNot(name: string, value: string): string
  compare(name: string, operator: string, number: string): string
}

const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`

const algolia: Dialect = {
  and: ' AND ',
  or: ' OR ',
  name: (attribute) => (/^\w[\w.]*$/.test(attribute) ? attribute : quoted(attribute)),
  is: (name, value) => `${name}:${quoted(value)}`,
  isNot: (name, value) => `NOT ${name}:${quoted(value)}`,
  compare: (name, operator, number) => `${name} ${operator} ${number}`,
}

const meilisearch: Dialect = {
  ...algolia,
  is: (name, value) => `${name} = ${quoted(value)}`,
  isNot: (name, value) => `${name} != ${quoted(value)}`,
}

/** As src/engines writes it, and why: Typesense reads filters twice, and a star or backslash at the end means more. */
const backticked = (value: string) =>
  /^(?:true|false|-?\d+(?:\.\d+)?)$/.test(value)
    ? value
    : `\`${value.replace(/[*\\]+$/, '').replaceAll('`', '\\`\\`')}\``

const typesense: Dialect = {
  and: ' && ',
  or: ' || ',
  name: (attribute) => attribute,
  is: (name, value) => `${name}:=${backticked(value)}`,
  isNot: (name, value) => `${name}:!=${backticked(value)}`,
  compare: (name, operator, number) => `${name}:${operator}${number}`,
}

const dialects: Record<AskSettings['engine'], Dialect> = { algolia, typesense, meilisearch }

type Read = (filter: string, dialect: Dialect) => string | undefined

/** A name with a colon stands in quotes, and so may a value; a leading minus means the opposite. */
const readFacet: Read = (filter, { name, is, isNot }) => {
  const [, inQuotes, plain = inQuotes, value] = /^(?:"(.+?)"|([^:]+)):(.+)$/s.exec(filter) ?? []
  if (plain === undefined || value === undefined) return undefined
  const said = value
    .replace(/^-/, '')
    .replace(/^\\-/, '-')
    .replace(/^"(.*)"$/s, '$1')
  return (value.startsWith('-') ? isNot : is)(name(plain), said)
}

/** What is written in another way, `a:1 TO 2`, Algolia takes here too. */
const readNumber: Read = (filter, { name, compare }) =>
  filter.replace(/^(.+?)\s*([<>!]?=|[<>])\s*(\S+)$/, (_, plain, operator, number) =>
    compare(name(plain), operator, number),
  )

/** All of a list hold, and of a list within it any. */
const groupsOf = (list: unknown, read: Read, dialect: Dialect) =>
  [list ?? []].flat().flatMap((group) => {
    const all = [group].flat().flatMap((filter) => read(String(filter), dialect) ?? [])
    return all.length > 1 ? [`(${all.join(dialect.or)})`] : all
  })

/** Null for no limit. */
export function filtersFrom(params: Json, engine: AskSettings['engine']): string | null {
  const dialect = dialects[engine]
  const chosen = [
    ...groupsOf(params.facetFilters, readFacet, dialect),
    ...groupsOf(params.numericFilters, readNumber, dialect),
  ]
  // The last: Algolia takes no OR after brackets that hold an AND.
  const { filters } = params
  const fixed = typeof filters === 'string' && filters.trim() ? [filters] : []
  const all = [...chosen, ...(chosen.length ? fixed.map((own) => `(${own})`) : fixed)]
  return all.join(dialect.and) || null
}
