// What limits a search, as one expression: an agent takes no lists of filters. It is made of the parameters
// that the search sends, so that both mean the same.
import type { Json } from '../net/json.ts'
import type { AskSettings } from './conversation.ts'

interface Dialect {
  and: string
  or: string
  name(attribute: string): string
  is(attribute: string, value: string): string
  not(attribute: string, value: string): string
  /** What stands between a name, the sign and the number. */
  compare: readonly [before: string, after: string]
}

const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`
const named = (attribute: string) => (/^\w[\w.]*$/.test(attribute) ? attribute : quoted(attribute))

/** As Algolia and Meilisearch write it. */
const inWords = (sign: string): Dialect => ({
  and: ' AND ',
  or: ' OR ',
  compare: [' ', ' '],
  name: named,
  is: (attribute, value) => named(attribute) + sign + quoted(value),
  not: (attribute, value) => `NOT ${named(attribute)}${sign}${quoted(value)}`,
})

/** As src/engines writes it, and why: Typesense reads filters twice, and a star or backslash at the end means more. */
const backticked = (value: string) =>
  /^(?:true|false|-?\d+(?:\.\d+)?)$/.test(value)
    ? value
    : `\`${value.replace(/[*\\]+$/, '').replaceAll('`', '\\`\\`')}\``

const dialects: Record<AskSettings['engine'], Dialect> = {
  algolia: inWords(':'),
  meilisearch: inWords(' = '),
  typesense: {
    and: ' && ',
    or: ' || ',
    compare: [':', ''],
    name: (attribute) => attribute,
    is: (attribute, value) => `${attribute}:=${backticked(value)}`,
    not: (attribute, value) => `${attribute}:!=${backticked(value)}`,
  },
}

type Read = (filter: string, dialect: Dialect) => string

/** A name with a colon stands in quotes, and so may a value; a leading minus means the opposite. */
const readFacet: Read = (filter, { is, not }) => {
  const [, inQuotes, name = inQuotes, minus, value = ''] =
    /^(?:"(.+?)"|([^:]+)):(-?)(.+)$/s.exec(filter) ?? []
  const said = value.replace(/^\\-/, '-').replace(/^"(.*)"$/s, '$1')
  return name ? (minus ? not : is)(name, said) : ''
}

/** What is written in another way, `a:1 TO 2`, Algolia takes here too. */
const readNumber: Read = (filter, { name, compare: [before, after] }) =>
  filter.replace(
    /^(.+?)\s*([<>!]?=|[<>])\s*/,
    (_, attribute, sign) => name(attribute) + before + sign + after,
  )

/** All of a list hold, and of a list within it any. */
const groupsOf = (list: unknown, read: Read, dialect: Dialect) =>
  [list ?? []].flat().map((group) => {
    const all = [group].flat().map((filter) => read(String(filter), dialect))
    const any = all.filter(Boolean).join(dialect.or)
    return all.length > 1 ? `(${any})` : any
  })

/** Null for no limit. */
export function filtersFrom(params: Json, engine: AskSettings['engine']): string | null {
  const dialect = dialects[engine]
  const { filters } = params
  const chosen = [
    ...groupsOf(params.facetFilters, readFacet, dialect),
    ...groupsOf(params.numericFilters, readNumber, dialect),
  ].filter(Boolean)
  const fixed = typeof filters === 'string' ? filters.trim() : ''
  // The last: Algolia takes no OR after brackets that hold an AND.
  const all = fixed ? [...chosen, chosen.length ? `(${fixed})` : fixed] : chosen
  return all.join(dialect.and) || null
}
