// Cached `Intl` formatters, because they are slow to create.
import { type NumberStyle, plainNumber, plainOrder } from './plainly.ts'

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

/** An ISO 4217 code, such as `EUR`. */
export const isCurrencyCode = (text: string) => /^[a-z]{3}$/i.test(text)

export const numberFormat = cached((locale, options) => new Intl.NumberFormat(locale, options))
export const dateFormat = cached((locale, options) => new Intl.DateTimeFormat(locale, options))
export const relativeFormat = cached(
  (locale, options) => new Intl.RelativeTimeFormat(locale, options),
)
export const pluralRules = cached((locale) => new Intl.PluralRules(locale))

const collator = cached((locale) => new Intl.Collator(locale, { numeric: true }))

/** Numbers in names count by their value. The browser's collator is slow to create, so it is only used if needed. */
export const compareNames = (first: string, second: string, locale: string): number =>
  plainOrder(first, second, locale) || collator(locale).compare(first, second)

export const formatNumber = (value: number, locale: string, style?: NumberStyle) =>
  plainNumber(value, locale, style) ?? numberFormat(locale, style).format(value)

/** `1.2 MB`, in units of a thousand. */
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
