// `transformItems`: the owner's changes of the results.
import { afterEach, expect, test, vi } from 'vitest'
import { applyTransformItems } from '../../../src/search/results/transform-items.ts'

const hits = [{ objectID: '1', place: { city: 'Riga' } }, { objectID: '2' }]
afterEach(() => {
  vi.restoreAllMocks()
})

test.each([
  ['throws', () => JSON.parse('{')],
  ['returns nothing', () => undefined],
  ['returns a promise', async () => hits],
  ['returns a list of words', () => ['a']],
])('one that %s changes nothing and is reported once', (what, transform) => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})
  const whose = `<site-search id="${what}">`
  expect(applyTransformItems(hits, transform, whose)).toBe(hits)
  expect(applyTransformItems(hits, transform, whose)).toBe(hits)
  expect(told).toHaveBeenCalledTimes(1)
  expect(told.mock.calls[0]?.[0]).toContain('transformItems')
})
