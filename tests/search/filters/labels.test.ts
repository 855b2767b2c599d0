// The names of facets and their values.
import { describe, expect, test } from 'vitest'
import {
  colourOf,
  facetLabel,
  fullLabel,
  type Named,
  valueLabel,
} from '../../../src/search/filters/labels.ts'
import { fieldName } from '../../../src/search/records/field-name.ts'
import { addMessages } from '../../../src/shell/messages/index.ts'
import { wordsOf } from '../../../src/shell/words.ts'

const facet = (attribute: string, change: Partial<Named> = {}): Named => ({
  attribute,
  type: 'list',
  label: null,
  ...change,
})
const words = (own: Record<string, string> = {}, locale = 'en') => wordsOf(locale, null, own)

describe('a facet is called', () => {
  test.each([
    ['city', 'City'],
    ['starts_at', 'Starts at'],
    ['brand.name', 'Name'],
    ['hearingLoop', 'Hearing Loop'],
    ['docsearch:version', 'Docsearch:version'],
  ])('%s: %s', (attribute, label) => {
    expect(facetLabel(facet(attribute), words())).toBe(label)
  })

  test('by its tree, not by the first level', () => {
    const tree = facet('categories.lvl0>categories.lvl1', { type: 'tree' })
    expect(facetLabel(tree, words())).toBe('Categories')
    expect(facetLabel(tree, words({ 'facet.categories.lvl0': 'Where' }))).toBe('Where')
  })

  test('by the attribute’s own label, else the page’s words, else its name', () => {
    const own = { 'facet.a.b:c': 'Of the page' }
    expect(facetLabel(facet('a.b:c', { label: 'Written' }), words(own))).toBe('Written')
    expect(facetLabel(facet('a.b:c'), words(own))).toBe('Of the page')
  })

  test.each([
    ['pl', 'city', 'Miasto'],
    ['pl-PL', 'colors', 'Kolor'],
    ['de', 'categories.lvl0', 'Kategorien'],
    ['de', 'product_type', 'Kategorie'],
    ['da', 'starts_at', 'Dato'],
    ['pl', 'published_at', 'Data'],
    // Beside another moment it would be called the same.
    ['pl', 'updated_at', 'Updated at'],
    ['pl', 'based_on', 'Based on'],
    ['da', 'free_shipping', 'Gratis fragt'],
    ['pl', 'aisle', 'Aisle'],
    ['pl', '_', ''],
    // No words of ours: as the index has it, in a language that we do not speak too.
    ['en', 'vendor', 'Vendor'],
    ['en', 'starts_at', 'Starts at'],
    ['sl', 'city', 'City'],
  ])('in %s as people call it: %s, %s', (locale, attribute, label) => {
    expect(facetLabel(facet(attribute), words({}, locale))).toBe(label)
    expect(fieldName(attribute, words({}, locale))).toBe(label)
    const own = { [`facet.${attribute}`]: 'Of the page' }
    expect(facetLabel(facet(attribute), words(own, locale))).toBe('Of the page')
  })

  test('in usual words that a page adds for its language, or in the place of ours', () => {
    addMessages('eo', { fieldNames: 'Urbo, Lando' })
    expect(facetLabel(facet('town'), words({}, 'eo'))).toBe('Urbo')
    expect(facetLabel(facet('country'), words({}, 'eo'))).toBe('Lando')
    expect(facetLabel(facet('size'), words({}, 'eo'))).toBe('Size')
  })

  test('in words added for a language', () => {
    addMessages('sv', { 'facet.city': 'Stad', 'facet.city.Köpenhamn, "K": 1': 'Köpenhamn' })
    expect(facetLabel(facet('city'), words({}, 'sv-SE'))).toBe('Stad')
    expect(valueLabel(facet('city'), 'Köpenhamn, "K": 1', words({}, 'sv-SE'))).toBe('Köpenhamn')
    expect(facetLabel(facet('city'), words({}, 'sl'))).toBe('City')
  })
})

describe('a value is called', () => {
  test.each([
    [facet('free'), 'true', 'Tak'],
    [facet('free'), 'false', 'Nie'],
    [facet('city'), 'constructor', 'constructor'],
    [facet('c', { type: 'color' }), 'Red;#f00', 'Red'],
    [facet('c', { type: 'color' }), '#f00', '#f00'],
    [facet('c'), 'Red;#f00', 'Red;#f00'],
    [facet('k.lvl0>k.lvl1', { type: 'tree' }), 'Home > Bath', 'Bath'],
  ])('%j %s: %s', (of, value, name) => {
    expect(valueLabel(of, value, words({}, 'pl'))).toBe(name)
  })

  test('in the page’s words before all', () => {
    expect(valueLabel(facet('free'), 'true', words({ 'facet.free.true': 'Gratis' }))).toBe('Gratis')
  })

  test('by its whole path if the tree is not visible', () => {
    const tree = facet('k.lvl0>k.lvl1', { type: 'tree' })
    const own = words({ 'facet.k.lvl0.Home': 'Dom' })
    expect(fullLabel(tree, 'Home > Bath', own)).toBe('Dom > Bath')
  })
})

test.each([
  ['Red', { name: 'Red', colour: 'Red' }],
  ['Red;#f00', { name: 'Red', colour: '#f00' }],
  ['#f00', { name: '#f00', colour: '#f00' }],
])('%s has the name and the colour of %j', (value, both) => {
  expect(colourOf(value)).toEqual(both)
})
