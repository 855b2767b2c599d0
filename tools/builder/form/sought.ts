// Other words that people search for to find a setting.
import type { Language } from '../words/shape.ts'
import { wordsOf } from '../words/words.ts'

const table: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    brand: 'brand color accent links buttons',
    looks: 'color background',
    'hit-currency': 'money dollar euro pound',
    layout: 'header menu popup overlay',
    facets: 'category date price size brand',
    sort: 'start first soonest newest cheapest latest',
    filters: 'category upcoming hide',
    selected: 'category preset',
  },
  pl: {
    brand: 'marka kolor linki odnośniki przyciski',
    looks: 'kolor tło',
    'hit-currency': 'pieniądze złoty zł euro',
    layout: 'nagłówek menu okno',
    facets: 'filtr kategoria data cena rozmiar marka',
    sort: 'kolejność początek najbliższe najnowsze najtańsze',
    filters: 'kategoria nadchodzące ukryj',
    selected: 'kategoria na początek',
  },
  de: {
    brand: 'Marke Farbe Links Buttons Knöpfe Schaltflächen',
    looks: 'Farbe Hintergrund',
    'hit-currency': 'Geld Euro Franken',
    layout: 'Header Kopf Menü Fenster',
    facets: 'Kategorie Datum Preis Größe Marke',
    sort: 'Reihenfolge Anfang zuerst nächste neueste günstigste aufsteigend',
    filters: 'Kategorie kommende ausblenden',
    selected: 'Kategorie Vorauswahl',
  },
  da: {
    brand: 'mærke brand farve links knapper',
    looks: 'farve baggrund',
    'hit-currency': 'penge kroner kr euro',
    layout: 'sidehoved header menu vindue',
    facets: 'filter kategori dato pris størrelse mærke brand',
    sort: 'rækkefølge start først nyeste billigste',
    filters: 'kategori kommende skjul',
    selected: 'kategori forvalg',
  },
}

/** A filter is looked for by what it is, too: dates, a price, stars; the looks by their measures. */
export function soughtAs(name: string, language: Language): string {
  const { kinds, tokens, measures } = wordsOf[language]
  const inside = { facets: kinds, looks: { ...tokens, ...measures } }[name] ?? {}
  return [table[language][name] ?? '', ...Object.values(inside)].join(' ')
}
