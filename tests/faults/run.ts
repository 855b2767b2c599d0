// `npm run faults`: every fault that the sandbox knows, in both elements and three engines. The engines
// work side by side, for each waits most of the time.
import { mkdirSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { type Case, casesOf } from './cases.ts'
import { engines, type Hands } from './engines.ts'
import { type Cell, printed } from './matrix.ts'
import { readOptions } from './options.ts'
import { startStage } from './stage.ts'
import { walk } from './walk.ts'

/** Many times what the longest cell takes: only a browser that is gone takes longer. */
const SILENCE = 5 * 60_000

const options = readOptions(process.argv.slice(2), Object.keys(engines))
const cases = casesOf(options.rows)
const stage = await startStage()

async function seenIn(hands: Hands, one: Case): Promise<Pick<Cell, 'ok' | 'seen'>> {
  const { url, service } = await stage.open(one.element)
  try {
    return { ok: true, seen: await walk(hands, one, url, service) }
  } catch (error) {
    return { ok: false, seen: error instanceof Error ? error.message : String(error) }
  } finally {
    await service.close()
  }
}

async function cellsOf(engine: string): Promise<Cell[]> {
  let lost = ''
  const session = await engines[engine]?.().catch((error: unknown) => {
    lost = `it does not start: ${error}`
    return null
  })
  console.log(session || lost ? `${engine} …` : `${engine} is not installed: it is skipped.`)
  if (!session && !lost) return []
  const cells: Cell[] = []
  for (const one of cases) {
    const { element, moment, row } = one
    const seen =
      session && !lost
        ? await Promise.race([seenIn(session.hands, one), pause(SILENCE, null, { ref: false })])
        : null
    if (!seen) lost ||= 'the browser answers no more'
    const cell = {
      engine,
      element,
      fault: row.name,
      moment,
      ...(seen ?? { ok: false, seen: lost }),
    }
    if (!cell.ok) console.log(`${engine}, ${element}, ${row.name}, ${moment}: not ok`)
    cells.push(cell)
  }
  session?.end()
  return cells
}

const cells = (await Promise.all(options.engines.map(cellsOf))).flat()
await stage.close()
mkdirSync('reports', { recursive: true })
writeFileSync('reports/faults.json', `${JSON.stringify(cells, null, 2)}\n`)
console.log(`\n${printed(cells)}`)
process.exitCode = cells.length && cells.every(({ ok }) => ok) ? 0 : 1
