// What an app's component takes for a new value.
import { describe, expect, test } from 'vitest'
import { saysTheSame } from '../../src/app/hooks.ts'

const card = () => null

describe('a value that is written in JSX', () => {
  test.each([
    ['a list', ['brand', 'city'], ['brand', 'city']],
    ['a list of objects', [{ attribute: 'city' }], [{ attribute: 'city' }]],
    ['a text', 'brand', 'brand'],
    ['the very function', card, card],
  ])('%s is the same value while its content is the same', (_, one, other) => {
    expect(saysTheSame(one, other)).toBe(true)
  })

  test.each([
    ['another list', ['brand'], ['city']],
    ['a function made anew', () => null, () => null],
    ['an object that holds a function made anew', { card: () => null }, { card: () => null }],
    ['an object of a class', new Map([['a', 1]]), new Map([['a', 1]])],
    ['nothing after something', undefined, ['brand']],
  ])('%s is another', (_, one, other) => {
    expect(saysTheSame(one, other)).toBe(false)
  })
})
