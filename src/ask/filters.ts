// Turns the filters of a search into one expression, because an agent takes no lists of filters. It uses the
// parameters that the search sends, so that both mean the same.
import type { Json } from '../net/json.ts'
import type { AskSettings } from './conversation.ts'

interface Dialect {
  and: string
  or: string
  name(attribute: string): string
  is(attribute: string, value: string): string
  not(attribute: string, value: string): string
  /** What is written between a name, the operator and the number. */
  compare: readonly [before: string, after: string]
}

const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`
const named = (attribute: string) => (/^\w[\w.]*$/.test(attribute) ? attribute : quoted(attribute))

/** The way Algolia and Meilisearch write it. */
const inWords = (sign: string): Dialect => ({
  and: ' AND ',
  or: ' OR ',
  compare: [' ', ' '],
  name: named,
  is: (attribute, value) => named(attribute) + sign + quoted(value),
  not: (attribute, value) => `NOT ${named(attribute)}${sign}${quoted(value)}`,
})

/** Like src/engines/typesense.ts: Typesense reads filters twice, and a star or backslash at the end is special. */
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

/** A name with a colon is in quotes, and a value may be; a leading minus means “not”. */
const readFacet: Read = (filter, { is, not }) => {
  const [, inQuotes, name = inQuotes, minus, value = ''] =
    /^(?:"(.+?)"|([^:]+)):(-?)(.+)$/s.exec(filter) ?? []
  const said = value.replace(/^\\-/, '-').replace(/^"(.*)"$/s, '$1')
  return name ? (minus ? not : is)(name, said) : ''
}

/** Anything else, such as `a:1 TO 2`, stays as it is: Algolia accepts it here too. */
const readNumber: Read = (filter, { name, compare: [before, after] }) =>
  filter.replace(
    /^(.+?)\s*([<>!]?=|[<>])\s*/,
    (_, attribute, sign) => name(attribute) + before + sign + after,
  )

/** A list means “and”; a list inside it means “or”. */
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
  // It comes last, because Algolia accepts no OR after brackets with an AND.
  const all = fixed ? [...chosen, chosen.length ? `(${fixed})` : fixed] : chosen
  return all.join(dialect.and) || null
}
