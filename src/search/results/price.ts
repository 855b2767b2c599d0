// Turns prices of records into the form that readers of a language expect.
import { formatNumber, isCurrencyCode } from '../../format/format.ts'
import type { NumberStyle } from '../../format/plainly.ts'
import { isObject, type Json } from '../../net/json.ts'
import { textOf } from '../../recognition/paths.ts'
import { plain } from '../records/plain.ts'

export type Amount = [value: unknown, currency: string]

/** `{amount, currency}`, or `{EUR: …, USD: …}`: the currency asked for, else the first. */
function inside(price: Json, currency: string): Amount {
  const value = price.amount ?? price.value ?? price.default
  const own = textOf(price.currency ?? price.currencyCode)
  if (value !== undefined) return [value, own || currency]
  const codes = Object.keys(price).filter((key) => key === key.toUpperCase() && isCurrencyCode(key))
  const code = codes.find((key) => key === currency) ?? codes[0] ?? ''
  return [price[code], code]
}

/** The first of several prices. `code` is the currency if the price itself has none. */
export function amountOf(price: unknown, code: string): Amount {
  const currency = code.toUpperCase()
  if (Array.isArray(price)) return amountOf(price[0], currency)
  return isObject(price) ? amountOf(...inside(price, currency)) : [price, currency]
}

/** Text that is not a number is shown unchanged, because the owner may have formatted it. `free` replaces zero. */
export function priceOf([value, currency]: Amount, locale: string, free: string): string {
  const text = textOf(value)
  const amount = Number(text)
  if (!text || !Number.isFinite(amount)) return plain(text)
  if (amount === 0) return free
  const style: NumberStyle = isCurrencyCode(currency) ? { style: 'currency', currency } : {}
  return formatNumber(amount, locale, style)
}
