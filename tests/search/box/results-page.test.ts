import { expect, test } from 'vitest'
import { resultsAddress } from '../../../src/search/box/useForwarding.ts'

const here = () => location.origin
const pathOf = (address: string | null) => address?.replace(here(), '') ?? null

test('the parameters and the hash of results-page stay as they are written', () => {
  expect(pathOf(resultsAddress('/search?lang=p%6C&x#found', 's', 'jazz'))).toBe(
    '/search?lang=p%6C&x&s=jazz#found',
  )
})

test('results-page as a pattern gets the query where it says {query}, and nothing else', () => {
  expect(pathOf(resultsAddress('/?s={query}', 'q', 'jazz & blues'))).toBe('/?s=jazz%20%26%20blues')
  expect(pathOf(resultsAddress('/search/{query}', 'q', 'jazz'))).toBe('/search/jazz')
})

test('a query in any script, with any character, arrives as it was typed', () => {
  for (const words of ['żółć', 'C++ & C#', '100 %', 'a=b?c', '„Ost“ 東京', '"quoted" / slashed']) {
    const address = new URL(resultsAddress('/search', 'q', words) ?? '')
    expect(address.searchParams.get('q')).toBe(words)
  }
})

test('a category is added as url-sync writes filters', () => {
  const category = { attribute: 'kind', value: 'Art & Design' }
  const address = new URL(resultsAddress('/search', 'q', 'jazz', category) ?? '')
  expect([...address.searchParams]).toEqual([
    ['q', 'jazz'],
    ['f.kind', 'Art & Design'],
  ])
})

test('an empty query leads nowhere', () => {
  expect(resultsAddress('/search', 'q', '')).toBeNull()
  expect(resultsAddress('/?s={query}', 'q', '')).toBeNull()
})

test('a query cannot lead to another site, and a pattern that cannot be filled leads nowhere', () => {
  expect(pathOf(resultsAddress('/{query}', 'q', '//evil.example'))).toBe('/evil.example')
  expect(pathOf(resultsAddress('{query}', 'q', 'javascript:alert(1)'))).not.toMatch(/^javascript:/)
  expect(resultsAddress('/{language}/search', 'q', 'jazz')).toBeNull()
})

test('results-page may be on another site', () => {
  expect(resultsAddress('https://search.example.com/all', 'q', 'jazz')).toBe(
    'https://search.example.com/all?q=jazz',
  )
})
