// Cached `Intl` formatters: making one is slow.
import { languageOf } from './locale.ts'
import { type NumberStyle, plainNumber } from './plainly.ts'

/** One formatter per locale and options. Bounded, because pages may use any number of them. */
function cached<Formatter>(make: (locales: string[], options?: object) => Formatter) {
  const made = new Map<string, Formatter>()
  return (locale: string, options?: object) => {
    const key = options ? locale + JSON.stringify(options) : locale
    const known = made.get(key)
    if (known) return known
    if (made.size >= 50) made.clear()
    // English for languages that the browser does not know; otherwise it would take the visitor's.
    const formatter = make([locale, 'en'], options)
    made.set(key, formatter)
    return formatter
  }
}

/** As ISO 4217 writes it: `EUR`. */
export const isCurrencyCode = (text: string) => /^[a-z]{3}$/i.test(text)

export const numberFormat = cached((locale, options) => new Intl.NumberFormat(locale, options))
export const dateFormat = cached((locale, options) => new Intl.DateTimeFormat(locale, options))
export const relativeFormat = cached(
  (locale, options) => new Intl.RelativeTimeFormat(locale, options),
)
export const pluralRules = cached((locale) => new Intl.PluralRules(locale))

const collator = cached((locale) => new Intl.Collator(locale, { numeric: true }))

/** In these, a to z stand in their order; å and ö may be letters of their own. */
const plainlyOrdered = new Set('en pl de fr es it nl da nb no sv'.split(' '))
const hasMoreLetters = new Set('da nb no sv'.split(' '))

/** Where a letter stands among those of a to z; null where it takes a collator to tell. */
function placeOf(letter: string, language: string): string | null {
  const hasMore = hasMoreLetters.has(language)
  const own = hasMore
    ? language !== 'sv' && { æ: 'za', ø: 'zb', å: 'zc' }[letter]
    : { ø: 'o', ł: 'l' }[letter]
  const plain = hasMore ? letter : letter.normalize('NFD').charAt(0)
  return own || (/^[a-z ]?$/.test(plain) ? plain : null)
}

/** Decided by the first letter in which two names differ, if its place is known; otherwise 0. */
function plainOrder(first: string, second: string, locale: string): number {
  const language = languageOf(locale)
  const one = first.normalize().toLowerCase()
  const other = second.normalize().toLowerCase()
  const parts = `${locale} ${one} ${other}`.normalize('NFD')
  // Both letters together are read as an å in Danish.
  if (!plainlyOrdered.has(language) || /-u-|aa/.test(parts)) return 0
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  const [a, b] = [one, other].map((name) => placeOf(name.charAt(at), language))
  return a == null || b == null || a === b ? 0 : a < b ? -1 : 1
}

/**
 * Names in the order of their language, numbers in them by their value. To make the browser's own
 * collator takes longer than to show all results, so it is asked only where letters do not tell.
 */
export const compareNames = (first: string, second: string, locale: string): number =>
  plainOrder(first, second, locale) || collator(locale).compare(first, second)

export const formatNumber = (value: number, locale: string, style?: NumberStyle) =>
  plainNumber(value, locale, style) ?? numberFormat(locale, style).format(value)

/** `1.2 MB`, in units of a thousand, as files are sold. */
export function formatBytes(bytes: number, locale: string): string {
  const steps = ['kilobyte', 'megabyte', 'gigabyte']
  const step = Math.min(Math.floor(Math.log10(Math.max(bytes, 1000)) / 3) - 1, 2)
  const value = Math.max(bytes, 100) / 1000 ** (step + 1)
  return numberFormat(locale, {
    style: 'unit',
    unit: steps[step],
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value)
}
