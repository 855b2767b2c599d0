import { expect, test } from 'vitest'
import { defaultsFor } from '../../../src/search/told/beginning.ts'
import { settingsFrom } from '../settings.ts'

const begun = (attributes: Record<string, string>) =>
  defaultsFor(settingsFrom({ 'index-name': 'events', ...attributes }))

test('a search begins with the query and the filters of its attributes', () => {
  expect(begun({ query: 'jazz', selected: 'city:Riga, city:Oslo, kind:Film' })).toMatchObject({
    index: 'events',
    query: 'jazz',
    filters: { city: ['Riga', 'Oslo'], kind: ['Film'] },
  })
})

test('a selected value is an interval where the filter has intervals, else a value', () => {
  const { filters } = begun({
    facets: 'price:range, rating:rating, time',
    selected: 'price:10:50, rating:4:, time:10:50',
  })
  expect(filters).toEqual({ price: { min: 10, max: 50 }, rating: { min: 4 }, time: ['10:50'] })
})
