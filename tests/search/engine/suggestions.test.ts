// Records of query suggestions → what is offered, whatever shape they have.
import { expect, test } from 'vitest'
import {
  areSuggestions,
  nearestOf,
  offersOf,
  popularIn,
  suggestionsOf,
} from '../../../src/search/engine/suggestions.ts'

const matches = (facets: object) => ({ exact_nb_hits: 9, facets: { exact_matches: facets } })
const jazz = {
  objectID: 'jazz',
  query: 'jazz',
  nb_words: 1,
  popularity: 12,
  events: matches({
    category: [
      { value: 'Concerts', count: 6 },
      { value: 'Festivals', count: 2 },
      { value: 'Talks', count: 1 },
    ],
  }),
  _highlightResult: {
    query: { value: '__ais-highlight__ja__/ais-highlight__zz', matchLevel: 'full' },
  },
}
const result = (...hits: unknown[]) => ({ hits })

test('a suggestion has its words, as the service marks them, and up to two categories', () => {
  expect(suggestionsOf(result(jazz), 'ja')).toEqual([
    {
      query: 'jazz',
      marked: '__ais-highlight__ja__/ais-highlight__zz',
      categories: [
        { attribute: 'category', value: 'Concerts' },
        { attribute: 'category', value: 'Festivals' },
      ],
    },
  ])
})

test('only the first has categories, and words without marks are as they are', () => {
  const [, second] = suggestionsOf(result(jazz, { ...jazz, query: 'jazz riga' }), 'ja')
  expect(second?.categories).toEqual([])
  expect(suggestionsOf(result({ query: 'jazz riga' }), 'ja')).toEqual([
    { query: 'jazz riga', marked: 'jazz riga', categories: [] },
  ])
})

test('a category of two sources appears once', () => {
  const both = { ...jazz, help: matches({ category: [{ value: 'Concerts', count: 1 }] }) }
  expect(suggestionsOf(result({ ...both, events: both.help }), 'ja')[0]?.categories).toEqual([
    { attribute: 'category', value: 'Concerts' },
  ])
})

test('words are suggested once, without the typed ones, ignoring case and spaces', () => {
  const hits = [{ query: ' Jazz  Riga ' }, { query: 'jazz bar' }, { query: 'JAZZ BAR' }]
  const words = suggestionsOf(result(...hits), 'jazz riga ').map(({ query }) => query)
  expect(words).toEqual(['jazz bar'])
})

test('the typed query is offered in its categories, not by itself', () => {
  const suggestions = suggestionsOf(result(jazz, { query: 'jazz bar' }), 'JAZZ')
  const rows = (typed: string) =>
    offersOf(suggestions, typed).map(({ words, category }) => `${words} ${category?.value ?? '-'}`)
  expect(rows('JAZZ')).toEqual(['jazz Concerts', 'jazz Festivals', 'jazz bar -'])
  expect(rows('jaz')).toEqual(['jazz -', 'jazz Concerts', 'jazz Festivals', 'jazz bar -'])
  expect(nearestOf(suggestions, 'jazz ')).toBe('jazz bar')
  expect(nearestOf([], 'jazz')).toBeNull()
})

test('a popular search is offered by itself, under a key that no other option of a popup has', () => {
  const popular = popularIn({ results: [result(jazz, { query: 'clear' })] })
  expect(popular.map(({ words, category }) => [words, category])).toEqual([
    ['jazz', undefined],
    ['clear', undefined],
  ])
  expect(popular.map(({ key }) => key)).not.toContain('clear')
})

test.each([
  [{}],
  [{ hits: 'x' }],
  [result(null, 'x', 5, [], {}, { query: null }, { query: {} }, { query: '  ' })],
])('%j suggests nothing', (strange) => {
  expect(suggestionsOf(strange, 'ja')).toEqual([])
})

test.each([
  [{ events: null }],
  [{ events: { facets: null } }],
  [{ events: matches([]) }],
  [{ events: matches({ category: 'x', city: [null, 5, {}, { value: {} }, { value: '' }] }) }],
])('a record with %j is suggested without categories', (strange) => {
  expect(suggestionsOf(result({ query: 'jazz', ...strange }), 'ja')).toEqual([
    { query: 'jazz', marked: 'jazz', categories: [] },
  ])
})

test('records without a query are those of another index', () => {
  expect(areSuggestions(result({ title: 'Jazz night' }))).toBe(false)
  expect(areSuggestions(result())).toBe(true)
  expect(areSuggestions(result({ title: 'x' }, { query: 'jazz' }))).toBe(true)
})
