// Numbers as people type them in their language.
import { formatNumber, numberFormat } from './format.ts'
import { type NumberStyle, plainSign } from './plainly.ts'

/** Turns digits of any script into 0–9 and any white space into spaces, and removes invisible characters. */
export function plainDigits(text: string, locale: string): string {
  const own = [...numberFormat(locale, { useGrouping: false }).format(9876543210)].reverse()
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Nd}/gu, (digit) => (own.includes(digit) ? String(own.indexOf(digit)) : digit))
    .trim()
}

const escaped = (text: string) => text.replace(/\W/g, '\\$&')

/** Reads `1 234,5` in Polish, `1.234,5` in German, and `1234.5` in both. Null for anything else. */
export function numberFrom(text: string, locale: string): number | null {
  const parts = numberFormat(locale).formatToParts(1234567.5)
  const mark = (type: string) => escaped(parts.find((part) => part.type === type)?.value ?? '')
  const group = `[\\s'’${mark('group')}]`
  const whole = `\\d+|[1-9]\\d{0,2}(?:${group}\\d{2,3})*${group}\\d{3}`
  const own = new RegExp(`^([-−]?)(${whole}|(?=\\D\\d))(?:${mark('decimal')}(\\d*))?$`)
  const typed = plainDigits(text, locale)
  // A dot that cannot separate thousands is a decimal point, from a keypad or a copied value.
  const found = own.exec(typed) ?? /^([-−]?)(\d*)\.(\d+)$/.exec(typed)
  if (!found) return null
  const [, minus, digits = '', fraction = ''] = found
  const value = Number(`${digits.replace(/\D/g, '')}.${fraction}0`)
  return Number.isFinite(value) ? (minus ? -value : value) : null
}

/** Keeps all decimals that were typed, because rounding would change the limit. */
export const exactNumber = (value: number, locale: string, style: NumberStyle = {}) =>
  formatNumber(value, locale, { maximumFractionDigits: 10, ...style })

/** `€`, or `PLN` if the language has no sign for it. */
export const currencySign = (currency: string, locale: string) =>
  plainSign(currency, locale) ??
  numberFormat(locale, { style: 'currency', currency })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value
