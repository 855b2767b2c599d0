// Repeats failures and measurements at the end, for readers of the last lines.
import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

export const readReport = (file) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null

const firstLines = (message) =>
  stripVTControlCharacters(message ?? 'It gives no message.')
    .split('\n')
    .filter((line) => line.trim())
    .slice(0, 6)
    .map((line) => `    ${line}`)
    .join('\n')

const specsIn = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsIn)]

/** By the report of the browser tests: also what passed only when it was tried again. */
function inBrowser(report) {
  return specsIn(report).flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results }) => {
        const last = results.findLast(({ error }) => error)
        const word = status === 'flaky' ? 'passed when tried again' : 'failed'
        return `  ${word}: ${file}:${line} › ${title}\n${firstLines(last?.error?.message)}`
      }),
  )
}

/** Prints what tests have measured, without judging it. @param {object | null} browser */
export function tellMeasured(browser) {
  const lines = (browser ? specsIn(browser) : [])
    .flatMap(({ tests }) => tests.flatMap(({ annotations }) => annotations))
    .filter(({ type }) => type === 'measured')
    .map(({ description }) => `  ${description}`)
  if (lines.length) console.log(`\nmeasured:\n${lines.sort().join('\n')}`)
}

/** By the report of the unit tests. */
const inUnits = ({ testResults }) =>
  testResults.flatMap(({ name, message, assertionResults }) => {
    const file = name.slice(name.lastIndexOf('/tests/') + 1)
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    return failed.length || !message
      ? failed.map(
          ({ fullName, failureMessages }) =>
            `  failed: ${file} › ${fullName}\n${firstLines(failureMessages[0])}`,
        )
      : [`  failed: ${file}\n${firstLines(message)}`]
  })

/** @param {{ unit?: object | null, browser?: object | null }} reports */
export function tellFailures({ unit, browser }) {
  const failures = [...(unit ? inUnits(unit) : []), ...(browser ? inBrowser(browser) : [])]
  if (failures.length) console.log(`\n${failures.join('\n')}`)
}
