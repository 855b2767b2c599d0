// What was tried and measured on the commit of a release, as its notes tell it. What was not says so.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Result } from '../../tests/bench/results.ts'
import { tableOf } from '../../tests/bench/table.ts'
import { type Run, readSummary, summaryFile } from '../summary.mjs'

/** As long as somebody may have worked at the files, what has run there speaks of no commit. */
const isOf = (commit: string, told: { commit?: string; isClean?: boolean } | null) =>
  told?.commit === commit && told.isClean === true

function familyRow([name, runs]: [string, readonly Run[]]): string {
  const last = runs.at(-1)
  if (!last) return `| ${name} | **not run** | | |`
  const earlier = runs.slice(0, -1).map(({ state }) => state)
  const before = earlier.length ? ` (before: ${earlier.join(', ')})` : ''
  const state =
    last.state === 'ok' ? 'passed' : last.state === 'not run' ? '**not run**' : '**failed**'
  return `| ${name} | ${state}${before} | ${last.minutes} | ${last.sum} |`
}

export function testsOf(root: string, commit: string): string {
  const summary = readSummary(join(root, summaryFile))
  if (!summary || !isOf(commit, summary))
    return '`npm run test:all` has **not run** on this commit.'
  const rows = Object.entries(summary.families).map(familyRow)
  return [
    'What `npm run test:all` said on this commit, family by family:',
    '',
    '| family | result | time | tests |',
    '| --- | --- | --- | --- |',
    ...rows,
  ].join('\n')
}

interface Bench {
  commit?: string
  isClean?: boolean
  processors: string
  browser: string
  remarks: readonly string[]
  results: Result[]
}

/** The whole table, for a file beside the notes; null where nothing was measured on this commit. */
export function benchOf(root: string, commit: string): string | null {
  const file = join(root, 'reports/bench.json')
  if (!existsSync(file)) return null
  const bench = JSON.parse(readFileSync(file, 'utf8')) as Bench
  if (!isOf(commit, bench)) return null
  const where = `${bench.processors}, Chromium ${bench.browser}`
  const remarks = bench.remarks.map((remark) => `· ${remark}\n`).join('')
  return `${where}\n\n${tableOf(bench.results)}\n${remarks}`
}
