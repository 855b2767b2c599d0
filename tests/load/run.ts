// `npm run load`: what the built bundle does to a page when there is too much of everything. One table,
// and reports/load.json.
import { mkdirSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { findBrowser } from '../../scripts/browser.mjs'
import { whileTraced } from '../bench/blocking.ts'
import { type Limits, unlimited } from '../bench/limits.ts'
import { memory, openPage, rest, taskTime } from '../bench/measure.ts'
import { type Hosts, startHosts } from '../bench/server.ts'
import { type Case, casesOf } from './cases.ts'
import type { Left, Row } from './results.ts'
import { playRounds, type Way, watchRounds, ways } from './rounds.ts'
import { at, createServices } from './services.ts'
import { tableOf } from './table.ts'

const patience = 10 * 60_000
const slowed: Limits = { name: '4 times slower', slowdown: 4, network: null }

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '30' },
    searches: { type: 'string', default: '1000' },
    only: { type: 'string', default: '' },
    script: { type: 'string', default: 'dist/site-embed.js' },
  },
})
const rounds = Number(options.rounds)
const isWanted = (name: string) => options.only.split(',').some((part) => name.includes(part))

let pages = 0
/** Its script has an address of its own: at the second visit of one the browser stores what it compiled. */
const pageWith = (body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Load</title><script src="/script/run-${++pages}/${scriptName}" defer></script><body>${body}</body></html>`

/** Nothing here may hang. */
const inTime = <Done>(work: Promise<Done>) =>
  Promise.race([
    work,
    sleep(patience, undefined, { ref: false }).then(() => {
      throw new Error('it did not end in time')
    }),
  ])

async function measure(browser: Browser, hosts: Hosts, one: Case): Promise<Row> {
  const limits = one.isSlowed ? slowed : unlimited
  const opened = await openPage(browser, limits)
  const { page } = opened
  page.setDefaultTimeout(600_000)
  await page.addInitScript({ path: 'tests/load/page/help.js' })
  await page.goto(hosts.show('/page', pageWith('')))
  await rest(page, limits)
  const before = await memory(opened)
  const services = at(hosts.host)
  await one.before?.(page, services)
  await rest(page, limits)
  const worked = await taskTime(opened)
  let requests = 0
  page.on('request', () => requests++)
  let longest = 0
  for (let piece = 0; piece < (one.pieces ?? 1); piece++) {
    const traced = await whileTraced(browser, page, async () => {
      if (one.body) await page.goto(hosts.show('/full', pageWith(one.body(services))))
      await inTime(one.act(page, services, piece))
      await rest(page, limits)
    })
    longest = Math.max(longest, traced.longest)
  }
  const work = (await taskTime(opened)) - worked
  const during = await memory(opened)
  await page.evaluate(() => document.body.replaceChildren())
  // An element that goes may be put back for five seconds.
  await page.waitForTimeout(6000)
  const after = await memory(opened)
  await opened.close()
  return {
    name: one.name,
    isSlowed: one.isSlowed,
    longest,
    work,
    heap: [before.heap, during.heap, after.heap],
    nodes: [before.nodes, during.nodes, after.nodes],
    requests,
  }
}

/** What each round of coming, being used and going leaves. */
async function leave(browser: Browser, hosts: Hosts, way: Way): Promise<Left> {
  const { page, session, close } = await openPage(browser, unlimited)
  await watchRounds(page)
  await page.goto(hosts.show('/page', pageWith('')))
  const { before, after } = await playRounds(page, session, way, at(hosts.host), rounds)
  await close()
  return { way, rounds, before, after, bytesPerRound: (after.heap - before.heap) / rounds }
}

const scriptName = options.script.replace(/^.*\//, '')
const hosts = await startHosts([options.script], createServices())
const browser = await chromium.launch({
  executablePath: findBrowser() ?? '',
  args: ['--no-sandbox', '--disable-gpu'],
})
const measured: Row[] = []
const remarks: string[] = []
for (const one of casesOf(Number(options.searches)).filter(({ name }) => isWanted(name))) {
  process.stderr.write(`${one.name}\n`)
  try {
    const row = await measure(browser, hosts, one)
    measured.push(row)
    process.stderr.write(`  its longest task: ${row.longest.toFixed(0)} ms\n`)
  } catch (error) {
    remarks.push(`${one.name}: ${String(error).split('\n')[0]}`)
    await browser.stopTracing().catch(() => undefined)
  }
}
const left: Left[] = []
for (const way of ways.filter((name) => isWanted(`rounds ${name}`))) {
  process.stderr.write(`${rounds} rounds: ${way}\n`)
  left.push(await leave(browser, hosts, way))
}
const version = browser.version()
await browser.close()
await hosts.close()

console.log(tableOf(measured, left))
for (const remark of remarks) console.log(`· ${remark}`)
mkdirSync('reports', { recursive: true })
const facts = { measured: new Date().toISOString(), browser: version, script: options.script }
writeFileSync(
  'reports/load.json',
  `${JSON.stringify({ ...facts, cases: measured, left, remarks }, null, 2)}\n`,
)
