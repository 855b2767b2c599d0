// Turns attributes into parameters of every request.
import { describe, expect, test } from 'vitest'
import { setupOf } from '../../../src/search/engine/setup.ts'
import { closeMark, openMark } from '../../../src/search/records/field.ts'
import { settingsFrom } from '../settings.ts'

const parameters = (attributes: Record<string, string> = {}): Record<string, unknown> =>
  setupOf(settingsFrom(attributes), null, '').parameters

test('found words come between marks that no text holds by chance', () => {
  expect(parameters()).toEqual({
    hitsPerPage: 20,
    highlightPreTag: openMark,
    highlightPostTag: closeMark,
  })
})

test.each([
  [{}, 20],
  [{ layout: 'dropdown' }, 6],
  [{ layout: 'dialog' }, 8],
  [{ 'hits-per-page': '12' }, 12],
  [{ layout: 'dropdown', 'hits-per-page': '3' }, 3],
])('with %j a page has %d results', (attributes, size) => {
  expect(parameters(attributes).hitsPerPage).toBe(size)
})

test('filters are sent unchanged, and not at all if there are none', () => {
  const filters = 'city:"Kraków" AND price < 50'
  expect(parameters({ filters }).filters).toBe(filters)
  expect('filters' in parameters({ filters: '' })).toBe(false)
  expect('filters' in parameters()).toBe(false)
})

describe('further parameters', () => {
  test.each([
    ['getRankingInfo=true', { getRankingInfo: true }],
    ['aroundRadius=1000', { aroundRadius: 1000 }],
    ['aroundLatLng=52.2,21.0', { aroundLatLng: '52.2,21.0' }],
    ['aroundLatLngViaIP=true&aroundRadius=all', { aroundLatLngViaIP: true, aroundRadius: 'all' }],
    ['ruleContexts=spring', { ruleContexts: ['spring'] }],
    ['ruleContexts=spring,sale', { ruleContexts: ['spring', 'sale'] }],
    ['ruleContexts=["spring"]', { ruleContexts: ['spring'] }],
    [
      'facetFilters=[["city:A","city:B"],"kind:C"]',
      { facetFilters: [['city:A', 'city:B'], 'kind:C'] },
    ],
    ['numericFilters=price>10', { numericFilters: ['price>10'] }],
    ['optionalFilters=brand:A%26B', { optionalFilters: ['brand:A&B'] }],
    ['queryLanguages=pl,en', { queryLanguages: ['pl', 'en'] }],
    [
      'ignorePlurals=pl&removeStopWords=pl,en',
      { ignorePlurals: ['pl'], removeStopWords: ['pl', 'en'] },
    ],
    ['ignorePlurals=true&removeStopWords=false', { ignorePlurals: true, removeStopWords: false }],
    ['analytics=false', { analytics: false }],
    ['removeWordsIfNoResults=allOptional', { removeWordsIfNoResults: 'allOptional' }],
    ['userToken=', { userToken: '' }],
    ['facetFilters=[broken', { facetFilters: '[broken' }],
  ])('%s', (params, expected) => {
    expect(parameters({ params })).toMatchObject(expected)
  })

  test('cannot replace the highlighting marks, nor the attribute filters', () => {
    const params = 'highlightPreTag=<em>&highlightPostTag=</em>&filters=a:1'
    expect(parameters({ params, filters: 'b:2' })).toMatchObject({
      highlightPreTag: openMark,
      highlightPostTag: closeMark,
      filters: 'b:2',
    })
  })
})
