// How the fields of an index are recognised from its first records.
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

test('forename and surname become one title', () => {
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

test('a rating is a fact, but the number of ratings is not', () => {
  const rated = (most: number) => dishes.map(({ name }: Json, at) => ({ name, rating: most - at }))
  expect(factsOf(rated(94))).toEqual(['rating'])
  expect(factsOf(rated(4875))).toEqual([])
})

test('a value that two records share is not a fact, but may be their title', () => {
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

  test('a bare word is not an address, and a file is not a text', () => {
    expect(placesOf(with_((at) => ({ href: `Word_${at}` })))).toEqual({ title: 'title' })
    expect(placesOf(with_((at) => ({ photo: `Some picture ${at}.JPG` })))).toEqual({
      title: 'title',
      image: 'photo',
    })
  })

  test('a value that all records share is not a title, but may be the currency', () => {
    const records = with_((at) => ({ price: at + 1.5, currency: 'PLN', shop: 'Ours' }))
    expect(placesOf(records)).toEqual({ title: 'title', price: 'price', currency: 'currency' })
  })

  test('the date of writing is only used if there is no other date', () => {
    const days = (at: number) => ({
      created_at: `2026-01-0${at + 1}`,
      starts_at: `2026-05-0${at + 1}`,
    })
    expect(placesOf(with_(days)).date).toBe('starts_at')
  })

  test('an event that has a day and a start shows its start, which may have an end', () => {
    const times = (at: number) => ({
      date: `2026-05-0${at + 1}`,
      starts_at: 1_780_000_000 + at * 86_400,
      ends_at: 1_780_200_000 + at * 86_400,
    })
    expect(placesOf(with_(times)).date).toBe('starts_at')
  })
})

describe('of several fields', () => {
  const some = (make: (at: number) => Json) => [...Array(12).keys()].map((at) => make(at))
  const word = (at: number) => ['Amber', 'Birch', 'Cedar', 'Dune', 'Elm', 'Fern'][at % 6] ?? ''

  test.each<[string, (at: number) => Json, Partial<Record<string, string>>]>([
    [
      'a title differs from record to record, and what all share is none',
      (at) => ({ shop: 'Nordhavn', plant: `${word(at)} ${at}` }),
      { title: 'plant' },
    ],
    [
      'a text that all share is none, and a price that all share is one',
      (at) => ({ name: `${word(at)} ${at}`, about: 'word '.repeat(9), price: 9 }),
      { title: 'name', price: 'price' },
    ],
    [
      'a long text is no title, though it is called one',
      (at) => ({ title: `${at} ${'word '.repeat(40)}`, plant: `${word(at)} ${at}` }),
      { title: 'plant' },
    ],
    [
      'an id is no title, though it is called a name',
      (at) => ({ name: `prod_88${at}`, display: `${word(at)} table ${at}` }),
      { title: 'display' },
    ],
    [
      'a model is a title, though it looks like a code',
      (at) => ({ name: `WH-10${at}XM`, brand: word(at) }),
      { title: 'name' },
    ],
    [
      'numbers are no title beside words',
      (at) => ({ nominations: at, film: `${word(at)} ${at}` }),
      { title: 'film' },
    ],
    [
      'an address that many records share is not that of a result',
      (at) => ({ name: `${word(at)} ${at}`, ours: `https://x.example/${at % 2}` }),
      { title: 'name' },
    ],
    [
      'an address of its own is',
      (at) => ({ name: `${word(at)} ${at}`, page: `https://x.example/${at}` }),
      { title: 'name', url: 'page' },
    ],
    [
      'a list of days is no date',
      (at) => ({ name: `${word(at)} ${at}`, opens: ['2026-01-02', `2026-02-1${at % 9}`] }),
      { title: 'name' },
    ],
    [
      'the day of writing stands back behind a day without a telling name',
      (at) => ({
        name: `${word(at)} ${at}`,
        updated: `2026-01-1${at % 9}`,
        held: `2026-05-1${at % 9}`,
      }),
      { title: 'name', date: 'held' },
    ],
    [
      'an object without a picture in it is none',
      (at) => ({
        name: `${word(at)} ${at}`,
        image: { id: at },
        logo_url: `https://x.example/${at}/s`,
      }),
      { title: 'name', image: 'logo_url' },
    ],
    [
      'a telephone number is no date',
      (at) => ({ name: `${word(at)} ${at}`, contact: 600_123_400 + at }),
      { title: 'name' },
    ],
    [
      'a day in digits is one where its name says so',
      (at) => ({ name: `${word(at)} ${at}`, date: 20_260_310 + at }),
      { title: 'name', date: 'date' },
    ],
    [
      'a day with slashes is no address',
      (at) => ({ name: `${word(at)} ${at}`, date: `0${(at % 9) + 1}/12/2026` }),
      { title: 'name' },
    ],
    [
      'a size in feet is no price',
      (at) => ({ name: `${word(at)} ${at}`, square_feet: 700 + at }),
      { title: 'name' },
    ],
    [
      'a price may have a decimal comma and a word beside its name',
      (at) => ({ name: `${word(at)} ${at}`, cena_brutto: `${at + 1},99` }),
      { title: 'name', price: 'cena_brutto' },
    ],
    [
      'each field has one place',
      (at) => ({ description: `${word(at)} was repaired by hand, ${at} times in all.` }),
      { text: 'description' },
    ],
    [
      'what the service adds is no field',
      (at) => ({ _tags: [`${word(at)} ${at}`], colour: word(at) }),
      { title: 'colour' },
    ],
    [
      'what hardly any record has is no field',
      (at) => (at ? { colour: word(at) } : { colour: word(at), summary: 'word '.repeat(9) }),
      { title: 'colour' },
    ],
  ])('%s', (_, make, expected) => {
    expect(placesOf(some(make))).toEqual(expected)
  })

  test.each<[string, (at: number) => Json, readonly string[]]>([
    [
      'codes are told where they come back',
      (at) => ({
        title: `${word(at)} ${at}`,
        state: at % 2 ? 'AK' : 'AL',
        region: `${'ABCDEFGHIJKL'[at]}Q`,
      }),
      ['state'],
    ],
    [
      'a sentence is none',
      (at) => ({
        title: `${word(at)} ${at}`,
        type: `Awarded by the ${word(at)} society of friends of lakes`,
        text: 'word '.repeat(30) + at,
      }),
      [],
    ],
    [
      'what says the same is told once',
      (at) => ({
        title: `${word(at)} ${at}`,
        brand: word(at),
        manufacturer: word(at),
        prep_time: `${at % 4} hours`,
        cook_time: `${(at + 1) % 4} hours`,
      }),
      ['brand', 'prep_time'],
    ],
    [
      'a list of words stands back behind one word',
      (at) => ({
        title: `${word(at)} ${at}`,
        tags: [word(at), word(at + 1)],
        category: word(at),
        ...(at % 5 && { brand: word(at + 2) }),
        rating: 4 + (at % 3) / 4,
      }),
      ['brand', 'category', 'rating'],
    ],
    [
      'names of several things are several facts',
      (at) => ({
        title: `${word(at)} ${at}`,
        brand: { name: word(at) },
        category: { name: word(at + at) },
      }),
      ['brand.name', 'category.name'],
    ],
    [
      'secrets in other languages are none',
      (at) => ({
        title: `${word(at)} ${at}`,
        mot_de_passe: word(at),
        wachtwoord: word(at + 1),
        created_by: word(at + 2),
        id_kategorii: word(at + 3),
      }),
      [],
    ],
    [
      'a wage is none of minutes',
      (at) => ({ title: `${word(at)} ${at}`, salary_min: 3000 + at }),
      [],
    ],
  ])('as facts, %s', (_, make, expected) => {
    expect(factsOf(some(make)).sort()).toEqual([...expected].sort())
  })

  test('a field that few records have is used if they lack the usual one', () => {
    const events = some((at) => ({
      title: `${word(at)} ${at}`,
      ...(at % 4 ? { date: `2026-03-1${at % 9}` } : { starts_at: 1_773_300_000 + at }),
    }))
    expect(recognise(events).fields.date).toEqual(['date', 'starts_at'])
  })

  test('a fact never replaces a title', () => {
    const homes = some((at) => ({
      ...(at % 3 && { address: `${word(at)} Street ${at}` }),
      city: ['York', 'Lund', 'Riga'][at % 3],
    }))
    const { fields, facts } = recognise(homes)
    expect(facts.map(({ name }) => name)).toEqual(['city'])
    expect(fields.title).toEqual(['address'])
  })

  test.each([
    ['nome', 'cognome'],
    ['name', 'surname'],
    ['nombre', 'apellidos'],
    ['fornavn', 'efternavn'],
    ['prenom', 'nom'],
  ])('%s and %s are one title', (first, last) => {
    const people = some((at) => ({ [first]: word(at), [last]: `Holm${at}`, town: word(at + 1) }))
    expect(recognise(people)).toMatchObject({ surname: last })
    expect(placesOf(people).title).toBe(first)
  })

  test('a full name is the title, even with a surname field beside it', () => {
    const people = some((at) => ({ name: `${word(at)} Holm${at}`, surname: `Holm${at}` }))
    expect(recognise(people).surname).toBeNull()
    expect(placesOf(people).title).toBe('name')
  })

  test('a supplier is not a surname', () => {
    const products = some((at) => ({ fornitore: word(at), nome: `${word(at)} ${at}` }))
    expect(recognise(products).surname).toBeNull()
    expect(placesOf(products).title).toBe('nome')
  })
})

test('records of any shape are described without an error', () => {
  const odd: Json[] = [
    {},
    { a: null, b: [], c: {}, d: [[[['deep']]]], 'e.f': 1, g: { 'h.i': 'x' } },
    { constructor: 1, toString: 'x', ['__proto__']: { y: 1 }, a: Number.NaN },
    { list: [null, { a: 1 }, 'x', [1]] },
    { name: { toString: 5 }, surname: { valueOf: 5 }, rating: { toString: null }, price: [{}] },
  ]
  expect(() => recognise(odd)).not.toThrow()
  expect(recognise([]).facts).toEqual([])
})
