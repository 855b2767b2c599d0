// What tabs, orders and filters of an example are called in the guide's other languages: written into
// the example's own attributes, so that its source is what somebody would paste there.

type Tongue = 'pl' | 'de' | 'da'
type Labels = Readonly<Record<string, Readonly<Record<Tongue, string>>>>

/** By what stands behind a bar. */
const words: Labels = {
  Events: { pl: 'Wydarzenia', de: 'Veranstaltungen', da: 'Arrangementer' },
  Articles: { pl: 'Artykuły', de: 'Artikel', da: 'Artikler' },
  Handbook: { pl: 'Podręcznik', de: 'Handbuch', da: 'Håndbog' },
  'Soonest first': {
    pl: 'Najpierw najbliższe',
    de: 'Nächste Termine zuerst',
    da: 'Tidligste først',
  },
  Kind: { pl: 'Rodzaj', de: 'Art', da: 'Type' },
  Price: { pl: 'Cena', de: 'Preis', da: 'Pris' },
  Colour: { pl: 'Kolor', de: 'Farbe', da: 'Farve' },
  Rating: { pl: 'Ocena', de: 'Bewertung', da: 'Bedømmelse' },
  'In stock': { pl: 'Dostępne', de: 'Verfügbar', da: 'På lager' },
  'Most popular': { pl: 'Najpopularniejsze', de: 'Beliebtheit', da: 'Mest populære' },
  'Price: low to high': { pl: 'Od najtańszych', de: 'Preis aufsteigend', da: 'Billigste først' },
  'Price: high to low': { pl: 'Od najdroższych', de: 'Preis absteigend', da: 'Dyreste først' },
}

/** By the name of a filter that has no words of its own. */
const filters: Labels = {
  city: { pl: 'Miasto', de: 'Stadt', da: 'By' },
  country: { pl: 'Kraj', de: 'Land', da: 'Land' },
  venue: { pl: 'Miejsce', de: 'Ort', da: 'Sted' },
  category: { pl: 'Kategoria', de: 'Kategorie', da: 'Kategori' },
  'categories.lvl0>categories.lvl1': { pl: 'Dziedzina', de: 'Bereich', da: 'Emne' },
  kind: { pl: 'Rodzaj', de: 'Art', da: 'Type' },
  price: { pl: 'Cena', de: 'Preis', da: 'Pris' },
  starts_at: { pl: 'Kiedy', de: 'Wann', da: 'Hvornår' },
  rating: { pl: 'Ocena', de: 'Bewertung', da: 'Bedømmelse' },
  free: { pl: 'Wstęp wolny', de: 'Eintritt frei', da: 'Gratis' },
  wheelchair: { pl: 'Dostęp dla wózków', de: 'Rollstuhlgerecht', da: 'Kørestolsvenlig' },
  tags: { pl: 'Cechy', de: 'Merkmale', da: 'Kendetegn' },
  color: { pl: 'Kolor', de: 'Farbe', da: 'Farve' },
}

const isTongue = (lang: string): lang is Tongue => ['pl', 'de', 'da'].includes(lang)

/** A name, with its type and its options, and no label yet. */
const unnamed = /(^|,)(\s*)([\w.>]+)((?::[a-z]+)?(?:\([^)]*\))?)(?=\s*(?:,|$))/g

const named = (facets: string, tongue: Tongue) =>
  facets.replace(unnamed, (item, comma: string, blank: string, name: string, rest: string) => {
    const label = filters[name]?.[tongue]
    return label ? `${comma}${blank}${name}${rest}|${label}` : item
  })

/** A page that names its filters in every language by itself is left to do so. */
export function labelled(html: string, lang: string): string {
  if (!isTongue(lang)) return html
  const inWords = html.replace(/\|([A-Z][\w: ]*?)(?=[,"\n])/g, (whole, label: string) =>
    words[label] ? `|${words[label][lang]}` : whole,
  )
  if (html.includes('addMessages')) return inWords
  return inWords.replace(
    /facets="([^"]*)"/g,
    (_, facets: string) => `facets="${named(facets, lang)}"`,
  )
}
