// The quiet line of a result: how each fact is written.
import { expect, test } from 'vitest'
import type { Json } from '../../../src/net/json.ts'
import { contentOf } from '../content.ts'

const factsOf = (hit: Json, attributes: Record<string, string> = {}, locale = 'en') =>
  contentOf({ objectID: '1', title: 'A', ...hit }, attributes, locale).facts.map(
    ({ text, stars }) => (stars === null ? text : `${'*'.repeat(stars)} ${text}`),
  )

test.each([
  ['a word as it is', { brand: 'Nordhavn' }, 'en', ['Nordhavn']],
  ['a year without a sign between its digits', { year: 2024 }, 'de', ['2024']],
  ['stars with their number', { rating: 4.6 }, 'de', ['***** 4,6']],
  ['minutes with their unit', { prepTimeMinutes: 20 }, 'pl', ['20 min']],
  ['pages in the words of the language', { pageCount: 22 }, 'pl', ['22 strony']],
  ['a rating beyond five with its label', { 'IMDB Rating': 6.1 }, 'en', ['IMDB Rating: 6.1']],
  ['three of a list', { authors: ['A. B', 'C. D', 'E. F', 'G. H'] }, 'en', ['A. B, C. D, E. F']],
  ['markup as text', { category: 'Pots &amp; <b>pans</b>' }, 'en', ['Pots & pans']],
])('%s', (_, hit, locale, facts) => {
  expect(factsOf(hit, {}, locale)).toEqual(facts)
})

test('the owner names up to six, in their order, with labels', () => {
  const hit = { a: 'x', b: 12_000, c: '1933988670', d: '', e: ['k', 'l'], f: 'f', g: 'g', h: 'h' }
  expect(factsOf(hit, { 'hit-facts': 'c|Agent, b|Sold, a, d|Nothing, e, f, g' }, 'de')).toEqual([
    'Agent: 1933988670',
    'Sold: 12.000',
    'x',
    'k, l',
    'f',
  ])
  expect(factsOf({ brand: 'Nordhavn' }, { 'hit-facts': 'none' })).toEqual([])
})

test('a number that the owner names has its label, unless another is written', () => {
  const hit = { bedrooms: 3 }
  expect(factsOf(hit, { 'hit-facts': 'bedrooms' })).toEqual(['Bedrooms: 3'])
  expect(factsOf(hit, { 'hit-facts': 'bedrooms|Rooms' })).toEqual(['Rooms: 3'])
})

test('a colour is shown by its name', () => {
  expect(factsOf({ color: 'Red;#f00' }, { 'hit-facts': 'color' })).toEqual(['Red'])
})

test('a fact may stand within lists of objects', () => {
  const hit = { prizes: [{ year: '1901' }, { year: '1903' }] }
  expect(factsOf(hit, { 'hit-facts': 'prizes.year' })).toEqual(['1901, 1903'])
})

test('records of a known tool have the facts that their owner names alone', () => {
  const post = { post_title: 'News', brand: 'Nordhavn' }
  expect(factsOf(post)).toEqual([])
  expect(factsOf(post, { 'hit-facts': 'brand' })).toEqual(['Nordhavn'])
})
