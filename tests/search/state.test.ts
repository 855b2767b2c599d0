// What a visitor has chosen, as events tell it and as Back brings it back.
import { describe, expect, test } from 'vitest'
import { chosenOf, firstState, remembered } from '../../src/search/state.ts'

describe('what events tell', () => {
  test('is complete, though nothing was chosen', () => {
    expect(chosenOf('events')).toEqual({
      query: '',
      filters: {},
      sort: null,
      page: 0,
      index: 'events',
    })
  })

  test('counts pages from 0, and tells filters and sort', () => {
    const state = {
      query: 'jazz',
      refinementList: { city: ['Kraków', 'Gdańsk'] },
      page: 3,
      sortBy: 'events_by_date',
    }
    expect(chosenOf('events', state)).toEqual({
      query: 'jazz',
      filters: { city: ['Kraków', 'Gdańsk'] },
      sort: 'events_by_date',
      page: 2,
      index: 'events',
    })
  })
})

describe('what Back brings back', () => {
  test.each([
    [{}],
    [{ query: 'jazz' }],
    [{ query: 'jazz', page: 3, refinementList: { city: ['Kraków'] } }],
    [{ refinementList: { city: ['a', 'b'], kind: ['c'] } }],
  ])('is what was there: %j', (state) => {
    const again = remembered(JSON.parse(JSON.stringify(chosenOf('events', state))), 'events')
    expect(chosenOf('events', again ?? undefined)).toEqual(chosenOf('events', state))
  })

  test('for another index are only the words', () => {
    const chosen = chosenOf('events', { query: 'jazz', page: 3, refinementList: { city: ['a'] } })
    expect(remembered(chosen, 'articles')).toEqual({ query: 'jazz' })
  })

  test.each([[undefined], [null], ['jazz'], [5], [true]])('is nothing when it is %j', (memory) => {
    expect(remembered(memory, 'events')).toBeNull()
  })

  test.each([
    [{}],
    [{ index: 'events', query: 5, filters: 'city', page: '2' }],
    [{ index: 'events', filters: { city: 'Kraków' }, page: -1 }],
    [{ index: 'events', filters: { city: [5] }, page: Number.NaN }],
    [{ index: 'events', filters: [[1]], page: null, query: {} }],
  ])('leaves out what is not in order: %j', (memory) => {
    expect(remembered(memory, 'events')).toEqual({})
  })
})

describe('a search begins', () => {
  const first = (from: { typed?: string; memory?: unknown; query?: string | null }) =>
    firstState('events', { typed: '', memory: null, query: null, ...from }).events ?? {}

  test('with the words of the attribute', () => {
    expect(first({ query: 'jazz' })).toEqual({ query: 'jazz' })
    expect(first({ query: '' })).toEqual({})
    expect(first({})).toEqual({})
  })

  test('with what Back brings, even where that was an emptied box', () => {
    const memory = chosenOf('events', { query: 'film', page: 2 })
    expect(first({ memory, query: 'jazz' })).toMatchObject({ query: 'film', page: 2 })
    expect(first({ memory: chosenOf('events', {}), query: 'jazz' }).query).toBeUndefined()
  })

  test('with what is being typed before all else', () => {
    const memory = chosenOf('events', { query: 'film', page: 2 })
    expect(first({ typed: 'ope', memory, query: 'jazz' })).toEqual({ query: 'ope' })
  })
})
