// A search through a shop, and what it should show by a plain loop over the products.
import type { Page } from '@playwright/test'
import { type Chosen, countsOf, left } from '../fixtures/shop.ts'
import { expect, type Site } from './site.ts'

export const facets =
  'brand(search), categories.lvl0>categories.lvl1>categories.lvl2:tree|Category, price:range, rating:rating, free_shipping:toggle'
export const shop = ({ search }: Site, more = '', named = `facets="${facets}"`) =>
  `<site-search ${search.replace('"tales"', '"products"')} ${named} ${more}></site-search>`
export const sorted = 'sort="products_price_asc|Cheapest, products_price_desc|Dearest"'

export const facet = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
export const brand = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })
export const category = (page: Page, name: string) =>
  facet(page, 'Category').getByRole('button', { name: new RegExp(`^${name}\\b`) })
export const stars = (page: Page, words: string) =>
  page.getByRole('radio', { name: words, exact: true })
export const free = (page: Page) => page.getByRole('checkbox', { name: 'Free shipping' })
export const titles = (page: Page) => page.locator('[part="hit-title"]')
export const chips = (page: Page) => page.locator('[part="chip"]')
export const box = (page: Page) => page.getByRole('searchbox', { name: 'Search', exact: true })
export const said = (page: Page) => new URL(page.url()).searchParams

export async function limit(page: Page, side: 'Minimum' | 'Maximum', text: string) {
  const field = facet(page, 'Price').getByRole('textbox', { name: side })
  await field.fill(text)
  await field.press('Enter')
}

export const results = (page: Page, count: number) =>
  expect(page.getByRole('status').filter({ hasText: /result/ })).toHaveText(
    count === 1 ? '1 result' : `${count} results`,
  )

export const countsShown = (page: Page, name: string) =>
  facet(page, name)
    .locator('.facet-value:has(.facet-count)')
    .evaluateAll((rows) =>
      Object.fromEntries(
        rows.map((row) => [
          row.querySelector('input')?.getAttribute('aria-label') ??
            row.querySelector('.facet-name')?.textContent,
          Number(row.querySelector('.facet-count')?.textContent),
        ]),
      ),
    )

/** The results and all counts are those of the plain loop. */
export async function agrees(page: Page, chosen: Chosen) {
  await results(page, left(chosen).length)
  for (const [name, counts] of Object.entries(countsOf(chosen)))
    await expect.poll(() => countsShown(page, name), name).toEqual(counts)
  const sent = left({ ...chosen, 'Free shipping': true }).length
  if (sent) await expect(free(page)).toHaveAccessibleDescription(new RegExp(`^${sent} result`))
  else await expect(free(page)).toBeHidden()
}
