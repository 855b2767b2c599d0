// What can be taken back in a text.
import { expect, test } from 'vitest'
import { History } from '../../../demo/sandbox/editor/rich/history.ts'
import { block, leaf } from '../../../demo/sandbox/editor/rich/node.ts'

const state = (text: string) => ({ content: [block('paragraph', [leaf(text)])], selected: null })
const begun = () => new History(state(''))

test('steps are taken back one by one, and done again', () => {
  const history = begun()
  history.keep(state('a'), false, 0)
  history.keep(state('b'), false, 0)
  expect(history.back()).toEqual(state('a'))
  expect(history.back()).toEqual(state(''))
  expect(history.back()).toBeNull()
  expect(history.again()).toEqual(state('a'))
  expect(history.again()).toEqual(state('b'))
  expect(history.again()).toBeNull()
})

test('letters that follow quickly are taken back together', () => {
  const history = begun()
  for (const [text, time] of [
    ['a', 0],
    ['ab', 300],
    ['abc', 600],
    ['abcd', 2000],
  ] as const)
    history.keep(state(text), true, time)
  expect(history.back()).toEqual(state('abc'))
  expect(history.back()).toEqual(state(''))
})

test('what a button did is a step of its own', () => {
  const history = begun()
  history.keep(state('a'), true, 0)
  history.keep(state('a!'), false, 100)
  history.keep(state('a!b'), true, 200)
  expect(history.back()).toEqual(state('a!'))
  expect(history.back()).toEqual(state('a'))
})

test('what was taken back is gone when something else is done', () => {
  const history = begun()
  history.keep(state('a'), false, 0)
  history.back()
  history.keep(state('b'), false, 0)
  expect(history.again()).toBeNull()
  expect(history.back()).toEqual(state(''))
})
