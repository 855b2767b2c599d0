// Readers of the changelog find the lines for them, and read a release in a few minutes.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const changelog = readFileSync('CHANGELOG.md', 'utf8')

test('every line of the changelog is under the people who will notice', () => {
  const people = ['Site owners', 'Visitors', 'Readers', 'Developers']
  const parts = changelog.split(/^#{2,3} /m)
  const lines = parts.filter((part) => /^- /m.test(part)).map((part) => part.split('\n')[0])
  expect(lines.length).toBeGreaterThan(2)
  expect(lines.filter((head) => !people.includes(head ?? ''))).toEqual([])
})

test('a release is described in less than twelve thousand letters', () => {
  for (const release of changelog.split(/^## /m)) expect(release.length).toBeLessThan(12_000)
})
