// A result that was found shows why: the words of its card that were found are marked, or another field is added.
import { describe, expect, test } from 'vitest'
import { unmarked } from '../../../src/search/records/field.ts'
import { contentOf } from '../content.ts'

const mark = (text: string) => `__ais-highlight__${text}__/ais-highlight__`
const none = (value: string) => ({ value, matchLevel: 'none', matchedWords: [] })
const full = (value: string) => ({ value, matchLevel: 'full', matchedWords: ['jazz'] })

const record = {
  objectID: '1',
  title: 'Slow Trains',
  summary: 'Ballads at the speed of a local train on a quiet Sunday in May.',
}
const unfound = { title: none(record.title), summary: none(record.summary) }
/** The record with one more field, in which something was found. */
const foundIn = (name: string, value: unknown, result: unknown) => ({
  ...record,
  [name]: value,
  _highlightResult: { ...unfound, [name]: result },
})
const factsOf = (hit: object, attributes: Record<string, string> = {}, locale = 'en') =>
  contentOf({ ...hit }, { 'hit-facts': 'none-of-these', ...attributes }, locale).facts.map(
    ({ text }) => text,
  )

describe('a result in which nothing shown was found says why it is there', () => {
  test('a tag stands in front of the facts, under the name of its field, and alone', () => {
    const hit = foundIn('genre', ['Folk', 'Jazz'], [none('Folk'), full(mark('Jazz'))])
    expect(factsOf(hit)).toEqual([`Genre: ${mark('Jazz')}`])
    expect(contentOf(hit).text).toBe(record.summary)
  })

  test('of several fields the shortest says it', () => {
    const hit = foundIn('section', 'Music > Jazz', full(`Music > ${mark('Jazz')}`))
    expect(
      factsOf({
        ...hit,
        genre: 'Jazz',
        _highlightResult: { ...hit._highlightResult, genre: full(mark('Jazz')) },
      }),
    ).toEqual([`Genre: ${mark('Jazz')}`])
  })

  test('the name is that of the reader’s language', () => {
    const hit = foundIn('city', 'Riga', full(mark('Riga')))
    expect(factsOf(hit, {}, 'pl')).toEqual([`Miasto: ${mark('Riga')}`])
  })

  test('a long text stands where the text is, from shortly before the word', () => {
    const long = `${'The hall opens at six and the bar a little later. '.repeat(60)}Then comes ${mark('jazz')} until late.`
    const hit = foundIn('transcript', unmarked(long), full(long))
    expect(contentOf(hit).text).toBe(`… little later. Then comes ${mark('jazz')} until late.`)
    expect(factsOf(hit)).toEqual([])
  })

  test('beside a text that the owner has named', () => {
    const long = `Doors open at six in the evening, then comes ${mark('jazz')} until late.`
    const hit = foundIn('transcript', unmarked(long), full(long))
    const attributes = { 'hit-text': 'summary' }
    expect(contentOf(hit, attributes).text).toBe(record.summary)
    expect(factsOf(hit, attributes)).toEqual([
      `Transcript: … evening, then comes ${mark('jazz')} until late.`,
    ])
  })

  test.each([
    [
      'fields within fields',
      'venue',
      { hall: 'Jazz Cellar' },
      { hall: full(`${mark('Jazz')} Cellar`) },
      `Hall: ${mark('Jazz')} Cellar`,
    ],
    [
      'lists of objects',
      'acts',
      [{ style: 'jazz' }],
      [{ style: full(mark('jazz')) }],
      `Style: ${mark('jazz')}`,
    ],
    [
      'texts in languages',
      'genre',
      { pl: 'Jazz', en: 'Folk' },
      { pl: full(mark('Jazz')), en: none('Folk') },
      `Genre: ${mark('Jazz')}`,
    ],
    ['numbers', 'year', 1959, full(mark('1959')), `Year: ${mark('1959')}`],
    [
      'services that tell no level',
      'genre',
      'Jazz',
      { value: mark('Jazz') },
      `Genre: ${mark('Jazz')}`,
    ],
  ])('in %s', (_, name, value, result, said) => {
    expect(factsOf(foundIn(name, value, result))).toEqual([said])
  })
})

describe('nothing is added', () => {
  test.each([
    ['where the title has the word', { title: full(`${mark('Slow')} Trains`) }],
    [
      'where the text has it',
      { summary: full(record.summary.replace('Ballads', mark('Ballads'))) },
    ],
  ])('%s', (_, results) => {
    const hit = foundIn('genre', 'Jazz', full(mark('Jazz')))
    expect(factsOf({ ...hit, _highlightResult: { ...hit._highlightResult, ...results } })).toEqual(
      [],
    )
  })

  test('where a fact has it: there it is marked', () => {
    const hit = foundIn('tags', ['jazz', 'late'], [full(mark('jazz')), none('late')])
    expect(factsOf(hit, { 'hit-facts': 'tags' })).toEqual([`${mark('jazz')}, late`])
  })

  test('where the badge has it', () => {
    const hit = foundIn('genre', 'Jazz', full(mark('Jazz')))
    expect(contentOf(hit, { 'hit-badge': 'genre' })).toMatchObject({
      badge: mark('Jazz'),
      facts: [],
    })
  })

  test('where the heading of the group has it', () => {
    const hit = foundIn('genre', 'Jazz', full(mark('Jazz')))
    expect(factsOf(hit, { 'group-by': 'genre' })).toEqual([])
  })

  test('where the owner wants no facts', () => {
    const hit = foundIn('genre', 'Jazz', full(mark('Jazz')))
    expect(factsOf(hit, { 'hit-facts': 'none' })).toEqual([])
  })

  test.each([
    ['image', '/pictures/jazz.png', `/pictures/${mark('jazz')}.png`],
    ['page', 'https://example.com/jazz', `https://example.com/${mark('jazz')}`],
    ['mail', 'jazz@example.com', `${mark('jazz')}@example.com`],
    ['starts_at', 1799010000, `${mark('1799')}010000`],
    ['password', 'jazz', mark('jazz')],
  ])('of what nobody reads: %s', (name, value, marked) => {
    expect(factsOf(foundIn(name, value, full(marked)))).toEqual([])
  })

  test('of a field that the answer keeps from the page', () => {
    const { genre: _, ...hit } = foundIn('genre', 'Jazz', full(mark('Jazz'))) as Record<
      string,
      unknown
    >
    expect(factsOf(hit)).toEqual([])
  })

  test('of marks that stand in tags alone', () => {
    expect(factsOf(foundIn('extra', '<b>x</b>', full(`<${mark('b')}>x</b>`)))).toEqual([])
  })
})

test('a heading of documentation that was found below another shows the way to it', () => {
  const levels = { lvl0: 'Guide', lvl1: 'Sails', lvl2: 'Ropes' }
  const hit = {
    hierarchy: levels,
    content: 'Sails need wind.',
    _highlightResult: {
      hierarchy: { lvl0: none('Guide'), lvl1: full(mark('Sails')), lvl2: none('Ropes') },
      content: none('They need wind.'),
    },
  }
  expect(contentOf(hit)).toMatchObject({ title: 'Ropes', text: mark('Sails'), facts: [] })
})

test.each([
  [null],
  ['jazz'],
  [[[[[[[[[[full(mark('jazz'))]]]]]]]]]],
  [{ genre: { value: { value: mark('jazz') } } }],
  [{ genre: [null, 5, 'x'] }],
])('a service that marks in a strange way costs no result: %j', (results) => {
  expect(contentOf({ ...record, genre: 'Jazz', _highlightResult: results }).title).toBe(
    'Slow Trains',
  )
})

test('a shown text begins near the word that was found far down in it', () => {
  const far = `<p>${'Doors open at six. '.repeat(300)}</p><p>Then <b>${mark('jazz')}</b> until late.</p>`
  const hit = { ...record, summary: unmarked(far), _highlightResult: { summary: full(far) } }
  expect(contentOf(hit).text).toBe(
    `… Doors open at six. Doors open at six. Then ${mark('jazz')} until late.`,
  )
})
