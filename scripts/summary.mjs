// What `npm run test:all` has run on which commit: reports/all/summary.json, which the notes of a release tell.
// A family that runs again on the same commit has a second entry; the first one stays.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

export const summaryFile = 'reports/all/summary.json'

/**
 * @typedef {{ state: 'ok' | 'FAILED' | 'not run', minutes: string, sum: string }} Run
 * @typedef {{ commit: string, isClean: boolean }} Tree
 * @typedef {Tree & { families: Record<string, Run[]> }} Summary
 */

const git = (/** @type {string[]} */ ...args) =>
  execFileSync('git', args, { encoding: 'utf8' }).trim()

/** @returns {Tree} */
export const treeNow = () => ({
  commit: git('rev-parse', 'HEAD'),
  isClean: git('status', '--porcelain') === '',
})

/** Whether the latest commit is this release. */
export const isTagged = (/** @type {string} */ tag) =>
  git('tag', '--points-at', 'HEAD').split('\n').includes(tag)

/** @returns {Summary | null} */
export const readSummary = (file = summaryFile) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null

/**
 * Every family, with what was run of it on these very files.
 * @param {Summary | null} earlier
 * @param {Tree} tree
 * @param {readonly string[]} names
 * @returns {Summary}
 */
export function begunWith(earlier, tree, names) {
  const isSame = earlier?.commit === tree.commit && earlier.isClean && tree.isClean
  const runs = names.map((name) => [name, isSame ? (earlier.families[name] ?? []) : []])
  return { ...tree, families: Object.fromEntries(runs) }
}

/**
 * Written after each family, as a run may be stopped.
 * @param {Summary} summary
 * @param {Tree} tree As it is when the family has ended.
 * @param {string} name
 * @param {Run} run
 * @returns {Summary}
 */
export const withRun = (summary, tree, name, run) => ({
  ...summary,
  // Somebody has worked at the files: what was run speaks of no commit.
  isClean: summary.isClean && tree.isClean && tree.commit === summary.commit,
  families: { ...summary.families, [name]: [...(summary.families[name] ?? []), run] },
})

/** @param {Summary} summary */
export const writeSummary = (summary) =>
  writeFileSync(summaryFile, `${JSON.stringify(summary, null, 2)}\n`)
