import { describe, expect, test } from 'vitest'
import { openShop } from './fixture.ts'

const record = {
  objectID: 'one',
  title: 'Łódź, große Straße',
  tags: ['Fog', 'Sea fog', 'Sun'],
  author: { name: 'Ola', books: [{ title: 'Fog' }, { title: 'Rain' }] },
  pages: 120,
  open: true,
  text: 'one two three four five fog seven eight nine ten eleven twelve.',
}
const shop = openShop({ records: () => [record], settings: {} })
const first = (params: object) => shop.search(params).hits[0]
const highlighted = (params: object) => first(params)?._highlightResult
const snippeted = (params: object) => first(params)?._snippetResult

describe('a highlight', () => {
  test.each([
    ['lodz', '<em>Łódź</em>, große Straße'],
    ['lod', '<em>Łód</em>ź, große Straße'],
    ['gros', 'Łódź, <em>groß</em>e Straße'],
    ['strasse', 'Łódź, große <em>Straße</em>'],
    ['lodz stra', '<em>Łódź</em>, große <em>Stra</em>ße'],
    ['stasse', 'Łódź, große <em>Straße</em>'],
  ])('of %s keeps the original letters', (query, value) => {
    expect(highlighted({ query })).toMatchObject({ title: { value } })
  })

  test('says how much of the query it found', () => {
    const params = { query: 'lodz fog', attributesToHighlight: ['title', 'tags', 'pages'] }
    expect(highlighted(params)).toEqual({
      title: {
        value: '<em>Łódź</em>, große Straße',
        matchLevel: 'partial',
        fullyHighlighted: false,
        matchedWords: ['lodz'],
      },
      tags: [
        {
          value: '<em>Fog</em>',
          matchLevel: 'partial',
          fullyHighlighted: true,
          matchedWords: ['fog'],
        },
        {
          value: 'Sea <em>fog</em>',
          matchLevel: 'partial',
          fullyHighlighted: false,
          matchedWords: ['fog'],
        },
        { value: 'Sun', matchLevel: 'none', matchedWords: [] },
      ],
      pages: { value: '120', matchLevel: 'none', matchedWords: [] },
    })
    expect(highlighted({ query: 'fog' })).toMatchObject({ tags: [{ matchLevel: 'full' }, {}, {}] })
  })

  test('is not full where only the beginning of a word was typed', () => {
    const params = { query: 'fo', attributesToHighlight: ['tags'] }
    expect(highlighted(params)).toMatchObject({
      tags: [{ value: '<em>Fo</em>g', matchLevel: 'full', fullyHighlighted: false }, {}, {}],
    })
  })

  test('mirrors objects and lists of objects', () => {
    const params = { query: 'fog', attributesToHighlight: ['author.books.title'] }
    expect(highlighted(params)).toMatchObject({
      author: { books: [{ title: { value: '<em>Fog</em>' } }, { title: { value: 'Rain' } }] },
    })
  })

  test('takes the tags that were asked for', () => {
    const tags = { highlightPreTag: '__ais-highlight__', highlightPostTag: '__/ais-highlight__' }
    expect(highlighted({ query: 'sun', ...tags })).toMatchObject({
      tags: [{}, {}, { value: '__ais-highlight__Sun__/ais-highlight__' }],
    })
  })

  test('can be restricted to the items of a list that match', () => {
    const params = { query: 'sea', restrictHighlightAndSnippetArrays: true }
    expect(highlighted(params)).toMatchObject({ tags: [{ value: '<em>Sea</em> fog' }] })
  })

  test('covers all attributes, the searchable ones, those asked for, or none', () => {
    expect(Object.keys(Object(highlighted({})))).toEqual([
      'title',
      'tags',
      'author',
      'pages',
      'text',
    ])
    expect(highlighted({ attributesToHighlight: [] })).toBeUndefined()
    const settings = { searchableAttributes: ['title', 'author.name'] }
    const narrow = openShop({ records: () => [record], settings })
    expect(narrow.search().hits[0]?._highlightResult).toMatchObject({
      title: { matchLevel: 'none' },
      author: { name: { value: 'Ola' } },
    })
  })
})

describe('a snippet', () => {
  test('is cut around the words that were found', () => {
    expect(snippeted({ query: 'fog', attributesToSnippet: ['text:4'] })).toEqual({
      text: { value: '…five <em>fog</em> seven eight…', matchLevel: 'full' },
    })
  })

  test('begins with the text where nothing was found', () => {
    expect(snippeted({ attributesToSnippet: ['text:3'], snippetEllipsisText: ' […]' })).toEqual({
      text: { value: 'one two three […]', matchLevel: 'none' },
    })
  })

  test('is not cut where the text is short, nor at its end', () => {
    expect(snippeted({ query: 'twelve', attributesToSnippet: ['text:2', 'tags'] })).toMatchObject({
      text: { value: '…eleven <em>twelve</em>.' },
      tags: [{ value: 'Fog' }, { value: 'Sea fog' }, { value: 'Sun' }],
    })
  })
})

describe('the attributes of a hit', () => {
  test.each([
    [['title'], { objectID: 'one', title: record.title }],
    [['author.name'], { objectID: 'one', author: { name: 'Ola' } }],
    [
      ['author.books.title', 'pages'],
      { objectID: 'one', author: { books: record.author.books }, pages: 120 },
    ],
    [
      ['*', '-author.books', '-text', '-tags', '-title'],
      { objectID: 'one', author: { name: 'Ola' }, pages: 120, open: true },
    ],
    [[], { objectID: 'one' }],
  ])('%j', (attributesToRetrieve, hit) => {
    expect(first({ attributesToRetrieve, attributesToHighlight: [] })).toEqual(hit)
  })
})
