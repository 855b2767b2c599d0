// The venues, all of them invented. Longer than most files: it is a list.
import type { Language, Told } from '../languages.ts'
import type { CityId } from './cities.ts'
import { type VenueTypeId, venueTypes } from './venue-types.ts'

export interface Venue {
  id: string
  type: VenueTypeId
  city: CityId
  name: Told
  /** "At the venue", as each language says it. */
  at: Told
}

type Names = readonly (readonly [CityId, string])[]

/** Venues whose own name is the same in every language. */
const named: Partial<Record<VenueTypeId, Names>> = {
  hall: [
    ['gdansk', 'Kuźnia'],
    ['szczecin', 'Bryza'],
    ['rostock', 'Nordlicht'],
    ['aarhus', 'Kompasset'],
    ['malmo', 'Vågbrytaren'],
    ['tallinn', 'Tuletorn'],
    ['liepaja', 'Kaija'],
    ['helsinki', 'Aallokko'],
  ],
  theatre: [
    ['gdynia', 'Żagiel'],
    ['krakow', 'Kurtyna'],
    ['stralsund', 'Drei Möwen'],
    ['copenhagen', 'Kulissen'],
    ['odense', 'Den Blå Dør'],
    ['stockholm', 'Lilla Lampan'],
    ['turku', 'Pieni Majakka'],
    ['tallinn', 'Kajakas'],
    ['riga', 'Mazā Ausma'],
  ],
  club: [
    ['gdansk', 'Bosman'],
    ['szczecin', 'Pod Wielorybem'],
    ['rostock', 'Kranhaus'],
    ['kiel', 'Dock 5'],
    ['copenhagen', 'Kælder 9'],
    ['bornholm', 'Salt & Tjære'],
    ['stockholm', 'Nattfärjan'],
    ['riga', 'Ledus'],
    ['tallinn', 'Sadam 12'],
  ],
  gallery: [
    ['sopot', 'Farba'],
    ['krakow', 'Cegielnia'],
    ['greifswald', 'Weiße Wand'],
    ['aarhus', 'Blik'],
    ['malmo', 'Rum 7'],
    ['visby', 'Kalk'],
    ['helsinki', 'Valo'],
    ['riga', 'Balts'],
    ['klaipeda', 'Linija'],
  ],
  museum: [
    ['gdansk', 'Stary Spichlerz'],
    ['lubeck', 'Koggenhaus'],
    ['copenhagen', 'Saltlageret'],
    ['odense', 'Havets Arkiv'],
    ['visby', 'Bärnstensgården'],
    ['tallinn', 'Vana Kai'],
    ['klaipeda', 'Senasis Inkaras'],
    ['helsinki', 'Ankkuri'],
  ],
  cinema: [
    ['gdynia', 'Latarnia'],
    ['szczecin', 'Panorama'],
    ['kiel', 'Flimmerkiste'],
    ['aarhus', 'Projektoren'],
    ['stockholm', 'Stjärnan'],
    ['turku', 'Revontuli'],
    ['riga', 'Lanterna'],
  ],
  library: [
    ['sopot', 'Pod Mewą'],
    ['stralsund', 'Alte Post'],
    ['odense', 'Bogbåden'],
    ['visby', 'Strandgatan'],
    ['helsinki', 'Merikirja'],
    ['liepaja', 'Vējš'],
  ],
  ship: [
    ['gdynia', 'Zorza'],
    ['rostock', 'Frieda'],
    ['copenhagen', 'Havørnen'],
    ['stockholm', 'Östervåg'],
    ['turku', 'Merituuli'],
  ],
  market: [
    ['gdynia', 'Pod Zegarem'],
    ['lubeck', 'Alte Weberei'],
    ['aarhus', 'Den Gule'],
    ['helsinki', 'Itä'],
    ['riga', 'Ceturtais'],
  ],
  workshop: [
    ['gdansk', 'Dłuto'],
    ['rostock', 'Werk 3'],
    ['bornholm', 'Leret'],
    ['malmo', 'Spånet'],
    ['helsinki', 'Paja'],
    ['klaipeda', 'Lina'],
  ],
  centre: [
    ['szczecin', 'Mewa'],
    ['greifswald', 'Speicher 11'],
    ['odense', 'Tapperiet'],
    ['visby', 'Seglet'],
    ['turku', 'Purje'],
    ['tallinn', 'Kopli 9'],
    ['klaipeda', 'Burė'],
  ],
  lighthouse: [
    ['gdynia', 'Rozgwiazda'],
    ['rostock', 'Norderhaken'],
    ['bornholm', 'Klinten'],
    ['stockholm', 'Gråskär'],
    ['liepaja', 'Ziemeļu'],
  ],
  cafe: [
    ['krakow', 'Pod Parasolką'],
    ['sopot', 'Trzecia Fala'],
    ['stralsund', 'Zimt & Meer'],
    ['copenhagen', 'Kanelen'],
    ['visby', 'Kardemumma'],
    ['tallinn', 'Punane Tass'],
    ['riga', 'Baltā Krūze'],
  ],
}

type TranslatedVenue = readonly [VenueTypeId, CityId, Told, Told]

const told = (en: string, pl: string, de: string, da: string): Told => ({ en, pl, de, da })

/** Venues whose name is a word of the language: the name, and "at" it. */
const translated: readonly TranslatedVenue[] = [
  [
    'church',
    'gdansk',
    told(
      'St Brendan’s Church',
      'Kościół św. Brendana',
      'St.-Brendan-Kirche',
      'Sankt Brendans Kirke',
    ),
    told(
      'in St Brendan’s Church',
      'w kościele św. Brendana',
      'in der St.-Brendan-Kirche',
      'i Sankt Brendans Kirke',
    ),
  ],
  [
    'church',
    'lubeck',
    told('Skippers’ Church', 'Kościół Szyprów', 'Schifferkirche', 'Skipperkirken'),
    told(
      'in the Skippers’ Church',
      'w kościele Szyprów',
      'in der Schifferkirche',
      'i Skipperkirken',
    ),
  ],
  [
    'church',
    'stralsund',
    told('Pilots’ Chapel', 'Kaplica Pilotów', 'Lotsenkapelle', 'Lodskapellet'),
    told('in the Pilots’ Chapel', 'w kaplicy Pilotów', 'in der Lotsenkapelle', 'i Lodskapellet'),
  ],
  [
    'church',
    'aarhus',
    told('Fishermen’s Chapel', 'Kaplica Rybaków', 'Fischerkapelle', 'Fiskerkapellet'),
    told(
      'in the Fishermen’s Chapel',
      'w kaplicy Rybaków',
      'in der Fischerkapelle',
      'i Fiskerkapellet',
    ),
  ],
  [
    'church',
    'bornholm',
    told(
      'Søndby Round Church',
      'Kościół rotundowy w Søndby',
      'Rundkirche Søndby',
      'Søndby Rundkirke',
    ),
    told(
      'in Søndby Round Church',
      'w kościele rotundowym w Søndby',
      'in der Rundkirche Søndby',
      'i Søndby Rundkirke',
    ),
  ],
  [
    'church',
    'visby',
    told('St Ansgar’s Chapel', 'Kaplica św. Ansgara', 'St.-Ansgar-Kapelle', 'Sankt Ansgars Kapel'),
    told(
      'in St Ansgar’s Chapel',
      'w kaplicy św. Ansgara',
      'in der St.-Ansgar-Kapelle',
      'i Sankt Ansgars Kapel',
    ),
  ],
  [
    'church',
    'helsinki',
    told('Island Church', 'Kościół na Wyspie', 'Inselkirche', 'Økirken'),
    told('in the Island Church', 'w kościele na Wyspie', 'in der Inselkirche', 'i Økirken'),
  ],
  [
    'church',
    'riga',
    told('Rope-makers’ Church', 'Kościół Powroźników', 'Reepschlägerkirche', 'Rebslagerkirken'),
    told(
      'in the Rope-makers’ Church',
      'w kościele Powroźników',
      'in der Reepschlägerkirche',
      'i Rebslagerkirken',
    ),
  ],
  [
    'quay',
    'gdynia',
    told('Helmsmen’s Quay', 'Nabrzeże Sterników', 'Steuermannskai', 'Styrmandskajen'),
    told('on Helmsmen’s Quay', 'na nabrzeżu Sterników', 'am Steuermannskai', 'på Styrmandskajen'),
  ],
  [
    'quay',
    'rostock',
    told('Timber Quay', 'Nabrzeże Drzewne', 'Holzkai', 'Tømmerkajen'),
    told('on Timber Quay', 'na nabrzeżu Drzewnym', 'am Holzkai', 'på Tømmerkajen'),
  ],
  [
    'quay',
    'kiel',
    told('Pilots’ Quay', 'Nabrzeże Pilotów', 'Lotsenkai', 'Lodskajen'),
    told('on Pilots’ Quay', 'na nabrzeżu Pilotów', 'am Lotsenkai', 'på Lodskajen'),
  ],
  [
    'quay',
    'copenhagen',
    told('Herring Quay', 'Nabrzeże Śledziowe', 'Heringskai', 'Sildekajen'),
    told('on Herring Quay', 'na nabrzeżu Śledziowym', 'am Heringskai', 'på Sildekajen'),
  ],
  [
    'quay',
    'stockholm',
    told('Lantern Quay', 'Nabrzeże Latarniowe', 'Laternenkai', 'Lygtekajen'),
    told('on Lantern Quay', 'na nabrzeżu Latarniowym', 'am Laternenkai', 'på Lygtekajen'),
  ],
  [
    'quay',
    'tallinn',
    told('Tar Quay', 'Nabrzeże Smolne', 'Teerkai', 'Tjærekajen'),
    told('on Tar Quay', 'na nabrzeżu Smolnym', 'am Teerkai', 'på Tjærekajen'),
  ],
  [
    'quay',
    'klaipeda',
    told('Swan Quay', 'Nabrzeże Łabędzie', 'Schwanenkai', 'Svanekajen'),
    told('on Swan Quay', 'na nabrzeżu Łabędzim', 'am Schwanenkai', 'på Svanekajen'),
  ],
  [
    'park',
    'sopot',
    told('Gull Park', 'Park Mew', 'Möwenpark', 'Mågeparken'),
    told('in Gull Park', 'w parku Mew', 'im Möwenpark', 'i Mågeparken'),
  ],
  [
    'park',
    'szczecin',
    told('Magnolia Garden', 'Ogród Magnolii', 'Magnoliengarten', 'Magnoliehaven'),
    told('in the Magnolia Garden', 'w ogrodzie Magnolii', 'im Magnoliengarten', 'i Magnoliehaven'),
  ],
  [
    'park',
    'greifswald',
    told('Bastion Park', 'Park na Bastionie', 'Bastionspark', 'Bastionsparken'),
    told('in Bastion Park', 'w parku na Bastionie', 'im Bastionspark', 'i Bastionsparken'),
  ],
  [
    'park',
    'odense',
    told('Apple Garden', 'Ogród Jabłoniowy', 'Apfelgarten', 'Æblehaven'),
    told('in the Apple Garden', 'w ogrodzie Jabłoniowym', 'im Apfelgarten', 'i Æblehaven'),
  ],
  [
    'park',
    'malmo',
    told('Mill Park', 'Park Młyński', 'Mühlenpark', 'Mølleparken'),
    told('in Mill Park', 'w parku Młyńskim', 'im Mühlenpark', 'i Mølleparken'),
  ],
  [
    'park',
    'riga',
    told('Lime Tree Park', 'Park Lipowy', 'Lindenpark', 'Lindeparken'),
    told('in Lime Tree Park', 'w parku Lipowym', 'im Lindenpark', 'i Lindeparken'),
  ],
  [
    'square',
    'gdansk',
    told('Coopers’ Square', 'Plac Bednarzy', 'Böttcherplatz', 'Bødkerpladsen'),
    told('on Coopers’ Square', 'na placu Bednarzy', 'auf dem Böttcherplatz', 'på Bødkerpladsen'),
  ],
  [
    'square',
    'lubeck',
    told('Salt Market', 'Rynek Solny', 'Salzmarkt', 'Salttorvet'),
    told('on the Salt Market', 'na rynku Solnym', 'auf dem Salzmarkt', 'på Salttorvet'),
  ],
  [
    'square',
    'aarhus',
    told('Lantern Square', 'Plac Latarni', 'Laternenplatz', 'Lygtepladsen'),
    told('on Lantern Square', 'na placu Latarni', 'auf dem Laternenplatz', 'på Lygtepladsen'),
  ],
  [
    'square',
    'turku',
    told('Ferry Square', 'Plac Promowy', 'Fährplatz', 'Færgepladsen'),
    told('on Ferry Square', 'na placu Promowym', 'auf dem Fährplatz', 'på Færgepladsen'),
  ],
  [
    'square',
    'tallinn',
    told('Potters’ Square', 'Plac Garncarzy', 'Töpferplatz', 'Pottemagertorvet'),
    told('on Potters’ Square', 'na placu Garncarzy', 'auf dem Töpferplatz', 'på Pottemagertorvet'),
  ],
  [
    'beach',
    'sopot',
    told('Red Beach', 'Czerwona Plaża', 'Roter Strand', 'Den Røde Strand'),
    told('on Red Beach', 'na Czerwonej Plaży', 'am Roten Strand', 'på Den Røde Strand'),
  ],
  [
    'beach',
    'kiel',
    told('Lighthouse Beach', 'Plaża pod Latarnią', 'Leuchtturmstrand', 'Fyrstranden'),
    told('on Lighthouse Beach', 'na plaży pod Latarnią', 'am Leuchtturmstrand', 'på Fyrstranden'),
  ],
  [
    'beach',
    'bornholm',
    told('White Sands', 'Biała Plaża', 'Weißer Strand', 'Den Hvide Strand'),
    told('on White Sands', 'na Białej Plaży', 'am Weißen Strand', 'på Den Hvide Strand'),
  ],
  [
    'beach',
    'liepaja',
    told('Northern Beach', 'Plaża Północna', 'Nordstrand', 'Nordstranden'),
    told('on Northern Beach', 'na Plaży Północnej', 'am Nordstrand', 'på Nordstranden'),
  ],
  [
    'beach',
    'klaipeda',
    told('Dune Beach', 'Plaża Wydmowa', 'Dünenstrand', 'Klitstranden'),
    told('on Dune Beach', 'na plaży Wydmowej', 'am Dünenstrand', 'på Klitstranden'),
  ],
]

function perLanguage(say: (language: Language) => string): Told {
  return { en: say('en'), pl: say('pl'), de: say('de'), da: say('da') }
}

function namedVenues(type: VenueTypeId): Venue[] {
  return (named[type] ?? []).map(([city, name]) => ({
    id: `${type}-${city}`,
    type,
    city,
    name: perLanguage(() => name),
    at: perLanguage((language) => (venueTypes[type].at?.[language] ?? '{n}').replace('{n}', name)),
  }))
}

function translatedVenues(type: VenueTypeId): Venue[] {
  return translated
    .filter(([itsType]) => itsType === type)
    .map(([, city, name, at]) => ({ id: `${type}-${city}`, type, city, name, at }))
}

export function venuesOf(type: VenueTypeId): Venue[] {
  return [...namedVenues(type), ...translatedVenues(type)]
}

export function venueSentence(venue: Venue, language: Language): string {
  return venueTypes[venue.type].about[language]
}
