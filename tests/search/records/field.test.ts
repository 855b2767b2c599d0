// RecordReader records: dotted paths, one line of text, and the found words.
import { describe, expect, test } from 'vitest'
import { fieldOf, textOf } from '../../../src/recognition/paths.ts'
import {
  closeMark,
  markedOf,
  nearMark,
  openMark,
  pieces,
} from '../../../src/search/records/field.ts'

const marked = (word: string) => openMark + word + closeMark

describe('a field is found', () => {
  const record = {
    title: 'Jazz',
    author: { name: 'Ada', tags: ['x', 'y'] },
    images: [{ url: '/1.png' }, { url: '/2.png' }],
    'hierarchy.lvl0': 'Guide',
    hierarchy: { lvl0: 'hidden by the key with a dot' },
    empty: null,
    zero: 0,
  }
  test.each([
    ['title', 'Jazz'],
    ['author.name', 'Ada'],
    ['author.tags.1', 'y'],
    ['images.0.url', '/1.png'],
    ['hierarchy.lvl0', 'Guide'],
    ['empty', null],
    ['zero', 0],
    ['nothing', undefined],
    ['author.nothing.deeper', undefined],
    ['title.length', undefined],
    ['images.length.x', undefined],
    ['', undefined],
    ['.', undefined],
    ['constructor', undefined],
    ['__proto__', undefined],
    ['author.constructor.name', undefined],
    ['empty.x', undefined],
  ])('by the path %j: %j', (path, value) => {
    expect(fieldOf(record, path)).toEqual(value)
  })

  test.each([[null], [undefined], ['text'], [5]])(
    'not in a value that is not a record: %j',
    (record) => {
      expect(fieldOf(record, 'title')).toBeUndefined()
    },
  )
})

describe('a value as one line of text', () => {
  test.each([
    ['words', 'words'],
    ['  words ', 'words'],
    [5, '5'],
    [0, '0'],
    [['a', 'b'], 'a, b'],
    [['a', '', null, 3, ['b']], 'a, 3, b'],
    [null, ''],
    [undefined, ''],
    [true, ''],
    [{ text: 'x' }, ''],
    [[], ''],
  ])('%j is %j', (value, text) => {
    expect(textOf(value)).toBe(text)
  })
})

describe('the marked copy of a field', () => {
  const hit = {
    title: 'Jazz night',
    text: 'A long text about jazz',
    tags: ['jazz', 'night'],
    author: { name: 'Jazzy' },
    _highlightResult: {
      title: { value: `${marked('Jazz')} night`, matchLevel: 'full' },
      text: { value: `A long text about ${marked('jazz')}` },
      tags: [{ value: marked('jazz') }, { value: 'night' }],
      author: { name: { value: `${marked('Jazz')}y` } },
    },
    _snippetResult: { text: { value: `…about ${marked('jazz')}` } },
  }
  test.each([
    ['title', false, `${marked('Jazz')} night`],
    ['text', false, `A long text about ${marked('jazz')}`],
    ['text', true, `…about ${marked('jazz')}`],
    ['title', true, `${marked('Jazz')} night`],
    ['tags', false, `${marked('jazz')}, night`],
    ['author.name', false, `${marked('Jazz')}y`],
    ['nothing', false, ''],
  ])('%s, as a snippet: %s', (path, snippet, text) => {
    expect(markedOf(hit, path, snippet)).toBe(text)
  })

  test.each([
    [undefined],
    [null],
    ['x'],
    [[]],
    [{ title: 'x' }],
    [{ title: { value: 5 } }],
    [{ title: {} }],
  ])('or the field itself if the service sends none, or nonsense: %j', (results) => {
    const text = markedOf(
      { title: 'Jazz', _highlightResult: results, _snippetResult: results },
      'title',
      true,
    )
    expect(['Jazz', '5']).toContain(text)
  })
})

describe('one line of a marked text', () => {
  test('begins at a word shortly before the first found word', () => {
    const start = 'An evening of the concert kind, with tea & stories by the sea in '
    expect(nearMark(`${start}${marked('Riga')} and ${marked('Riga')}.`)).toBe(
      `… stories by the sea in ${marked('Riga')} and ${marked('Riga')}.`,
    )
  })
  test('stays whole where that comes soon, and where nothing is marked', () => {
    const long = 'x'.repeat(60)
    for (const text of [`Riga, the old ${marked('town')}`, `${long} ${long}`])
      expect(nearMark(text)).toBe(text)
  })
  test('begins at a whole letter where no word ends, as in Thai or Chinese', () => {
    expect(nearMark(`${'海'.repeat(60)}${marked('港')}`)).toBe(`…${'海'.repeat(20)}${marked('港')}`)
    expect(nearMark(`${'🎷'.repeat(30)}x${marked('y')}`)).toBe(`…${'🎷'.repeat(9)}x${marked('y')}`)
    expect(nearMark(`a ${'กี'.repeat(60)}x${marked('y')}`)).toBe(`…${'กี'.repeat(9)}x${marked('y')}`)
  })
})

describe('marked text in pieces', () => {
  const shown = (text: string) => pieces(text).map((piece) => [piece.text, piece.found])

  test.each([
    ['', []],
    ['plain', [['plain', false]]],
    [marked('all'), [['all', true]]],
    [
      `a ${marked('b')} c`,
      [
        ['a ', false],
        ['b', true],
        [' c', false],
      ],
    ],
    [
      `${marked('a')}${marked('b')}`,
      [
        ['a', true],
        ['b', true],
      ],
    ],
    [`${openMark}open`, [['open', true]]],
    [`${closeMark}closed`, [['closed', false]]],
    [
      `${openMark}${openMark}a${closeMark}b${closeMark}c`,
      [
        ['a', true],
        ['b', false],
        ['c', false],
      ],
    ],
    [marked(''), []],
    [
      `<b>${marked('x')}</b>`,
      [
        ['<b>', false],
        ['x', true],
        ['</b>', false],
      ],
    ],
  ])('%j', (text, expected) => {
    expect(shown(text)).toEqual(expected)
  })

  test('keep every character, and have unique keys', () => {
    const parts = ['a', ' ', 'zażółć', openMark, closeMark, '', '_', '<mark>', '&amp;']
    for (let number = 0; number < 9 ** 4; number++) {
      const text = [0, 1, 2, 3].map((place) => parts[Math.floor(number / 9 ** place) % 9]).join('')
      const all = pieces(text)
      expect(all.map((piece) => piece.text).join('')).toBe(
        text.replaceAll(openMark, '').replaceAll(closeMark, ''),
      )
      expect(new Set(all.map((piece) => piece.at)).size).toBe(all.length)
    }
  })
})
