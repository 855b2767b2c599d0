// What the fields of an index are taken for, with nothing but its first records.
import { describe, expect, test } from 'vitest'
import type { Json } from '../../src/net/json.ts'
import { recognise } from '../../src/recognition/recognise.ts'
import { books, dishes, films, furniture, nested, people, prizes } from './indices.ts'

/** The first field of each place that has one. */
function placesOf(records: readonly Json[], named: string[] = []) {
  const { fields } = recognise(records, named)
  return Object.fromEntries(
    Object.entries(fields).flatMap(([place, [first]]) => (first ? [[place, first]] : [])),
  )
}
const factsOf = (records: readonly Json[]) => recognise(records).facts.map(({ name }) => name)

describe('a card has its field in each place', () => {
  test.each([
    ['prizes', prizes, { title: 'firstname', text: 'motivation' }],
    [
      'books',
      books,
      {
        title: 'title',
        text: 'shortDescription',
        image: 'thumbnailUrl',
        date: 'publishedDate',
      },
    ],
    ['furniture', furniture, { title: 'nazwa', text: 'opis', price: 'cena', image: 'zdjęcie' }],
    ['dishes', dishes, { title: 'name', text: 'instructions', image: 'image' }],
    ['people', people, { title: 'name', url: 'website' }],
    ['films', films, { title: 'Title', date: 'Release Date' }],
    ['nested', nested, { title: 'name.common' }],
  ])('%s', (_, records, expected) => {
    expect(placesOf(records)).toEqual(expected)
  })
})

describe('its facts tell results apart', () => {
  test.each([
    ['prizes', prizes, ['category', 'year']],
    ['books', books, ['categories', 'authors', 'pageCount']],
    ['furniture', furniture, ['kategoria']],
    ['dishes', dishes, ['difficulty', 'rating', 'prepTimeMinutes']],
    ['people', people, ['address.city', 'company.name']],
    ['films', films, ['Major Genre', 'Director']],
    ['nested', nested, ['places.region', 'capital']],
  ])('%s', (_, records, expected) => {
    expect(factsOf(records).sort()).toEqual(expected.sort())
  })
})

test('the two halves of a name are one title', () => {
  expect(recognise(prizes)).toMatchObject({ fields: { title: ['firstname'] }, surname: 'surname' })
  const whole = prizes.map(({ firstname, surname, ...rest }: Json) => ({
    name: `${firstname} ${surname}`,
    firstname,
    surname,
    ...rest,
  }))
  expect(recognise(whole)).toMatchObject({ surname: null })
  expect(placesOf(whole).title).toBe('name')
})

test('a number is written as stars, with its unit, as pages, or with its label', () => {
  expect(recognise(dishes).facts).toContainEqual({ name: 'rating', manner: 'stars' })
  expect(recognise(dishes).facts).toContainEqual({
    name: 'prepTimeMinutes',
    manner: { unit: 'min' },
  })
  expect(recognise(books).facts).toContainEqual({ name: 'pageCount', manner: 'pages' })
  expect(recognise(films).mannerOf('US Gross')).toBe('label')
  expect(recognise(films).mannerOf('Director')).toBe('plain')
  expect(recognise(films).mannerOf('nowhere')).toBe('plain')
})

test('a rating is a fact, and how often something was rated is none', () => {
  const rated = (most: number) => dishes.map(({ name }: Json, at) => ({ name, rating: most - at }))
  expect(factsOf(rated(94))).toEqual(['rating'])
  expect(factsOf(rated(4875))).toEqual([])
})

test('what even two records share is no fact, but may be their title', () => {
  const two = books.slice(0, 2).map((book) => ({ ...book, title: 'Tides' }))
  expect(factsOf(two)).not.toContain('status')
  expect(placesOf(two).title).toBe('title')
})

test('a field that the owner has named is in no other place', () => {
  expect(placesOf(books, ['shortDescription'])).toMatchObject({ text: 'longDescription' })
  expect(factsOf(books)).toContain('authors')
  expect(recognise(books, ['authors']).facts.map(({ name }) => name)).not.toContain('authors')
})

describe('a field is not shown', () => {
  const shown = (records: readonly Json[]) => {
    const { fields, facts, surname } = recognise(records)
    return [...Object.values(fields).flat(), ...facts.map(({ name }) => name), surname]
  }
  const with_ = (make: (at: number) => Json) =>
    ['One', 'Two', 'Three', 'Four', 'Five'].map((title, at) => ({ title, ...make(at) }))

  test.each([
    ['an id', 'productId', (at: number) => `P${at}`],
    ['a secret', 'apiToken', (at: number) => `tok${at}en`],
    ['a hash', 'etag', (at: number) => `9e107d9d372bb6826bd81d354${at}a419d6`],
    ['a code of an article', 'sku', (at: number) => `LAMP-${at}`],
    ['an account', 'username', (at: number) => `person${at}`],
    ['a mail address', 'email', (at: number) => `a${at}@mail.example`],
    ['a place on a map', 'latitude', (at: number) => 50 + at / 7],
    ['a number of views', 'viewed_count', (at: number) => 1000 + at],
    ['what all share', 'status', () => 'published'],
    ['a number that means nothing', 'weight2', (at: number) => at + 2],
    ['yes and no', 'landlocked', (at: number) => at % 2 === 0],
    [
      'words of a machine',
      'list_categories',
      (at: number) => ['account', 'a-b-c'.slice(0, 1 + at)],
    ],
  ])('%s', (_, name, value) => {
    expect(shown(with_((at) => ({ [name]: value(at) })))).toEqual(['title', null])
  })

  test('a bare word is no address, and no file is a text', () => {
    expect(placesOf(with_((at) => ({ href: `Word_${at}` })))).toEqual({ title: 'title' })
    expect(placesOf(with_((at) => ({ photo: `Some picture ${at}.JPG` })))).toEqual({
      title: 'title',
      image: 'photo',
    })
  })

  test('what all share is no title, but may be the currency', () => {
    const records = with_((at) => ({ price: at + 1.5, currency: 'PLN', shop: 'Ours' }))
    expect(placesOf(records)).toEqual({ title: 'title', price: 'price', currency: 'currency' })
  })

  test('the day of writing stands back behind any other', () => {
    const days = (at: number) => ({
      created_at: `2026-01-0${at + 1}`,
      starts_at: `2026-05-0${at + 1}`,
    })
    expect(placesOf(with_(days)).date).toBe('starts_at')
  })
})

test('records of any shape are described without an error', () => {
  const odd: Json[] = [
    {},
    { a: null, b: [], c: {}, d: [[[['deep']]]], 'e.f': 1, g: { 'h.i': 'x' } },
    { constructor: 1, toString: 'x', ['__proto__']: { y: 1 }, a: Number.NaN },
    { list: [null, { a: 1 }, 'x', [1]] },
  ]
  expect(() => recognise(odd)).not.toThrow()
  expect(recognise([]).facts).toEqual([])
})
