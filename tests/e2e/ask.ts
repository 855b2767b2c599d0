// A page whose search has an agent to ask, and what a visitor does there. The sandbox's agent answers from the
// records of the search; its other names fail, each in its own way (demo/sandbox/agent/manners.ts).
import type { Page } from '@playwright/test'
import type { PageOptions, Site } from './site.ts'

export const asking = (site: Site, attributes = '', agent = 'guide') =>
  `<site-search ${site.search} ask="${agent}" ${attributes}></site-search>`

export const openAsking = (site: Site, body: string, options: PageOptions = {}) =>
  site.open(body, {
    ...options,
    head: `<script src="${site.file('site-embed.ask.js')}" defer></script>${options.head ?? ''}`,
  })

export const box = (page: Page) => page.locator('[part="input"]').first()
export const choice = (page: Page) => page.getByRole('button', { name: /^Ask(:| a question)/ })
export const answer = (page: Page) => page.locator('[part="answer"]')
export const whole = (page: Page) =>
  answer(page).getByRole('status').filter({ hasText: 'The answer is complete.' })

/** Questions to the agent, as bodies. */
export const questions = ({ sandbox }: Site) =>
  sandbox.requests.filter(({ method, url }) => method === 'POST' && url.includes('/completions'))

export async function askFor(page: Page, words: string) {
  await box(page).fill(words)
  await choice(page).click()
}
