// A script says nothing of the looks of an element that it does not have.
import { expect, test } from 'vitest'
import { withoutStrangers } from '../../scripts/bundle/strangers.ts'

const cleaned = (css: string, named: string, read = css) =>
  withoutStrangers(css, named, read)
    .replace(/\s*([{,])\s*/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()

test('of selectors that share a look those stay whose classes the script gives', () => {
  const css = '.hit, .card > p { flex: 1 } :is(.hit img, .card):hover, .hit a { color: red }'
  expect(cleaned(css, 'className="card"')).toBe(
    '.card > p{flex: 1 } :is( .card):hover{color: red }',
  )
})

test('a rule leaves with the last of its selectors, and so inside of a condition', () => {
  const css =
    '@media print { .hit { color: red } :is(.hit, .hits)[open] { color: red } p { color: red } }'
  expect(cleaned(css, '')).toBe('@media print{p{color: red } }')
})

test('a class whose name only begins like another is another', () => {
  expect(cleaned('.card { color: red }', '"card-head"')).toBe('')
})

test('a private property stays where it is read, whoever reads it', () => {
  const css = '.a { --_one: 1; --_two: calc(1 * 2); color: red }'
  expect(cleaned(css, 'a', 'width: var(--_two)')).toBe('.a{--_two: calc(1 * 2); color: red }')
  expect(cleaned(css, 'a', 'var(--_one) var(--_two)')).toContain('--_one: 1; --_two')
})
