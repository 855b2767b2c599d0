// `npm run bench`: this bundle beside what a site owner would use instead. What it measures, and how
// to read it, is in docs/speed.md.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { treeNow } from '../../scripts/summary.mjs'
import { findContenders } from './contenders.ts'
import { launchMeasured } from './launch.ts'
import { createLedger } from './ledger.ts'
import { slow4, slow6, unlimited } from './limits.ts'
import { type Options, readOptions } from './options.ts'
import { parts } from './parts/all.ts'
import { pictureOf } from './picture.ts'
import { waitForQuiet } from './quiet.ts'
import { buildRenderer } from './renderer.ts'
import { type Result, resultsOf } from './results.ts'
import type { Scene } from './scene.ts'
import { startHosts } from './server.ts'
import { tableOf } from './table.ts'

/** Whatever hangs or is slow, the table comes. */
const HOURS = 2

const options = readOptions(process.argv.slice(2))
const unknown = options.parts.filter((name) => !(name in parts))
if (unknown.length)
  throw new Error(`No such part: ${unknown.join(', ')}. There are ${Object.keys(parts).join(', ')}`)

async function measureAll({ rounds, quick, only, parts: named }: Options) {
  const renderer = await buildRenderer()
  const { contenders, absent } = findContenders(renderer.file, only)
  const hosts = await startHosts([...new Set(contenders.flatMap(({ scripts }) => scripts))])
  const browser = await launchMeasured()
  // A browser that has just started is busy with itself.
  await sleep(3000)
  const scene: Scene = {
    browser,
    hosts,
    contenders,
    ledger: createLedger(),
    rounds,
    limits: quick ? [slow4] : [slow4, slow6, unlimited],
    deadline: Date.now() + HOURS * 3_600_000,
    remarks: absent.map((file) => `${file} is not built`),
  }
  for (const [name, part] of Object.entries(parts))
    if (named.length ? named.includes(name) : !(quick && part.long)) await part.run(scene)
  const version = browser.version()
  await browser.close()
  await hosts.close()
  renderer.remove()
  return { results: resultsOf(scene.ledger.entries), remarks: scene.remarks, version }
}

function write(results: Result[], facts: object, wholeRun: boolean): void {
  mkdirSync('reports', { recursive: true })
  writeFileSync('reports/bench.json', `${JSON.stringify({ ...facts, results }, null, 2)}\n`)
  // A picture of half the story would stay in the docs.
  if (wholeRun) writeFileSync('docs/bench.svg', pictureOf(results, new Date()))
}

// Before the picture of the docs is drawn anew.
const tree = treeNow()
const { idle, warning } = await waitForQuiet(options.now)
const { results, remarks, version } = await measureAll(options)
const facts = {
  ...tree,
  measured: new Date().toISOString(),
  version: (JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version,
  browser: version,
  processors: `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}`,
  rounds: options.rounds,
  idle,
  remarks: warning ? [warning, ...remarks] : remarks,
}
console.log(tableOf(results))
for (const remark of facts.remarks) console.log(`· ${remark}`)
write(results, facts, !options.quick && !options.only.length && !options.parts.length)
