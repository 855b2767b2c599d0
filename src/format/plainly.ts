// Formats and sorts for some languages without the browser's formatters, because creating the first of them
// takes a slow phone as long as a list of results. Returns null, or 0 for an order, if a formatter is needed.
import { languageOf } from './locale.ts'

/** Languages that write whole numbers below a thousand as JavaScript does. */
const asInJavaScript = new Set('en pl de da fr es it nl sv nb no cs uk'.split(' '))

/** The bundle's languages in their main countries; Austria and India, for example, write differently. */
export const isWrittenPlainly = (locale: string) =>
  /^(en(-US|-GB)?|de(-DE)?|da(-DK)?|pl(-PL)?)$/.test(locale)

/** The thousands separator, and the decimal separator. */
const marksOf: Partial<Record<string, string>> = { en: ',.', de: '.,', da: '.,', pl: '\u00a0,' }

/** Currency signs, and the locales that use them. */
const signs: Partial<Record<string, [sign: string, locales: RegExp]>> = {
  EUR: ['€', /^/],
  USD: ['$', /^en(-US)?$/],
  GBP: ['£', /^en/],
  PLN: ['zł', /^pl/],
  DKK: ['kr.', /^da/],
}

export function plainSign(currency: string, locale: string): string | null {
  const [sign = '', locales] = signs[currency] ?? []
  return isWrittenPlainly(locale) && locales?.test(locale) ? sign : null
}

/** The formatter options that are supported here. */
export interface NumberStyle {
  style?: 'currency'
  currency?: string
  useGrouping?: boolean
  trailingZeroDisplay?: 'stripIfInteger'
  maximumFractionDigits?: number
}

/** Formats whole numbers, and numbers with at most two decimals. */
export function plainNumber(
  value: number,
  locale: string,
  { currency, useGrouping = true, trailingZeroDisplay }: NumberStyle = {},
): string | null {
  const [, whole, hundredths] = /^(\d{1,15})(?:\.(\d\d?))?$/.exec(String(value)) ?? []
  if (!whole) return null
  const language = languageOf(locale)
  if (value < 1000 && !hundredths && !currency)
    return asInJavaScript.has(language) && !locale.includes('-u-') ? whole : null
  if (!isWrittenPlainly(locale)) return null
  const [thousands = '', point = ''] = marksOf[language] ?? ''
  // Polish groups only from five digits on.
  const isGrouped = useGrouping && (language !== 'pl' || value >= 10_000)
  const grouped = isGrouped ? whole.replace(/\B(?=(\d{3})+$)/g, thousands) : whole
  const hasCents = currency && (hundredths || !trailingZeroDisplay)
  const rest = hasCents ? (hundredths ?? '').padEnd(2, '0') : hundredths
  const number = rest ? grouped + point + rest : grouped
  if (!currency) return number
  const sign = plainSign(currency, locale)
  return sign && (language === 'en' ? sign + number : `${number}\u00a0${sign}`)
}

const monthsOf: Partial<Record<string, string>> = {
  en: 'January February March April May June July August September October November December',
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
  da: 'januar februar marts april maj juni juli august september oktober november december',
  pl: 'stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia',
}

const monthsIn = (language: string) => monthsOf[language]?.split(' ') ?? []

/** `Jun` → 6; 0 for any other word. */
export const englishMonth = (name: string) =>
  monthsIn('en').findIndex((month) => month.slice(0, 3).toLowerCase() === name.toLowerCase()) + 1

/** A day in full: `12. März 2026`. `clock` is a local time, stored as if it were UTC. */
export function plainDay(clock: number, locale: string): string | null {
  if (!isWrittenPlainly(locale)) return null
  const language = languageOf(locale)
  const date = new Date(clock)
  const day = date.getUTCDate()
  const month = monthsIn(language)[date.getUTCMonth()]
  const year = date.getUTCFullYear()
  if (language === 'pl' || locale === 'en-GB') return `${day} ${month} ${year}`
  return language === 'en' ? `${month} ${day}, ${year}` : `${day}. ${month} ${year}`
}

/** In these languages a to z have their usual order; å and ö may be separate letters. */
const plainlyOrdered = /^(?:en|pl|de|fr|es|it|nl|da|nb|no|sv)$/
const hasMoreLetters = /^(?:da|nb|no|sv)$/

type Places = Partial<Record<string, string>>
const afterZ: Places = { æ: 'za', ø: 'zb', å: 'zc' }
const beside: Places = { ø: 'o', ł: 'l' }

/** Where letters beyond a to z are sorted; in other languages they sort next to a basic letter. */
const placesOf: Partial<Record<string, Places>> = {
  da: afterZ,
  nb: afterZ,
  no: afterZ,
  sv: {},
  pl: { ...beside, ł: 'lz' },
}

/** Where a letter is sorted among a to z; null if only a collator knows. */
function placeOf(letter: string, language: string): string | null {
  const known = (placesOf[language] ?? beside)[letter]
  const plain = hasMoreLetters.test(language) ? letter : letter.normalize('NFD').charAt(0)
  return known ?? (/^[a-z ]?$/.test(plain) ? plain : null)
}

/** Decided by the first letter in which two names differ, if its place is known; otherwise 0. */
export function plainOrder(first: string, second: string, locale: string): number {
  const language = languageOf(locale)
  const one = first.normalize().toLowerCase()
  const other = second.normalize().toLowerCase()
  const parts = `${locale} ${one} ${other}`.normalize('NFD')
  // In Danish, “aa” is read as å.
  if (!plainlyOrdered.test(language) || /-u-|aa/.test(parts)) return 0
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  const [a, b] = [one, other].map((name) => placeOf(name.charAt(at), language))
  return a == null || b == null || a === b ? 0 : a < b ? -1 : 1
}
