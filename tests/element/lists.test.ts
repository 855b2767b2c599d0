// The grammar of lists: commas, bars, escapes, and facets.
import { describe, expect, test } from 'vitest'
import type { FacetSetting } from '../../src/contract/attribute.ts'
import { facetTypes } from '../../src/contract/facet-types.ts'
import { split } from '../../src/element/lists.ts'
import { facets, labelled, selected } from '../../src/element/search-lists.ts'

const facet = (attribute: string, more: Partial<FacetSetting> = {}): FacetSetting => ({
  attribute,
  type: 'list',
  limit: 10,
  sort: 'count',
  closed: false,
  search: false,
  label: null,
  ...more,
})

describe('a list is split', () => {
  test.each([
    ['', []],
    ['a', ['a']],
    ['a,b', ['a', 'b']],
    [' a , b ,c ', ['a', 'b', 'c']],
    ['a,,b,', ['a', 'b']],
    ['a(b,c),d', ['a(b,c)', 'd']],
    ['a((b,c),d),e', ['a((b,c),d)', 'e']],
    ['a),b', ['a)', 'b']],
    ['a\\,b,c', ['a\\,b', 'c']],
    ['a\\\\,b', ['a\\\\', 'b']],
    ['a\\', ['a\\']],
    ['a\n,\nb', ['a', 'b']],
  ])('%j into %j', (text, items) => {
    expect(split(text, ',')).toEqual(items)
  })
})

describe('names with labels', () => {
  test.each([
    ['products', [['products', null]]],
    [
      'products|Products,help|Help & more',
      [
        ['products', 'Products'],
        ['help', 'Help & more'],
      ],
    ],
    [
      ' products | Our products , help ',
      [
        ['products', 'Our products'],
        ['help', null],
      ],
    ],
    ['p|Food\\, drink', [['p', 'Food, drink']]],
    [
      'p|This \\| that, q',
      [
        ['p', 'This | that'],
        ['q', null],
      ],
    ],
    ['p|Back\\\\slash', [['p', 'Back\\slash']]],
    ['p|50\\% off', [['p', '50\\% off']]],
    [
      'p|Products (old, new), q',
      [
        ['p', 'Products (old, new)'],
        ['q', null],
      ],
    ],
    ['p|', [['p', null]]],
  ])('%j means %j', (text, pairs) => {
    expect(labelled(text)).toEqual(pairs.map(([value, label]) => ({ value, label })))
  })

  test('a label without a name is refused, and not used as the name', () => {
    expect(labelled('|Products')).toBeNull()
    expect(facets('|City')).toBeNull()
  })
})

describe('facets', () => {
  test.each([
    ['none', []],
    [' none ', []],
    ['city', [facet('city')]],
    ['brand.name', [facet('brand.name')]],
    ['starts_at:date|When', [facet('starts_at', { type: 'date', label: 'When' })]],
    ['a.lvl0>a.lvl1>a.lvl2:tree', [facet('a.lvl0>a.lvl1>a.lvl2', { type: 'tree' })]],
    ['docs:version:menu', [facet('docs:version', { type: 'menu' })]],
    ['city(limit=999)', [facet('city', { limit: 999 })]],
    ['city(sort=count)', [facet('city')]],
    ['city(closed search)', [facet('city', { closed: true, search: true })]],
    ['city()', [facet('city')]],
    [
      'kind:menu(limit=5 sort=alpha  closed)|What, city',
      [
        facet('kind', { type: 'menu', limit: 5, sort: 'alpha', closed: true, label: 'What' }),
        facet('city'),
      ],
    ],
    ['city|Town\\, village', [facet('city', { label: 'Town, village' })]],
    ['city|Here \\| there', [facet('city', { label: 'Here | there' })]],
    ['city|Town (of birth)', [facet('city', { label: 'Town (of birth)' })]],
    ['city|When: now', [facet('city', { label: 'When: now' })]],
    ['miejscowość', [facet('miejscowość')]],
    ['docsearch:version:list', [facet('docsearch:version')]],
    ['docsearch:v2', [facet('docsearch:v2')]],
    ['city : menu (limit=5)', [facet('city', { type: 'menu', limit: 5 })]],
    // Named twice, it is there once.
    ['city, kind, city:menu', [facet('city'), facet('kind')]],
    ['docsearch:lists:menu', [facet('docsearch:lists', { type: 'menu' })]],
    ['it\'s "a\\, b"', [facet('it\'s "a, b"')]],
  ])('%j', (text, expected) => {
    expect(facets(text)).toEqual(expected)
  })

  test.each(facetTypes)('%s is a type', (type) => {
    expect(facets(`thing:${type}`)).toEqual([facet('thing', { type })])
  })

  test.each([
    'city:unknown',
    'price:rnge',
    'price:Range',
    'price: Rnge',
    'free:Toggle(closed)',
    ':list',
    '(limit=5)',
    'city((closed))',
    '<b>city</b>',
    'city{x}',
    '*',
    ',',
  ])('%j is refused', (text) => {
    expect(facets(text)).toBeNull()
    expect(facets(`kind, ${text}`)).toEqual([facet('kind')])
  })

  test.each([
    ['city(limit=0)', ['limit=0'], {}],
    ['city(limit=1000)', ['limit=1000'], {}],
    ['city(limit=-1 closed)', ['limit=-1'], { closed: true }],
    ['city(limit)', ['limit'], {}],
    ['city(sort=size limit=5)', ['sort=size'], { limit: 5 }],
    ['city(open|wide)', ['open|wide'], {}],
    ['city(closed, search)', ['closed,'], { search: true }],
  ])('%j keeps the filter, and says which options are valid', (text, wrong, more) => {
    const dropped: [string, string | undefined][] = []
    const found = facets(text, (piece, right) => dropped.push([piece, right]))
    expect(found).toEqual([facet('city', more)])
    expect(dropped.map(([piece]) => piece)).toEqual(wrong.map((word) => `${word} of city`))
    expect(dropped[0]?.[1]).toContain('limit=1 to limit=999')
  })
})

describe('filters chosen at the start', () => {
  test.each([
    ['city:Kraków', [['city', 'Kraków']]],
    [
      'city: Kraków , kind:Art',
      [
        ['city', 'Kraków'],
        ['kind', 'Art'],
      ],
    ],
    [
      'city:Kraków, city:Gdańsk',
      [
        ['city', 'Kraków'],
        ['city', 'Gdańsk'],
      ],
    ],
    ['kind:Food\\, drink', [['kind', 'Food, drink']]],
    ['brand.name:Ąć & co', [['brand.name', 'Ąć & co']]],
    ['price:10:50', [['price', '10:50']]],
    [
      'price:10:, rating::4.5',
      [
        ['price', '10:'],
        ['rating', ':4.5'],
      ],
    ],
    ['change:-5:-1', [['change', '-5:-1']]],
    ['opens:"10:30"', [['opens', '"10:30"']]],
    ['act:"Live: one"', [['act', 'Live: one']]],
    ['docsearch:version:"3: b"', [['docsearch:version', '3: b']]],
    ['docsearch:version:3', [['docsearch:version', '3']]],
    ['size\\, EU:L', [['size, EU', 'L']]],
  ])('%j', (text, pairs) => {
    expect(selected(text)).toEqual(pairs.map(([attribute, value]) => ({ attribute, value })))
  })
})
