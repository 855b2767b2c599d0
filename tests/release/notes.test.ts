// What owners read of a release, and what it says of tests and measurements: only what has run on its commit.
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { gitIn } from '../../scripts/release/commands.ts'
import { writeNotes, writeNotesAgain } from '../../scripts/release/notes.ts'
import { begunWith, type Summary, summaryFile, withRun } from '../../scripts/summary.mjs'

let root = ''
let commit = ''
const folder = 'dist-release/site-embed-2.0.0'
const git = (...args: string[]) => gitIn(root)(...args)
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}
const json = (file: string, content: unknown) => write(file, JSON.stringify(content))
const sizes = (version: string, files: Record<string, number>) =>
  json('scripts/release/sizes.json', { version, files })

function commitAll(message: string) {
  git('add', '--all')
  git('-c', 'user.name=n', '-c', 'user.email=n@example.com', 'commit', '-qm', message)
}

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'notes-')))
  git('init', '--quiet', '--initial-branch', 'main')
  write('.gitignore', 'dist-release/\nreports/\n')
  json('package.json', { version: '2.0.0' })
  write('docs/versions.md', readFileSync('docs/versions.md', 'utf8'))
  write(
    'CHANGELOG.md',
    '# Changelog\n\n## Unreleased\n\n## 2.0.0 (2026-03-12)\n\nOne [page](docs/a.md).\n\n### Site owners\n\n- **New.** Much.\n\n## 1.0.0 (2026-01-01)\n\n- Old.\n',
  )
  sizes('1.0.0', { 'site-embed.slim.js': 119_000, 'site-search.js': 190_000, 'old.js': 5 })
  commitAll('before')
  sizes('2.0.0', { 'site-embed.slim.js': 120_190, 'site-search.js': 190_000, 'new.js': 7 })
  commitAll('release: 2.0.0')
  git('tag', 'v2.0.0')
  commit = git('rev-parse', 'HEAD')
  json(`${folder}/integrity.json`, { files: { 'site-embed.slim.js': 'sha384-slim' } })
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function notes() {
  writeNotes(root, '2.0.0')
  return readFileSync(join(root, folder, 'notes.md'), 'utf8')
}

const ok = { state: 'ok', minutes: '1.0 min', sum: '5 passed, 0 failed, 0 skipped' } as const
const failed = {
  state: 'FAILED',
  minutes: '2.0 min',
  sum: '4 passed, 1 failed, 0 skipped',
} as const
const ran = (families: Summary['families'], of: Partial<Summary> = {}) =>
  json(summaryFile, { commit, isClean: true, families, ...of })

test('owners read first what is new, then the line to paste with its integrity, sizes and support', () => {
  const said = notes()
  const heads = said.match(/^#.*$/gm)
  expect(heads?.slice(0, 6)).toEqual([
    '# site-embed 2.0.0',
    '### Site owners',
    '## How to use it',
    '## What the files weigh',
    '## How long this version is supported',
    '## What it works with',
  ])
  const repository = 'https://github.com/site-embed/site-embed/blob/v2.0.0'
  expect(said).toContain(`[which ones](${repository}/docs/engines.md)`)
  expect(said).toContain(
    `\n\nOne [page](${repository}/docs/a.md).\n\n### Site owners\n\n- **New.** Much.\n\n## How`,
  )
  expect(said).toContain(
    'site-embed@2.0.0/dist/site-embed.slim.js" integrity="sha384-slim" crossorigin="anonymous"',
  )
  expect(said).toContain('| browsers | Safari 16.4')
  expect(said).toContain('18 months')
  expect(said).not.toMatch(/Old\.|\]\((?!https)/)
})

test('each file stands beside its size in the release before', () => {
  const rows = notes().match(/^\| `.*$/gm)
  expect(rows).toEqual([
    '| `site-embed.slim.js` | 120,190 | 119,000 | +1,190 (+1.0 %) |',
    '| `site-search.js` | 190,000 | 190,000 | the same |',
    '| `new.js` | 7 | – | new |',
    '| `old.js` | – | 5 | has left |',
  ])
})

test('the first release says that there is none before it', () => {
  write('scripts/release/sizes.json', 'null\n')
  commitAll('none before')
  sizes('2.0.0', { 'site-embed.slim.js': 120_190 })
  commitAll('release')
  expect(notes()).toContain('There is no release before this one to compare with.')
})

test('what has not run on the commit of the release is told as not run', () => {
  const isSilent = (said: string) =>
    said.includes('`npm run test:all` has **not run**') &&
    said.includes('`npm run bench` has **not run**')
  expect(isSilent(notes())).toBe(true)
  ran({ slim: [ok] }, { commit: 'another' })
  json('reports/bench.json', { commit: 'another', isClean: true, results: [] })
  expect(isSilent(notes())).toBe(true)
  ran({ slim: [ok] }, { isClean: false })
  json('reports/bench.json', { commit, isClean: false, results: [] })
  expect(isSilent(notes())).toBe(true)
})

test('each family is told with its result, and one that passed only when it ran again says so', () => {
  const missing = { state: 'not run', minutes: '', sum: 'there is missing PHP' } as const
  ran({ slim: [ok], demo: [failed, ok], long: [failed], wordpress: [missing], apps: [] })
  expect(notes().match(/^\| (slim|demo|long|wordpress|apps) .*$/gm)).toEqual([
    '| slim | passed | 1.0 min | 5 passed, 0 failed, 0 skipped |',
    '| demo | passed (before: FAILED) | 1.0 min | 5 passed, 0 failed, 0 skipped |',
    '| long | **failed** | 2.0 min | 4 passed, 1 failed, 0 skipped |',
    '| wordpress | **not run** |  | there is missing PHP |',
    '| apps | **not run** | | |',
  ])
})

test('the table of the bench comes with the notes, which name each goal that was missed', () => {
  const result = {
    ...{ row: 'first', kind: 'search', limits: '', build: 'slim', early: false, unit: 'ms' },
    ...{ values: [], median: 900, quartiles: [850, 950], ratio: 0.9, goal: '≤ 0.75' },
  }
  json('reports/bench.json', {
    ...{ commit, isClean: true, processors: '2 × some', browser: '156', remarks: [] },
    results: [
      { ...result, contender: 'site-embed.slim', reached: false },
      { ...result, contender: 'site-search.slim', reached: true },
    ],
  })
  const said = notes()
  expect(said).toContain('1 of 2 goals reached. `bench.txt` has the table.')
  expect(said.match(/^ {2}site-.*$/gm)).toEqual([expect.stringMatching(/slim .*NOT REACHED$/)])
  expect(readFileSync(join(root, folder, 'bench.txt'), 'utf8')).toContain('2 × some, Chromium 156')
})

test('the notes are written again on the commit of a release alone', () => {
  ran({ slim: [ok] })
  expect(writeNotesAgain(root)).toBe(join(folder, 'notes.md'))
  write('later.txt', '')
  commitAll('later')
  expect(() => writeNotesAgain(root)).toThrow('no tag v2.0.0')
})

test('families that ran one by one on the same files add up, and a change of the files begins anew', () => {
  const tree = { commit: 'a', isClean: true }
  const first = withRun(begunWith(null, tree, ['slim', 'demo']), tree, 'slim', failed)
  const second = withRun(begunWith(first, tree, ['slim', 'demo']), tree, 'slim', ok)
  expect(second.families).toEqual({ slim: [failed, ok], demo: [] })
  expect(begunWith(second, { commit: 'b', isClean: true }, ['slim']).families).toEqual({ slim: [] })
  expect(begunWith(second, { ...tree, isClean: false }, ['slim']).families).toEqual({ slim: [] })
  expect(withRun(first, { ...tree, isClean: false }, 'demo', ok).isClean).toBe(false)
})
