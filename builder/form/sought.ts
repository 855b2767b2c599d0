// Words by which people look for a setting that says it in others.
import { type Language, wordsOf } from '../words/words.ts'

const table: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    looks: 'brand color background',
    layout: 'header menu popup overlay',
    facets: 'category date price size',
    sort: 'soonest newest cheapest latest',
    filters: 'category upcoming hide',
    selected: 'category preset',
  },
  pl: {
    looks: 'marka kolor tło',
    layout: 'nagłówek menu okno',
    facets: 'filtr kategoria data cena rozmiar',
    sort: 'najbliższe najnowsze najtańsze',
    filters: 'kategoria nadchodzące ukryj',
    selected: 'kategoria na początek',
  },
  de: {
    looks: 'Marke Farbe Hintergrund',
    layout: 'Kopf Menü Fenster',
    facets: 'Kategorie Datum Preis Größe',
    sort: 'nächste neueste günstigste',
    filters: 'Kategorie kommende ausblenden',
    selected: 'Kategorie Vorauswahl',
  },
  da: {
    looks: 'mærke farve baggrund',
    layout: 'sidehoved menu vindue',
    facets: 'filter kategori dato pris størrelse',
    sort: 'først nyeste billigste',
    filters: 'kategori kommende skjul',
    selected: 'kategori forvalg',
  },
}

/** A filter is looked for by what it is, too: dates, a price, stars. */
export function soughtAs(name: string, language: Language): string {
  const kinds = name === 'facets' ? Object.values(wordsOf[language].kinds) : []
  return [table[language][name] ?? '', ...kinds].join(' ')
}
