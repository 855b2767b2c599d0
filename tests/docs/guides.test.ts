// The guides: what they say of themselves, of sizes, and of each other.
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

test('the guide on hosting reckons with the sizes of the files', () => {
  const sizes = readFileSync('docs/builds.md', 'utf8')
  const rows = [
    ...textOf('hosting.md').matchAll(/^\| `(\S+)` \| (\d+) kB \| (\d+) GB \| ([\d.]+) GB \|$/gm),
  ]
  expect(rows).toHaveLength(3)
  for (const [, file, kilobytes, all, half] of rows) {
    expect(sizes).toMatch(new RegExp(`^\\| \`${file}\` \\|.*\\| ${kilobytes} kB \\|$`, 'm'))
    expect([Number(all), Number(half)]).toEqual([Number(kilobytes), Number(kilobytes) / 2])
  }
})
