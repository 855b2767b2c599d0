// The facets if the page names none.
import { describe, expect, test } from 'vitest'
import { foundFacets } from '../../../src/search/engine/found-facets.ts'
import { outcome } from '../filters/outcome.ts'

const many = (count: number, name = (at: number) => `value ${at}`) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [name(at), 2]))
const range = (min: number, max: number) => ({ min, max })
const typesOf = (found: ReturnType<typeof foundFacets>) =>
  Object.fromEntries(found.map(({ attribute, type }) => [attribute, type]))
const ordered = (order: string[]) => ({
  main: { renderingContent: { facetOrdering: { facets: { order } } } },
})

describe('without an order of the dashboard', () => {
  test.each([
    ['words', 'list', many(3), undefined],
    ['true and false', 'toggle', { true: 3, false: 4 }, undefined],
    ['numbers', 'range', { 1: 1, 2.5: 3 }, range(1, 2.5)],
    ['more numbers than a list could hold', 'range', many(90, String), range(0, 89)],
    ['years', 'range', { 1999: 1, 2024: 3 }, range(1999, 2024)],
    ['times in seconds', 'date', { 1773300000: 1, 1773303600: 1 }, range(1773300000, 1773303600)],
    [
      'times in milliseconds',
      'date',
      { 1773300000000: 1, 1773303600000: 1 },
      range(1773300000000, 1773303600000),
    ],
    ['numbers among words', 'list', { 1: 1, two: 3 }, range(1, 1)],
    ['numbers written as words', 'list', { 1: 1, 2: 3 }, undefined],
  ])('%s are a %s', (_, type, counts, stats) => {
    const found = foundFacets(
      outcome({ facets: { a: counts }, stats: stats ? { a: stats } : {} }),
      [],
    )
    expect(typesOf(found)).toEqual({ a: type })
  })

  test('an attribute without a name is ignored', () => {
    const facets = { '': many(3), ' ': many(3), a: many(3) }
    expect(typesOf(foundFacets(outcome({ facets }), []))).toEqual({ a: 'list' })
    expect(typesOf(foundFacets(outcome({ facets, ...ordered(['', 'a']) }), []))).toEqual({
      a: 'list',
    })
  })

  test('levels whose values are paths are one tree', () => {
    const facets = {
      'kind.lvl0': { Home: 2, Garden: 1 },
      'kind.lvl1': { 'Home > Bath': 2 },
      'kind.lvl2': { 'Home > Bath > Soap': 1 },
    }
    expect(typesOf(foundFacets(outcome({ facets }), []))).toEqual({
      'kind.lvl0>kind.lvl1>kind.lvl2': 'tree',
    })
  })

  test('levels whose values are no paths are a list of the first', () => {
    const facets = { 'h.lvl0': { Guide: 2, Help: 1 }, 'h.lvl1': { Install: 2, Use: 1 } }
    expect(typesOf(foundFacets(outcome({ facets }), []))).toEqual({ 'h.lvl0': 'list' })
  })

  test('a field that exists flat and in levels is one filter: a tree if there are several levels', () => {
    const kinds = { Home: 2, Garden: 1 }
    const flat = { kind: kinds, 'kinds.lvl0': { Garden: 1, Home: 2 } }
    expect(typesOf(foundFacets(outcome({ facets: flat }), []))).toEqual({ kind: 'list' })
    const noPaths = { ...flat, 'kinds.lvl1': { Bath: 2, Bed: 1 } }
    expect(typesOf(foundFacets(outcome({ facets: noPaths }), []))).toEqual({ kind: 'list' })
    const deep = { ...flat, 'kinds.lvl1': { 'Home > Bath': 2 } }
    expect(typesOf(foundFacets(outcome({ facets: deep }), []))).toEqual({
      'kinds.lvl0>kinds.lvl1': 'tree',
    })
    const other = { ...deep, kind: { Home: 2, Garden: 2 } }
    expect(typesOf(foundFacets(outcome({ facets: other }), []))).toEqual({
      kind: 'list',
      'kinds.lvl0>kinds.lvl1': 'tree',
    })
    expect(
      foundFacets(outcome({ facets: deep, ...ordered(['kind', 'kinds.lvl0']) }), []),
    ).toHaveLength(2)
  })

  test('a single value, or a different one in each record, makes no filter', () => {
    const own = Object.fromEntries([...'abcdefgh'].map((name) => [name, 1]))
    const facets = { one: many(1), two: many(2), own, many: many(200) }
    expect(Object.keys(typesOf(foundFacets(outcome({ facets }), []))).sort()).toEqual([
      'many',
      'two',
    ])
  })

  test('eight are enough, in the order of the answer', () => {
    const facets = Object.fromEntries([...'zyxwvutsrq'].map((name) => [name, many(2)]))
    expect(Object.keys(typesOf(foundFacets(outcome({ facets }), [])))).toEqual([...'zyxwvuts'])
  })

  test('they stay the same, whatever later answers have', () => {
    const first = foundFacets(outcome({ facets: { city: many(3) } }), [])
    expect(foundFacets(outcome({ facets: { kind: many(2) } }), first)).toEqual(first)
  })

  test('an answer with more results adds others after them, up to the limit', () => {
    const first = foundFacets(outcome({ facets: { n: many(2) } }), [])
    const facets = Object.fromEntries([...'abcdefghn'].map((name) => [name, many(2)]))
    const next = foundFacets(outcome({ facets }), first, true)
    expect(next.map(({ attribute }) => attribute)).toEqual([...'nabcdefg'])
    expect(next[0]).toBe(first[0])
  })
})

describe('with an order of the dashboard', () => {
  const facets = { city: many(60), price: { 5: 1 }, kind: many(1) }
  const stats = { price: range(5, 5) }

  test('it decides, whatever values there are', () => {
    const found = foundFacets(outcome({ facets, stats, ...ordered(['price', 'city', 'kind']) }), [])
    expect(Object.entries(typesOf(found))).toEqual([
      ['price', 'range'],
      ['city', 'list'],
      ['kind', 'list'],
    ])
  })

  test('it is read again with each answer, and types stay', () => {
    const first = foundFacets(outcome({ facets, stats, ...ordered(['price', 'city']) }), [])
    const next = foundFacets(outcome({ facets: {}, ...ordered(['city', 'price']) }), first)
    expect(Object.entries(typesOf(next))).toEqual([
      ['city', 'list'],
      ['price', 'range'],
    ])
  })

  test('levels below the first belong to its tree', () => {
    const facets = { 'k.lvl0': { A: 1 }, 'k.lvl1': { 'A > B': 1 } }
    const found = foundFacets(outcome({ facets, ...ordered(['k.lvl0', 'k.lvl1']) }), [])
    expect(typesOf(found)).toEqual({ 'k.lvl0>k.lvl1': 'tree' })
  })
})
