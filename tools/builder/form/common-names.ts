// What filters are called that many indices have: those that the element calls so by itself, and others that
// only the builder knows. Longer than other files because it is one table.
import { fieldNames, placeOfField } from '../../../src/contract/field-names.ts'
import { humanised } from '../../../src/contract/humanised.ts'
import type { Language } from '../words/shape.ts'

type Names = Readonly<Record<Language, string>>

/** These come first: the end of something is a date, too. */
const others: readonly [fields: RegExp, names: Names][] = [
  [/^region$/, { en: 'Region', pl: 'Region', de: 'Region', da: 'Region' }],
  [/^(?:end|ends|until)(?: at| on| date)?$/, { en: 'End', pl: 'Koniec', de: 'Ende', da: 'Slut' }],
  [
    /^(?:performers?|artists?|bands?)$/,
    { en: 'Performer', pl: 'Wykonawca', de: 'Künstler', da: 'Kunstner' },
  ],
  [/^currenc(?:y|ies)$/, { en: 'Currency', pl: 'Waluta', de: 'Währung', da: 'Valuta' }],
  [/^(?:section|hierarchy)$/, { en: 'Section', pl: 'Dział', de: 'Bereich', da: 'Afsnit' }],
  [/^materials?$/, { en: 'Material', pl: 'Materiał', de: 'Material', da: 'Materiale' }],
  [/^levels?$/, { en: 'Level', pl: 'Poziom', de: 'Niveau', da: 'Niveau' }],
  [/^genres?$/, { en: 'Genre', pl: 'Gatunek', de: 'Genre', da: 'Genre' }],
  [/^(?:format|formats)$/, { en: 'Format', pl: 'Format', de: 'Format', da: 'Format' }],
  [/^departments?$/, { en: 'Department', pl: 'Dział', de: 'Abteilung', da: 'Afdeling' }],
  [/^(?:status|state)$/, { en: 'Status', pl: 'Status', de: 'Status', da: 'Status' }],
  [/^(?:gender|sex)$/, { en: 'Gender', pl: 'Płeć', de: 'Geschlecht', da: 'Køn' }],
  [/^(?:sale|on sale|discount)$/, { en: 'Sale', pl: 'Promocja', de: 'Angebot', da: 'Tilbud' }],
  [/^(?:free|is free)$/, { en: 'Free', pl: 'Bezpłatne', de: 'Kostenlos', da: 'Gratis' }],
  [
    /^price range$/,
    { en: 'Price range', pl: 'Przedział cenowy', de: 'Preisspanne', da: 'Prisinterval' },
  ],
  [/^badge$/, { en: 'Badge', pl: 'Oznaczenie', de: 'Label', da: 'Mærkat' }],
  [/^collections?$/, { en: 'Collection', pl: 'Kolekcja', de: 'Kollektion', da: 'Kollektion' }],
  [/^theme$/, { en: 'Theme', pl: 'Motyw', de: 'Motiv', da: 'Tema' }],
  [/^binding$/, { en: 'Binding', pl: 'Oprawa', de: 'Einband', da: 'Indbinding' }],
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

/** Other names of what the element knows. */
const alike: readonly [RegExp, string][] = [
  [/^(?:post|content|inventory) | label$/g, ''],
  [/^(?:keyword|subject)s?$/, 'topic'],
  [/^manufacturer$/, 'brand'],
  [/^cost$/, 'price'],
  [/^day$/, 'date'],
  [/^stars$/, 'rating'],
  [/^availability$/, 'in stock'],
  [/^venue$/, 'place'],
  [/^lang$/, 'language'],
]

/** `post_author.display_name` is an author, `post_type_label` a type: how it is kept says nothing. */
function readAs(field: string): string {
  const stem = field.replace(/\.[a-z]{2}(?:-[A-Z]{2})?$/, '')
  const said = stem.replace(/(?:\.(?:sys|id|name|display_name))+$/, '')
  const read = alike.reduce(
    (name, [other, known]) => name.replace(other, known),
    humanised(said).toLowerCase(),
  )
  return read === 'category' && /\.lvl\d$/.test(field) ? 'categories' : read
}

const known = fieldNames.en.split(',')

/** In English, the first of the names that fields of that meaning have. */
function knownName(at: number, language: Language) {
  const name = fieldNames[language].split(',')[at]?.split('/')[0]
  return name ? name.charAt(0).toUpperCase() + name.slice(1) : null
}

/** As the element does. */
export function shownName(field: string, language: Language) {
  const read = humanised(field)
  return (language !== 'en' && knownName(placeOfField(read, known), language)) || read
}

function bestName(field: string, language: Language) {
  const read = readAs(field)
  const other = others.find(([fields]) => fields.test(read))?.[1][language]
  return other ?? knownName(placeOfField(read, known), language)
}

/** What most people filter by comes first; the rest stays in its order. */
export const commonFirst = <T extends { name: string }>(facets: readonly T[]): readonly T[] => {
  const rank = ({ name }: T) => {
    const read = readAs(name)
    const isOther = others.some(([fields]) => fields.test(read))
    const at = isOther ? -1 : placeOfField(read, known)
    return at < 0 ? known.length + Number(!isOther) : at
  }
  return [...facets].sort((one, other) => rank(one) - rank(other))
}

/** As most people call it. */
export const nameOfFilter = (field: string, language: Language) =>
  bestName(field, language) ?? shownName(field, language)

/** Null where there is none, or visitors read that anyway. */
export function commonName(field: string, language: Language): string | null {
  const name = bestName(field, language)
  return name === shownName(field, language) ? null : name
}
