// The pages tell what the scripts weigh, and what that costs: `npm run size` holds the sizes against what was built.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { toldSizes, untrue } from '../../scripts/told-sizes.ts'

const told = toldSizes()
const filesOf = (page: string) => told.filter((one) => one.page === page).map(({ file }) => file)

test('every size in the pages is looked up, of every script that is in them', () => {
  expect(filesOf('docs/builds.md')).toHaveLength(11)
  expect(filesOf('tools/builder/snippet/files.ts')).toHaveLength(6)
  expect(filesOf('README.md')).toHaveLength(4)
  expect(filesOf('docs/guides/cdn-costs.md')).toHaveLength(6)
  const kinds = told.map(({ page, compression }) => `${page} ${compression}`)
  expect(kinds.filter((kind) => kind === 'docs/guides/cdn-costs.md brotli')).toHaveLength(3)
})

test('a size is told to the kilobyte or rounded up, and one of a script that was not built is left alone', () => {
  const one = { page: 'README.md', file: 'a.js', compression: 'gzip', kilobytes: 121 } as const
  const sized = (gzip: number) => () => ({ gzip, brotli: 0 })
  expect(untrue([one], sized(121_499))).toEqual([])
  expect(untrue([one], sized(120_100))).toEqual([])
  expect(untrue([one], sized(119_900))).toHaveLength(1)
  expect(untrue([one], sized(121_688))).toEqual([
    'README.md says 121 kB of a.js, which has 121688 bytes (gzip)',
  ])
  expect(untrue([one], () => null)).toEqual([])
})

const costs = readFileSync('docs/guides/cdn-costs.md', 'utf8')
const sizeIn = (file: string, wanted: string) =>
  told.find(
    ({ page, file: of, compression }) =>
      page === 'docs/guides/cdn-costs.md' && of === file && compression === wanted,
  )?.kilobytes ?? Number.NaN

test('a million visits load as many gigabytes as the file has kilobytes, and half of them half of it', () => {
  const rows = [...costs.matchAll(/^\| `(\S+)` \|(.* kB .*)\|$/gm)]
  expect(rows).toHaveLength(3)
  for (const [, file = '', cells = ''] of rows) {
    const numbers = [...cells.matchAll(/[\d.]+/g)].map(Number)
    const [gzip, brotli] = [sizeIn(file, 'gzip'), sizeIn(file, 'brotli')]
    expect(numbers).toEqual([gzip, gzip, gzip / 2, brotli, brotli, brotli / 2])
  }
})

test('the sums in dollars are the gigabytes at the price of their row', () => {
  const [, heads = ''] = /^\| list price of a gigabyte (.*)\|$/m.exec(costs) ?? []
  const files = [...heads.matchAll(/`(\S+)`/g)].map(([, file = '']) => file)
  expect(files).toHaveLength(3)
  const rows = [...costs.matchAll(/^\| \$([\d.]+) \| (.*)\|$/gm)]
  expect(rows.length).toBeGreaterThan(2)
  for (const [, price, cells = ''] of rows) {
    const sums = [...cells.matchAll(/\$(\d+) \(\$(\d+)\)/g)].map(([, less, more]) => [less, more])
    const cost = (file: string, compression: string) =>
      Math.round(sizeIn(file, compression) * Number(price)).toFixed()
    expect(sums).toEqual(files.map((file) => [cost(file, 'brotli'), cost(file, 'gzip')]))
  }
})
