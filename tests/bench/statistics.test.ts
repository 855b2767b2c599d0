import { expect, test } from 'vitest'
import { median, quartiles } from './statistics.ts'

test('the median of an odd count is the one in the middle, whatever their order', () => {
  expect(median([9, 1, 5])).toBe(5)
})

test('the median of an even count lies between the two in the middle', () => {
  expect(median([4, 1, 3, 2])).toBe(2.5)
})

test('quartiles lie between neighbours in proportion', () => {
  expect(quartiles([1, 2, 3, 4, 5])).toEqual([2, 4])
  expect(quartiles([1, 2, 3, 4])).toEqual([1.75, 3.25])
})

test('one measurement is its own median and quartiles, and none has neither', () => {
  expect(quartiles([7])).toEqual([7, 7])
  expect(median([])).toBeNaN()
})
