// What is said of results: how many, that they are late, that there are none.
import { expect, test } from './site.ts'

test('a screen reader hears the count when typing stops', async ({ site, page }) => {
  await page.clock.install({ time: 0 })
  await site.open(`<site-search ${site.search} search-delay="0"></site-search>`)
  await expect(page.getByText('60 results')).toBeVisible()
  await page.clock.pauseAt(60_000)
  const stats = page.locator('[part="stats"]')
  await expect(stats).toHaveAttribute('aria-live', 'polite')
  await expect(stats).toHaveRole('status')
  await stats.evaluate((it) => {
    const said: (string | null)[] = []
    Object.defineProperty(window, 'said', { value: said })
    new MutationObserver(() => {
      if (it.getAttribute('aria-live') === 'polite') said.push(it.textContent)
    }).observe(it, { childList: true, characterData: true, subtree: true })
  })
  const said = () => page.evaluate(() => Reflect.get(window, 'said'))
  for (const word of ['play', 'riga']) {
    await page.getByRole('searchbox').fill(word)
    // Long enough to ask, not long enough to rest or to be slow.
    await page.clock.runFor(280)
    await expect(page.locator('mark').first()).toHaveText(new RegExp(word, 'i'))
  }
  await expect(stats).toHaveText('12 results')
  expect(await said()).toEqual([])
  await page.clock.runFor(1100)
  await expect.poll(said).toEqual(['12 results'])
  await page.clock.runFor(5000)
  expect(await said()).toEqual(['12 results'])
})

test('a late answer dims the results, then is announced', async ({ site, page }) => {
  await page.clock.install()
  await site.open(
    `<site-search ${site.search} per-page-options="20, 40" search-delay="0"></site-search>`,
  )
  await expect(page.getByText('60 results')).toBeVisible()
  const topOfHits = () =>
    page.locator('[part="hits"]').evaluate((it) => it.getBoundingClientRect().top)
  const top = await topOfHits()
  site.sandbox.faults.set({ match: /indexes/, fault: 'hang', times: 1 })
  const late = page.getByText('This is taking longer than usual')
  await page.getByRole('searchbox').fill('riga')
  await expect(page.locator('.found')).toHaveCSS('opacity', '0.7')
  await expect(page.getByText('60 results')).toHaveCSS('opacity', '0.7')
  await page.clock.runFor(2500)
  await expect(late).toHaveCount(0)
  await page.clock.runFor(1500)
  await expect(late).toHaveCSS('opacity', '1')
  expect(await topOfHits()).toBe(top)
  await page.getByRole('searchbox').fill('amber')
  await page.clock.runFor(100)
  await expect(page.getByText('1 result', { exact: true })).toBeVisible()
  await expect(page.locator('.found')).toHaveCSS('opacity', '1')
  await page.evaluate(() => {
    const seen = new Set<string>()
    Object.defineProperty(window, 'opacities', { value: seen })
    const look = () => {
      const found = document.querySelector('site-search')?.shadowRoot?.querySelector('.found')
      if (found) seen.add(getComputedStyle(found).opacity)
      requestAnimationFrame(look)
    }
    look()
  })
  for (const [words, count] of [
    ['', '60 results'],
    ['amber', '1 result'],
    ['', '60 results'],
  ] as const) {
    await page.getByRole('searchbox').fill(words)
    await expect(page.getByText(count, { exact: true })).toBeVisible()
  }
  expect(await page.evaluate(() => [...Reflect.get(window, 'opacities')])).toEqual(['1'])
})

test('an empty result shows its message alone, at full width', async ({ site, page }) => {
  await site.open(`<site-search ${site.search} facets="city" sort="tales_x|X"></site-search>`)
  await expect(page.locator('[part="hit"]').first()).toBeVisible()
  const order = page.locator('[part="sort"]')
  await expect(order).toBeInViewport()
  await page.getByRole('searchbox').fill('zzzz')
  await expect(page.locator('[part="empty"]')).toBeVisible()
  await expect(page.getByRole('status')).toHaveText('0 results')
  // Neither to the eye nor to the Tab key.
  await expect(order).toHaveCount(0)
  const count = await page
    .locator('[part="stats"]')
    .evaluate((at) => at.parentElement?.parentElement?.clientHeight)
  expect(count).toBeLessThan(2)
  const [empty, shell] = await Promise.all(
    ['[part="empty"]', '.shell'].map((selector) => page.locator(selector).boundingBox()),
  )
  expect(empty?.width).toBe(shell?.width)
  await page.getByRole('searchbox').fill('')
  await expect(order).toBeInViewport()
})

test('an empty result offers to clear the filters and to start again', async ({ site, page }) => {
  await site.open(`<site-search ${site.search} facets="city"></site-search>`)
  await page.getByRole('checkbox', { name: 'Riga' }).check()
  await page.getByRole('searchbox').fill('amber')
  await page.getByRole('button', { name: 'Clear all filters' }).click()
  await expect(page.getByText('1 result', { exact: true })).toBeVisible()
  await expect(page.locator('site-search')).toBeFocused()
  await page.getByRole('searchbox').fill('qqqq')
  await expect(page.getByText('Nothing found for “qqqq”')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Clear all filters' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Start again' }).click()
  await expect(page.getByText('60 results')).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await expect(page.getByRole('searchbox')).toBeFocused()
})
