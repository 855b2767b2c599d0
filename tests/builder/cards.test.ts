// What stands on the cards of filters and indices.
import { expect, test } from 'vitest'
import { facetCards, indexCards } from '../../builder/form/card-texts.ts'
import { facetsIn } from '../../builder/inspect/records.ts'

const index = (name: string, records: number, titles: readonly string[] = []) => ({
  name,
  records,
  titles,
  replicas: [],
})

test('what most people filter by comes first; a name that two filters would have is given to the first', () => {
  const found = facetsIn(
    { aisle: { d: 1 }, category: { a: 1 }, 'categories.lvl0': { b: 1 }, city: { c: 1 } },
    {},
  )
  const titles = (language: 'en' | 'de') =>
    facetCards(found, language, 'en').map(({ title }) => title)
  expect(titles('en')).toEqual(['City', 'Category', 'Categories', 'Aisle'])
  expect(titles('de')).toEqual(['Stadt', 'Kategorie', 'Categories', 'Aisle'])
})

test('a filter says its first values and how many there are, of numbers the least and the most, and brings its name in the language of the page', () => {
  const values = Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`v${at}`, 1]))
  const stats = { price: { min: 2, max: 1200 } }
  const cards = facetCards(
    facetsIn({ brand: values, price: { 2: 1 }, color: { 'Red;#c00': 1 } }, stats),
    'en',
    'de',
  )
  expect(cards.map(({ item, inside }) => [item, inside])).toEqual([
    ['brand|Marke', 'boxes to tick: v0, v1, v2 … 100 or more'],
    ['price:range|Preis', 'range, from–to: 2 – 1,200'],
    ['color:color|Farbe', 'colours: Red'],
  ])
})

test('indices of several languages come first, then the largest, and one of a language last', () => {
  const found = [
    index('few', 3),
    index('news_de', 7, ['Neu']),
    index('news_en', 9),
    index('many', 50),
  ]
  const cards = indexCards(found, 'de')
  expect(cards.map(({ item }) => item)).toEqual([
    'news_{language:de,en}',
    'many',
    'few',
    'news_en',
    'news_de',
  ])
  expect(cards[0]?.inside).toMatch(/^Datensätze: 7 · Neu · /)
  // One alone is no family, and a word at the end is no language.
  expect(
    indexCards([index('shop_de', 1), index('tea_pots', 1)], 'en').map(({ item }) => item),
  ).toEqual(['shop_de', 'tea_pots'])
})
