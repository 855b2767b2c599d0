// `npm run test:browsers`: what a browser can break, in the three engines of the system, or in those that
// are named: `npm run test:browsers firefox webkit`. With `-- --slim` the slim build is tested. With
// `-- --minutes=30` no more is begun after that time: the engines take turns, an eighth each, and another
// commit begins with another eighth as a rule. Attacks that were recorded elsewhere take a third of
// all the time, and are then left to a run without that.
import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { joinReports, readReport, tellFailures } from './failures.mjs'
import { installBrowser, installOtherBrowsers, installPackages } from './setup.mjs'

installPackages()
await installBrowser()
installOtherBrowsers()

const playwright = (...args) => ['node_modules/.bin/playwright', ['test', ...args]]
const engines = {
  chromium: playwright('--config', 'tests'),
  firefox: playwright('--config', 'tests/playwright.firefox.config.ts'),
  webkit: playwright('--config', 'tests/playwright.webkit.config.ts'),
}
const reports = {
  chromium: 'reports/e2e.json',
  firefox: 'reports/firefox.json',
  webkit: 'reports/webkit.json',
}
const { values: options, positionals: named } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: 'string' }, slim: { type: 'boolean', default: false } },
})
const unknown = named.filter((name) => !Object.hasOwn(engines, name))
if (unknown.length) {
  console.error(`No engine: ${unknown.join(', ')}. There are ${Object.keys(engines).join(', ')}.`)
  process.exit(2)
}
const wanted = named.length ? named : Object.keys(engines)
const allowed = Number(options.minutes ?? Number.POSITIVE_INFINITY)
if (Number.isNaN(allowed)) {
  console.error(`--minutes is a number, not ${options.minutes}.`)
  process.exit(2)
}
const isShort = options.minutes !== undefined
const began = Date.now()
const isTimeLeft = () => Date.now() - began < allowed * 60_000

function run(title, [command, args]) {
  console.log(`\n── ${title}`)
  const started = Date.now()
  const { status } = spawnSync(command, args, {
    env: { ...process.env, SITE_EMBED_FAMILY: options.slim ? 'browsers-slim' : 'browsers' },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  const minutes = ((Date.now() - started) / 60_000).toFixed(1)
  console.log(`── ${title}: ${status === 0 ? 'ok' : 'FAILED'}, ${minutes} min`)
  return status === 0
}

/** One after the other, beginning with another one at each commit. */
function partsInTurn() {
  if (!isShort) return ['1/1']
  const count = 8
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' })
  const first = Number.parseInt((stdout ?? '').slice(0, 6), 16) || 0
  return Array.from({ length: count }, (_, at) => `${((first + at) % count) + 1}/${count}`)
}

const failed = []
const notRun = []
/** By engine, those of its parts. */
const told = Object.fromEntries(wanted.map((name) => [name, []]))
function runPart(name, part) {
  const [command, args] = engines[name]
  const title = part === '1/1' ? name : `${name}, part ${part}`
  if (!isTimeLeft()) return notRun.push(title)
  // An older one would be spoken of.
  rmSync(reports[name], { force: true })
  const less = isShort ? ['--grep-invert', 'recorded attacks'] : []
  if (!run(title, [command, [...args, `--shard=${part}`, ...less]])) failed.push(title)
  const report = readReport(reports[name])
  if (report) told[name].push(report)
}

// Without a build an older bundle would be spoken of.
if (!run('build', ['npm', ['run', '--silent', 'build']])) process.exit(1)
for (const part of partsInTurn()) for (const name of wanted) runPart(name, part)
for (const name of wanted.filter((name) => told[name].length)) {
  const report = joinReports(told[name])
  writeFileSync(reports[name], JSON.stringify(report, null, 2))
  const { expected, unexpected, flaky, skipped } = report.stats
  console.log(
    `\n── ${name}: ${expected} passed, ${unexpected} failed, ${flaky} flaky, ${skipped} skipped`,
  )
  tellFailures({ browser: report })
}
if (notRun.length) console.log(`\nno time left for: ${notRun.join('; ')}`)
if (isShort) console.log('\nleft to a run without --minutes: recorded attacks')
const word = notRun.length ? 'what was run is ok' : 'all ok'
console.log(`\n${failed.length ? `failed: ${failed.join('; ')}` : word}`)
process.exit(failed.length ? 1 : 0)
