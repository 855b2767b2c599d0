// The guides: what they say of themselves, and of each other.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = 'docs/guides'
const guides = readdirSync(folder).filter((name) => name !== 'README.md')
const textOf = (name: string) => readFileSync(`${folder}/${name}`, 'utf8')

test.each(guides)('%s says at its top whether it was tried', (guide) => {
  expect(textOf(guide).split('\n')[2]).toMatch(/^\*(?:Tried: |Not tried )[^*]+\*$/)
})

test.each(guides)('%s is listed, and short', (guide) => {
  expect(textOf('README.md')).toContain(`](${guide})`)
  expect(textOf(guide).split('\n').length).toBeLessThan(80)
})
