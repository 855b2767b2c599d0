// What the name of a field suggests.
import { describe, expect, test } from 'vitest'
import { isHidden, says, unitOf, wordsOf } from '../../src/recognition/names.ts'

describe('a name is hidden', () => {
  test.each([
    ...['id', 'user_id', 'id_kategorii', 'productKey', 'ean', 'slug', 'geo.lat', 'meta.barcode'],
    ...['password2', 'mot_de_passe', 'wachtwoord', 'secret_answer', 'api_token', 'kennwort'],
    ...['created_by', 'agent_phone', 'telefon', 'birthday', 'date_of_birth', 'code_postal'],
    ...['kod pocztowy', 'reviewCount', 'sortOrder', 'sku2', 'user_name', 'phone_number'],
  ])('%s', (name) => {
    expect(isHidden(wordsOf(name))).toBe(true)
  })
})

describe('a name is not hidden', () => {
  test.each([
    ...['title', 'written by', 'by', 'pageCount', 'number of pages', 'brand', 'zdjęcie'],
    ...['meta', 'kategoria', 'born'],
  ])('%s', (name) => {
    expect(isHidden(wordsOf(name))).toBe(false)
  })
})

describe('has a meaning', () => {
  test.each([
    ['price', ['price', 'cena_brutto', 'cena_biletu', 'preis_eur', 'price_usd', 'billetpris']],
    ['price', ['verkoopprijs', 'fee', 'rent', 'Preis ab', 'pris_fra']],
    ['title', ['title', 'nazwa', 'nom', 'nombre', 'productName', 'titel']],
    ['text', ['description', 'shortDescription', 'Kurzbeschreibung', 'opis', 'content.text']],
    ['image', ['image_url', 'zdjęcie', 'image.file.path', 'thumbnailUrl', 'heroImage']],
    ['rating', ['rating', 'rating.rate', 'stars', 'ocena', 'bewertung']],
    ['date', ['date', 'Release Date', 'starts_at', 'termin', 'datum']],
    ['later', ['created_at', 'updated', 'data_utworzenia', 'erstellt_am', 'oprettet']],
    ['fact', ['brand', 'kategoria', 'author', 'art', 'by', 'country', 'company.name']],
    ['forename', ['firstName', 'first name', 'imie', 'fornavn', 'prénom']],
    ['surname', ['lastName', 'surname', 'nazwisko', 'cognome', 'apellidos', 'efternavn']],
  ] as const)('%s: %j', (place, names) => {
    for (const name of names) expect([name, says[place](wordsOf(name)) > 0.6]).toEqual([name, true])
  })
})

describe('has no meaning', () => {
  test.each([
    ['price', ['square_feet', 'coffee', 'comprised']],
    ['title', ['nominations', 'nomenclature', 'subtitled_in']],
    ['text', ['leader', 'instructor', 'textAlign', 'contentType']],
    ['rating', ['interest_rate', 'start', 'generation']],
    ['forename', ['fornitore', 'forecast']],
    ['fact', ['party', 'hobby', 'landmark']],
  ] as const)('of %s: %j', (place, names) => {
    for (const name of names)
      expect([name, says[place](wordsOf(name)) > 0.6]).toEqual([name, false])
  })
})

test('the first word counts most, and a word among others least', () => {
  const said = ['title', 'name', 'title text', 'short title', 'title of honour'].map((name) =>
    says.title(name),
  )
  expect(said).toEqual([...said].sort((a, b) => b - a))
  expect(said[4]).toBeLessThan(0.5)
})

test.each([
  ['prepTimeMinutes', 'min'],
  ['minutes', 'min'],
  ['cook_time_min', 'min'],
  ['kcal', 'kcal'],
  ['Beak Length (mm)', 'mm'],
  ['salary_min', ''],
  ['players_min', ''],
  ['km_from_city', ''],
])('numbers called %s count %s', (name, unit) => {
  expect(unitOf(wordsOf(name))).toBe(unit)
})
