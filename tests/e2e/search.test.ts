// Small things of a search: marks, ticks, and where a change begins.
import { call, expect, test } from './site.ts'

test('found words are marked, as text', async ({ site, page }) => {
  await site.open(`<site-search ${site.search}></site-search>`)
  await page.getByRole('searchbox').fill('light')
  await expect(page.locator('mark')).toHaveText(['light'])
  await expect(page.getByRole('heading', { name: 'The amber lighthouse' })).toBeVisible()
})

test('another filter or page size begins at the first page', async ({ site, page }) => {
  await site.open(`<site-search ${site.search} hits-per-page="5"></site-search>`)
  await page.getByRole('link', { name: 'Page 3' }).click()
  await expect(page.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page')
  await page.locator('site-search').evaluate((it) => it.setAttribute('filters', 'city:Riga'))
  await expect(page.getByText('12 results')).toBeVisible()
  await expect(page.locator('[part="hit"]')).toHaveCount(5)
})

test('clear() from the page does not take the focus from where it is', async ({ site, page }) => {
  await site.open(
    `<input aria-label="Name"><site-search ${site.search} query="riga"></site-search>`,
  )
  await expect(page.getByText('12 results')).toBeVisible()
  await page.getByLabel('Name').focus()
  await call(page, 'clear')
  await expect(page.getByText('60 results')).toBeVisible()
  await expect(page.getByLabel('Name')).toBeFocused()
})

test('a chosen value is ticked at once, however late the answer is', async ({ site, page }) => {
  await site.open(`<site-search ${site.search} facets="city"></site-search>`)
  const riga = page.getByRole('checkbox', { name: 'Riga' })
  await expect(riga).toBeVisible()
  site.sandbox.faults.set({ match: /indexes/, fault: 'hang' })
  await riga.click()
  await expect(riga).toBeChecked()
  await expect(page.locator('.found[data-stale]')).toBeVisible()
  await expect(page.locator('[part="hit"]')).toHaveCount(20)
})
