// `npm run faults:broken`: that the matrix can be red. Each line that earns a promise is taken out of a build
// of its own, and the cell has to say that the promise is not kept. A word after `--` takes what has it in
// its promise or its file; `--engine firefox` has another engine do it.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { build, mergeConfig, type Plugin } from 'vite'
import { builds } from '../../scripts/bundle/builds.ts'
import { configFor } from '../../vite.config.ts'
import { casesOf, rows } from './cases.ts'
import { open, walkAll } from './cells.ts'
import type { Session } from './engines.ts'
import { type Mutation, mutations } from './mutations.ts'
import { startStage } from './stage.ts'

function without({ file, line, instead = '' }: Mutation): Plugin {
  const [before, after, ...more] = readFileSync(file, 'utf8').split(line)
  if (after === undefined || more.length) throw new Error(`not once in ${file}: ${line}`)
  return {
    name: 'without-a-line',
    enforce: 'pre',
    load: (id) => (id === resolve(file) ? before + instead + after : null),
  }
}

/** The source stays as it is. */
async function builtWithout(mutation: Mutation, outDir: string): Promise<string> {
  const [whole] = builds
  await build(
    mergeConfig(
      { configFile: false, logLevel: 'error', ...configFor(whole, true) },
      { plugins: [without(mutation)], build: { outDir, sourcemap: false } },
    ),
  )
  return join(outDir, whole.file)
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { engine: { type: 'string', default: 'chromium' } },
})
async function seenWithout(mutation: Mutation, session: Session) {
  const [element, fault, moment] = mutation.cell
  const isMeant = (one: ReturnType<typeof casesOf>[number]) =>
    one.element === element && one.moment === moment && one.row.name === fault
  const folder = mkdtempSync(join(tmpdir(), 'faults-broken-'))
  const stage = await startStage(await builtWithout(mutation, folder))
  const [cell] = await walkAll(stage, values.engine, session, casesOf(rows).filter(isMeant))
  await stage.close()
  rmSync(folder, { recursive: true, force: true })
  if (!cell) throw new Error(`there is no cell ${mutation.cell.join(', ')}`)
  return cell
}

/** Its own promise alone counts: another one may be broken by the way. */
const isRed = ({ promise }: Mutation, { ok, seen }: { ok: boolean; seen: string }) =>
  !ok && seen.startsWith('not kept: ') && (seen.split('. Seen: ')[0] ?? '').includes(promise)

const isAsked = ({ promise, file }: Mutation) =>
  !positionals.length || positionals.some((word) => promise.includes(word) || file.includes(word))
const wanted = mutations.filter(isAsked)
if (!wanted.length) {
  console.error(`No promise and no file has ${positionals.join(' or ')}.`)
  process.exit(2)
}
let green = 0
const toSee = wanted.values()
const sessions: Session[] = []
async function seeInOneBrowser() {
  const session = await open(values.engine)
  if (typeof session === 'string') throw new Error(`${values.engine}: ${session}`)
  sessions.push(session)
  for (const mutation of toSee) {
    const cell = await seenWithout(mutation, session)
    const red = isRed(mutation, cell)
    if (!red) green++
    const title = `${mutation.promise} (${mutation.file}; ${mutation.cell.join(', ')})`
    console.log(red ? `red    ${title}` : `GREEN  ${title}\n       ${cell.seen}`)
  }
}
try {
  // Several at a time, because most of the time each waits for what does not come.
  await Promise.all(Array.from({ length: 4 }, seeInOneBrowser))
} finally {
  // Not one by one: the first WebKit has the display of all.
  for (const session of sessions) session.end()
}
console.log(green ? `\n${green} promises can be broken unseen` : '\neach promise was seen broken')
process.exitCode = green ? 1 : 0
