// `npm run test:all`: every family of tests, one after the other, and a line for each with its time at the
// end. What each says is in reports/all. With names, such as `npm run test:all slim demo`, these alone.
import { spawnSync } from 'node:child_process'
import { mkdirSync, openSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { missingOfWordPress } from './wordpress.mjs'

const npm = (...words) => ['npm', ['run', '--silent', ...words]]
const families = {
  'npm test': ['npm', ['test', '--silent']],
  // The random walks of the unit tests, eight times as long.
  thorough: ['node_modules/.bin/vitest', ['run', 'tests/search/engine', 'tests/template']],
  core: npm('test:core'),
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
}
const named = process.argv.slice(2)
const unknown = named.filter((name) => !Object.hasOwn(families, name))
if (unknown.length) {
  console.error(`No family: ${unknown.join(', ')}. There are ${Object.keys(families).join(', ')}.`)
  process.exit(2)
}

/** What this machine lacks for a family; empty where it has all. */
const lacking = (name) => (name === 'wordpress' ? missingOfWordPress() : [])

const folder = 'reports/all'
mkdirSync(folder, { recursive: true })

/** The sum that a family tells in its last lines. */
const sumIn = (file) =>
  stripVTControlCharacters(readFileSync(file, 'utf8'))
    .match(/^\d+ passed, .*$/gm)
    ?.at(-1) ?? ''

const rows = []
for (const [name, [command, args]] of Object.entries(families)) {
  if (named.length && !named.includes(name)) continue
  const lacks = lacking(name)
  if (lacks.length) {
    rows.push([name, 'not run', '', `missing: ${lacks.join(', ')}`])
    continue
  }
  const file = `${folder}/${name.replace(/\W/g, '-')}.log`
  const log = openSync(file, 'w')
  const started = Date.now()
  console.log(`${name} …`)
  const { status } = spawnSync(command, args, {
    env: { ...process.env, ...(name === 'thorough' && { SITE_EMBED_THOROUGH: '1' }) },
    stdio: ['ignore', log, log],
    shell: process.platform === 'win32',
  })
  const minutes = `${((Date.now() - started) / 60_000).toFixed(1)} min`
  rows.push([name, status === 0 ? 'ok' : 'FAILED', minutes, sumIn(file)])
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
