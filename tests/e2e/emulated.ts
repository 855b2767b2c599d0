// Light, dark, forced colours and less motion, in engines that may only say that they have it so.
import { expect, type Page } from '@playwright/test'

/** Firefox tells the page's process of it a little later. */
const waitFor = (page: Page, query: string) =>
  expect.poll(() => page.evaluate((query) => matchMedia(query).matches, query)).toBe(true)

export async function emulateScheme(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme })
  await waitFor(page, `(prefers-color-scheme: ${colorScheme})`)
}

/** In tests with the tag `@forced-colors`: Firefox has them from its start, or not at all. */
export async function forceColors(page: Page) {
  await page.emulateMedia({ forcedColors: 'active' })
  await waitFor(page, '(forced-colors: active)')
}

/** In tests with the tag `@less-motion`, for the same reason. */
export async function emulateLessMotion(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await waitFor(page, '(prefers-reduced-motion: reduce)')
}
