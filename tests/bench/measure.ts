// One load of one page, and what is done on it, through the DevTools protocol.
import type { Browser, CDPSession, Page } from '@playwright/test'
import { type Limits, setLimits } from './limits.ts'
import type { Hosts } from './server.ts'

export interface Seen {
  first: number | null
  all: number | null
  blocking: number
  longest: number
}

export interface Opened {
  page: Page
  session: CDPSession
  close(): Promise<void>
}

/** Nothing here may hang. */
export const PATIENCE = 45_000

/** A page of its own context: nothing is kept from one load to the next. */
export async function openPage(browser: Browser, limits: Limits): Promise<Opened> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  context.setDefaultTimeout(PATIENCE)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  await setLimits(session, limits)
  return { page, session, close: () => context.close() }
}

export const seenOn = (page: Page): Promise<Seen> =>
  page.evaluate(() => JSON.parse(JSON.stringify(Reflect.get(window, 'seen'))))

export async function metricsOf(session: CDPSession): Promise<Record<string, number>> {
  const { metrics } = await session.send('Performance.getMetrics')
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]))
}

/** Milliseconds that the page's thread has worked. */
export const taskTime = async (session: CDPSession) =>
  ((await metricsOf(session)).TaskDuration ?? 0) * 1000

/** What was begun is finished: layout, pictures, work put off. */
export const rest = (page: Page, { slowdown, network }: Limits) =>
  page.waitForTimeout(200 + 100 * slowdown + (network ? 400 : 0))

export async function load(opened: Opened, limits: Limits, url: string): Promise<Seen> {
  const { page } = opened
  await page.goto(url, { timeout: PATIENCE })
  await page.evaluate(
    (patience) =>
      Promise.race([
        Reflect.get(window, 'allSeen'),
        new Promise((_, reject) => setTimeout(reject, patience, new Error('Nothing to be seen'))),
      ]),
    PATIENCE,
  )
  await rest(page, limits)
  return seenOn(page)
}

/** Letters at the pace of somebody who types; then what was asked has been shown. */
export async function typeWord(opened: Opened, limits: Limits, word: string): Promise<void> {
  const { page } = opened
  for (const letter of word) {
    await page.keyboard.press(letter)
    await page.waitForTimeout(240)
  }
  await rest(page, limits)
  await rest(page, limits)
}

export const requestsSince = (hosts: Hosts, before: number) =>
  hosts.services.requests.length - before
