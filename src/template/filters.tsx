// What a value may be put through on its way into the page. A filter is one entry of the map.
import type { ReactNode } from 'react'
import {
  type DateStyle,
  formatMoment,
  formatTime,
  type Moment,
  machineDate,
  momentOf,
  noDate,
} from '../format/dates.ts'
import { formatBytes, numberFormat } from '../format/format.ts'
import type { Words } from '../shell/words.ts'
import { isEmpty } from './expression.ts'

/** What can be more than its words where elements may stand. */
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
  /** Where the value stands in the record. */
  keys: readonly string[]
  warn: (problem: string) => void
}
export type Filter = (value: unknown, argument: string, given: FilterContext) => unknown

function words(value: unknown): string {
  if (value instanceof RenderedValue) return value.text
  return ['string', 'number', 'boolean', 'bigint'].includes(typeof value) ? String(value) : ''
}

/** Of lists within lists too, as far as they go: a list may hold itself. */
export const textOf = (value: unknown) => [value].flat(9).map(words).filter(Boolean).join(', ')

/** Each item of a list by itself. */
const forEach =
  (filter: Filter): Filter =>
  (value, ...rest) =>
    Array.isArray(value) ? value.map((item) => filter(item, ...rest)) : filter(value, ...rest)

const same: Filter = (value) => value

/** What is no number stays as it is. */
const inNumbers = (
  write: (value: number, locale: string, argument: string, given: FilterContext) => string,
): Filter =>
  forEach((value, argument, given) => {
    const amount = typeof value === 'string' && value.trim() ? Number(value) : value
    return typeof amount === 'number' && Number.isFinite(amount)
      ? write(amount, given.words.locale, argument, given)
      : value
  })

const formatted = (options: (argument: string, given: FilterContext) => object) =>
  inNumbers((value, locale, argument, given) =>
    numberFormat(locale, options(argument, given)).format(value),
  )

const inTime = (
  write: (moment: Moment, argument: string, given: FilterContext) => string,
): Filter =>
  forEach((value, argument, given) => {
    const moment = momentOf(value)
    // Once for a field, and once for all items of a list.
    if (!moment && !isEmpty(value))
      given.warn(`${given.keys.join('.').replace(/\b\d+\b/g, '*')} ${noDate}`)
    const text = moment ? write(moment, argument, given) : ''
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

/** A day has none. */
const time = inTime((moment, _, { words: { locale, timeZone } }) =>
  formatTime(moment, locale, timeZone),
)

function currency(code: string, { warn }: FilterContext) {
  if (/^[a-z]{3}$/i.test(code)) return { style: 'currency', currency: code }
  warn('currency needs a code. Write currency:EUR')
  return {}
}

/** At a word's end where there is one. */
function truncate(text: string, length: number): string {
  const letters = [...text]
  if (letters.length <= length) return text
  const words = letters
    .slice(0, length + 1)
    .join('')
    .replace(/\s+\S*$/, '')
  return `${[...words].slice(0, length).join('')}…`
}

function json(value: unknown): string {
  try {
    return JSON.stringify(value) ?? ''
  } catch {
    return ''
  }
}

export const filters = {
  // Without a service that marks what it found, there is nothing to mark.
  highlight: same,
  snippet: same,
  date,
  time,
  number: formatted(() => ({})),
  currency: formatted(currency),
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
  // Half a pair of surrogates cannot be encoded.
  url: (value) => encodeURIComponent(textOf(value).replace(/\p{Surrogate}/gu, '')),
  json,
} satisfies Record<string, Filter>
