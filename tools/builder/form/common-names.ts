// What filters are called that most indices have, by the names that their fields have there. Longer than
// other files because it is one table.
import { humanised } from '../../../src/contract/humanised.ts'
import type { Language } from '../words/shape.ts'

type Names = Readonly<Record<Language, string>>

const common: readonly [fields: RegExp, names: Names][] = [
  [/^(?:city|town)$/, { en: 'City', pl: 'Miasto', de: 'Stadt', da: 'By' }],
  [/^country$/, { en: 'Country', pl: 'Kraj', de: 'Land', da: 'Land' }],
  [/^region$/, { en: 'Region', pl: 'Region', de: 'Region', da: 'Region' }],
  [
    /^(?:category|product type)$/,
    { en: 'Category', pl: 'Kategoria', de: 'Kategorie', da: 'Kategori' },
  ],
  [/^categories$/, { en: 'Categories', pl: 'Kategorie', de: 'Kategorien', da: 'Kategorier' }],
  [/^hierarchy$/, { en: 'Section', pl: 'Dział', de: 'Bereich', da: 'Afsnit' }],
  [/^(?:brand|vendor|manufacturer)$/, { en: 'Brand', pl: 'Marka', de: 'Marke', da: 'Mærke' }],
  [/^(?:price|cost)$/, { en: 'Price', pl: 'Cena', de: 'Preis', da: 'Pris' }],
  [/^colou?rs?$/, { en: 'Colour', pl: 'Kolor', de: 'Farbe', da: 'Farve' }],
  [/^sizes?$/, { en: 'Size', pl: 'Rozmiar', de: 'Größe', da: 'Størrelse' }],
  [/^materials?$/, { en: 'Material', pl: 'Materiał', de: 'Material', da: 'Materiale' }],
  [/^(?:rating|stars)$/, { en: 'Rating', pl: 'Ocena', de: 'Bewertung', da: 'Bedømmelse' }],
  [/^(?:end|ends|until)(?: at| on| date)?$/, { en: 'End', pl: 'Koniec', de: 'Ende', da: 'Slut' }],
  [/^(?:date|day|.+ (?:at|on|date))$/, { en: 'Date', pl: 'Data', de: 'Datum', da: 'Dato' }],
  [/^year$/, { en: 'Year', pl: 'Rok', de: 'Jahr', da: 'År' }],
  [
    /^(?:(?:post )?tags?|topics?|keywords?)$/,
    { en: 'Topic', pl: 'Temat', de: 'Thema', da: 'Emne' },
  ],
  [/^(?:post )?authors?$/, { en: 'Author', pl: 'Autor', de: 'Autor', da: 'Forfatter' }],
  [
    /^(?:type|kind|content type|post type(?: label)?)$/,
    { en: 'Kind', pl: 'Rodzaj', de: 'Art', da: 'Type' },
  ],
  [/^(?:lang|language)$/, { en: 'Language', pl: 'Język', de: 'Sprache', da: 'Sprog' }],
  [/^(?:venue|place|location)$/, { en: 'Place', pl: 'Miejsce', de: 'Ort', da: 'Sted' }],
  [
    /^(?:performers?|artists?|bands?)$/,
    { en: 'Performer', pl: 'Wykonawca', de: 'Künstler', da: 'Kunstner' },
  ],
  [/^currenc(?:y|ies)$/, { en: 'Currency', pl: 'Waluta', de: 'Währung', da: 'Valuta' }],
  [/^genres?$/, { en: 'Genre', pl: 'Gatunek', de: 'Genre', da: 'Genre' }],
  [/^(?:format|formats)$/, { en: 'Format', pl: 'Format', de: 'Format', da: 'Format' }],
  [/^levels?$/, { en: 'Level', pl: 'Poziom', de: 'Niveau', da: 'Niveau' }],
  [/^departments?$/, { en: 'Department', pl: 'Dział', de: 'Abteilung', da: 'Afdeling' }],
  [/^(?:status|state)$/, { en: 'Status', pl: 'Status', de: 'Status', da: 'Status' }],
  [/^(?:gender|sex)$/, { en: 'Gender', pl: 'Płeć', de: 'Geschlecht', da: 'Køn' }],
  [/^(?:sale|on sale|discount)$/, { en: 'Sale', pl: 'Promocja', de: 'Angebot', da: 'Tilbud' }],
  [/^(?:free|is free)$/, { en: 'Free', pl: 'Bezpłatne', de: 'Kostenlos', da: 'Gratis' }],
  [
    /^(?:in stock|(?:inventory )?available|availability)$/,
    { en: 'In stock', pl: 'Dostępne', de: 'Lieferbar', da: 'På lager' },
  ],
  [
    /^price range$/,
    { en: 'Price range', pl: 'Przedział cenowy', de: 'Preisbereich', da: 'Prisinterval' },
  ],
  [
    /^free shipping$/,
    { en: 'Free shipping', pl: 'Darmowa dostawa', de: 'Kostenloser Versand', da: 'Gratis fragt' },
  ],
  [/^badge$/, { en: 'Badge', pl: 'Oznaczenie', de: 'Kennzeichnung', da: 'Mærkat' }],
  [/^collections?$/, { en: 'Collection', pl: 'Kolekcja', de: 'Kollektion', da: 'Kollektion' }],
  [/^theme$/, { en: 'Theme', pl: 'Motyw', de: 'Motiv', da: 'Tema' }],
  [/^binding$/, { en: 'Binding', pl: 'Oprawa', de: 'Einband', da: 'Indbinding' }],
  [/^subjects?$/, { en: 'Subject', pl: 'Temat', de: 'Thema', da: 'Emne' }],
  [/^pages$/, { en: 'Pages', pl: 'Liczba stron', de: 'Seitenzahl', da: 'Sidetal' }],
  [/^lendable$/, { en: 'Lendable', pl: 'Do wypożyczenia', de: 'Ausleihbar', da: 'Kan lånes' }],
  [/^version$/, { en: 'Version', pl: 'Wersja', de: 'Version', da: 'Version' }],
  [
    /^wheelchair$/,
    { en: 'Wheelchair', pl: 'Dla wózków', de: 'Rollstuhlgerecht', da: 'Kørestolsvenlig' },
  ],
  [
    /^sign language$/,
    { en: 'Sign language', pl: 'Język migowy', de: 'Gebärdensprache', da: 'Tegnsprog' },
  ],
  [
    /^hearing loop$/,
    { en: 'Hearing loop', pl: 'Pętla indukcyjna', de: 'Induktionsschleife', da: 'Teleslynge' },
  ],
]

/** `post_author.display_name` is an author, and `topics.en-US` a topic: how it is kept says nothing. */
function readAs(field: string): string {
  const stem = field.replace(/\.[a-z]{2}(?:-[A-Z]{2})?$/, '')
  const said = stem.replace(/(?:\.(?:sys|id|name|display_name))+$/, '')
  const read = humanised(said).toLowerCase()
  return read === 'category' && /\.lvl\d$/.test(field) ? 'categories' : read
}

const placeOf = (field: string) => {
  const read = readAs(field)
  return common.findIndex(([fields]) => fields.test(read))
}

/** What most people filter by comes first; the rest stays in its order. */
export const commonFirst = <T extends { name: string }>(facets: readonly T[]): readonly T[] => {
  const rank = ({ name }: T) => placeOf(name) + 1 || common.length + 1
  return [...facets].sort((one, other) => rank(one) - rank(other))
}

/** Null where there is none, or visitors read that anyway. */
export function commonName(field: string, language: Language): string | null {
  const read = humanised(field)
  const found = common[placeOf(field)]?.[1][language]
  return found && found !== read ? found : null
}
