// A filter and its value, as they are written into the tag by two clicks.
import { expect, test } from 'vitest'
import { selected } from '../../src/element/search-lists.ts'
import { fromToday, withPair } from '../../tools/builder/form/pair-texts.ts'

test('an initial filter is added once, and the element reads it as it was clicked', () => {
  const pair = { field: 'city', value: 'Aarhus, C|D' }
  const one = withPair('selected', 'kind:Music', pair)
  expect(withPair('selected', one, pair)).toBe(one)
  const two = withPair('selected', one, { field: 'act', value: 'Live: one' })
  expect(selected(two)).toEqual([
    { attribute: 'kind', value: 'Music' },
    { attribute: 'city', value: 'Aarhus, C|D' },
    { attribute: 'act', value: 'Live: one' },
  ])
})

test('fixed filters are joined by AND, and quoted if a space or a keyword would end the value', () => {
  const free = withPair('filters', ' price > 3 ', { field: 'free', value: 'true' })
  expect(free).toBe('price > 3 AND free:true')
  expect(withPair('filters', free, { field: 'free', value: 'true' })).toBe(free)
  expect(withPair('filters', '', { field: 'my city', value: 'Say "hi"' })).toBe(
    '"my city":"Say \\"hi\\""',
  )
  expect(withPair('filters', '', { field: 'starts_at', value: fromToday })).toBe(
    'starts_at >= {today}',
  )
  expect(withPair('selected', '', { field: 'starts_at', value: fromToday })).toBe(
    'starts_at:{today}:',
  )
  expect(withPair('filters', '', { field: 'kind', value: 'or' })).toBe('kind:"or"')
})
