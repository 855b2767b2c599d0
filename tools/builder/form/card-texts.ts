// The texts on the cards of filters and indices, in everyday words.
import { humanised } from '../../../src/contract/humanised.ts'
import type { FoundFacet, FoundIndex, Inspection } from '../inspect/finding.ts'
import { mostValues } from '../inspect/records.ts'
import { asItem } from '../lists.ts'
import { localeName, locales } from '../locales.ts'
import type { Language } from '../words/shape.ts'
import { filledIn, wordsOf } from '../words/words.ts'
import type { Card } from './Cards.tsx'
import { commonFirst, nameOfFilter, shownName } from './common-names.ts'

const numberIn = (value: number, language: Language) => value.toLocaleString(language)

/** Seconds, or thousandths of them. */
const dayIn = (value: number, language: Language) =>
  new Date(value > 1e11 ? value : value * 1000).toLocaleDateString(language, {
    dateStyle: 'medium',
  })

/** Of a colour its name alone: `Red;#c00`. */
const namesOf = (values: readonly string[]) =>
  values
    .slice(0, 3)
    .map((value) => value.replace(/(.);#[\da-f]+$/i, '$1'))
    .join(', ')

/** Some values by which people know it, and how many there are. */
function valuesIn({ type, values, limits }: FoundFacet, language: Language): string {
  const words = wordsOf[language]
  if (limits) {
    const told = type === 'date' ? dayIn : numberIn
    return `${told(limits.min, language)} – ${told(limits.max, language)}`
  }
  if (type === 'toggle' || !values.length) return ''
  if (values.length <= 3) return namesOf(values)
  const text = values.length < mostValues ? words.someValues : words.manyValues
  const count = numberIn(values.length, language)
  return filledIn(text, { values: namesOf(values), count })
}

/** As most people call it; of two that would be called the same, the first. */
export function facetTitle(facet: FoundFacet, all: readonly FoundFacet[], language: Language) {
  const title = nameOfFilter(facet.name, language)
  const first = all.find(({ name }) => nameOfFilter(name, language) === title)
  return first === facet ? title : humanised(facet.name)
}

/** With the name on the card, where visitors would not read that anyway, in the language of their page. */
function itemOf(facet: FoundFacet, all: readonly FoundFacet[], spoken: Language) {
  const title = facetTitle(facet, all, spoken)
  return title === shownName(facet.name, spoken) ? facet.item : `${facet.item}|${asItem(title)}`
}

/** Cards are in the language of the builder; a click writes the language of the page. */
export const facetCards = (
  facets: readonly FoundFacet[],
  language: Language,
  spoken: Language,
): readonly Card[] =>
  commonFirst(facets).map((facet) => ({
    item: itemOf(facet, facets, spoken),
    title: facetTitle(facet, facets, language),
    written: facet.name,
    inside: [wordsOf[language].kinds[facet.type], valuesIn(facet, language)]
      .filter(Boolean)
      .join(': '),
  }))

export const entryCards = (entries: Inspection['entries']): readonly Card[] =>
  entries.map(({ id, title }) => ({
    item: id,
    title,
    written: title === id ? '' : id,
    inside: '',
  }))

const inLanguage = new RegExp(`^(.+)[_-](${locales.join('|')})$`)

/** `news_en`, `news_de` → `news_{language:en,de}`: one for pages in several languages. */
function families(indices: readonly FoundIndex[], language: Language): readonly Card[] {
  const all = new Map<string, { code: string; index: FoundIndex }[]>()
  for (const index of indices) {
    const [whole = '', stem = '', code = ''] = inLanguage.exec(index.name) ?? []
    const family = whole.slice(0, whole.length - code.length)
    if (stem) all.set(family, [...(all.get(family) ?? []), { code, index }])
  }
  return [...all]
    .filter(([, members]) => members.length > 1)
    .map(([family, members]) => {
      const codes = members.map(({ code }) => code)
      const own = members.find(({ code }) => code === language) ?? members[0]
      const item = `${family}{language:${codes.join(',')}}`
      const names = codes.map((code) => localeName(code, language)).join(', ')
      const spoken = filledIn(wordsOf[language].byLanguage, { languages: names })
      return {
        item,
        title: humanised(family),
        written: item,
        inside: [own && insideOf(own.index, language), spoken].filter(Boolean).join(' · '),
      }
    })
}

/** `&#8211;` → `–`, as a CMS writes its titles. */
const decoded = (text: string) =>
  new DOMParser().parseFromString(text.replaceAll('<', '&lt;'), 'text/html').body.textContent

/** What is known of an index by its name alone; empty of most. */
type Described = (index: string) => string

function insideOf({ records, titles }: FoundIndex, language: Language): string {
  const count = filledIn(wordsOf[language].records, { count: numberIn(records, language) })
  return [count, ...titles.map(decoded)].join(' · ')
}

/** One for several languages first, then the largest; those of one language of several last. */
export function indexCards(
  all: readonly FoundIndex[],
  language: Language,
  described: Described = () => '',
): readonly Card[] {
  const several = families(all, language)
  const isMember = ({ name }: FoundIndex) => {
    const [whole = '', , code = ''] = inLanguage.exec(name) ?? []
    const family = whole.slice(0, whole.length - code.length)
    return several.some(({ item }) => family && item.startsWith(`${family}{`))
  }
  const cards = [...all]
    .sort((one, other) => other.records - one.records)
    .map((index) => ({
      isMember: isMember(index),
      card: { item: index.name, title: index.name, written: '', inside: insideOf(index, language) },
    }))
  const those = (member: boolean) =>
    cards.filter((one) => one.isMember === member).map(({ card }) => card)
  return [...several, ...those(false), ...those(true)].map((card) => ({
    ...card,
    inside: [described(card.item), card.inside].filter(Boolean).join(' '),
  }))
}
