// The values of a filter: how many are shown, and how they are searched.

import { facet, focused, results, valuesOf, wares } from './facets.ts'
import { expect, searches, test } from './site.ts'

test('a chosen value stays visible, even if no result has it any more', async ({ site, page }) => {
  await site.open(wares(site, 'facets="kind, brand(limit=3)" selected="brand:Brand 29"'))
  await expect(page.getByRole('checkbox', { name: 'Brand 29' })).toBeChecked()
  await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('Ware 7')
  await expect(page.getByText('Nothing found')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Brand 29' })).toHaveAccessibleDescription(
    '0 results',
  )
})

test('a long list shows more values on demand, and less again', async ({ site, page }) => {
  await site.open(wares(site, 'facets="maker(limit=4 sort=alpha)"'))
  await expect(page.getByRole('checkbox')).toHaveCount(4)
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(page.getByRole('checkbox')).toHaveCount(24)
  expect(await focused(page)).toBe('Show less')
  await page.getByRole('button', { name: 'Show less' }).click()
  await expect(page.getByRole('checkbox')).toHaveCount(4)
})

test('values are searched by the service, found words are marked, and Escape clears', {
  tag: '@core',
}, async ({ site }) => {
  const { page } = site
  await site.open(wares(site, 'facets="brand(limit=3)"'))
  const box = page.getByRole('searchbox', { name: 'Search in Brand' })
  await box.pressSequentially('29')
  await expect(page.getByRole('checkbox')).toHaveCount(1)
  await expect(facet(page, 'Brand').locator('mark')).toHaveText('29')
  await page.getByRole('checkbox', { name: 'Brand 29' }).check()
  await results(page, 2)
  await expect(page.getByRole('checkbox', { name: 'Brand 29' })).toBeChecked()
  await box.fill('zzzz')
  await expect(page.getByText('No matches')).toBeVisible()
  await box.press('Escape')
  await expect(box).toHaveValue('')
  await expect(page.getByRole('checkbox')).toHaveCount(4)
})

test('a late answer to a search in values never replaces a newer one', async ({ site, page }) => {
  await site.open(wares(site, 'facets="brand(limit=3)"'))
  await results(page, 120)
  site.sandbox.faults.set({ match: /indexes/, fault: 'hang', times: 1 })
  const before = searches(site).length
  const box = page.getByRole('searchbox', { name: 'Search in Brand' })
  await box.fill('1')
  await expect.poll(() => searches(site).length).toBe(before + 1)
  const late = page.waitForEvent('requestfailed')
  await box.fill('29')
  await expect(page.getByRole('checkbox')).toHaveCount(1)
  // It was ended, so that it cannot come any more.
  expect((await late).failure()?.errorText).toMatch(/_ABORTED$|cancelled/)
  await expect.poll(() => valuesOf(page, 'Brand')).toEqual(['Brand 29'])
})

test('known values are searched if the service cannot search them', async ({ site, page }) => {
  await site.open(wares(site, 'facets="maker(limit=3)"'))
  await page.getByRole('searchbox', { name: 'Search in Maker' }).fill('maker 2')
  await expect(page.getByRole('checkbox')).toHaveCount(4)
  expect(site.console.join('\n')).toContain('searchable(maker)')
  await expect(page.locator('[part="error"]')).toBeHidden()
})

test('a failed search in values is told in the facet, quietly', async ({ site, page }) => {
  await site.open(wares(site, 'facets="brand(search)"'))
  await results(page, 120)
  site.sandbox.faults.set({ match: /indexes/, fault: '500' })
  await page.getByRole('searchbox', { name: 'Search in Brand' }).fill('29')
  await expect(
    facet(page, 'Brand').getByText('Only the options shown so far could be searched.'),
  ).toBeVisible()
  await expect.poll(() => valuesOf(page, 'Brand')).toEqual(['Brand 29'])
  await expect(page.locator('[part="error"]')).toBeHidden()
  await results(page, 120)
})

test.describe('under a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } })

  test('a value that was ticked is not underlined', { tag: '@chromium' }, async ({
    site,
    page,
  }) => {
    await site.open(wares(site, 'facets="kind"'))
    await page.locator('.filters-toggle').tap()
    await page.getByRole('checkbox', { name: 'towel' }).tap()
    const name = page.locator('.facet-value', { hasText: 'towel' }).locator('.facet-name')
    await expect(page.getByRole('checkbox', { name: 'towel' })).toBeChecked()
    await expect(name).toHaveCSS('text-decoration-line', 'none')
  })
})
