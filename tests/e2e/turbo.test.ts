// Pages that are changed under the element's feet by Turbo.
import { endless, hits, turbo } from './paging.ts'
import { expect, searches, test } from './site.ts'

test('with Turbo, Back restores the search for one request at most', async ({ site, page }) => {
  const head = turbo(site)
  await site.open('<h1>About</h1><a href="/page.html">To the search</a>', {
    path: '/about.html',
    head,
  })
  await site.open(
    `<a href="/about.html">About us</a><site-search ${site.search} facets="city" url-sync></site-search>`,
    { head },
  )
  await page.getByRole('searchbox').fill('evening')
  await page.getByRole('checkbox', { name: 'Riga' }).check()
  await expect(page.getByText('12 results')).toBeVisible()
  await page.getByRole('link', { name: 'About us' }).click()
  await expect(page.getByRole('heading', { name: 'About' })).toBeVisible()
  const asked = searches(site).length
  await page.goBack()
  await expect(page.getByRole('checkbox', { name: 'Riga' })).toBeChecked()
  await expect(page.getByRole('searchbox')).toHaveValue('evening')
  await expect(page.getByText('12 results')).toBeVisible()
  expect(searches(site).length - asked).toBeLessThanOrEqual(1)
  // And within the page: the filter is a step of its own.
  await page.goBack()
  await expect(page.getByText('60 results')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Riga' })).not.toBeChecked()
  expect(site.errors).toEqual([])
  expect(site.console.filter((line) => line.includes('site-embed'))).toEqual([])
})

test('with Turbo, Back restores the place in the results', async ({ site, page }) => {
  const head = turbo(site)
  await site.open('<h1>About</h1>', { path: '/about.html', head })
  await site.open(`<a href="/about.html">About us</a>${endless(site, 'hits-per-page="60"')}`, {
    head,
  })
  await page.getByRole('heading', { name: 'Line 50' }).evaluate((it) => it.scrollIntoView())
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(2000)
  await page.getByRole('link', { name: 'About us' }).dispatchEvent('click')
  await expect(page.getByRole('heading', { name: 'About' })).toBeVisible()
  site.sandbox.faults.set({ match: /indexes/, fault: 'delay:400', times: 1 })
  await page.goBack()
  await expect(hits(page)).toHaveCount(60)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
  expect(site.errors).toEqual([])
})
