// What the pages say about other scripts is true for the installed versions.
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'

const rows = [
  ...readFileSync('docs/speed.md', 'utf8').matchAll(
    /^\| `((?:@[\w-]+\/)?[\w.-]+)(\/[\w./-]+\.js)` \| ([\d.]+) \| (\d+) kB \|$/gm,
  ),
].map(([, name = '', file = '', version = '', size = '']) => ({ name, file, version, size }))

test('the table of other scripts has a row for each', () => {
  expect(rows).toHaveLength(5)
})

test.each(rows)('$name$file has the version and size that the table says', (row) => {
  const folder = `node_modules/${row.name}`
  expect(JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')).version).toBe(row.version)
  const { length } = gzipSync(readFileSync(folder + row.file), { level: 9 })
  expect(Math.round(length / 1000)).toBe(Number(row.size))
})
