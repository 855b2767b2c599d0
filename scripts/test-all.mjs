// `npm run test:all`: builds all files once, or takes those that `npm run release` has just packed, runs every
// family of tests on them, one after the other, and prints a line with the time of each. With names, such as
// `npm run test:all slim demo`, it runs only these, and each builds what it needs if nothing is packed. The full
// output is in reports/all; its summary.json says what ran on which commit. Only in Firefox and WebKit is a test
// that fails tried again, and the output names it.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, openSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { installPackages } from './setup.mjs'
import { begunWith, isTagged, readSummary, treeNow, withRun, writeSummary } from './summary.mjs'
import { missingOfWordPress } from './wordpress.mjs'

const npm = (...words) => ['npm', ['run', '--silent', ...words]]
// Not here: `npm run test:core`, whose tests are part of slim, firefox and webkit.
const families = {
  'npm test': ['npm', ['test', '--silent']],
  // The random walks of the unit tests, eight times as long.
  thorough: ['node_modules/.bin/vitest', ['run', 'tests/search/engine', 'tests/template']],
  slim: npm('test:slim'),
  pages: npm('test:pages'),
  demo: npm('test:demo'),
  long: npm('test:long'),
  attacks: npm('test:attacks'),
  engines: npm('test:engines'),
  changes: npm('test:changes'),
  package: npm('test:package'),
  apps: npm('test:apps'),
  wordpress: npm('test:wordpress'),
  firefox: npm('test:browsers', 'firefox'),
  webkit: npm('test:browsers', 'webkit'),
  faults: npm('faults'),
  'faults:broken': npm('faults:broken'),
  fuzz: npm('fuzz', '--', '--seed', '1', '--seconds', '60'),
  reproduce: npm('reproduce'),
}
const known = Object.keys(families)
const named = process.argv.slice(2)
const unknown = named.filter((name) => !Object.hasOwn(families, name))
if (unknown.length) {
  console.error(`No family: ${unknown.join(', ')}. There are ${known.join(', ')}.`)
  process.exit(2)
}

/** What this machine lacks for a family; empty if nothing. */
const lacking = (name) => (name === 'wordpress' ? missingOfWordPress() : [])

const folder = 'reports/all'
mkdirSync(folder, { recursive: true })

/** The summary in the last lines of a family. */
const sumIn = (file) =>
  stripVTControlCharacters(readFileSync(file, 'utf8'))
    .match(/^\d+ passed, .*$/gm)
    ?.at(-1) ?? ''

/** @returns {import('./summary.mjs').Run} */
function run(name, [command, args], environment) {
  const file = `${folder}/${name.replace(/\W/g, '-')}.log`
  const log = openSync(file, 'w')
  const started = Date.now()
  console.log(`${name} …`)
  const { status } = spawnSync(command, args, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', log, log],
    shell: process.platform === 'win32',
  })
  const minutes = `${((Date.now() - started) / 60_000).toFixed(1)} min`
  return { state: status === 0 ? 'ok' : 'FAILED', minutes, sum: sumIn(file) }
}

function runFamily(name, isBuilt) {
  const lacks = lacking(name)
  if (lacks.length) return { state: 'not run', minutes: '', sum: `missing: ${lacks.join(', ')}` }
  return run(name, families[name], {
    ...(isBuilt && { SITE_EMBED_BUILT: '1' }),
    ...(name === 'thorough' && { SITE_EMBED_THOROUGH: '1' }),
  })
}

/** Whether `dist/` has the very files that `npm run release` has packed of this commit. */
function isReleased() {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
  const packed = `dist-release/site-embed-${version}`
  if (!treeNow().isClean || !isTagged(`v${version}`) || !existsSync(packed)) return false
  return readdirSync(packed, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(m?js|css|html|ts|map)$/.test(file))
    .every((file) => isSame(join(packed, file), join('dist', file)))
}

const isSame = (file, other) => existsSync(other) && readFileSync(file).equals(readFileSync(other))

const rows = []
installPackages()
const isPacked = isReleased()
if (isPacked) console.log('The packed files of this release are tested.')
const build = named.length || isPacked ? null : run('build', npm('build'))
if (build) rows.push(['build', build.state, build.minutes, ''])
// Tests of files that were not built would speak of older ones.
const wanted =
  build?.state === 'FAILED' ? [] : known.filter((name) => !named.length || named.includes(name))
let summary = begunWith(readSummary(), treeNow(), known)
for (const name of wanted) {
  const ran = runFamily(name, isPacked || !named.length)
  rows.push([name, ran.state, ran.minutes, ran.sum])
  summary = withRun(summary, treeNow(), name, ran)
  writeSummary(summary)
}
const widths = rows[0].map((_, at) => Math.max(...rows.map((cells) => cells[at].length)))
console.log()
for (const cells of rows)
  console.log(
    cells
      .map((cell, at) => cell.padEnd(widths[at]))
      .join('  ')
      .trimEnd(),
  )
process.exit(rows.some(([, state]) => state === 'FAILED') ? 1 : 0)
