// Light, dark, forced colours and less motion, in engines that may only say that they have it so.
import { expect, type Page } from '@playwright/test'

const matches = (page: Page, query: string) =>
  page.evaluate((query) => matchMedia(query).matches, query)

export async function emulateScheme(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme })
  expect(await matches(page, `(prefers-color-scheme: ${colorScheme})`)).toBe(true)
}

/** In tests with the tag `@forced-colors`: Firefox has them from its start, or not at all. */
export async function forceColors(page: Page) {
  await page.emulateMedia({ forcedColors: 'active' })
  expect(await matches(page, '(forced-colors: active)')).toBe(true)
}

/** In tests with the tag `@less-motion`, for the same reason. */
export async function emulateLessMotion(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await matches(page, '(prefers-reduced-motion: reduce)')).toBe(true)
}
