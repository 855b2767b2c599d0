import { expect, test } from 'vitest'
import { facetsIn, fieldsIn, pictureOfSite } from '../../tools/builder/inspect/records.ts'

test('a field that an index has flat and in levels is offered once', () => {
  const flat = { category: { Home: 2, Garden: 1 }, 'categories.lvl0': { Garden: 1, Home: 2 } }
  const items = (facets: Readonly<Record<string, unknown>>) =>
    facetsIn(facets, {}, 3).map(({ item }) => item)
  expect(items(flat)).toEqual(['category'])
  const deep = { ...flat, 'categories.lvl1': { 'Home > Bath': 2 } }
  expect(items(deep)).toEqual(['categories.lvl0>categories.lvl1:tree'])
  expect(items({ ...deep, category: { Home: 3 } })).toHaveLength(2)
})

test('a chosen filter is offered, even if its levels are offered too', () => {
  const counts = { Home: 2, Garden: 1 }
  const twice = {
    category: counts,
    'categories.lvl0': counts,
    'categories.lvl1': { 'Home > A': 2 },
  }
  const found = facetsIn(twice, {}, 3, ['category'])
  expect(found.map(({ name }) => name)).toEqual(['category', 'categories.lvl0'])
  expect(found[0]?.help).toBe(0)
})

test('the builder warns about a picture without a host, but not about text, or a picture that is not shown', () => {
  const record = {
    image: 'https://shop.example/a.png',
    image_alt: 'A harbour',
    thumb: '/small/a.png',
    cover_type: 'hardcover',
  }
  const pictureIn = (one: Readonly<Record<string, unknown>>, named = '') =>
    pictureOfSite([one], fieldsIn([one]), named)
  expect(pictureIn(record)).toBe('/small/a.png')
  expect(pictureIn(record, 'image')).toBe('')
  expect(pictureIn({ ...record, thumb: null })).toBe('')
})
