// `npm run load`: what the built bundle does to a page when there is too much of everything. One table,
// and reports/load.json. Red is what goes over a bound that holds on any machine, and what does not end.
import { mkdirSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Browser } from '@playwright/test'
import { whileTraced } from '../bench/blocking.ts'
import { launchMeasured } from '../bench/launch.ts'
import { type Limits, unlimited } from '../bench/limits.ts'
import { openPage, rest, taskTime } from '../bench/measure.ts'
import { type Hosts, startHosts } from '../bench/server.ts'
import { leftTooMuch, overBounds } from './bounds.ts'
import { type Amounts, type Case, casesOf } from './cases.ts'
import { heldBy } from './held.ts'
import type { Left, Row } from './results.ts'
import { playRounds, type Way, watchRounds, ways } from './rounds.ts'
import { at, createServices } from './services.ts'
import { tableOf } from './table.ts'

const patience = 30 * 60_000
const slowed: Limits = { name: '4 times slower', slowdown: 4, network: null }

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    rounds: { type: 'string' },
    searches: { type: 'string' },
    only: { type: 'string', default: '' },
    script: { type: 'string', default: 'dist/site-embed.js' },
  },
})
/** Seconds of typing, and results that are scrolled: as many as a visitor may ever have, or a look at each. */
const usual = options.quick
  ? { rounds: 30, searches: 1000, typing: 20, results: 2000 }
  : { rounds: 300, searches: 10_000, typing: 60, results: 10_000 }
const rounds = Number(options.rounds ?? usual.rounds)
const amounts: Amounts = { ...usual, searches: Number(options.searches ?? usual.searches) }
if (![rounds, amounts.searches].every((count) => Number.isInteger(count) && count > 0)) {
  console.error('--rounds and --searches take whole numbers.')
  process.exit(2)
}
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
  const { page, session } = opened
  page.setDefaultTimeout(600_000)
  for (const name of ['help', 'held'])
    await page.addInitScript({ path: `tests/load/page/${name}.js` })
  await page.goto(hosts.show('/page', pageWith('')))
  await rest(page, limits)
  const before = await heldBy(page, session)
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
  const during = await heldBy(page, session)
  await page.evaluate(() => document.body.replaceChildren())
  // An element that goes may be put back for five seconds, and the limit of its last request is eight.
  await page.waitForTimeout(9000)
  const after = await heldBy(page, session)
  await opened.close()
  return {
    name: one.name,
    isSlowed: one.isSlowed,
    longest,
    work,
    held: [before, during, after],
    most: one.most,
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
const browser = await launchMeasured()
const measured: Row[] = []
const red: string[] = []
for (const one of casesOf(amounts).filter(({ name }) => isWanted(name))) {
  process.stderr.write(`${one.name}\n`)
  try {
    const row = await measure(browser, hosts, one)
    measured.push(row)
    red.push(...overBounds(row).map((what) => `${one.name}: ${what}`))
    process.stderr.write(`  its longest task: ${row.longest.toFixed(0)} ms\n`)
  } catch (error) {
    red.push(`${one.name}: ${String(error).split('\n')[0]}`)
    await browser.stopTracing().catch(() => undefined)
  }
}
const left: Left[] = []
for (const way of ways.filter((name) => isWanted(`rounds ${name}`))) {
  process.stderr.write(`${rounds} rounds: ${way}\n`)
  try {
    const one = await leave(browser, hosts, way)
    left.push(one)
    red.push(...leftTooMuch(one).map((what) => `${rounds} rounds, ${way}: ${what}`))
  } catch (error) {
    red.push(`${rounds} rounds, ${way}: ${String(error).split('\n')[0]}`)
  }
}
const version = browser.version()
await browser.close()
await hosts.close()

console.log(tableOf(measured, left))
for (const one of red) console.log(`RED ${one}`)
if (!measured.length && !left.length) red.push('nothing was measured')
mkdirSync('reports', { recursive: true })
const facts = { measured: new Date().toISOString(), browser: version, script: options.script }
writeFileSync(
  'reports/load.json',
  `${JSON.stringify({ ...facts, cases: measured, left, red }, null, 2)}\n`,
)
process.exitCode = red.length ? 1 : 0
