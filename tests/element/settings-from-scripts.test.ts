// Values that scripts set as properties or in configure().
import { describe, expect, test } from 'vitest'
import { siteSearch } from '../../src/contract/site-search.ts'
import { hearOwner, read } from './reading.ts'

const { said } = hearOwner()

const search = siteSearch.attributes

describe('values from scripts', () => {
  test.each([
    ['hitsPerPage', 12, 12],
    ['hitsPerPage', '12', 12],
    ['autofocus', true, true],
    ['autofocus', false, false],
    [
      'indexName',
      'a|A, b',
      [
        { value: 'a', label: 'A' },
        { value: 'b', label: null },
      ],
    ],
    ['hitsView', ['grid', 'list'], ['grid', 'list']],
    ['perPageOptions', [20, 50], [20, 50]],
    ['query', 5, '5'],
  ])('%s = %j is understood', (name, given, value) => {
    expect(read(search, {}, { properties: { [name]: given } }).settings[name]).toEqual(value)
    expect(read(search, {}, { configured: { [name]: given } }).settings[name]).toEqual(value)
    expect(said()).toEqual([])
  })

  test.each([
    ['hitsPerPage', { size: 5 }],
    ['hitsPerPage', Number.NaN],
    ['hitsPerPage', [5, 6]],
    ['theme', () => 'dark'],
    ['filters', { city: 'Kraków' }],
    ['locale', Symbol('pl')],
  ])('%s = %s is refused and reported, without printing the object', (name, given) => {
    const { settings, refused } = read(
      search,
      {},
      { id: `x-${name}`, properties: { [name]: given } },
    )
    expect(settings[name]).toEqual(read(search, {}).settings[name])
    expect(refused).toContain(name)
  })

  test('a property may be a function that returns the key: it wins over the attribute, and is not called here', () => {
    const properties = { apiKey: async () => 'secret' }
    const found = read(search, { 'api-key': 'written' }, { properties })
    expect([found.settings.apiKey, found.origins.apiKey]).toEqual([null, 'property'])
    expect([found.refused, said()]).toEqual([[], []])
  })

  test('a page-wide key may not be a function: that is reported, and the next source counts', () => {
    const around = { configured: { apiKey: () => 'secret' }, script: { 'data-api-key': 'tagged' } }
    const { settings } = read(search, {}, around)
    expect(settings.apiKey).toBe('tagged')
    expect(said().join()).toMatch(/page-wide default api-key is not valid/)
  })

  test('null and undefined count as not given', () => {
    const properties = { hitsPerPage: null, theme: undefined }
    const { settings, refused } = read(search, { 'hits-per-page': '7' }, { properties })
    expect([settings.hitsPerPage, settings.theme, refused]).toEqual([7, 'auto', []])
  })

  test('facets may be a list of texts or of objects', () => {
    const texts = read(search, {}, { properties: { facets: ['city', 'price:range|Cost'] } })
    const objects = read(
      search,
      {},
      {
        properties: {
          facets: [{ attribute: 'city' }, { attribute: 'price', type: 'range', label: 'Cost' }],
        },
      },
    )
    expect(texts.settings.facets).toEqual(objects.settings.facets)
    expect(texts.settings.facets).toHaveLength(2)
  })

  test('null in an object of facets counts as left out', () => {
    const nothing = { type: null, limit: null, sort: null, label: undefined, closed: null }
    const { settings } = read(
      search,
      {},
      {
        properties: { facets: [{ attribute: 'city', ...nothing }] },
      },
    )
    expect(settings.facets).toEqual(read(search, { facets: 'city' }).settings.facets)
  })

  test.each([
    [[{ attribute: '' }]],
    [[{ attribute: 'city', type: 'cube' }]],
    [[null]],
    [[5]],
    [[{ label: 'City' }]],
    [[{ attribute: 5 }]],
    [[{ attribute: 'city', label: {} }]],
    [{ attribute: 'city' }],
  ])('facets = %j are refused as a whole', (facets) => {
    const { settings, refused } = read(search, {}, { properties: { facets } })
    expect([settings.facets, refused]).toEqual([null, ['facets']])
  })

  test('a wrong item is left out, and a filter with a wrong option stays', () => {
    const facets = [
      { attribute: 'city', type: 'cube' },
      { attribute: 'kind', limit: '5', sort: 'size' },
    ]
    const { settings, refused } = read(search, {}, { id: 'objects', properties: { facets } })
    expect([settings.facets, refused]).toEqual([
      read(search, { facets: 'kind' }).settings.facets,
      [],
    ])
    expect(said().map((line) => /“([^”]*)” in facets/.exec(line)?.[1])).toEqual([
      'item 1',
      'limit of kind',
      'sort of kind',
    ])
  })
})
