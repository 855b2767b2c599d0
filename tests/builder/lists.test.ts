// Lists as the form adds to them, and what the page would put into `{…}`.
import { expect, test } from 'vitest'
import { asItem, filled, labelIn, namesIn, toggled, withLabel } from '../../tools/builder/lists.ts'

test('an item is known by its name, whatever type, options and label it has', () => {
  const list = 'city, price:range(limit=8 search, closed)|Price\\, net, a.lvl0>a.lvl1:tree'
  expect(namesIn(list)).toEqual(['city', 'price', 'a.lvl0>a.lvl1'])
  expect(namesIn('docsearch:version, events_{language:en,pl}|Events')).toEqual([
    'docsearch:version',
    'events_{language:en,pl}',
  ])
})

test('a click adds an item, and a second click removes it with its options', () => {
  expect(toggled('', 'city')).toBe('city')
  expect(toggled('city', 'price:range')).toBe('city, price:range')
  expect(toggled('city(limit=3, closed)|Town, price:range', 'city')).toBe('price:range')
  expect(toggled('none', 'city')).toBe('city')
})

test('a comma inside a name or inside braces does not end an item', () => {
  expect(asItem('Food, drink')).toBe('Food\\, drink')
  expect(asItem('news_{language:en,de}_date')).toBe('news_{language:en,de}_date')
})

test('a value is filled as far as it can be without the page', () => {
  expect(filled('events_{language}', 'da')).toBe('events_da')
  expect(filled('events_{language:en,pl}', 'da')).toBe('events_en')
  expect(filled('events_{locale}', 'pl')).toBe('events_pl')
  expect(filled('{url.entry}', 'pl')).toBeNull()
})

test('a filter gets a name for visitors, with any characters, and loses nothing else', () => {
  const list = 'city:menu(limit=8), price:range|Cost'
  const named = withLabel(list, 'city', 'Town, or | city')
  expect(named).toBe('city:menu(limit=8)|Town\\, or \\| city, price:range|Cost')
  expect(namesIn(named)).toEqual(['city', 'price'])
  expect(labelIn('city:menu(limit=8)|Town\\, or \\| city')).toBe('Town, or | city')
  expect(withLabel(named, 'city', '')).toBe(list)
  expect(labelIn('city')).toBe('')
})
