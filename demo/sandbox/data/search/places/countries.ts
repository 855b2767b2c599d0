// The countries around the Baltic.
import type { Told } from '../languages.ts'

export interface Country {
  name: Told
}

export const countries = {
  poland: { name: { en: 'Poland', pl: 'Polska', de: 'Polen', da: 'Polen' } },
  germany: { name: { en: 'Germany', pl: 'Niemcy', de: 'Deutschland', da: 'Tyskland' } },
  denmark: { name: { en: 'Denmark', pl: 'Dania', de: 'Dänemark', da: 'Danmark' } },
  sweden: { name: { en: 'Sweden', pl: 'Szwecja', de: 'Schweden', da: 'Sverige' } },
  finland: { name: { en: 'Finland', pl: 'Finlandia', de: 'Finnland', da: 'Finland' } },
  estonia: { name: { en: 'Estonia', pl: 'Estonia', de: 'Estland', da: 'Estland' } },
  latvia: { name: { en: 'Latvia', pl: 'Łotwa', de: 'Lettland', da: 'Letland' } },
  lithuania: { name: { en: 'Lithuania', pl: 'Litwa', de: 'Litauen', da: 'Litauen' } },
} satisfies Record<string, Country>

export type CountryId = keyof typeof countries
