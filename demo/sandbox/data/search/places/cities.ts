// The cities of the guide: their names in four languages, and the words for "in" each of them.
import type { Told } from '../languages.ts'
import type { TimeZone } from '../zone.ts'
import type { CountryId } from './countries.ts'

export interface City {
  country: CountryId
  zone: TimeZone
  name: Told
  /** With its preposition, in the case the language asks for. */
  in: Told
}

const told = (en: string, pl: string, de: string, da: string): Told => ({ en, pl, de, da })

function city(country: CountryId, zone: TimeZone, name: Told, polishIn: string, island?: 'island') {
  const place: City = {
    country,
    zone,
    name,
    in: {
      en: `${island ? 'on' : 'in'} ${name.en}`,
      pl: polishIn,
      de: `${island ? 'auf' : 'in'} ${name.de}`,
      da: `${island ? 'på' : 'i'} ${name.da}`,
    },
  }
  return place
}

const polish = (name: Told, polishIn: string) => city('poland', 'Europe/Warsaw', name, polishIn)
const german = (name: Told, polishIn: string) => city('germany', 'Europe/Berlin', name, polishIn)
const danish = (name: Told, polishIn: string, island?: 'island') =>
  city('denmark', 'Europe/Copenhagen', name, polishIn, island)
const swedish = (name: Told, polishIn: string) => city('sweden', 'Europe/Stockholm', name, polishIn)
const finnish = (name: Told, polishIn: string) => city('finland', 'Europe/Helsinki', name, polishIn)
const latvian = (name: Told, polishIn: string) => city('latvia', 'Europe/Riga', name, polishIn)

export const cities = {
  gdansk: polish(told('Gdańsk', 'Gdańsk', 'Danzig', 'Gdańsk'), 'w Gdańsku'),
  gdynia: polish(told('Gdynia', 'Gdynia', 'Gdynia', 'Gdynia'), 'w Gdyni'),
  sopot: polish(told('Sopot', 'Sopot', 'Sopot', 'Sopot'), 'w Sopocie'),
  szczecin: polish(told('Szczecin', 'Szczecin', 'Stettin', 'Szczecin'), 'w Szczecinie'),
  krakow: polish(told('Kraków', 'Kraków', 'Krakau', 'Kraków'), 'w Krakowie'),
  lubeck: german(told('Lübeck', 'Lubeka', 'Lübeck', 'Lübeck'), 'w Lubece'),
  rostock: german(told('Rostock', 'Rostock', 'Rostock', 'Rostock'), 'w Rostocku'),
  stralsund: german(told('Stralsund', 'Stralsund', 'Stralsund', 'Stralsund'), 'w Stralsundzie'),
  greifswald: german(
    told('Greifswald', 'Greifswald', 'Greifswald', 'Greifswald'),
    'w Greifswaldzie',
  ),
  kiel: german(told('Kiel', 'Kilonia', 'Kiel', 'Kiel'), 'w Kilonii'),
  copenhagen: danish(told('Copenhagen', 'Kopenhaga', 'Kopenhagen', 'København'), 'w Kopenhadze'),
  aarhus: danish(told('Aarhus', 'Aarhus', 'Aarhus', 'Aarhus'), 'w Aarhus'),
  odense: danish(told('Odense', 'Odense', 'Odense', 'Odense'), 'w Odense'),
  bornholm: danish(told('Bornholm', 'Bornholm', 'Bornholm', 'Bornholm'), 'na Bornholmie', 'island'),
  stockholm: swedish(told('Stockholm', 'Sztokholm', 'Stockholm', 'Stockholm'), 'w Sztokholmie'),
  visby: swedish(told('Visby', 'Visby', 'Visby', 'Visby'), 'w Visby'),
  malmo: swedish(told('Malmö', 'Malmö', 'Malmö', 'Malmø'), 'w Malmö'),
  helsinki: finnish(told('Helsinki', 'Helsinki', 'Helsinki', 'Helsinki'), 'w Helsinkach'),
  turku: finnish(told('Turku', 'Turku', 'Turku', 'Turku'), 'w Turku'),
  tallinn: city(
    'estonia',
    'Europe/Tallinn',
    told('Tallinn', 'Tallinn', 'Tallinn', 'Tallinn'),
    'w Tallinnie',
  ),
  riga: latvian(told('Riga', 'Ryga', 'Riga', 'Riga'), 'w Rydze'),
  liepaja: latvian(told('Liepāja', 'Lipawa', 'Liepāja', 'Liepāja'), 'w Lipawie'),
  klaipeda: city(
    'lithuania',
    'Europe/Vilnius',
    told('Klaipėda', 'Kłajpeda', 'Klaipėda', 'Klaipėda'),
    'w Kłajpedzie',
  ),
} satisfies Record<string, City>

export type CityId = keyof typeof cities
