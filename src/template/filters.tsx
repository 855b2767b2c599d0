// The filters that both elements have: each is one entry of the map at the end.
import type { ReactNode } from 'react'
import { attempt } from '../errors/attempt.ts'
import {
  type DateStyle,
  formatMoment,
  formatTime,
  type Moment,
  machineDate,
  momentOf,
  noDate,
} from '../format/dates.ts'
import { formatBytes, formatNumber, isCurrencyCode, numberFormat } from '../format/format.ts'
import type { NumberStyle } from '../format/plainly.ts'
import { asItIs } from '../net/json.ts'
import type { Words } from '../shell/words.ts'
import { isEmpty } from './expression.ts'

/** A value that is an element in content, and text in an attribute. */
export class RenderedValue {
  constructor(
    readonly text: string,
    readonly node: ReactNode,
    /** For `<time datetime>`. */
    readonly moment?: string,
  ) {}
}

export interface FilterContext {
  words: Words
  path: readonly string[]
  /** Another field of the record, or of a scope around the item. */
  field: (name: string) => unknown
  /** The currency code of the record's price; empty if it has none. */
  recordCurrency: string
  warn: (problem: string) => void
}
export type Filter = (value: unknown, argument: string, context: FilterContext) => unknown

function plainText(value: unknown): string {
  if (value instanceof RenderedValue) return value.text
  return ['string', 'number', 'boolean', 'bigint'].includes(typeof value) ? String(value) : ''
}

/** Joins the items of a list with commas, at most nine levels deep, because a list may contain itself. */
export const textOf = (value: unknown) => [value].flat(9).map(plainText).filter(Boolean).join(', ')

const forEach =
  (filter: Filter): Filter =>
  (value, ...rest) =>
    Array.isArray(value) ? value.map((item) => filter(item, ...rest)) : filter(value, ...rest)

const unchanged: Filter = (value) => value

const inNumbers = (
  write: (value: number, locale: string, argument: string, context: FilterContext) => string,
): Filter =>
  forEach((value, argument, context) => {
    const amount = typeof value === 'string' && value.trim() ? Number(value) : value
    return typeof amount === 'number' && Number.isFinite(amount)
      ? write(amount, context.words.locale, argument, context)
      : value
  })

const formatted = (options: (argument: string, context: FilterContext) => object) =>
  inNumbers((value, locale, argument, context) =>
    numberFormat(locale, options(argument, context)).format(value),
  )

const inTime = (
  write: (moment: Moment, argument: string, context: FilterContext) => string,
): Filter =>
  forEach((value, argument, context) => {
    const moment = momentOf(value)
    // `*` instead of an item's number, so that the console names a list's field once.
    if (!moment && !isEmpty(value))
      context.warn(`${context.path.join('.').replace(/\b\d+\b/g, '*')} ${noDate}`)
    const text = moment ? write(moment, argument, context) : ''
    if (!moment || !text) return ''
    const machine = machineDate(moment)
    return new RenderedValue(text, <time dateTime={machine}>{text}</time>, machine)
  })

const styles: readonly string[] = ['full', 'long', 'medium', 'short', 'relative']
const isStyle = (style: string): style is DateStyle => styles.includes(style)

const date = inTime((moment, style, { words: { locale, timeZone }, warn }) => {
  if (style && !isStyle(style))
    warn(`there is no date:${style}. Write date:${styles.join(', date:')}`)
  return formatMoment(moment, locale, timeZone, isStyle(style) ? style : 'long')
})

/** Empty for a day, which has no time. */
const time = inTime((moment, _, { words: { locale, timeZone } }) =>
  formatTime(moment, locale, timeZone),
)

const isPrice = ({ path }: FilterContext) => path.some((step) => /price$/i.test(step))

/** The argument is a code, or a field with a code; without it the record's own currency counts. */
function currencyFormat(
  argument: string,
  { path, field, recordCurrency, warn }: FilterContext,
): NumberStyle {
  const named = argument && textOf(field(argument))
  const code = isCurrencyCode(named) ? named : argument || recordCurrency
  if (!isCurrencyCode(code)) {
    warn('currency needs a code. Write currency:EUR, or currency:field with a field that holds one')
    return {}
  }
  const isFixed = code === argument && /price$/i.test(path.at(-1) ?? '')
  if (isFixed && recordCurrency && recordCurrency !== code.toUpperCase())
    warn(`currency:${code} replaces the record’s ${recordCurrency}. Write currency`)
  return { style: 'currency', currency: code }
}

/** Shows a price like the built-in result, with “Free” for zero. With a code it always shows a number. */
const currency = inNumbers((value, locale, argument, context) =>
  value === 0 && !argument && isPrice(context)
    ? context.words.t('free')
    : formatNumber(value, locale, currencyFormat(argument, context)),
)

/** Cuts at the end of a word, if there is one. */
function truncate(text: string, length: number): string {
  const letters = [...text]
  if (letters.length <= length) return text
  const words = letters
    .slice(0, length + 1)
    .join('')
    .replace(/\s+\S*$/, '')
  return `${[...words].slice(0, length).join('')}…`
}

export const filters = {
  // The search replaces these two, because nothing is marked outside search results.
  highlight: unchanged,
  snippet: unchanged,
  date,
  time,
  number: formatted(() => ({})),
  currency,
  percent: formatted(() => ({ style: 'percent', maximumFractionDigits: 1 })),
  bytes: inNumbers(formatBytes),
  upper: (value, _, { words }) => textOf(value).toLocaleUpperCase(words.locale),
  lower: (value, _, { words }) => textOf(value).toLocaleLowerCase(words.locale),
  truncate(value, length, { warn }) {
    const most = Number(length)
    if (most > 0) return truncate(textOf(value), most)
    warn('truncate needs a number. Write truncate:80')
    return value
  },
  default: (value, otherwise) => (isEmpty(value) && value !== 0 ? otherwise : value),
  // encodeURIComponent throws at half a surrogate pair.
  url: (value) => encodeURIComponent(textOf(value).replace(/\p{Surrogate}/gu, '')),
  json: (value) => attempt(() => JSON.stringify(value, asItIs)) ?? '',
} satisfies Record<string, Filter>
