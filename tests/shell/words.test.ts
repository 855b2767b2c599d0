// The words of one element: the right plural form, the right number format, its own words first.
import { describe, expect, test } from 'vitest'
import { addMessages } from '../../src/shell/messages/index.ts'
import { wordsOf } from '../../src/shell/words.ts'

const count = (locale: string, value: number, own: unknown = null) =>
  wordsOf(locale, null, own)
    .t('resultCount', { count: value })
    .replace(/[\u00a0\u202f]/g, ' ')

describe('the count of results', () => {
  test.each([
    ['pl', 1, '1 wynik'],
    ['pl', 2, '2 wyniki'],
    ['pl', 5, '5 wyników'],
    ['pl', 22, '22 wyniki'],
    ['pl', 1.5, '1,5 wyniku'],
    ['pl', 12345, '12 345 wyników'],
    ['de', 1, '1 Ergebnis'],
    ['de', 12345, '12.345 Ergebnisse'],
    ['da', 12345, '12.345 resultater'],
    ['en', 1, '1 result'],
    ['en', 0, '0 results'],
    ['pl-PL', 3, '3 wyniki'],
    ['de-AT', 12345, '12 345 Ergebnisse'],
    ['en-IN', 1234567, '12,34,567 results'],
  ])('in %s, %d reads %s', (locale, value, text) => {
    expect(count(locale, value)).toBe(text)
  })

  test('where there are only English words has English forms and numbers', () => {
    expect(count('fi', 1)).toBe('1 result')
    expect(count('cs', 2)).toBe('2 results')
    expect(count('cs', 12345)).toBe('12,345 results')
  })
})

describe("an element's own words", () => {
  test('come before those of the language, with its plural forms', () => {
    const own = {
      filters: 'Zawęź',
      resultCount: { one: '{count} koncert', few: '{count} koncerty', other: '{count} koncertów' },
    }
    expect(wordsOf('pl', null, own).t('filters')).toBe('Zawęź')
    expect([1, 3, 5].map((value) => count('pl', value, own))).toEqual([
      '1 koncert',
      '3 koncerty',
      '5 koncertów',
    ])
    expect(wordsOf('pl', null, own).t('retry')).toBe('Spróbuj ponownie')
  })

  test.each([[null], [undefined], ['words'], [5], [{ filters: 5 }], [{ filters: {} }], [[]]])(
    'that are none are left out: %j',
    (own) => {
      expect(wordsOf('pl', null, own).t('filters')).toBe('Filtry')
    },
  )

  test('that are added for the page are heard by elements that are there already', () => {
    const words = wordsOf('eo', null, null)
    expect(words.t('filters')).toBe('Filters')
    addMessages('eo', { filters: 'Filtriloj' })
    expect(words.t('filters')).toBe('Filtriloj')
  })
})

describe('a value in a message', () => {
  test('is put in as text, whatever it holds', () => {
    const { t } = wordsOf('pl', null, null)
    expect(t('noResultsFor', { query: '<b>$& {query}' })).toBe('Brak wyników dla „<b>$& {query}”')
    expect(t('pageNumber', { page: 1000 }).replace(/[\u00a0\u202f]/g, '')).toBe('Strona 1000')
  })

  test('of the other writing direction does not reorder the words around it', () => {
    addMessages('fa', { noResultsFor: 'نتیجه‌ای برای «{query}» نیست', pageNumber: 'صفحه {page}' })
    const { t } = wordsOf('fa', null, null)
    expect(t('noResultsFor', { query: 'C++' })).toContain('«\u2068C++\u2069»')
    expect(t('pageNumber', { page: 2 })).not.toContain('\u2068')
  })

  test('that is missing leaves its name, not the word undefined', () => {
    expect(wordsOf('en', null, null).t('noResultsFor')).toBe('Nothing found for “{query}”')
  })
})

describe('a page’s own words for facets', () => {
  test('are found by key, the element’s before those of the language', () => {
    addMessages('io', { 'facet.city': 'Urbo', 'facet.city.a.b': 'A' })
    const words = wordsOf('io', null, { 'facet.city': 'Mia urbo' })
    expect([words.named('facet.city'), words.named('facet.city.a.b')]).toEqual(['Mia urbo', 'A'])
  })

  test('are null where the page gives none', () => {
    expect(wordsOf('pl', null, { 'facet.city': 5 }).named('facet.city')).toBeNull()
    expect(wordsOf('pl', null, null).named('facet.constructor')).toBeNull()
  })
})

test('only what was given for a name is filled in: names that every object has stay as written', () => {
  const words = { noResultsFor: '{query} {__proto__} {constructor} {toString}' }
  const { t } = wordsOf('en', null, words)
  expect(t('noResultsFor', { query: 'a' })).toBe('a {__proto__} {constructor} {toString}')
})
