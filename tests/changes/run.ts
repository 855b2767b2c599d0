// `npm run test:changes`: each worked change of docs/changes, as printed, in a fresh clone of the latest
// commit. Its promise alone has to fail; with the change, all that its page says has to hold. Names after
// `--` try those alone.
import { spawnSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Printed, sizeOf, type WorkedChange, workedChanges } from './pages.ts'

interface Ran {
  isDone: boolean
  said: string
}

function run(folder: string, command: string, input = ''): Ran {
  const { status, stdout, stderr } = spawnSync(command, {
    cwd: folder,
    input,
    shell: true,
    encoding: 'utf8',
  })
  return { isDone: status === 0, said: `$ ${command}\n${stdout}${stderr}` }
}

function need(ran: Ran) {
  if (!ran.isDone) throw new Error(ran.said)
}

/** What `npm test` asks of every change, before the tests. */
const always = [
  'npm run generate',
  'npx tsc',
  'npx biome ci --colors=off --diagnostic-level=error .',
]
const isTest = (command: string) => /^npx (vitest|playwright) /.test(command)

const apply = (folder: string, { diff }: Printed) => need(run(folder, 'git apply -', diff))

function clone(): string {
  const folder = mkdtempSync(join(tmpdir(), 'worked-change-'))
  need(run('.', `git clone --quiet . ${JSON.stringify(folder)}`))
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction')
  // The folder is on the list of what is ignored, a link is not.
  appendFileSync(join(folder, '.git/info/exclude'), 'node_modules\n')
  return folder
}

/** The first of the commands that fails. */
function firstFailing(folder: string, commands: readonly string[]): string | null {
  return commands.find((command) => !run(folder, command).isDone) ?? null
}

function tried({ change, promise, commands }: WorkedChange) {
  const folder = clone()
  try {
    apply(folder, promise)
    const failing = firstFailing(folder, commands)
    if (failing === null || !isTest(failing))
      throw new Error(`without the change its tests should fail; what failed: ${failing}`)
    apply(folder, change)
    for (const command of [...always, ...commands]) need(run(folder, command))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !workedChanges.some((one) => one.name === name))
if (unknown.length) {
  const known = workedChanges.map(({ name }) => name).join(', ')
  console.error(`There is no worked change ${unknown.join(', ')}. There are ${known}.`)
  process.exit(2)
}
const failed = workedChanges
  .filter(({ name }) => !asked.length || asked.includes(name))
  .filter((one) => {
    const started = Date.now()
    try {
      tried(one)
    } catch (error) {
      console.error(`FAILED ${one.name}\n${error instanceof Error ? error.message : error}`)
      return true
    }
    const seconds = Math.round((Date.now() - started) / 1000)
    console.log(`ok     ${one.name}: ${sizeOf(one.change)} (${seconds} s)`)
    return false
  })
console.log(failed.length ? `\nfailed: ${failed.map(({ name }) => name).join(', ')}` : '\nall ok')
process.exit(failed.length ? 1 : 0)
