// Tells what a single value looks like, whatever its field is called.
import { momentOf } from '../format/dates.ts'

const texts = {
  picture: /\.(png|jpe?g|webp|gif|avif|svg)([?#]|$)/i,
  address: /^((https?:)?\/\/|www\.|\/|\.\.?\/|\?|#(?![\da-f]{3,8}$))\S+$/i,
  // `guide/first-steps`; a day with slashes and a size such as `S/M` look the same.
  path: /^[\w.-]+(\/[\w.-]+)+\/?$/,
  mail: /^[^\s@]+@[^\s@]+\.\w+$/,
  price: /^(?=.{1,30}$)(?=.*\d).*(zł|kr\b|[€$£¥₹]|\b(pln|eur|usd|dkk|gbp|chf)\b)/i,
  // Two or three capitals, digits among letters without a space, or words joined by punctuation.
  code: /^[A-Z]{2,3}$|^(?=.*\d)(?=.*[A-Za-z])[\w:.-]{5,}$|^#[\dA-Fa-f]{3,8}$|^[a-z\d]+(-[a-z\d]+){2,}$|^[a-z\d]+(_[a-z\d]+)+$/,
  prose: /^(?=.{30})\S+(\s+\S+){4}/s,
}

/** `time`: a number that counts as a time if its name says so. */
export type Look =
  | keyof typeof texts
  | 'flag'
  | 'number'
  | 'year'
  | 'time'
  | 'date'
  | 'word'
  | 'object'

/** This many letters of a value are enough to tell a text from a title. */
export const mostLetters = 200
/** `20260312` */
const compact = /^(19|20)\d\d[01]\d[0-3]\d$/
/** `1.299,95` */
const commaed = /^\d+([ .]\d{3})*,\d+$/

/** Whether seconds or milliseconds are between two moments. */
const isBetween = (value: number, first: number, last: number) =>
  [1, 1000].some((unit) => value > first * unit && value < last * unit)

/** From 1980 to 2100. */
export const isTime = (value: number) => isBetween(value, 315_532_800, 4_102_444_800)
/** From 2000 to 2036. */
const isRecent = (value: number) => isBetween(value, 946_684_800, 2_082_758_400)

export function lookOf(value: unknown): Look {
  if (typeof value === 'boolean' || value === 'true' || value === 'false') return 'flag'
  if (typeof value === 'object') return momentOf(value) ? 'date' : 'object'
  const text = String(value).slice(0, mostLetters)
  const number = Number(text)
  if (/^(1\d|20)\d\d$/.test(text)) return 'year'
  if (isRecent(number)) return 'date'
  if (isTime(number) || compact.test(text)) return 'time'
  if (Number.isFinite(number) || commaed.test(text)) return 'number'
  // A text without a year is not a date, and needs no closer look.
  if (text.length < 40 && /\d{4}/.test(text) && momentOf(text)) return 'date'
  for (const [look, pattern] of Object.entries(texts)) if (pattern.test(text)) return look as Look
  return 'word'
}
