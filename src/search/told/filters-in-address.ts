// Filters ↔ parameters: `f.city=Kraków&f.city=Gdańsk&f.price=10:50&f.free=true`.
import type { FacetSetting } from '../../contract/attribute.ts'
import { factsOf } from '../../contract/facet-types.ts'
import { areSame } from '../../net/same.ts'
import type { Filter, Filters, Interval } from '../engine/filter.ts'
import type { Parameter } from './query-string.ts'

export type Pair = readonly [name: string, value: string]

/**
 * Whether `10:50` is an interval of this attribute, and not a value that looks like one. Null if unknown; then it
 * counts as an interval, because such a value is written in quotes.
 */
export type IsInterval = (attribute: string) => boolean | null

/** More filters than anybody ticks; with more, somebody is playing with the address. */
const mostFilters = 100

/** Facets from the dashboard are not known here. */
export function intervalsAmong(facets: readonly FacetSetting[] | null): IsInterval {
  return (wanted) =>
    facets?.some(
      ({ attribute, type }) => attribute === wanted && factsOf(type).join === 'interval',
    ) ?? null
}

const looksLikeInterval = (text: string) => /^"*[-+.e\d]*:[-+.e\d]*"*$/.test(text)
const quoted = (text: string) => (looksLikeInterval(text) ? `"${text}"` : text)
const unquoted = (text: string) => (looksLikeInterval(text) ? text.replace(/^"(.*)"$/, '$1') : text)

function textsOf(filter: Filter): readonly string[] {
  if ('length' in filter) return filter.filter(Boolean).map(quoted)
  const { min = '', max = '' } = filter
  const text = `${min}:${max}`
  return text === ':' ? [] : [text]
}

const pairsOf = (filters: Filters) =>
  Object.entries(filters).flatMap(([attribute, filter]) =>
    textsOf(filter).map((text): Pair => [`f.${attribute}`, text]),
  )

/** All filters, or none if they are the initial ones. */
export function changedFilters(filters: Filters, first: Filters): Pair[] {
  const now = pairsOf(filters)
  const before = pairsOf(first)
  if (areSame(now, before)) return []
  return now.length ? now : before.slice(0, 1).map(([name]) => [name, ''])
}

function intervalOf(text: string): Interval | null {
  const [, from, to] = /^([-+.e\d]*):([-+.e\d]*)$/.exec(text) ?? []
  const interval: Interval = { ...(from && { min: Number(from) }), ...(to && { max: Number(to) }) }
  const limits = Object.values(interval)
  const { min = -Infinity, max = Infinity } = interval
  return limits.length && limits.every(Number.isFinite) && min <= max ? interval : null
}

function filterOf(texts: readonly string[], isInterval: boolean | null): Filter | null {
  const interval = isInterval === false ? null : intervalOf(texts[0] ?? '')
  return interval ?? (isInterval ? null : texts.map(unquoted))
}

/** Null if the address has no filter parameter; no filters if it says that one was removed. */
export function filtersOf(
  ours: readonly Pick<Parameter, 'name' | 'value'>[],
  isInterval: IsInterval,
): Filters | null {
  const pairs = ours.flatMap(({ name, value }): Pair[] =>
    name.startsWith('f.') && name !== 'f.__proto__' && value !== undefined
      ? [[name.slice(2), value]]
      : [],
  )
  const texts = new Map<string, Set<string>>()
  for (const [attribute, text] of pairs.slice(0, mostFilters))
    texts.set(attribute, (texts.get(attribute) ?? new Set()).add(text))
  const filters = [...texts].flatMap(([attribute, said]): [string, Filter][] => {
    const found = [...said].filter(Boolean)
    const filter = filterOf(found, isInterval(attribute))
    return found.length && filter ? [[attribute, filter]] : []
  })
  const isEmptied = pairs.some(([, text]) => text === '')
  return filters.length || isEmptied ? Object.fromEntries(filters) : null
}
