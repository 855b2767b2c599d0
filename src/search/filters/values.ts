// The values that a facet shows, from the latest answer. A chosen value stays, even with no results.
import type { FacetSetting } from '../../contract/attribute.ts'
import { compareNames } from '../../format/format.ts'
import type { ValueOrder } from '../engine/ordering.ts'
import type { Counts } from '../engine/outcome.ts'
import { usualMostValues } from '../engine/requests.ts'

export interface FacetValue {
  value: string
  name: string
  /** Null if unknown, because the service has counted only the most frequent values. */
  count: number | null
  chosen: boolean
  /** The name with the found words marked, if there was a search. */
  marked?: string
}

export interface Known {
  counts: Counts
  chosen: readonly string[]
  nameOf: (value: string) => string
}

interface Order {
  sort: FacetSetting['sort']
  /** The order from the index's dashboard. */
  order?: ValueOrder | undefined
  locale: string
}

/** The name is looked up when it is read, because only a few of thousands are shown. */
class CountedValue implements FacetValue {
  private known: string | undefined
  constructor(
    readonly value: string,
    readonly count: number | null,
    readonly chosen: boolean,
    private readonly nameOf: Known['nameOf'],
  ) {}
  get name() {
    this.known ??= this.nameOf(this.value)
    return this.known
  }
}

/** A value without a name cannot be chosen. */
export const hasName = ({ name }: FacetValue) => name.trim() !== ''

/**
 * With more values, those with the same count keep the service's order, and only shown values get names, because
 * looking at all names takes too long.
 */
const mostByName = 1000

export function valuesOfFacet(
  { counts, chosen, nameOf }: Known,
  { sort, order, locale }: Order,
): FacetValue[] {
  // With thousands, a list of pairs takes three times as long.
  const known = Object.keys(counts)
  const uncounted = [...new Set(chosen)].filter((value) => !Object.hasOwn(counts, value))
  const unknown = known.length < usualMostValues ? 0 : null
  const counted = (value: string, count: number | null) =>
    new CountedValue(value, count, chosen.includes(value), nameOf)
  // `>>> 0` turns -1 (not in the order) into the greatest number, so that it comes last.
  const place = (value: string) => (order?.order.indexOf(value) ?? -1) >>> 0
  const byCount = (order?.rest ?? sort) === 'count'
  const isByName = !byCount || known.length + uncounted.length <= mostByName
  return known
    .map((value) => counted(value, counts[value] ?? null))
    .concat(uncounted.map((value) => counted(value, unknown)))
    .filter((one) => one.chosen || !isHidden(one.value, order))
    .filter((one) => (!isByName && one.value.trim()) || hasName(one))
    .sort(
      (a, b) =>
        place(a.value) - place(b.value) ||
        (byCount ? (b.count ?? 0) - (a.count ?? 0) : 0) ||
        (isByName ? compareNames(a.name, b.name, locale) : 0),
    )
}

const isHidden = (value: string, order: ValueOrder | undefined) =>
  order !== undefined &&
  (order.hide.includes(value) || (order.rest === 'hidden' && !order.order.includes(value)))

/** The first values, and all chosen ones after them. */
export const withinLimit = (values: readonly FacetValue[], limit: number) =>
  values.filter(({ chosen }, at) => at < limit || chosen)

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The search within known values, if the service has none. */
export const matching = (values: readonly FacetValue[], words: string) =>
  values.filter(({ name }) => folded(name).includes(folded(words)))
