// The values that a facet shows, from the latest answer; a chosen one stays, though it counts zero.
import type { FacetSetting } from '../../contract/attribute.ts'
import { compareNames } from '../../format/format.ts'
import type { ValueOrder } from '../engine/ordering.ts'
import type { Counts } from '../engine/outcome.ts'
import { usualMostValues } from '../engine/requests.ts'

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

/** Its name is looked up when it is read: of thousands few are shown. */
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

/** A box without a name is no choice. */
export const hasName = ({ name }: FacetValue) => name.trim() !== ''

/**
 * Of more, those that count the same stay as they came, and only those that are shown are named: to look at
 * all names takes too long.
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
  // Without a sign, so that what has no place (-1) comes after all that has one.
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

/** The first ones, and every chosen one further down. */
export const withinLimit = (values: readonly FacetValue[], limit: number) =>
  values.filter(({ chosen }, at) => at < limit || chosen)

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The search within values where the service has none. */
export const matching = (values: readonly FacetValue[], words: string) =>
  values.filter(({ name }) => folded(name).includes(folded(words)))
