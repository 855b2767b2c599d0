// `npm test`: everything that has to pass after a change, in two parallel rows, with one line at the end. With the
// name of a family, such as `node scripts/test.mjs slim`, it runs only that family; CONTRIBUTING.md describes them.
import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { readReport, tellFailures, tellMeasured } from './failures.mjs'
import { installBrowser, installPackages } from './setup.mjs'

/** The usual files for a page with a search, a document or both. */
const light = ['site-search.slim.js', 'rich-doc.slim.js', 'site-embed.slim.js']
const withBuilder = ['site-embed.js', ...light, 'builder.js']
/** The files that each family needs; without a name, all. */
const built = {
  full: ['site-embed.js', 'site-embed.ask.js'],
  slim: [],
  pages: ['site-embed.js', ...light],
  demo: [...withBuilder, 'site-search.js', 'site-embed.typesense.js', 'site-embed.ask.js'],
  long: ['site-embed.js', 'site-embed.ask.js'],
  attacks: withBuilder,
  engines: [
    ...['site-embed.js', 'site-embed.ask.js'],
    ...['site-embed.typesense.js', 'site-embed.meilisearch.js'],
  ],
  package: [],
  apps: [],
  wordpress: [...withBuilder, 'site-embed.ask.js'],
}
const [family = 'full'] = process.argv.slice(2)
if (!Object.hasOwn(built, family)) {
  console.error(`No family: ${family}. There are ${Object.keys(built).join(', ')}.`)
  process.exit(2)
}

installPackages()
await installBrowser()
/** `npm run test:all` has made all files before. */
const isBuilt = process.env.SITE_EMBED_BUILT === '1'
for (const path of ['reports/unit.json', 'reports/e2e.json', ...(isBuilt ? [] : ['dist'])])
  rmSync(path, { recursive: true, force: true })

const bin = (name) => `node_modules/.bin/${name}`
const unitTests = (...projects) => [
  'unit tests',
  bin('vitest'),
  [
    'run',
    ...projects.map((name) => `--project=${name}`),
    ...['--reporter=default', '--reporter=json', '--outputFile=reports/unit.json'],
  ],
]
/** The steps that run in parallel to build and browser. */
const beside = {
  full: [
    ['formatter and linter', bin('biome'), ['ci', '--colors=off', '.']],
    ['types', bin('tsc'), []],
    [
      'generated files are up to date',
      'node',
      ['--import', 'tsx', 'scripts/generate.ts', '--check'],
    ],
    unitTests('src', 'sandbox'),
  ],
}
const build = ['build', 'npm', ['run', '--silent', 'build', ...built[family]]]
/** Needs what the build has made, and no browser. */
const size = ['size', 'node', ['--import', 'tsx', 'scripts/size.ts', '--check']]
/** The tests of the commands need pages with the script. */
const before = { package: [unitTests('commands')] }
const afterBuild = [
  ...(before[family] ?? []),
  ['browser tests', bin('playwright'), ['test', '--config', 'tests']],
]

/** The output of a step is kept until it ends, so that outputs do not mix; the longest step prints live. */
function run([name, command, args]) {
  const live = name === 'browser tests'
  const said = []
  const started = Date.now()
  const child = spawn(command, args, {
    env: { ...process.env, SITE_EMBED_FAMILY: family },
    stdio: ['ignore', ...(live ? ['inherit', 'inherit'] : ['pipe', 'pipe'])],
    shell: process.platform === 'win32',
  })
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => said.push(text))
  return new Promise((resolve) => {
    child.on('error', (error) => said.push(Buffer.from(`${error}\n`)))
    child.on('close', (status) => {
      const seconds = ((Date.now() - started) / 1000).toFixed(1)
      process.stdout.write(Buffer.concat([Buffer.from('\n'), ...said]))
      console.log(`── ${name}: ${status === 0 ? 'ok' : 'FAILED'}, ${seconds} s`)
      resolve(status === 0)
    })
  })
}

const failedSteps = []
/** A failed step does not stop others. */
async function runRow(steps) {
  for (const step of steps) if (!(await run(step))) failedSteps.push(step[0])
}
async function runBuilt() {
  if (!isBuilt) await runRow([build])
  // Without a build, sizes and browser tests would use an older bundle, or none.
  if (!failedSteps.includes('build')) await Promise.all([runRow([size]), runRow(afterBuild)])
}
await Promise.all([runRow(beside[family] ?? []), runBuilt()])

const unit = readReport('reports/unit.json')
const report = readReport('reports/e2e.json')
const browser = report?.stats
tellFailures({ unit, browser: report })
tellMeasured(report)
const passed = (unit?.numPassedTests ?? 0) + (browser?.expected ?? 0) + (browser?.flaky ?? 0)
const tests = (unit?.numFailedTests ?? 0) + (browser?.unexpected ?? 0)
const skipped = (unit?.numPendingTests ?? 0) + (browser?.skipped ?? 0)
if (failedSteps.length) console.log(`\nfailed: ${failedSteps.join(', ')}`)
// A step that failed without a failed test (a type, the size) counts as one.
const failed = Math.max(tests, failedSteps.length)
console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`)
process.exit(failed ? 1 : 0)
