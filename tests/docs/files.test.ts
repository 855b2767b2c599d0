// The pages for contributors name files. Each exists, except those that a build makes.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const pages = [
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs/decisions').map((name) => `docs/decisions/${name}`),
]

test.each(pages)('%s names only files and rooms that are there', (page) => {
  const spans = [...readFileSync(page, 'utf8').matchAll(/`([\w./-]+)`/g)].map(
    ([, span = '']) => span,
  )
  const named = spans.filter((span) => /^[\w-]+(\/[\w.-]+)+(\.\w+|\/)?$|^[\w-]+\.tsx?$/.test(span))
  const beside = page.endsWith('search-engine.md')
    ? ['src/search/instantsearch/', 'src/search/engine/']
    : []
  const places = ['', 'src/', 'src/search/', 'tools/', ...beside]
  const missing = named.filter(
    (file) =>
      !/^@|^[\w-]+\/[\w-]+$|^(?:dist|reports)\//.test(file) &&
      !places.some((place) => existsSync(place + file)),
  )
  expect(missing).toEqual([])
})

test('no file has the marks of an unfinished merge', () => {
  const { stdout, stderr } = spawnSync('git', ['grep', '-nE', '^(<{7}|>{7}) '], {
    encoding: 'utf8',
  })
  expect(stdout + stderr).toBe('')
})
