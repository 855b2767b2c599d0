// What of the preview is brought into view by which change.
import { expect, test } from 'vitest'
import { seenAfter } from '../../tools/builder/preview/in-view.ts'
import {
  emptySettings,
  type Tag,
  withElement,
  withToken,
  withValue,
} from '../../tools/builder/settings.ts'

const of = (tag: Tag, name: string, value: string) =>
  withValue(withElement(emptySettings, tag), name, value)

test('a filter that was added is seen, wherever it stands in the list, and none that was named or taken away', () => {
  const before = of('site-search', 'facets', 'city, price:range')
  const seen = (facets: string) => seenAfter(before, withValue(before, 'facets', facets))
  expect(seen('city, price:range, starts_at:date')).toEqual({ part: 'facet', at: 2 })
  expect(seen('starts_at:date|Day, city, price:range')).toEqual({ part: 'facet', at: 0 })
  expect(seen('city, a:list, price:range, b:list')).toEqual({ part: 'facet', at: 3 })
  expect(seen('city|Town, price:range')).toBeNull()
  expect(seen('city')).toBeNull()
})

test('of a document the contents are seen, its title, or the first link in a new colour', () => {
  const before = of('rich-doc', 'show', 'title')
  const shown = (show: string) => seenAfter(before, withValue(before, 'show', show))
  expect(shown('title, toc')).toEqual({ part: 'toc', at: 0 })
  expect(shown('title, date')).toEqual({ part: 'heading', at: 0 })
  const coloured = withToken(before, '--embed-accent', 'teal')
  expect(seenAfter(before, coloured)).toEqual({ part: 'link', at: 0 })
})

test('another element, or several changes at once, begin where the page begins', () => {
  const search = of('site-search', 'facets', 'city')
  expect(seenAfter(search, withElement(search, 'rich-doc'))).toBeNull()
  const two = withValue(withValue(search, 'facets', 'city, kind'), 'sort', 'by_price')
  expect(seenAfter(search, two)).toBeNull()
})
