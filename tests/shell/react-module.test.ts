import { expect, test } from 'vitest'
import { exportsOf } from '../../scripts/bundle/react.ts'

const jsx = () => null

test('a function that React has by two names is one, and the second name still leads to it', () => {
  expect(exportsOf({ jsx, jsxs: jsx })).toEqual([
    'export const jsx = all.jsx',
    'export { jsx as jsxs }',
  ])
})

test('functions that only look alike stay two, and what React keeps to itself is not passed on', () => {
  expect(exportsOf({ jsx, jsxs: () => null, __inner: jsx })).toEqual([
    'export const jsx = all.jsx',
    'export const jsxs = all.jsxs',
  ])
})
