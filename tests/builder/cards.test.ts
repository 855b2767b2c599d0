// The content of the cards for filters and indices.
import { expect, test } from 'vitest'
import { searchIndices } from '../../demo/sandbox/data/search/indices.ts'
import { humanised } from '../../src/contract/humanised.ts'
import { facetCards, indexCards } from '../../tools/builder/form/card-texts.ts'
import { nameOfFilter } from '../../tools/builder/form/common-names.ts'
import { facetsIn, localesIn, titlesIn } from '../../tools/builder/inspect/records.ts'
import { firstFilters } from '../../tools/builder/useFirstFilters.ts'

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
    1,
  )
  const titles = (language: 'en' | 'de') =>
    facetCards(found, language, 'en').map(({ title }) => title)
  expect(titles('en')).toEqual(['City', 'Category', 'Categories', 'Aisle'])
  expect(titles('de')).toEqual(['Stadt', 'Kategorie', 'Kategorien', 'Aisle'])
  const twice = facetsIn({ starts_at: { 1: 1 }, published_at: { 2: 1 } }, {}, 1)
  expect(facetCards(twice, 'de', 'en').map(({ title }) => title)).toEqual(['Datum', 'Published at'])
})

test('a filter has the name of its meaning, whatever its field is called', () => {
  const called = (...names: readonly string[]) =>
    facetCards(
      facetsIn(Object.fromEntries(names.map((name) => [name, { a: 1 }])), {}, 1),
      'da',
      'da',
    ).map(({ title }) => title)
  expect(called('brand.name')).toEqual(['Mærke'])
  expect(called('post_author.display_name')).toEqual(['Forfatter'])
  expect(called('fields.topics.en-US')).toEqual(['Emne'])
  expect(called('sys.contentType.sys.id')).toEqual(['Type'])
  // A crawler’s own fields are for the search; what is left is its chapter.
  expect(called('type', 'lang', 'hierarchy.lvl0')).toEqual(['Afsnit'])
  expect(called('type')).toEqual(['Type'])
})

test('a filter says its first values and how many there are, of numbers the least and the most, and brings a name that visitors of the page would not read anyway', () => {
  const values = Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`v${at}`, 1]))
  const stats = { price: { min: 2, max: 1200 } }
  const cards = facetCards(
    facetsIn(
      { brand: values, price: { 2: 1 }, color: { 'Red;#c00': 1 }, gender: { f: 1 } },
      stats,
      1,
    ),
    'en',
    'de',
  )
  expect(cards.map(({ item, inside }) => [item, inside])).toEqual([
    ['brand', 'boxes to tick: v0, v1, v2 … 100 or more'],
    ['price:range', 'range, from–to: 2 – 1,200'],
    ['color:color', 'colours: Red'],
    ['gender|Geschlecht', 'boxes to tick: f'],
  ])
})

test('filters are offered by how much they help, with the type that the element gives them', () => {
  const facets = {
    maker: { Lind: 30, Holm: 20, Moss: 10 },
    sku: { a1: 1, a2: 1, a3: 1 },
    bedrooms: { 1: 20, 2: 30, 3: 10 },
    rating: { 2: 10, 4: 50 },
    added: { 1773300000: 30, 1773303600: 30 },
  }
  const stats = {
    bedrooms: { min: 1, max: 3 },
    rating: { min: 2, max: 4 },
    added: { min: 1773300000, max: 1773303600 },
  }
  const found = facetsIn(facets, stats, 60)
  expect(found.map(({ item }) => item)).toEqual([
    ...['maker', 'sku', 'bedrooms', 'rating:rating', 'added:date'],
  ])
  expect(found.filter(({ help }) => !help).map(({ name }) => name)).toEqual(['sku'])
  expect(firstFilters(found, 'en')).toBe('')
  expect(firstFilters(found, 'pl')).toBe('')
  const named = facetsIn({ ...facets, gender: { f: 30, m: 30 } }, stats, 60)
  expect(firstFilters(named, 'en')).toBe('')
  expect(firstFilters(named, 'pl').split(', ')).toContain('gender|Płeć')
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

test('every filter of the sample data has a name in each language', () => {
  const fields = searchIndices({ now: new Date('2026-11-24'), assetUrl: (id) => id })
    .flatMap(({ settings }) => settings.attributesForFaceting ?? [])
    .filter((field) => !field.startsWith('filterOnly'))
    .map((field) => field.replace(/^(?:\w+\()*([^()]+)\)*$/, '$1'))
  expect(fields.length).toBeGreaterThan(50)
  const nameless = fields.filter((field) =>
    (['pl', 'de', 'da'] as const).every(
      (language) => nameOfFilter(field, language) === humanised(field),
    ),
  )
  // The word is the same in all of them.
  expect([...new Set(nameless)]).toEqual(['options.format'])
})

test('an index says what it is before what is in it, and records of a crawler are called by their page', () => {
  const found = [index('shop', 24, ['Cup'])]
  const cards = indexCards(found, 'en', (name) => (name === 'shop' ? 'A shop.' : ''))
  expect(cards.map(({ inside }) => inside)).toEqual(['A shop. Records: 24 · Cup'])
  const crawled = { type: 'content', hierarchy: { lvl0: 'Guide', lvl1: 'Planning' } }
  expect(titlesIn([crawled])).toEqual(['Planning'])
})

test('records whose texts are in several languages are known by them', () => {
  const title = { 'en-US': 'Lamp', pl: 'Lampa', de: 'Lampe' }
  expect(localesIn([{ fields: { title } }, { title: { en: 'Sea', da: 'Hav' } }])).toEqual([
    'en-US',
    'pl',
    'de',
    'en',
    'da',
  ])
  expect(localesIn([{ title: 'Lamp', size: { en: 'A4' }, at: { de: 1, height: 2 } }])).toEqual([])
})
