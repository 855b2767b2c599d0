// A page that a visitor reached with a query starts with that query.
import { describe, expect, test } from 'vitest'
import { firstQuery, stateToAddress } from '../../../src/search/told/address.ts'
import { at, first, options, shownAt, stateOf } from '../engine/states.ts'

describe('a page to which a visitor was sent', () => {
  const settings = { query: 'attribute', queryParam: 'q', urlSync: false, urlPrefix: null }
  const begins = (search: string, more = {}) => firstQuery(at(search), { ...settings, ...more })

  test.each([
    ['?x=1&q=jazz+night', 'jazz night'],
    ['?q=Krak%C3%B3w', 'Kraków'],
    ['?q=', ''],
    ['?q', ''],
  ])('begins with the query of %s', (search, words) => {
    expect(begins(search)).toBe(words)
  })

  test.each(['', '?other=jazz', '?q=%E0%A4%A'])(
    'begins with the attribute query where the address has no query: %j',
    (search) => {
      expect(begins(search)).toBe('attribute')
      expect(begins(search, { query: null })).toBe('')
    },
  )

  test('takes the query from another parameter, also where url-sync keeps the state in the address', () => {
    expect(begins('?s=jazz', { queryParam: 's' })).toBe('jazz')
    expect(begins('?s=jazz&q=film', { queryParam: 's', urlSync: true })).toBe('jazz')
    expect(begins('?q=jazz', { urlSync: true, urlPrefix: 'a' })).toBe('jazz')
  })

  test('leaves the parameter to url-sync where both have the same name', () => {
    expect(begins('?q=jazz', { urlSync: true })).toBe('attribute')
    expect(begins('?a.q=jazz', { urlSync: true, urlPrefix: 'a', queryParam: 'a.q' })).toBe(
      'attribute',
    )
  })

  test('lets the visitor empty the box for good, though the parameter stays in the address', () => {
    const sent = { ...settings, queryParam: 's', urlSync: true }
    const begun = stateOf({ query: firstQuery(at('?s=jazz'), sent) })
    const url = stateToAddress(first, begun, options, at('?s=jazz'))
    expect(url.search).toBe('?s=jazz&q=')
    expect(shownAt(url, options, { ...begun, query: firstQuery(url, sent) })).toEqual(first)
  })
})
