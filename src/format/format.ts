// Cached `Intl` formatters: making one is slow.
import { languageOf } from './locale.ts'

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

export const collator = cached((locale) => new Intl.Collator(locale, { numeric: true }))

/** Languages that write whole numbers below a thousand as JavaScript does. */
const plainlyWritten = new Set('en pl de da fr es it nl sv nb no cs uk'.split(' '))

/** What stands between thousands. Not for every region: Austria and India have their own ways. */
const thousandsMarks: Partial<Record<string, string>> = {
  en: ',',
  'en-US': ',',
  'en-GB': ',',
  de: '.',
  'de-DE': '.',
  da: '.',
  'da-DK': '.',
  pl: '\u00a0',
  'pl-PL': '\u00a0',
}

/** Null where it takes a formatter: to make the first one takes as long as several results. */
function plainNumber(value: number, locale: string): string | null {
  if (!Number.isSafeInteger(value) || value < 0) return null
  const digits = String(value)
  const language = languageOf(locale)
  if (value < 1000) return plainlyWritten.has(language) && !locale.includes('-u-') ? digits : null
  const mark = thousandsMarks[locale]
  if (!mark) return null
  // Polish begins to group at five digits.
  return language === 'pl' && value < 10_000 ? digits : digits.replace(/\B(?=(\d{3})+$)/g, mark)
}

export const formatNumber = (value: number, locale: string) =>
  plainNumber(value, locale) ?? numberFormat(locale).format(value)

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
