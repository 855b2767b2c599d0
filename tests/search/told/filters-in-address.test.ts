// Which filters of an address are intervals follows from the setting `facets`.
import { expect, test } from 'vitest'
import { facetTypes } from '../../../src/contract/facet-types.ts'
import { facets } from '../../../src/element/search-lists.ts'
import { intervalsAmong } from '../../../src/search/told/filters-in-address.ts'

test('prices, ratings and dates are intervals, other types are values', () => {
  const isInterval = intervalsAmong(facets(facetTypes.map((type) => `a_${type}:${type}`).join(',')))
  expect(facetTypes.filter((type) => isInterval(`a_${type}`))).toEqual(['range', 'rating', 'date'])
})

test('the kind of a facet from the dashboard is unknown', () => {
  expect(intervalsAmong(null)('price')).toBeNull()
})
