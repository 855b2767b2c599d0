// What is printed of the cells.
import { expect, test } from 'vitest'
import { casesOf, rows } from './cases.ts'
import { type Cell, missingIn, printed } from './matrix.ts'

const cell = (more: Partial<Cell>): Cell => ({
  engine: 'chromium',
  element: 'site-search',
  fault: '500',
  moment: 'first',
  ok: true,
  seen: 'server after 1.6 s: “The service has a problem.” beside 20 results',
  ...more,
})

test('a cell that is not ok is marked, with details below', () => {
  const text = printed([cell({}), cell({ moment: 'later', ok: false, seen: 'not kept: a: b' })])
  expect(text).toMatch(/^500 +server after 1\.6 s +NOT OK$/m)
  expect(text).toContain('NOT OK  chromium, site-search, 500, later: not kept: a: b')
  expect(text).toContain('1 of 2 cells ok')
})

test('a requested cell that does not exist is named', () => {
  const cases = casesOf(rows.filter(({ name }) => name === '500'))
  const all = cases.map(({ element, moment }) => cell({ element, moment }))
  expect(missingIn(all, ['chromium'], cases)).toEqual([])
  expect(missingIn(all.slice(1), ['chromium'], cases)).toEqual([
    'chromium, site-search, 500, first',
  ])
  expect(missingIn(all, ['chromium', 'webkit'], cases)).toHaveLength(4)
})
