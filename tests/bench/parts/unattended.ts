// Loads that no tool watches: the browser is started with an address, the page itself tells what it
// saw, and a slow wire stands for the network. An attached inspector costs time of its own.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from '../../../scripts/browser.mjs'
import type { Contender } from '../contenders.ts'
import { mobile } from '../limits.ts'
import type { Seen } from '../measure.ts'
import { pageOf } from '../pages.ts'
import type { Scene } from '../scene.ts'
import { createSlowWire } from '../slow-wire.ts'

const LIMITS = 'no inspector, 1.6 Mbit/s'
/** How long a page may be silent. */
const PATIENCE = 30_000

const ARGUMENTS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--window-size=1280,900',
]

/** A browser of its own; closing it takes its processes and its folder along. */
function startBrowser(url: string): () => void {
  const profile = mkdtempSync(join(tmpdir(), 'site-embed-browser-'))
  const child = spawn(findBrowser() ?? '', [...ARGUMENTS, `--user-data-dir=${profile}`, url], {
    stdio: 'ignore',
    // A group of its own, which can be ended as one.
    detached: true,
  })
  child.on('error', () => undefined)
  let open = true
  const close = () => {
    if (!open) return
    open = false
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL')
    // Its last processes may still be writing there.
    rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  }
  // Also when the bench is stopped in the middle.
  process.once('exit', close)
  return close
}

const waiting = (next: string) =>
  `<!doctype html><title>Bench</title><script>setTimeout(() => { location.href = ${JSON.stringify(next)} }, 3000)</script>`

interface Turn {
  contender: Contender
  url: string
}

/** A dialog shows nothing until somebody comes. */
const measured = ({ contenders }: Scene) => contenders.filter(({ kind }) => kind !== 'dialog')

/** Each page is a site of its own, so that it gets a process that has compiled nothing yet. */
function turnsOf(scene: Scene, pages: number, services: number): Turn[] {
  const { hosts, rounds } = scene
  const order = measured(scene)
  return Array.from({ length: rounds }, (_, round) =>
    (round % 2 ? [...order].reverse() : order).map((contender, at) => {
      const run = round * order.length + at
      hosts.show(`/run-${run}`, pageOf(contender, `127.0.0.1:${services}`, { run }))
      return { contender, url: `http://run-${run}.localhost:${pages}/run-${run}` }
    }),
  ).flat()
}

/** One page after the other, until all have told or one is silent. */
function follow({ hosts, ledger }: Scene, turns: Turn[]): Promise<boolean> {
  return new Promise((resolve) => {
    let at = 0
    let timer = setTimeout(resolve, PATIENCE, false)
    hosts.onReport((body) => {
      clearTimeout(timer)
      const seen: Seen = JSON.parse(body)
      const turn = turns[at++]
      if (turn)
        ledger.add(LIMITS, turn.contender, {
          first: seen.first ?? Number.NaN,
          all: seen.all ?? Number.NaN,
          blocking: seen.blocking,
        })
      const next = turns[at]
      timer = setTimeout(resolve, next ? PATIENCE : 0, !next)
      return next?.url ?? 'about:blank'
    })
  })
}

export async function unattended(scene: Scene): Promise<void> {
  const { hosts, remarks } = scene
  if (!measured(scene).length) return
  const wire = createSlowWire(mobile)
  const pages = await wire.before(hosts.pages.port)
  const services = await wire.before(hosts.services.port)
  const turns = turnsOf(scene, pages, services)
  process.stderr.write(`${LIMITS}: ${turns.length} pages\n`)
  const heard = follow(scene, turns)
  const close = startBrowser(hosts.show('/wait', waiting(turns[0]?.url ?? '')))
  if (!(await heard)) remarks.push(`${LIMITS}: a page was silent, so the rest was left out`)
  close()
  wire.close()
}
