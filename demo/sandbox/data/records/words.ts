// What the facts of a page are called.
import type { Told } from '../search/languages.ts'

const told = (en: string, pl: string, de: string, da: string): Told => ({ en, pl, de, da })

export const words = {
  when: told('When', 'Kiedy', 'Wann', 'Hvornår'),
  where: told('Where', 'Gdzie', 'Wo', 'Hvor'),
  who: told('With', 'Występują', 'Mit', 'Med'),
  kind: told('Kind', 'Rodzaj', 'Art', 'Type'),
  price: told('Price', 'Cena', 'Preis', 'Pris'),
  free: told('Free', 'Wstęp wolny', 'Eintritt frei', 'Gratis'),
  before: told('before', 'wcześniej', 'vorher', 'før'),
  maker: told('Maker', 'Producent', 'Hersteller', 'Producent'),
  colour: told('Colour', 'Kolor', 'Farbe', 'Farve'),
  rating: told('Rating', 'Ocena', 'Bewertung', 'Bedømmelse'),
  stock: told('In stock', 'Dostępne', 'Verfügbar', 'På lager'),
  yes: told('Yes', 'Tak', 'Ja', 'Ja'),
  no: told('No', 'Nie', 'Nein', 'Nej'),
}
