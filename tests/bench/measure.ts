// One page, what is done on it and what it took, through the DevTools protocol.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, CDPSession, Page } from '@playwright/test'
import { type Limits, setLimits } from './limits.ts'

/** What page/probe.js has seen, in milliseconds since the page was asked for. */
export interface Seen {
  first: number | null
  all: number | null
  blocking: number
  /** From the key that opens a dialog until its box can be used. */
  opening: number | null
  /** When the first letter was typed. */
  asked: number | null
}

export interface Opened {
  page: Page
  session: CDPSession
  close(): Promise<void>
}

/** Nothing here may hang. */
const PATIENCE = 45_000
const KEY_EVERY = 240

/** A page of its own context: nothing is kept from one load to the next. */
export async function openPage(browser: Browser, limits: Limits): Promise<Opened> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  context.setDefaultTimeout(PATIENCE)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  // The time a thread works: what others do on this computer does not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await setLimits(session, limits)
  return { page, session, close: () => context.close() }
}

export const seenOn = (page: Page): Promise<Seen> =>
  page.evaluate(() => JSON.parse(JSON.stringify(Reflect.get(window, 'seen'))))

async function metricsOf(session: CDPSession): Promise<Record<string, number>> {
  const { metrics } = await session.send('Performance.getMetrics')
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]))
}

/** Milliseconds that the page's thread has worked. */
export const taskTime = async ({ session }: Opened) =>
  ((await metricsOf(session)).TaskDuration ?? 0) * 1000

/** What is kept when all that is not needed has been thrown away. */
export async function memory({ session }: Opened): Promise<{ heap: number; nodes: number }> {
  await session.send('HeapProfiler.collectGarbage')
  const { JSHeapUsedSize = 0, Nodes = 0 } = await metricsOf(session)
  return { heap: JSHeapUsedSize / 1024 / 1024, nodes: Nodes }
}

/** What was begun is finished: answers on their way, layout, work put off. */
export const rest = (page: Page, { slowdown, network }: Limits) =>
  page.waitForTimeout(300 + 100 * slowdown + (network ? 400 : 0))

/** Until all results can be seen, or where nothing is looked for, until the page is loaded. */
export async function load({ page }: Opened, limits: Limits, url: string): Promise<Seen> {
  await page.goto(url, { timeout: PATIENCE })
  await page.evaluate(
    (patience) =>
      Promise.race([
        Reflect.get(window, 'allSeen'),
        new Promise((_, reject) => setTimeout(reject, patience, new Error('nothing was shown'))),
      ]),
    PATIENCE,
  )
  await rest(page, limits)
  return seenOn(page)
}

/** Letters by the clock, however busy the page is; then what was asked has been shown. */
export async function typeWord({ page }: Opened, limits: Limits, word: string): Promise<void> {
  const started = performance.now()
  const presses: Promise<void>[] = []
  for (const [at, letter] of [...word].entries()) {
    await sleep(started + KEY_EVERY * at - performance.now())
    presses.push(page.keyboard.press(letter))
  }
  await Promise.all(presses)
  await rest(page, limits)
  await rest(page, limits)
}

export const searchBox = (page: Page) => page.locator('input[type="search"]').first()
