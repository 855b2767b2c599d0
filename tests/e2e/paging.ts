// A search of many results, and a page to leave it for.
import type { Page } from '@playwright/test'
import type { Site } from './site.ts'

export const endless = ({ search }: Site, more: string) =>
  `<site-search ${search.replace('"tales"', '"endless"')} ${more}></site-search>`
export const hits = (page: Page) => page.locator('[part="hit"]')
