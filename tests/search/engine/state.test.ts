// What a visitor has chosen, as events tell it and as Back brings it back.
import { describe, expect, test } from 'vitest'
import { toggled, withFilter } from '../../../src/search/engine/filter.ts'
import {
  chosenOf,
  emptyState,
  firstState,
  remembered,
  type SearchState,
} from '../../../src/search/engine/state.ts'

const indices = ['events', 'help']
const state = (change: Partial<SearchState> = {}): SearchState => ({
  ...emptyState('events'),
  ...change,
})

describe('the detail of search-change', () => {
  test('is complete, though nothing was chosen', () => {
    expect(chosenOf(state())).toEqual({
      query: '',
      filters: {},
      sort: null,
      page: 0,
      index: 'events',
    })
  })

  test('counts pages from 0, and has filters and sort', () => {
    const chosen = {
      query: 'jazz',
      filters: { city: ['Kraków', 'Gdańsk'], price: { min: 5 } },
      page: 2,
      sort: 'events_by_date',
    }
    expect(chosenOf(state(chosen))).toEqual({ ...chosen, index: 'events' })
  })
})

describe('filters', () => {
  test('an emptied filter is gone, and the others stay', () => {
    const filters = { city: ['Riga'], price: { min: 5 } }
    expect(withFilter(filters, 'city', [])).toEqual({ price: { min: 5 } })
    expect(withFilter(filters, 'price', {})).toEqual({ city: ['Riga'] })
    expect(withFilter(filters, 'kind', ['Film'])).toEqual({ ...filters, kind: ['Film'] })
  })

  test('a value chosen twice is taken away', () => {
    expect(toggled(undefined, 'Riga')).toEqual(['Riga'])
    expect(toggled(['Riga', 'Oslo'], 'Riga')).toEqual(['Oslo'])
  })
})

describe('what Back brings back', () => {
  test.each([
    [{}],
    [{ query: 'jazz' }],
    [{ query: 'jazz', page: 3, filters: { city: ['Kraków'] } }],
    [{ filters: { city: ['a', 'b'], price: { min: 1, max: 2.5 } }, sort: 'by_date' }],
    [{ index: 'help', hitsPerPage: 50 }],
  ])('is what was there: %j', (change) => {
    const again = remembered(JSON.parse(JSON.stringify(state(change))), indices)
    expect({ ...emptyState('events'), ...again }).toEqual(state(change))
  })

  test('is only the query if it was another index', () => {
    const before = state({ query: 'jazz', page: 3, filters: { city: ['a'] } })
    expect(remembered(before, ['articles'])).toEqual({ query: 'jazz' })
  })

  test.each([[undefined], [null], ['jazz'], [5], [true]])('is nothing when it is %j', (memory) => {
    expect(remembered(memory, indices)).toBeNull()
  })

  test.each([
    [{ index: 'events', query: 5, filters: 'city', page: '2' }],
    [{ index: 'events', filters: { city: 'Kraków' }, page: -1, sort: 5 }],
    [{ index: 'events', filters: { city: [5] }, page: Number.NaN, hitsPerPage: 1.5 }],
    [{ index: 'events', filters: { price: { min: '5' }, date: { from: 1 } }, page: 0.5 }],
    [{ index: 'events', filters: [[1]], page: null, query: {} }],
  ])('leaves out invalid values: %j', (memory) => {
    expect(remembered(memory, indices)).toEqual({ index: 'events', filters: {} })
  })
})

test('a remembered filter named __proto__ is left out, and no object gets another prototype', () => {
  const memory = JSON.parse('{"index": "events", "filters": {"__proto__": ["a"], "city": ["b"]}}')
  const { filters } = remembered(memory, indices) ?? {}
  expect(Object.entries(filters ?? {})).toEqual([['city', ['b']]])
  expect(Object.getPrototypeOf(filters)).toBe(Object.prototype)
})

describe('a search begins', () => {
  const page = state({ query: 'jazz', filters: { city: ['Riga', 'Oslo'], kind: ['Film'] } })
  const first = (from: Partial<Parameters<typeof firstState>[2]>) =>
    firstState(page, indices, { typed: '', address: null, memory: null, ...from })

  test('with the query and the filters of the attributes', () => {
    expect(first({})).toEqual(page)
  })

  test('with what Back brings, even where the box was emptied', () => {
    const memory = state({ query: 'film', page: 2 })
    expect(first({ memory })).toEqual(memory)
    expect(first({ memory: state() })).toEqual(state())
  })

  test('with the address rather than what is remembered, and both rather than the attributes', () => {
    const memory = state({ query: 'film' })
    expect(first({ memory, address: { query: 'opera', page: 1 } })).toEqual({
      ...page,
      query: 'opera',
      page: 1,
    })
  })

  test('with what is typed already rather than anything else', () => {
    const memory = state({ query: 'film', page: 2 })
    expect(first({ typed: 'ope', memory })).toEqual({ ...page, query: 'ope' })
  })
})
