// While somebody types: how little is asked, and what of it is shown.
import { expect, searches, set, test } from './site.ts'

test('typing ten letters costs six requests at most, and three if fast', async ({ site, page }) => {
  await page.clock.install()
  await site.open(`<site-search ${site.search}></site-search>`)
  await expect(page.getByText('60 results')).toBeVisible()
  // The clock goes by the keys alone, however busy the machine is.
  await page.clock.pauseAt(Date.now() + 60_000)
  for (const [delay, most] of [
    [240, 6],
    [120, 3],
  ] as const) {
    const before = searches(site).length
    for (const letter of 'lighthouse') {
      await page.getByRole('searchbox').press(letter)
      await page.clock.runFor(delay)
    }
    // 300 ms after the last key.
    await page.clock.runFor(300 - delay)
    await expect(page.locator('mark').first()).toHaveText('lighthouse')
    expect(searches(site).length - before).toBeLessThanOrEqual(most)
    await page.getByRole('button', { name: 'Clear search' }).click()
    await expect(page.getByText('60 results')).toBeVisible()
  }
})

test('a query already answered costs no request', { tag: '@core' }, async ({ site, page }) => {
  await site.open(`<site-search ${site.search}></site-search>`)
  await expect(page.getByText('60 results')).toBeVisible()
  await page.getByRole('searchbox').fill('riga')
  await expect(page.getByText('12 results')).toBeVisible()
  await page.getByRole('searchbox').fill('')
  await expect(page.getByText('60 results')).toBeVisible()
  expect(searches(site)).toHaveLength(2)
})

test('a late answer never replaces a newer one', { tag: '@core' }, async ({ site, page }) => {
  await site.open(`<site-search ${site.search} search-delay="0"></site-search>`)
  await expect(page.getByText('60 results')).toBeVisible()
  site.sandbox.faults.set({ match: /indexes/, fault: 'delay:900', times: 1 })
  await page.getByRole('searchbox').fill('amber')
  await expect.poll(() => searches(site).length).toBe(2)
  await page.getByRole('searchbox').fill('riga')
  await expect(page.getByText('12 results')).toBeVisible()
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 900)))
  await expect(page.getByText('12 results')).toBeVisible()
})

test('a query of the page replaces what is being typed', async ({ site, page }) => {
  await site.open(`<site-search ${site.search}></site-search>`)
  const box = page.getByRole('searchbox')
  await box.fill('rig')
  await set(page, 'query', 'amber')
  await expect(page.getByText('1 result', { exact: true })).toBeVisible()
  await expect(box).toHaveValue('amber')
  await box.fill('riga')
  await expect(page.getByText('12 results')).toBeVisible()
  await set(page, 'query', 'amber')
  await expect(box).toHaveValue('amber')
  await set(page, 'query', 'riga')
  await expect(box).toHaveValue('riga')
})

test('the index can change while somebody types', async ({ site, page }) => {
  await site.open(`<site-search ${site.search}></site-search>`)
  await page.getByRole('searchbox').fill('evening')
  await expect(page.locator('mark').first()).toBeVisible()
  await page.locator('site-search').evaluate((it) => it.setAttribute('index-name', 'few_pl'))
  await expect(page.getByText('3 results')).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue('evening')
  await expect(page.getByRole('searchbox')).toBeFocused()
})

test('typed words are searched though an attribute changes', async ({ site, page }) => {
  await site.open(`<site-search ${site.search} hits-per-page="5"></site-search>`)
  await page.getByRole('link', { name: 'Page 3' }).click()
  await expect(page.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page')
  await page.getByRole('searchbox').fill('riga')
  await page.locator('site-search').evaluate((it) => it.setAttribute('params', 'ruleContexts=a'))
  await expect(page.getByText('12 results')).toBeVisible()
})

test('where too little is typed the search before it is cancelled', async ({ site, page }) => {
  const cancelled: string[] = []
  page.on('requestfailed', (request) => cancelled.push(request.url()))
  site.sandbox.faults.set({ match: /indexes/, fault: 'hang' })
  await site.open(`<site-search ${site.search} min-length="3"></site-search>`)
  const box = page.getByRole('searchbox')
  await box.fill('rig')
  await expect.poll(() => searches(site).length).toBe(1)
  await box.press('Backspace')
  await expect.poll(() => cancelled.length).toBe(1)
})
