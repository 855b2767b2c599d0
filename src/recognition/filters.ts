// Rates how much an attribute helps as a filter, by its values and their counts, and chooses the filter's type.
import type { FacetType } from '../contract/facet-types.ts'
import { isTime, type Look, lookOf } from './looks.ts'
import { isHidden, isSecret, says, wordsOf } from './names.ts'

interface Attribute {
  name: string
  counts: Readonly<Record<string, number>>
  stats: { min: number; max: number } | undefined
}

/** Types that visitors look for first, whatever the field is called. */
const welcome: Partial<Record<FacetType, number>> = { toggle: 1.2, tree: 1, date: 1, rating: 1.5 }

/** Up to this many whole numbers are a list instead of a range. */
const fewNumbers = 7
/** Values that are usually different in each record, such as texts and addresses. */
const never: readonly Look[] = ['prose', 'address', 'picture', 'mail', 'date']

const isNumber = ({ counts, stats }: Attribute) =>
  stats !== undefined && Object.keys(counts).every((value) => Number.isFinite(Number(value)))

export function filterType(attribute: Attribute): FacetType {
  const { counts, stats, name } = attribute
  const values = Object.keys(counts)
  const words = wordsOf(name)
  if (values.every((value) => /^(true|false)$/.test(value))) return 'toggle'
  if (!stats || !isNumber(attribute))
    return values.some((value) => /;#[\da-f]{3,8}$/i.test(value)) ? 'color' : 'list'
  if (isTime(stats.min) && isTime(stats.max)) return 'date'
  if (says.rating(words) > 0.5 && stats.min >= 0 && stats.max <= 5 && stats.max > 1) return 'rating'
  const isFew = values.length < fewNumbers && values.every((value) => /^\d{1,2}$/.test(value))
  return isFew && !says.price(words) ? 'list' : 'range'
}

/** 0 if it is no use as a filter: there is nothing to choose from, or each record has its own value. */
export function helpAsFilter(attribute: Attribute, type: FacetType, records: number): number {
  const { name, counts, stats } = attribute
  const words = wordsOf(name)
  const values = Object.keys(counts)
  const each = Object.values(counts)
  const sum = each.reduce((all, count) => all + count, 0)
  if (values.length < 2 || !sum || isSecret(words)) return 0
  const covered = Math.min(1, sum / Math.max(records, 1))
  const evenness = 1 - Math.max(...each) / sum
  const score = covered + evenness + says.fact(words) + (welcome[type] ?? 0)
  if (stats && isNumber(attribute)) {
    const isCounted = stats.max - stats.min === values.length - 1 && sum === values.length
    return isHidden(words) || (isCounted && values.length > 3) ? 0 : score + says.price(words)
  }
  const sample = values.slice(0, 20)
  // Shops write steps of a price for machines, `10:20`: a range shows the price better. DocSearch’s crawler writes the
  // level of a heading, `lvl2`.
  const forMachines = says.price(words) ? /^\d*:\d*$/ : /^(lvl\d|content)$/
  if (values.every((value) => forMachines.test(value))) return 0
  if (sample.filter((value) => never.includes(lookOf(value))).length > sample.length / 2) return 0
  const shared = each.reduce((all, count) => all + (count > 1 ? count : 0), 0) / sum
  return shared < leastShared(words) ? 0 : score + shared
}

/** The least share of repeated values; very low for fields that people like to choose by. */
function leastShared(words: string): number {
  if (isHidden(words)) return 0.7
  if (says.title(words) > 0.7) return 0.8
  return says.fact(words) > 0.7 ? 0.01 : 0.2
}
