// The filters of the search also limit what the agent looks at.
import { describe, expect, test } from 'vitest'
import { parseFilter } from '../../demo/sandbox/search/filters/expression.ts'
import { filtersFrom } from '../../src/ask/filters.ts'
import { filterParameters } from '../../src/search/engine/requests.ts'

const facets = {
  city: 'list',
  tags: 'all',
  free: 'toggle',
  'group.lvl0': 'tree',
  'a b:c': 'list',
} as const

/** As the search sends it. */
const sent = (filters: Parameters<typeof filterParameters>[0]) =>
  filterParameters(filters, (attribute) => {
    const type = Object.entries(facets).find(([name]) => name === attribute)?.[1]
    const levels = type === 'tree' ? 'group.lvl0 > group.lvl1' : attribute
    return type && { type, attribute: levels }
  })

test('without a choice there is no filter', () => {
  expect(filtersFrom({}, 'algolia')).toBeNull()
  expect(filtersFrom({ ...sent({}), filters: ' ' }, 'algolia')).toBeNull()
})

describe('for Algolia', () => {
  test.each<[string, Parameters<typeof filterParameters>[0], string]>([
    ['any of a list', { city: ['Kraków', 'Gdańsk'] }, '(city:"Gdańsk" OR city:"Kraków")'],
    ['all of another', { tags: ['a', 'b'] }, 'tags:"a" AND tags:"b"'],
    ['a toggle', { free: ['true'] }, 'free:"true"'],
    ['a path in a tree', { 'group.lvl0': ['A > B'] }, 'group.lvl1:"A > B"'],
    ['both sides', { price: { min: 10, max: 50 } }, 'price >= 10 AND price <= 50'],
    ['an open side', { starts_at: { min: -1.5 } }, 'starts_at >= -1.5'],
    ['quotes and backslashes', { city: ['a "b" \\c'] }, 'city:"a \\"b\\" \\\\c"'],
    ['a value in quotes', { city: ['"a"'] }, 'city:"\\"a\\""'],
    ['a leading minus', { city: ['-a'] }, 'city:"-a"'],
    ['a value with colons', { city: ['a:b:c'] }, 'city:"a:b:c"'],
    ['a name that needs quotes', { 'a b:c': ['x'] }, '"a b:c":"x"'],
    [
      'several',
      { city: ['x'], tags: ['a'], price: { max: 5 } },
      'city:"x" AND tags:"a" AND price <= 5',
    ],
  ])('%s', (_, filters, expression) => {
    expect(filtersFrom(sent(filters), 'algolia')).toBe(expression)
    // The service understands it.
    expect(parseFilter(expression).flat().length).toBeGreaterThan(0)
  })

  test('the owner’s expression stands at the end, in brackets', () => {
    const filters = 'NOT sold:true AND (a:1 OR b:2)'
    expect(filtersFrom({ filters }, 'algolia')).toBe(filters)
    const both = filtersFrom({ ...sent({ city: ['x', 'y'] }), filters }, 'algolia')
    expect(both).toBe(`(city:"x" OR city:"y") AND (${filters})`)
    expect(parseFilter(both ?? '')).toHaveLength(3)
  })

  test('the owner’s own lists are read too', () => {
    const facetFilters = ['a:-b', ['c:d', 'c:-e'], 7]
    expect(filtersFrom({ facetFilters }, 'algolia')).toBe('NOT a:"b" AND (c:"d" OR NOT c:"e")')
    expect(filtersFrom({ facetFilters: 'a:b' }, 'algolia')).toBe('a:"b"')
    expect(filtersFrom({ numericFilters: ['a:1 TO 2', ['b>1', 'c != 2']] }, 'algolia')).toBe(
      'a:1 TO 2 AND (b > 1 OR c != 2)',
    )
  })
})

describe('for the other engines, as they write it', () => {
  const filters = { city: ['Kraków', 'a"b'], tags: ['x'], price: { min: 10 } }

  test('Meilisearch', () => {
    expect(filtersFrom({ ...sent(filters), filters: 'a = 1' }, 'meilisearch')).toBe(
      '(city = "Kraków" OR city = "a\\"b") AND tags = "x" AND price >= 10 AND (a = 1)',
    )
    expect(filtersFrom({ facetFilters: ['a:-b'] }, 'meilisearch')).toBe('NOT a = "b"')
  })

  test('Typesense', () => {
    expect(filtersFrom({ ...sent(filters), filters: 'a:=1' }, 'typesense')).toBe(
      '(city:=`Kraków` || city:=`a"b`) && tags:=`x` && price:>=10 && (a:=1)',
    )
    expect(filtersFrom({ facetFilters: ['a:-b', 'n:7', 'q:`*'] }, 'typesense')).toBe(
      'a:!=`b` && n:=7 && q:=`\\`\\``',
    )
  })
})
