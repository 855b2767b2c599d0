// Currencies to click; all others are typed by name.
import type { Language } from '../words/shape.ts'

/** Where a language is spoken. */
export const usualCurrencies: Readonly<Record<Language, readonly string[]>> = {
  en: ['EUR', 'USD', 'GBP'],
  pl: ['PLN', 'EUR'],
  de: ['EUR', 'CHF'],
  da: ['DKK', 'EUR'],
}

export function currencyName(code: string, language: Language): string {
  const name = new Intl.DisplayNames(language, { type: 'currency' }).of(code)
  return name && name !== code ? `${name} (${code})` : code
}
