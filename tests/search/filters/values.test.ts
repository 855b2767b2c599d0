// The values of a facet: which, in which order, how many.
import { describe, expect, test, vi } from 'vitest'
import type { ValueOrder } from '../../../src/search/engine/ordering.ts'
import {
  type Known,
  matching,
  valuesOfFacet,
  withinLimit,
} from '../../../src/search/filters/values.ts'

const values = (
  known: Partial<Known>,
  sort: 'count' | 'alpha' = 'count',
  order?: Partial<ValueOrder>,
  locale = 'en',
) =>
  valuesOfFacet(
    { counts: {}, chosen: [], nameOf: (value) => value, ...known },
    { sort, order: order && { order: [], hide: [], rest: 'count', ...order }, locale },
  )
const names = (found: ReturnType<typeof values>) => found.map(({ value }) => value)

describe('values are sorted', () => {
  const counts = { b: 2, a: 2, c: 9 }
  test('by count, equal ones by name', () => {
    expect(names(values({ counts }))).toEqual(['c', 'a', 'b'])
  })
  test('by count alone where there are thousands, without a look at their names', () => {
    const read = vi.spyOn(Intl.Collator.prototype, 'compare', 'get')
    const many = Object.fromEntries(Array.from({ length: 3000 }, (_, at) => [`v${2999 - at}`, 1]))
    const nameOf = vi.fn((value: string) => value.toUpperCase())
    const found = values({ counts: { ...many, last: 9, ' ': 9 }, nameOf })
    expect(names(found).slice(0, 3)).toEqual(['last', 'v2999', 'v2998'])
    expect(read).not.toHaveBeenCalled()
    // But for the one that has nothing to show of itself.
    expect(nameOf.mock.calls).toEqual([[' ']])
    expect(found[0]?.name).toBe('LAST')
    read.mockRestore()
  })
  test('by the name that is read, as its language sorts', () => {
    const counts = { z: 1, å: 1, a: 1 }
    expect(names(values({ counts }, 'alpha', undefined, 'da'))).toEqual(['a', 'z', 'å'])
    expect(names(values({ counts }, 'alpha', undefined, 'de'))).toEqual(['a', 'å', 'z'])
    expect(
      names(values({ counts, nameOf: (value) => (value === 'a' ? 'zz' : value) }, 'alpha')),
    ).toEqual(['å', 'z', 'a'])
  })
  test('by number where names hold numbers', () => {
    expect(names(values({ counts: { '10 m': 1, '9 m': 1 } }, 'alpha'))).toEqual(['9 m', '10 m'])
  })
  test('as the dashboard says, including the rest', () => {
    expect(names(values({ counts }, 'count', { order: ['b'], rest: 'alpha' }))).toEqual([
      'b',
      'a',
      'c',
    ])
    expect(names(values({ counts }, 'alpha', { order: ['b'], rest: 'count' }))).toEqual([
      'b',
      'c',
      'a',
    ])
    expect(names(values({ counts }, 'count', { order: ['b', 'x'], rest: 'hidden' }))).toEqual(['b'])
  })
  test('without those that the dashboard hides, unless they are chosen', () => {
    expect(names(values({ counts }, 'count', { hide: ['c', 'a'] }))).toEqual(['b'])
    expect(names(values({ counts, chosen: ['c'] }, 'count', { hide: ['c', 'a'] }))).toEqual([
      'c',
      'b',
    ])
  })
})

test('a value without a name is ignored, until the page gives it one', () => {
  const nothing = { '': 3, ' ': 1 }
  expect(values({ counts: nothing, chosen: [''] })).toEqual([])
  expect(names(values({ counts: nothing, nameOf: (value) => value || 'None' }))).toEqual([''])
})

describe('a chosen value', () => {
  test('stays at zero', () => {
    expect(values({ chosen: ['x', 'toString'] })).toMatchObject([
      { value: 'toString', count: 0, chosen: true },
      { value: 'x', count: 0, chosen: true },
    ])
  })
  test('has no count where the service tells only some', () => {
    const counts = Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`v${at}`, 1]))
    expect(values({ counts, chosen: ['x'] }).find(({ value }) => value === 'x')).toMatchObject({
      count: null,
    })
  })
  test('beyond the limit stays visible', () => {
    const found = values({ counts: { a: 3, b: 2, c: 1, d: 1 }, chosen: ['d'] })
    expect(names(withinLimit(found, 2))).toEqual(['a', 'b', 'd'])
  })
})

test('known values are searched without regard to case and accents', () => {
  const found = values({ counts: { Kraków: 1, 'Old KRAKOW': 1, Riga: 1 } })
  expect(names(matching(found, 'krakow'))).toEqual(['Kraków', 'Old KRAKOW'])
})
