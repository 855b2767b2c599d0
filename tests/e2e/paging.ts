// A search of many results, and a page to leave it for.
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { Site } from './site.ts'

export const endless = ({ search }: Site, more: string) =>
  `<site-search ${search.replace('"tales"', '"endless"')} ${more}></site-search>`
export const hits = (page: Page) => page.locator('[part="hit"]')

/** The head of pages among which Turbo goes. */
export function turbo({ pages }: Site): string {
  const html = readFileSync('node_modules/@hotwired/turbo/dist/turbo.es2017-umd.js', 'utf8')
  pages.set('/turbo.js', { html, headers: { 'content-type': 'text/javascript' } })
  return '<script src="/turbo.js" defer></script>'
}
