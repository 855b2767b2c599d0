// `npm test`: everything that has to hold, one step after the other, and one line at the end.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { installBrowser, installPackages } from './setup.mjs'

installPackages()
await installBrowser()
rmSync('reports', { recursive: true, force: true })

const bin = (name) => `node_modules/.bin/${name}`
const steps = [
  ['formatter and linter', bin('biome'), ['ci', '--colors=off', '.']],
  ['types', bin('tsc'), []],
  ['generated files are up to date', 'node', ['--import', 'tsx', 'scripts/generate.ts', '--check']],
  [
    'unit tests',
    bin('vitest'),
    ['run', '--reporter=default', '--reporter=json', '--outputFile=reports/unit.json'],
  ],
  ['build', 'npm', ['run', '--silent', 'build']],
  ['size', 'node', ['--import', 'tsx', 'scripts/size.ts', '--check']],
  ['browser tests', bin('playwright'), ['test']],
]

const failedSteps = []
for (const [name, command, args] of steps) {
  console.log(`\n── ${name}`)
  const started = Date.now()
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) failedSteps.push(name)
  console.log(
    `── ${name}: ${status === 0 ? 'ok' : 'FAILED'}, ${((Date.now() - started) / 1000).toFixed(1)} s`,
  )
  // Browser tests on a bundle that was not built would speak of an older one.
  if (status !== 0 && name === 'build') break
}

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null)
const unit = read('reports/unit.json')
const browser = read('reports/e2e.json')?.stats
const passed = (unit?.numPassedTests ?? 0) + (browser?.expected ?? 0)
const tests = (unit?.numFailedTests ?? 0) + (browser?.unexpected ?? 0) + (browser?.flaky ?? 0)
const skipped = (unit?.numPendingTests ?? 0) + (browser?.skipped ?? 0)
if (failedSteps.length) console.log(`\nfailed: ${failedSteps.join(', ')}`)
// A step that failed without a failed test (a type, the size) counts as one.
const failed = Math.max(tests, failedSteps.length)
console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`)
process.exit(failed ? 1 : 0)
