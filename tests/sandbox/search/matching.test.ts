import { describe, expect, test } from 'vitest'
import type { SearchRecord } from '../../../demo/sandbox/search/definition.ts'
import { openShop } from './fixture.ts'

const shop = openShop()

function shelf(titles: string[], settings = {}) {
  const records: SearchRecord[] = titles.map((title, index) => ({ objectID: `${index}`, title }))
  const own = openShop({ records: () => records, settings, rules: [] })
  return (query: string, params = {}) =>
    own.search({ query, ...params }).hits.map(({ title }) => title)
}

describe('a query', () => {
  test('finds the beginning of the last word, and of no other', () => {
    const find = shelf(['jet black', 'jets over town'])
    expect(find('je')).toEqual(['jet black', 'jets over town'])
    expect(find('je bl')).toEqual([])
    expect(find('jet bl')).toEqual(['jet black'])
    expect(find('je bl', { queryType: 'prefixAll' })).toEqual(['jet black'])
    expect(find('je', { queryType: 'prefixNone' })).toEqual([])
  })

  test('needs every word, wherever it stands', () => {
    expect(shop.ids({ query: 'museum' })).toHaveLength(3)
    expect(shop.ids({ query: 'museum nowak' })).toEqual(['amber'])
    expect(shop.ids({ query: 'museum harbour' })).toEqual([])
  })

  test('forgives one typo from four letters on and two from eight', () => {
    const find = shelf(['oak', 'amber', 'philharmonic'])
    expect(find('oek')).toEqual([])
    expect(find('anber')).toEqual(['amber'])
    expect(find('abmer')).toEqual(['amber'])
    expect(find('ambre')).toEqual(['amber'])
    expect(find('ammmber')).toEqual([])
    expect(find('phlharmonc')).toEqual(['philharmonic'])
    expect(find('phlharmncc')).toEqual([])
  })

  test('counts a typo in the first letter twice', () => {
    const find = shelf(['amber', 'philharmonic'])
    expect(find('imber')).toEqual([])
    expect(find('xhilharmonic')).toEqual(['philharmonic'])
  })

  test('forgives typos while the word is still being typed', () => {
    expect(shelf(['philharmonic'])('pihlha')).toEqual(['philharmonic'])
  })

  test('forgives none when told so', () => {
    const find = shelf(['amber', 'ambra', 'timber'])
    expect(find('ambre', { typoTolerance: false })).toEqual([])
    expect(find('amber')).toEqual(['amber', 'ambra'])
    expect(find('amber', { typoTolerance: 'min' })).toEqual(['amber'])
  })

  test('forgives them in numbers, unless told not to', () => {
    const find = shelf(['Summer 2024'])
    expect(find('2025')).toEqual(['Summer 2024'])
    expect(find('2025', { allowTyposOnNumericTokens: false })).toEqual([])
  })

  test('forgives none in the attributes that are spelled strictly', () => {
    const strict = { disableTypoToleranceOnAttributes: ['title', 'summary'] }
    expect(shop.ids({ query: 'ambre', ...strict })).toEqual([])
    expect(shop.ids({ query: 'ambre' })).toEqual(['amber'])
  })

  test.each([
    ['lodz', 'fog'],
    ['ŁÓDŹ', 'fog'],
    ['aero', 'island'],
    ['grosse strasse', 'street'],
    ['große', 'street'],
    ['kathe', 'street'],
    ['sorensen', 'island'],
    ['gdansk', 'amber'],
  ])('%s finds the word with its own letters', (query, id) => {
    expect(shop.ids({ query })).toEqual([id])
  })

  test('looks only where it is allowed to', () => {
    const restrictSearchableAttributes = ['title']
    expect(shop.ids({ query: 'museum', restrictSearchableAttributes })).toEqual([])
    expect(shop.ids({ query: 'fog', restrictSearchableAttributes })).toHaveLength(2)
  })
})

describe('the order of the hits', () => {
  test('puts fewer typos first', () => {
    expect(shelf(['ambra', 'amber'])('amber')).toEqual(['amber', 'ambra'])
  })

  test('puts neighbouring words first', () => {
    const find = shelf(['old mill in a town', 'the old town', 'town of old'])
    expect(find('old town')).toEqual(['the old town', 'town of old', 'old mill in a town'])
    expect(shelf(['town old', 'old town'])('old town')).toEqual(['old town', 'town old'])
  })

  test('puts the earlier attribute first', () => {
    expect(shop.ids({ query: 'amber' })[0]).toBe('amber')
    expect(shop.ids({ query: 'fog' })).toEqual(['fog', 'concert'])
  })

  test('does not mind the position in an unordered attribute', () => {
    const records = [
      { objectID: 'late', text: 'one two three fog', rating: 5 },
      { objectID: 'early', text: 'fog', rating: 1 },
    ]
    const settings = { customRanking: ['desc(rating)'] }
    const exact = { exactOnSingleWordQuery: 'none' }
    const ordered = openShop({
      records: () => records,
      settings: { ...settings, searchableAttributes: ['text'] },
    })
    const unordered = openShop({
      records: () => records,
      settings: { ...settings, searchableAttributes: ['unordered(text)'] },
    })
    expect(ordered.ids({ query: 'fog', ...exact })).toEqual(['early', 'late'])
    expect(unordered.ids({ query: 'fog', ...exact })).toEqual(['late', 'early'])
  })

  test('puts the whole word before a mere beginning', () => {
    expect(shelf(['sea sides', 'sea side'])('sea side')).toEqual(['sea side', 'sea sides'])
  })

  test('follows the custom ranking where the words do not decide', () => {
    expect(shop.ids()).toEqual(['island', 'amber', 'fog', 'concert', 'street'])
  })

  test('puts records without the ranked attribute last', () => {
    const records = [{ objectID: 'none' }, { objectID: 'low', rating: 1 }]
    const settings = { customRanking: ['asc(rating)'] }
    expect(openShop({ records: () => records, settings }).ids()).toEqual(['low', 'none'])
  })
})

describe('the words of a query', () => {
  test('that carry no meaning are dropped on request, unless still being typed', () => {
    const find = shelf(['office'])
    const params = { removeStopWords: true, queryLanguages: ['en'] }
    expect(find('the office')).toEqual([])
    expect(find('the office', params)).toEqual(['office'])
    expect(find('the office', { ...params, queryLanguages: ['pl'] })).toEqual([])
    expect(find('office the', params)).toEqual([])
    expect(shelf(['office theory'])('office the', params)).toEqual(['office theory'])
  })

  test('may be optional', () => {
    const find = shelf(['action video', 'action', 'video'])
    expect(find('action video', { optionalWords: ['video'] })).toEqual(['action video', 'action'])
    expect(find('action video', { optionalWords: 'action, video' })).toHaveLength(3)
  })

  test('have synonyms, of one word or more', () => {
    const synonyms = [
      ['sea', 'ocean'],
      ['nyc', 'new york'],
    ]
    const find = shelf(['baltic sea', 'new york', 'york is new', 'nyc'], { synonyms })
    expect(find('ocean')).toEqual(['baltic sea'])
    expect(find('nyc').sort()).toEqual(['new york', 'nyc'])
    expect(find('new york')).toContain('nyc')
    expect(find('ocean', { synonyms: false })).toEqual([])
  })

  test('are dropped from the end, the beginning, or any place, if nothing is found', () => {
    const find = shelf(['red wool scarf', 'blue hat'])
    const query = 'red wool hat'
    expect(find(query)).toEqual([])
    expect(find(query, { removeWordsIfNoResults: 'lastWords' })).toEqual(['red wool scarf'])
    expect(find(query, { removeWordsIfNoResults: 'firstWords' })).toEqual(['blue hat'])
    expect(find(query, { removeWordsIfNoResults: 'allOptional' })).toHaveLength(2)
  })

  test('may be a phrase, or unwanted, in the advanced syntax', () => {
    const find = shelf(['old town', 'town of old', 'old town hall'])
    const advancedSyntax = true
    expect(find('"old town"', { advancedSyntax })).toEqual(['old town', 'old town hall'])
    expect(find('old -hall', { advancedSyntax }).sort()).toEqual(['old town', 'town of old'])
  })
})
