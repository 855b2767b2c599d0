// Numbered pages.

import { endless, hits } from './paging.ts'
import { expect, hold, test } from './site.ts'

test('the first and last page are one click away, and every page can be reached', async ({
  site,
  page,
}) => {
  await site.open(endless(site, 'hits-per-page="4"'))
  const nav = page.getByRole('navigation')
  const numbers = nav.locator('li:visible').filter({ hasText: /\d/ })
  // 260 lines, of which the index lets 200 be reached.
  await expect(page.getByText('260 results')).toBeVisible()
  await expect(numbers).toHaveText(['1', '2', '3', '4', '5', '50'])
  await nav.getByText('50', { exact: true }).click()
  await expect(numbers).toHaveText(['1', '46', '47', '48', '49', '50'])
  await expect(page.getByRole('heading', { name: 'Line 199' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Next page' })).toHaveCount(0)
  await nav.getByText('46', { exact: true }).click()
  await expect(numbers).toHaveText(['1', '45', '46', '47', '50'])
  await expect(nav.locator('[aria-current]')).toHaveText('46')
})

test('on narrow elements the pages stay in one row, within the element', async ({ site, page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await site.open(endless(site, 'hits-per-page="4"'))
  const next = page.getByRole('link', { name: 'Next page' })
  for (let count = 2; count <= 7; count++) {
    await next.click()
    await expect(page.locator('[aria-current]')).toHaveText(String(count))
    const places = await page
      .locator('.pagination li:visible')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().toJSON()))
    expect(new Set(places.map(({ top }) => top)).size).toBe(1)
    expect(Math.max(...places.map(({ right }) => right))).toBeLessThanOrEqual(312)
  }
  await expect(page.locator('.pagination li:visible')).toHaveText(['‹', '1', '7', '50', '›'])
})

for (const key of ['Alt', 'Control', 'Meta', 'Shift'] as const)
  test(`a page that is clicked with ${key} is left to the browser`, async ({ site, page }) => {
    await site.open(`<site-search ${site.search} hits-per-page="5" url-sync></site-search>`)
    const left = await page.evaluateHandle(() => {
      const list: boolean[] = []
      document.addEventListener('click', (event) => {
        list.push(!event.defaultPrevented)
        event.preventDefault()
      })
      return list
    })
    const link = page.getByRole('link', { name: 'Page 2' })
    await expect(link).toHaveAttribute('href', /\?page=2$/)
    await link.click({ modifiers: [key] })
    expect(await left.jsonValue()).toEqual([true])
    await expect(page.locator('[aria-current="page"]')).toHaveText('1')
  })

test('the results of another page start below a sticky header', { tag: '@core' }, async ({
  site,
  page,
}) => {
  await site.open(
    `<header style="position:sticky;top:0;height:80px;background:#ddd;z-index:1"></header><div style="height:300px"></div>${endless(site, 'hits-per-page="30" style="scroll-margin-top:80px"')}`,
    { head: '<style>body{margin:0}html{scroll-behavior:smooth}</style>' },
  )
  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect(page.getByRole('heading', { name: 'Line 30', exact: true })).toBeInViewport()
  const region = page.getByRole('region', { name: 'Results' })
  await expect(region).toBeFocused()
  expect(await region.evaluate((it) => Math.round(it.getBoundingClientRect().top))).toBe(80)
  await page.locator('site-search').evaluate((it) => it.setAttribute('hits-per-page', '3'))
  await expect(hits(page)).toHaveCount(3)
  const before = await page.evaluate(() => scrollY)
  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect(page.getByRole('heading', { name: 'Line 3', exact: true })).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(before)
})

// A request that is cancelled while the test holds it is never over there; with a slow service the pages come.
test('two quick clicks on “Next” are two pages', { tag: '@not-webkit' }, async ({ site, page }) => {
  await site.open(endless(site, 'hits-per-page="4" url-sync'))
  await expect(page.getByText('260 results')).toBeVisible()
  const letGo = await hold(page, /indexes/)
  const next = page.getByRole('link', { name: 'Next page' })
  const shown = page.getByRole('navigation').locator('[aria-current]')
  await next.click()
  await expect(shown).toHaveText('2')
  await next.click()
  await expect(shown).toHaveText('3')
  // The answer is still on its way.
  await expect(page.getByRole('heading', { name: 'Line 0', exact: true })).toBeVisible()
  letGo()
  await expect(page.getByRole('heading', { name: 'Line 8', exact: true })).toBeVisible()
  await expect(page).toHaveURL(/[?&]page=3/)
  await page.goBack()
  await expect(shown).toHaveText('2')
})
