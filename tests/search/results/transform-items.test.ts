// `transformItems`: the owner's hand in the results.
import { afterEach, expect, test, vi } from 'vitest'
import { applyTransformItems } from '../../../src/search/results/transform-items.ts'

const hits = [{ objectID: '1', place: { city: 'Riga' } }, { objectID: '2' }]
afterEach(() => {
  vi.restoreAllMocks()
})

test('what transformItems returns is shown, and the answer itself is not changed', () => {
  const shown = applyTransformItems(
    hits,
    (given: typeof hits) => {
      for (const hit of given) if (hit.place) hit.place.city = 'Oslo'
      return given.reverse().slice(1)
    },
    '<site-search>',
  )
  expect(shown).toEqual([{ objectID: '1', place: { city: 'Oslo' } }])
  expect(hits[0]?.place?.city).toBe('Riga')
})

test('without transformItems the results are not copied', () => {
  expect(applyTransformItems(hits, undefined, '<site-search>')).toBe(hits)
  expect(applyTransformItems(hits, 'sort', '<site-search>')).toBe(hits)
})

test.each([
  ['throws', () => JSON.parse('{')],
  ['returns nothing', () => undefined],
  ['returns a promise', async () => hits],
  ['returns a list of words', () => ['a']],
])('one that %s changes nothing and is told once', (what, transform) => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})
  const whose = `<site-search id="${what}">`
  expect(applyTransformItems(hits, transform, whose)).toBe(hits)
  expect(applyTransformItems(hits, transform, whose)).toBe(hits)
  expect(told).toHaveBeenCalledTimes(1)
  expect(told.mock.calls[0]?.[0]).toContain('transformItems')
})
