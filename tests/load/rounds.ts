// An element comes, is used and goes, many times; and what the page holds before and after.
import type { CDPSession, Page } from '@playwright/test'
import { type Held, heldBy } from './held.ts'

/** How it is used: tests/load/page/rounds.js. */
export const ways = ['page', 'dropdown', 'dialog', 'document'] as const
export type Way = (typeof ways)[number]

/** Where the services are, as attributes. */
interface Services {
  search: string
  content: string
}

const elementFor = (way: Way, { search, content }: Services) =>
  way === 'document'
    ? `<rich-doc ${content} entry-id="harbour" show="title,toc"></rich-doc>`
    : `<site-search ${search} layout="${way}" search-delay="0"></site-search>`

/** To be called before the page is opened. */
export async function watchRounds(page: Page): Promise<void> {
  for (const name of ['held', 'rounds'])
    await page.addInitScript({ path: `tests/load/page/${name}.js` })
}

const play = (page: Page, way: Way, html: string, rounds: number): Promise<void> =>
  page.evaluate(([...all]) => Reflect.get(window, 'playRounds')(...all), [
    way,
    html,
    rounds,
  ] as const)

/** What is made once for all elements is there after a few, and the most part of compiled code. */
const first = 6

/** What is held more often than before. */
export const more = (now: Held, before: Held): string[] =>
  Object.entries(now.counts)
    .filter(([name, count]) => count > (before.counts[name] ?? 0))
    .map(([name, count]) => `${name} ${before.counts[name] ?? 0} → ${count}`)

export async function playRounds(
  page: Page,
  session: CDPSession,
  way: Way,
  services: Services,
  rounds: number,
): Promise<{ before: Held; after: Held }> {
  const html = elementFor(way, services)
  await play(page, way, html, first)
  const before = await heldBy(page, session)
  await play(page, way, html, rounds)
  let after = await heldBy(page, session)
  const { heap } = after
  // What the browser itself holds of the last one that went, it lets go of with others.
  for (let tries = 0; more(after, before).length && tries < 4; tries++) {
    await play(page, way, html, first)
    after = await heldBy(page, session)
  }
  return { before, after: { ...after, heap } }
}
