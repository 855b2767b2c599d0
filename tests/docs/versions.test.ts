// One number everywhere: of the package, of its lock file, and in every address that a page has to be pasted.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { versionsNamedIn } from '../../scripts/release/version.ts'

const read = (file: string) => readFileSync(file, 'utf8')
const { version } = JSON.parse(read('package.json')) as { version: string }

test('the lock file has the version of the package', () => {
  const lock = JSON.parse(read('package-lock.json'))
  expect([lock.version, lock.packages[''].version]).toEqual([version, version])
})

test('every address of a copy in the pages has the version of the package', () => {
  const pages = readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`)
  const named = ['README.md', ...pages].flatMap((page) => versionsNamedIn(read(page)))
  expect(named.length).toBeGreaterThan(2)
  expect(new Set(named)).toEqual(new Set([`site-embed@${version}`]))
})
