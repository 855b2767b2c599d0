// A filter and one of its values, as `selected` and `filters` write them.
import { asItem, itemsOf } from '../lists.ts'

export interface Pair {
  field: string
  value: string
}

/** In the place of a value: this day and later ones. The element fills it in. */
export const fromToday = '{today}'

/** Where a pair can be put together by two clicks. */
export const takesPairs = ['selected', 'filters'] as const
export type TakesPairs = (typeof takesPairs)[number]
export const isTakesPairs = (name: string): name is TakesPairs =>
  takesPairs.some((one) => one === name)

const isPlain = (text: string) => /^[\p{L}\p{N}_.]+$/u.test(text) && !/^(?:AND|OR|NOT)$/i.test(text)
const quoted = (text: string) => (isPlain(text) ? text : `"${text.replace(/["\\]/g, '\\$&')}"`)

/** The name of a field may have colons too. */
const enclosed = (value: string) => (value.includes(':') ? `"${value}"` : value)

const added: Record<TakesPairs, (list: string, pair: Pair) => string> = {
  selected: (list, { field, value }) => {
    const own = value === fromToday ? `${fromToday}:` : enclosed(asItem(value))
    return [...new Set([...itemsOf(list), `${asItem(field)}:${own}`])].join(', ')
  },
  filters: (expression, { field, value }) => {
    const own = value === fromToday ? ` >= ${fromToday}` : `:${quoted(value)}`
    const pair = quoted(field) + own
    const others = expression.trim()
    return others.split(' AND ').includes(pair)
      ? others
      : [others, pair].filter(Boolean).join(' AND ')
  },
}

export const withPair = (name: TakesPairs, value: string, pair: Pair) => added[name](value, pair)
