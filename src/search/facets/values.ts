// The values that a facet shows, from the latest answer; a chosen one stays, though it counts zero.
import type { FacetSetting } from '../../contract/attribute.ts'
import { compareNames } from '../../format/format.ts'
import type { ValueOrder } from '../engine/ordering.ts'
import type { Counts } from '../engine/outcome.ts'

export interface FacetValue {
  value: string
  name: string
  /** Null when nobody knows: the service has counted only the most frequent. */
  count: number | null
  chosen: boolean
  /** The name with the found words marked, where it was searched for. */
  marked?: string
}

export interface Known {
  counts: Counts
  chosen: readonly string[]
  nameOf: (value: string) => string
}

interface Order {
  sort: FacetSetting['sort']
  /** As the index's dashboard has it. */
  order?: ValueOrder | undefined
  locale: string
}

/** As many values of a facet as the service tells unasked. */
export const mostCounted = 100

/** Of more, those that count the same stay as they came: to compare all their names takes too long. */
const mostByName = 1000

export function valuesOfFacet(
  { counts, chosen, nameOf }: Known,
  { sort, order, locale }: Order,
): FacetValue[] {
  const known: [string, number | null][] = Object.entries(counts)
  const unknown = known.length < mostCounted ? 0 : null
  for (const value of new Set(chosen))
    if (!Object.hasOwn(counts, value)) known.push([value, unknown])
  // Without a sign, so that what has no place (-1) comes after all that has one.
  const place = (value: string) => (order?.order.indexOf(value) ?? -1) >>> 0
  const byCount = (order?.rest ?? sort) === 'count'
  const isByName = !byCount || known.length <= mostByName
  return (
    known
      .map(([value, count]) => ({
        value,
        name: nameOf(value),
        count,
        chosen: chosen.includes(value),
      }))
      // A box without a name is no choice.
      .filter(({ value, name, chosen }) => name.trim() && (chosen || !isHidden(value, order)))
      .sort(
        (a, b) =>
          place(a.value) - place(b.value) ||
          (byCount ? (b.count ?? 0) - (a.count ?? 0) : 0) ||
          (isByName ? compareNames(a.name, b.name, locale) : 0),
      )
  )
}

const isHidden = (value: string, order: ValueOrder | undefined) =>
  order !== undefined &&
  (order.hide.includes(value) || (order.rest === 'hidden' && !order.order.includes(value)))

/** The first ones, and every chosen one further down. */
export const withinLimit = (values: readonly FacetValue[], limit: number) =>
  values.filter(({ chosen }, at) => at < limit || chosen)

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The search within values where the service has none. */
export const matching = (values: readonly FacetValue[], words: string) =>
  values.filter(({ name }) => folded(name).includes(folded(words)))
