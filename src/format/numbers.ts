// Numbers as people type them in their language.
import { numberFormat } from './format.ts'

/** Digits of any script and width as 0–9, spaces as spaces, without invisible marks. */
export function plainDigits(text: string, locale: string): string {
  const own = [...numberFormat(locale, { useGrouping: false }).format(9876543210)].reverse()
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Nd}/gu, (digit) => (own.includes(digit) ? String(own.indexOf(digit)) : digit))
    .trim()
}

const escaped = (text: string) => text.replace(/\W/g, '\\$&')

/** `1 234,5` in Polish, `1.234,5` in German; `1234.5` in either. null for what is no number. */
export function numberFrom(text: string, locale: string): number | null {
  const parts = numberFormat(locale).formatToParts(1234567.5)
  const mark = (type: string) => escaped(parts.find((part) => part.type === type)?.value ?? '')
  const group = `[\\s'’${mark('group')}]`
  const whole = `\\d+|[1-9]\\d{0,2}(?:${group}\\d{2,3})*${group}\\d{3}`
  const own = new RegExp(`^([-−]?)(${whole}|(?=\\D\\d))(?:${mark('decimal')}(\\d*))?$`)
  const typed = plainDigits(text, locale)
  // A dot that cannot part thousands is the decimal point of a keypad or of a copied value.
  const found = own.exec(typed) ?? /^([-−]?)(\d*)\.(\d+)$/.exec(typed)
  if (!found) return null
  const [, minus, digits = '', fraction = ''] = found
  const value = Number(`${digits.replace(/\D/g, '')}.${fraction}0`)
  return Number.isFinite(value) ? (minus ? -value : value) : null
}

/** As many decimals as were typed: a limit is not to be rounded. */
export const exactNumber = (value: number, locale: string) =>
  numberFormat(locale, { maximumFractionDigits: 10 }).format(value)
