// Small things of a search: marks, ticks, and where a change begins.
import { call, expect, test } from './site.ts'

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
