// Figures of the README are also in the page that says how they were measured.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const ranges = (page: string) => [...readFileSync(page, 'utf8').matchAll(/\d\.\d\d–\d\.\d\d/g)]

test('every ratio of the README was measured, and says so beside it', () => {
  const measured = new Set(ranges('docs/speed.md').map(String))
  const told = ranges('README.md').map(String)
  expect(told).toHaveLength(8)
  expect(told.filter((range) => !measured.has(range))).toEqual([])
})
