// A search with filters over goods for the house (tests/fixtures/wares.ts), and what its filters show.
import type { Page } from '@playwright/test'
import { expect, type Site } from './site.ts'

export const wares = ({ search }: Site, more: string, index = 'wares') =>
  `<site-search ${search.replace('"tales"', `"${index}"`)} ${more}></site-search>`
export const results = (page: Page, count: number) =>
  expect(page.getByRole('status').filter({ hasText: /result/ })).toHaveText(`${count} results`)
export const facet = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
export const valuesOf = (page: Page, name: string) =>
  facet(page, name).locator('.facet-name').allTextContents()
export const focused = (page: Page) =>
  page.evaluate(() => {
    const inside = document.querySelector('site-search')?.shadowRoot?.activeElement
    return inside?.getAttribute('aria-label') ?? inside?.textContent ?? ''
  })
