import { describe, expect, test } from 'vitest'
import type { SearchRecord } from '../../../demo/sandbox/search/definition.ts'
import { openShop, refusal } from './fixture.ts'

const RECORDS: SearchRecord[] = [
  { objectID: '1', color: 'red', kind: 'shirt', label: '-Movie', count: 10, _tags: ['x', 'new'] },
  { objectID: '2', color: 'blue', kind: 'shirt', label: 'Movie', count: -12, _tags: ['-x'] },
  { objectID: '3', color: 'red', kind: 'pants', count: 3, _tags: ['y'] },
  { objectID: '4', color: 'navy blue', kind: 'hat', maker: 'NBC: "East"', count: 5 },
]

const shop = openShop({
  records: () => RECORDS,
  settings: { attributesForFaceting: ['color', 'kind', 'label', 'maker', 'count'] },
})
const found = (params: object) => shop.ids(params).sort()

describe('facetFilters', () => {
  test.each([
    [['color:red'], ['1', '3']],
    [['color:red', 'kind:shirt'], ['1']],
    [[['color:red', 'color:blue']], ['1', '2', '3']],
    [
      [['color:red', 'color:blue'], 'kind:shirt'],
      ['1', '2'],
    ],
    [['color:-red'], ['2', '4']],
    [['label:\\-Movie'], ['1']],
    [['label:--Movie'], ['2', '3', '4']],
    [['color:navy blue'], ['4']],
    [['color:-navy blue'], ['1', '2', '3']],
    [['maker:NBC: "East"'], ['4']],
    [['"color":"red"'], ['1', '3']],
    [['"color":"-red"'], ['2', '4']],
    [['count:10'], ['1']],
    [['count:\\-12'], ['2']],
    ['["color:red",["kind:pants"]]', ['3']],
    ['color:red,kind:shirt', ['1']],
    ['(color:red,color:blue),kind:shirt', ['1', '2']],
    [[], ['1', '2', '3', '4']],
  ])('%j finds %j', (facetFilters, ids) => {
    expect(found({ facetFilters })).toEqual(ids)
  })

  test('a list within a list within a list is refused', () => {
    expect(refusal(shop, { facetFilters: [[['color:red']]] }).status).toBe(400)
  })

  test('an item without a colon is refused and named', () => {
    const { status, body } = refusal(shop, { facetFilters: ['red'] })
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain('red')
  })
})

describe('numericFilters', () => {
  test.each([
    [['count>=5'], ['1', '4']],
    [['count > 5'], ['1']],
    [
      ['count>=3', 'count<=5'],
      ['3', '4'],
    ],
    [[['count=3', 'count=10']], ['1', '3']],
    [['count:3 TO 5'], ['3', '4']],
    [['count<0'], ['2']],
    [['count!=3'], ['1', '2', '4']],
    ['count>=3,count<=5', ['3', '4']],
  ])('%j finds %j', (numericFilters, ids) => {
    expect(found({ numericFilters })).toEqual(ids)
  })

  test('a condition without a number is refused', () => {
    expect(refusal(shop, { numericFilters: ['count>many'] }).status).toBe(400)
  })
})

describe('tagFilters', () => {
  test.each([
    [['x'], ['1']],
    [[['x', 'y']], ['1', '3']],
    [['x', 'new'], ['1']],
    [['-x'], ['2', '3', '4']],
    [['\\-x'], ['2']],
    [['--x'], ['1', '3', '4']],
    [['"-x"'], []],
    ['x,new', ['1']],
    ['', ['1', '2', '3', '4']],
  ])('%j finds %j', (tagFilters, ids) => {
    expect(found({ tagFilters })).toEqual(ids)
  })
})

describe('optionalFilters', () => {
  test('put matching records first and keep the others', () => {
    expect(shop.ids({ optionalFilters: ['kind:hat'] })).toEqual(['4', '1', '2', '3'])
  })

  test('weigh by their scores, and add up', () => {
    const optionalFilters = [['kind:pants<score=2>'], ['color:red'], ['color:blue<score=2>']]
    expect(shop.ids({ optionalFilters })).toEqual(['3', '2', '1', '4'])
  })

  test('demote what matches a negated one', () => {
    expect(shop.ids({ optionalFilters: ['color:-red'] })).toEqual(['2', '4', '1', '3'])
  })
})
