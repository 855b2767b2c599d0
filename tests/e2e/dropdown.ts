// A dropdown in a page, its parts, and what it is asked to do.
import type { Page } from '@playwright/test'
import type { Site } from './site.ts'

export const dropdown = ({ search }: Site, attributes = '', inside = '') =>
  `<site-search ${search} layout="dropdown" ${attributes}>${inside}</site-search>`
export const box = (page: Page) => page.getByRole('combobox')
export const active = (page: Page) => page.locator('[role="option"][aria-selected="true"]')
export const popup = (page: Page) => page.locator('[part="dropdown"]')
export const suggestions = 'suggestions-index="tales_suggestions"'

export const call = (page: Page, method: string) =>
  page.locator('site-search').evaluate((it, name) => Reflect.get(it, name).call(it), method)
