import { expect, test } from 'vitest'
import type { Contender } from './contenders.ts'
import { createLedger } from './ledger.ts'
import { resultsOf } from './results.ts'
import { tableOf } from './table.ts'

const slow = '4 times slower, 1.6 Mbit/s'
const reference: Contender = { name: 'instantsearch.js', kind: 'search', scripts: [] }
const full: Contender = { name: 'site-embed', kind: 'search', scripts: [], build: 'full' }
const early: Contender = { ...full, name: 'site-embed + early', early: true }
const slim: Contender = { ...full, name: 'site-embed.slim', build: 'slim' }

function measured(limits = slow) {
  const ledger = createLedger()
  for (const value of [900, 1000, 1100]) ledger.add(limits, reference, { first: value })
  for (const contender of [full, early, slim])
    for (const value of [800, 900, 1000]) ledger.add(limits, contender, { first: value })
  return ledger
}

test('a contender is compared to the median of the reference of its kind', () => {
  const [first, second] = resultsOf(measured().entries)
  expect(first).toMatchObject({ contender: 'instantsearch.js', median: 1000, ratio: null })
  expect(second).toMatchObject({ contender: 'site-embed', median: 900, ratio: 0.9 })
})

test('a full build, one with early lines and a slim one have goals of their own', () => {
  const judged = resultsOf(measured().entries).map(({ goal, reached }) => [goal, reached])
  expect(judged).toEqual([
    [null, null],
    ['≤ 1.10', true],
    ['≤ 1.00', true],
    ['≤ 0.75', false],
  ])
})

test('at full speed, where little is left to compare, a ratio has no goal', () => {
  expect(resultsOf(measured('no limits').entries).map(({ goal }) => goal)).toEqual([
    null,
    null,
    null,
    null,
  ])
})

test('what was not measured is not counted', () => {
  const ledger = createLedger()
  ledger.add(slow, full, { first: Number.NaN, all: 5 })
  expect(resultsOf(ledger.entries).map(({ row }) => row)).toEqual(['all'])
})

test('a row that counts is judged by its number, with no reference at all', () => {
  const ledger = createLedger()
  for (const requests of [4, 4, 5]) ledger.add('', full, { requestsTen: requests })
  expect(resultsOf(ledger.entries)[0]).toMatchObject({ ratio: null, goal: '≤ 6', reached: true })
})

test('the table has a heading for each row, a line for each contender and the sum of the goals', () => {
  const lines = tableOf(resultsOf(measured().entries)).split('\n')
  expect(lines).toContain('search: First shown, 4 times slower, 1.6 Mbit/s, ms')
  expect(lines.find((line) => line.includes('  site-embed.slim'))).toMatch(
    /900 +850–950 +0\.90 +≤ 0\.75 +NOT REACHED$/,
  )
  expect(lines.at(-1)).toBe('2 of 3 goals reached')
})
