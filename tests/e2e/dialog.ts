// A search in a dialog, its parts, and what it is asked to do.
import type { Page } from '@playwright/test'
import type { Site } from './site.ts'

export const searching = ({ search }: Site, more = '', inside = '') =>
  `<site-search ${search} layout="dialog" ${more}>${inside}</site-search>`
export const long = '<p style="height:3000px">Long</p>'

export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search', exact: true })
export const opener = (page: Page) => page.getByRole('button', { name: 'Search…' })
export const box = (page: Page) => page.locator('[layout="dialog"]').getByRole('searchbox')
export const hits = (page: Page) => page.locator('[part~="hit"]')

/** Of the first search of the page, or another one. */
export const call = (page: Page, method: string, which = 0) =>
  page
    .locator('site-search')
    .nth(which)
    .evaluate((it, name) => Reflect.get(it, name).call(it), method)
