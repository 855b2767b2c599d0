// Lists as the form adds to them, and what the page would put into `{…}`.
import { expect, test } from 'vitest'
import { filled, namesIn, toggled } from '../../builder/lists.ts'

test('an item is known by its name, whatever type, options and label it has', () => {
  const list = 'city, price:range(limit=8 search, closed)|Price\\, net, a.lvl0>a.lvl1:tree'
  expect(namesIn(list)).toEqual(['city', 'price', 'a.lvl0>a.lvl1'])
  expect(namesIn('docsearch:version, events_{language:en,pl}|Events')).toEqual([
    'docsearch:version',
    'events_{language:en,pl}',
  ])
})

test('a click adds an item, and a second one takes it away with all that was said of it', () => {
  expect(toggled('', 'city')).toBe('city')
  expect(toggled('city', 'price:range')).toBe('city, price:range')
  expect(toggled('city(limit=3, closed)|Town, price:range', 'city')).toBe('price:range')
  expect(toggled('none', 'city')).toBe('city')
})

test('a value is filled as far as it can be without the page', () => {
  expect(filled('events_{language}', 'da')).toBe('events_da')
  expect(filled('events_{language:en,pl}', 'da')).toBe('events_en')
  expect(filled('events_{locale}', 'pl')).toBe('events_pl')
  expect(filled('{url.entry}', 'pl')).toBeNull()
})
