// The countries around the Baltic: their names, and what is paid with there.
import type { Told } from '../languages.ts'

export type Currency = 'PLN' | 'EUR' | 'DKK' | 'SEK'

export interface Country {
  name: Told
  currency: Currency
}

export const countries = {
  poland: { name: { en: 'Poland', pl: 'Polska', de: 'Polen', da: 'Polen' }, currency: 'PLN' },
  germany: {
    name: { en: 'Germany', pl: 'Niemcy', de: 'Deutschland', da: 'Tyskland' },
    currency: 'EUR',
  },
  denmark: { name: { en: 'Denmark', pl: 'Dania', de: 'Dänemark', da: 'Danmark' }, currency: 'DKK' },
  sweden: { name: { en: 'Sweden', pl: 'Szwecja', de: 'Schweden', da: 'Sverige' }, currency: 'SEK' },
  finland: {
    name: { en: 'Finland', pl: 'Finlandia', de: 'Finnland', da: 'Finland' },
    currency: 'EUR',
  },
  estonia: {
    name: { en: 'Estonia', pl: 'Estonia', de: 'Estland', da: 'Estland' },
    currency: 'EUR',
  },
  latvia: { name: { en: 'Latvia', pl: 'Łotwa', de: 'Lettland', da: 'Letland' }, currency: 'EUR' },
  lithuania: {
    name: { en: 'Lithuania', pl: 'Litwa', de: 'Litauen', da: 'Litauen' },
    currency: 'EUR',
  },
} satisfies Record<string, Country>

export type CountryId = keyof typeof countries
