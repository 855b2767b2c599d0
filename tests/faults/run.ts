// `npm run faults`: every fault that the sandbox knows, in both elements and three engines. The engines
// work side by side, for each waits most of the time.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { casesOf } from './cases.ts'
import { open, walkAll } from './cells.ts'
import { engines } from './engines.ts'
import { missingIn, printed } from './matrix.ts'
import { readOptions } from './options.ts'
import { startStage } from './stage.ts'

const report = 'reports/faults.json'
const asked = readOptions(process.argv.slice(2), Object.keys(engines))
const cases = casesOf(asked.rows)
mkdirSync('reports', { recursive: true })
// One of before would be taken for what this run has seen.
rmSync(report, { force: true })
const stage = await startStage(asked.script)

async function cellsOf(engine: string) {
  const session = await open(engine)
  if (typeof session !== 'string') console.log(`${engine} …`)
  const cells = await walkAll(stage, engine, session, cases)
  if (typeof session !== 'string') session.end()
  return cells
}

const cells = (await Promise.all(asked.engines.map(cellsOf))).flat()
await stage.close()
writeFileSync(report, `${JSON.stringify(cells, null, 2)}\n`)
console.log(`\n${printed(cells)}`)
const missing = missingIn(cells, asked.engines, cases)
for (const one of missing) console.log(`MISSING ${one}`)
process.exitCode = !missing.length && cells.every(({ ok }) => ok) ? 0 : 1
