// `url-sync`: what was searched and chosen stands in the address, beside all that is the page's.
import type { Page } from '@playwright/test'
import { expect, searches, test } from './site.ts'

const element = (search: string, more = '') =>
  `<site-search ${search} facets="city, kind" hits-per-page="5" url-sync ${more}></site-search>`
const query = (page: Page) => new URL(page.url()).search
const pageLink = (page: Page, number: string) =>
  page.getByRole('navigation').getByText(number, { exact: true })

test('words, filters and page stand in the address, readable, beside the page’s own parameters and hash', {
  tag: '@core',
}, async ({ site }) => {
  const { page } = site
  await site.open(element(site.search), { path: '/page.html?utm=a%20b+c&flag#part' })
  await page.getByRole('searchbox').fill('evening')
  await expect.poll(() => query(page)).toBe('?utm=a%20b+c&flag&q=evening')
  await page.getByRole('checkbox', { name: 'Riga' }).check()
  await page.getByRole('checkbox', { name: 'play' }).check()
  await expect(page.getByText('4 results')).toBeVisible()
  expect(decodeURIComponent(page.url())).toContain('f.city=Riga&f.kind=play')
  expect(new URL(page.url()).hash).toBe('#part')
  expect(query(page)).toContain('?utm=a%20b+c&flag&')
})

test('a deep link shows what it says, and hand-edited nonsense is ignored', {
  tag: '@core',
}, async ({ site }) => {
  const { page } = site
  await site.open(element(site.search), {
    path: '/page.html?q=evening&f.city=Riga&page=2&sort=nobody&per-page=7&f.price=%E0%A4%A&index=x',
  })
  await expect(page.getByRole('searchbox')).toHaveValue('evening')
  await expect(page.getByRole('checkbox', { name: 'Riga' })).toBeChecked()
  await page.goto(
    `${site.sandbox.url}/page.html?q=evening&f.city=Riga&page=2&sort=nobody&per-page=7`,
  )
  await expect(page.getByText('12 results')).toBeVisible()
  await expect(pageLink(page, '2')).toHaveAttribute('aria-current', 'page')
  await page.goto(`${site.sandbox.url}/page.html?page=-3&q=&__proto__=1`)
  await expect(page.getByText('60 results')).toBeVisible()
  expect(site.errors).toEqual([])
})

test('typing replaces the step of the history, choosing adds one, and Back and Forward bring each', {
  tag: '@core',
}, async ({ site }) => {
  const { page } = site
  await site.open(element(site.search))
  await expect(page.getByText('60 results')).toBeVisible()
  const steps = await page.evaluate(() => history.length)
  await page.getByRole('searchbox').pressSequentially('evening', { delay: 20 })
  await expect.poll(() => query(page)).toBe('?q=evening')
  await expect(page.locator('[part="hit"] mark').first()).toBeVisible()
  expect(await page.evaluate(() => history.length)).toBe(steps)
  await page.getByRole('checkbox', { name: 'Riga' }).check()
  await expect(page.getByText('12 results')).toBeVisible()
  await pageLink(page, '2').click()
  await expect(pageLink(page, '2')).toHaveAttribute('aria-current', 'page')
  expect(await page.evaluate(() => history.length)).toBe(steps + 2)
  await expect.poll(() => searches(site).at(-1)?.body).toContain('"page":1')
  const asked = searches(site).length

  await page.goBack()
  await expect(pageLink(page, '1')).toHaveAttribute('aria-current', 'page')
  await page.goBack()
  await expect(page.getByText('60 results')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Riga' })).not.toBeChecked()
  await expect(page.getByRole('searchbox')).toHaveValue('evening')
  await page.goForward()
  await expect(page.getByRole('checkbox', { name: 'Riga' })).toBeChecked()
  // All of it was answered before.
  expect(searches(site)).toHaveLength(asked)
})

test('Back returns to the search that the address describes', async ({ site, page }) => {
  await site.open('<h1>Elsewhere</h1>', { path: '/elsewhere.html', script: null })
  await site.open(element(site.search), { headers: { 'cache-control': 'no-store' } })
  await page.getByRole('checkbox', { name: 'Riga' }).check()
  await expect(page.getByText('12 results')).toBeVisible()
  await page.goto(`${site.sandbox.url}/elsewhere.html`)
  await page.goBack()
  await expect(page.getByRole('checkbox', { name: 'Riga' })).toBeChecked()
  await expect(page.getByText('12 results')).toBeVisible()
})

test('two searches with prefixes share an address', async ({ site, page }) => {
  await site.open(
    element(site.search, 'id="one" url-prefix="a"') +
      element(site.search, 'id="two" url-prefix="b"'),
  )
  const one = page.locator('#one')
  const two = page.locator('#two')
  await one.getByRole('searchbox').fill('riga')
  await two.getByRole('checkbox', { name: 'Kraków' }).check()
  await expect.poll(() => decodeURIComponent(query(page))).toContain('a.q=riga')
  await expect.poll(() => decodeURIComponent(query(page))).toContain('b.f.city=Kraków')
  await page.reload()
  await expect(one.getByRole('searchbox')).toHaveValue('riga')
  await expect(two.getByRole('searchbox')).toHaveValue('')
  await expect(two.getByRole('checkbox', { name: 'Kraków' })).toBeChecked()
  await expect(one.getByText('12 results')).toBeVisible()
  await expect(one.getByRole('checkbox', { name: 'Riga' })).not.toBeChecked()
})

// WebKitGTK 2.50 has no Navigation API.
test('a page that calls history.pushState itself is followed, and its own parameters stay', {
  tag: '@not-webkit',
}, async ({ site, page }) => {
  await site.open(element(site.search))
  await expect(page.getByText('60 results')).toBeVisible()
  await page.evaluate(() => history.pushState({ own: 1 }, '', '?view=map&q=riga'))
  await expect(page.getByRole('searchbox')).toHaveValue('riga')
  await expect(page.getByText('12 results')).toBeVisible()
  await page.getByRole('checkbox', { name: 'play' }).check()
  await expect.poll(() => query(page)).toContain('view=map')
  expect(await page.evaluate(() => (history.state as { own?: number }).own)).toBe(1)
  await page.evaluate(() => history.pushState({ own: 2 }, '', '?view=list'))
  await expect(page.getByText('60 results')).toBeVisible()
})

test('the words of a query parameter are read once', async ({ site, page }) => {
  await site.open(`<site-search ${site.search} query-param="s"></site-search>`, {
    path: '/page.html?s=riga',
  })
  await expect(page.getByText('12 results')).toBeVisible()
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(page.getByText('60 results')).toBeVisible()
  expect(query(page)).toBe('?s=riga')
})

test('without url-sync the address stays as it is', async ({ site, page }) => {
  await site.open(`<site-search ${site.search} facets="city"></site-search>`)
  await page.getByRole('searchbox').fill('evening')
  await page.getByRole('checkbox', { name: 'Riga' }).check()
  await expect(page.getByText('12 results')).toBeVisible()
  expect(query(page)).toBe('')
})

test('the address is written only while url-sync is set', async ({ site, page }) => {
  await site.open(element(site.search))
  await page.getByRole('checkbox', { name: 'Riga' }).check()
  await expect.poll(() => query(page)).toBe('?f.city=Riga')
  const set = (on: boolean) =>
    page.evaluate(
      (to) => document.querySelector('site-search')?.toggleAttribute('url-sync', to),
      on,
    )
  await set(false)
  await page.getByRole('checkbox', { name: 'Riga' }).uncheck()
  await expect(page.getByText('60 results')).toBeVisible()
  expect(query(page)).toBe('?f.city=Riga')
  await set(true)
  await page.getByRole('checkbox', { name: 'play' }).check()
  await expect.poll(() => query(page)).toBe('?f.kind=play')
})

test('the address drops the page when a setting leads to the first', async ({ site, page }) => {
  await site.open(element(site.search))
  await pageLink(page, '3').click()
  await expect.poll(() => query(page)).toBe('?page=3')
  const steps = await page.evaluate(() => history.length)
  await page.evaluate(() =>
    document.querySelector('site-search')?.setAttribute('filters', 'kind:play'),
  )
  await expect(page.getByText('20 results')).toBeVisible()
  await expect.poll(() => query(page)).toBe('')
  expect(await page.evaluate(() => history.length)).toBe(steps)
})

test('an address beyond the last page shows the last, and says so', async ({ site, page }) => {
  await site.open(element(site.search), { path: '/page.html?page=99&own=1' })
  await expect(pageLink(page, '12')).toHaveAttribute('aria-current', 'page')
  await expect.poll(() => query(page)).toBe('?own=1&page=12')
})
