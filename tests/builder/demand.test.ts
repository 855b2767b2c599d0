// What the calculator makes of settings.
import { expect, test } from 'vitest'
import { demandOf, shapeOf } from '../../tools/builder/demand/demand.ts'
import { emptySettings, withElement, withValue } from '../../tools/builder/settings.ts'

const set = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).reduce((all, [name, value]) => withValue(all, name, value), emptySettings)

test('a page sends a request when it opens, a dropdown only while typing', () => {
  const search = set({ 'index-name': 'products' })
  expect(demandOf(search, 'page', 0.2).requests).toBeCloseTo(1 + 0.2 * 7)
  expect(demandOf(search, 'page', 0).requests).toBe(1)
  expect(demandOf(search, 'dropdown', 0.2).requests).toBeCloseTo(0.2 * 6)
  expect(demandOf(search, 'dropdown', 0).requests).toBe(0)
})

test('each index, suggestions and a filter are searches of their own; Enter alone costs one request', () => {
  const two = set({ 'index-name': 'products|Products, help|Help' })
  expect(demandOf(two, 'page', 1)).toEqual({ requests: 8, searches: 2 + 6 * 2 + 3 })
  const more = withValue(withValue(two, 'suggestions-index', 'words'), 'search-on', 'submit')
  expect(demandOf(more, 'dropdown', 1)).toEqual({ requests: 2, searches: 3 + 1 })
  expect(demandOf(withValue(two, 'facets', 'none'), 'dialog', 1).requests).toBe(6)
})

test('the shape is that of the settings', () => {
  expect(shapeOf(set({ layout: 'dialog' }))).toBe('dialog')
  expect(shapeOf(set({ 'results-page': '/search' }))).toBe('box')
  expect(shapeOf(withElement(emptySettings, 'rich-doc'))).toBe('document')
})
