// What a single value looks like, whatever its field is called.
import { momentOf } from '../format/dates.ts'

const texts = {
  picture: /\.(png|jpe?g|webp|gif|avif|svg)([?#]|$)/i,
  address: /^((https?:)?\/\/|www\.|\/|\.\.?\/|[?#])\S+$|^[\w.-]+(\/[\w.-]+)+\/?$/i,
  mail: /^\S+@\S+\.\w+$/,
  price: /^(?=.{1,30}$)(?=.*\d).*(zł|kr\b|[€$£¥₹]|\b(pln|eur|usd|dkk|gbp|chf)\b)/i,
  // Two or three capitals, digits among letters without a blank between, a hash, or words joined by signs.
  code: /^[A-Z]{2,3}$|^(?=.*\d)(?=.*[A-Za-z])[\w:.-]{5,}$|^[\dA-Fa-f-]{16,}$|^#[\dA-Fa-f]{3,8}$|^[a-z\d]+(-[a-z\d]+){2,}$|^[a-z\d]+(_[a-z\d]+)+$/,
  prose: /^(?=.{30})\S+(\s+\S+){4}/s,
}

export type Look = keyof typeof texts | 'flag' | 'number' | 'year' | 'date' | 'word' | 'object'

/** Seconds or milliseconds from 1980 to 2100. */
export const isTime = (value: number) =>
  [1, 1000].some((unit) => value > 315_532_800 * unit && value < 4_102_444_800 * unit)

export function lookOf(value: unknown): Look {
  if (typeof value === 'boolean' || value === 'true' || value === 'false') return 'flag'
  if (typeof value === 'object') return momentOf(value) ? 'date' : 'object'
  const text = String(value)
  const number = Number(text)
  if (/^(1\d|20)\d\d$/.test(text)) return 'year'
  if (Number.isFinite(number)) return isTime(number) ? 'date' : 'number'
  // What names no year is no date, and need not be looked at closer.
  if (text.length < 40 && /\d{4}/.test(text) && momentOf(text)) return 'date'
  for (const [look, pattern] of Object.entries(texts)) if (pattern.test(text)) return look as Look
  return 'word'
}
