// The same version everywhere: in the package, its lock file, and every address to paste.
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { versionsNamedIn, withAddresses } from '../../scripts/release/version.ts'

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

test('no page names the version of the package but in an address, so that each is true on the day of a release', () => {
  const pages = execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' })
    .split('\n')
    .filter((page) => page && page !== 'CHANGELOG.md')
  const naming = pages.filter((page) => withAddresses(read(page), '').includes(version))
  expect(pages.length).toBeGreaterThan(50)
  expect(naming).toEqual([])
})

test('what is supported from the first major version on does not change on the day of its release', () => {
  for (const page of ['README.md', 'SECURITY.md', 'docs/versions.md', 'docs/guides/hosting.md'])
    expect(read(page)).not.toMatch(
      /until (?:version|there is a version)|is not (?:published|there) yet/i,
    )
})
