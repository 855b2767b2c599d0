// Where nothing is recommended, or the service fails, a row takes no room.
import type { Page, Route } from '@playwright/test'
import { asked, searched, shop, told } from './recommend.ts'
import { expect, heard, test } from './site.ts'

const column = (content: string) =>
  `<div style="display:flex;flex-direction:column;gap:20px"><p style="margin:0">Before</p>${content}<p style="margin:0">After</p></div>`

/** From the end of what is before to the beginning of what is after. */
const gap = (page: Page) =>
  page.evaluate(() => {
    const [before, after] = [...document.querySelectorAll('p')].map((it) =>
      it.getBoundingClientRect(),
    )
    return (after?.top ?? 0) - (before?.bottom ?? 0)
  })

test('without a trained model the row takes no space, and the owner reads why', {
  tag: '@core',
}, async ({ site, page }) => {
  const errors = await heard(page, 'search-error')
  await site.open(
    column(`<site-search ${site.search} recommend="trending-items">Fallback</site-search>`),
  )
  await expect.poll(() => told(site, 'recommend finds nothing')).toHaveLength(1)
  expect(told(site, 'recommend finds nothing')[0]).toContain(
    'Index tales has no model trending-items',
  )
  await expect(page.locator('site-search')).toBeHidden()
  expect(await gap(page)).toBe(20)
  await expect(page.getByRole('heading')).toHaveCount(0)
  expect(await errors()).toEqual([])
  expect(searched(site)).toEqual([])
  const reports = await page.evaluate(() => window.SiteEmbed?.check().flatMap((it) => it.mistakes))
  expect(reports).toEqual([expect.stringContaining('Index tales has no model trending-items')])
})

test('for a record that is not in the index the row takes no space; for another it appears', async ({
  site,
  page,
}) => {
  await site.open(
    column(`<site-search ${shop(site)} recommend="related-products:nobody">Fallback</site-search>`),
  )
  await expect.poll(() => told(site, 'recommend finds nothing')).toHaveLength(1)
  await expect(page.locator('site-search')).toBeHidden()
  await page.locator('site-search').evaluate((it) => {
    it.setAttribute('recommend', 'related-products:Lamp:3')
  })
  await expect(page.getByRole('link', { name: 'Lamp 9' })).toBeVisible()
})

const failures: Record<string, (route: Route) => Promise<void>> = {
  'that is down': (route) =>
    route.fulfill({ status: 500, json: { message: 'Internal server error', status: 500 } }),
  'that refuses the key': (route) =>
    route.fulfill({ status: 403, json: { message: 'Invalid API key', status: 403 } }),
  'that sends something else': (route) => route.fulfill({ json: { results: [{ hits: 7 }] } }),
}
for (const [what, answer] of Object.entries(failures))
  test(`with a service ${what} the fallback or nothing is shown, and the owner is told`, async ({
    site,
    page,
  }) => {
    const errors = await heard(page, 'search-error')
    await page.route(/recommendations/, answer)
    const row = (id: string, fallback: string) =>
      `<site-search id="${id}" ${shop(site)} recommend="trending-items">${fallback}</site-search>`
    await site.open(row('bare', '') + row('full', '<a href="/all">All goods</a>'))
    await expect.poll(async () => (await errors()).length, { timeout: 20_000 }).toBe(2)
    await expect(page.getByRole('link', { name: 'All goods' })).toBeVisible()
    expect(await page.locator('#bare').evaluate((it) => it.clientHeight)).toBe(0)
    await expect(page.getByRole('alert')).toHaveCount(0)
    expect(told(site, '<site-search id="bare">')).toHaveLength(1)
  })

test('after a failure refresh() asks again', async ({ site, page }) => {
  let fails = true
  const errors = await heard(page, 'search-error')
  await page.route(/recommendations/, (route) =>
    fails ? route.fulfill({ status: 403, json: { message: 'no' } }) : route.continue(),
  )
  await site.open(
    `<site-search ${shop(site)} recommend="trending-items"><p>Fallback</p></site-search>`,
  )
  await expect.poll(async () => (await errors()).length).toBe(1)
  fails = false
  await page.locator('site-search').evaluate((it) => Reflect.get(it, 'refresh').call(it))
  await expect(page.getByRole('link', { name: 'Lamp 0' })).toBeVisible()
  await expect(page.getByText('Fallback')).toBeHidden()
})

test('a setting that is missing leaves the fallback without a message for visitors', async ({
  site,
  page,
}) => {
  await site.open('<site-search recommend="trending-items">Fallback</site-search>')
  await expect.poll(() => told(site, 'app-id')).toHaveLength(1)
  await expect(page.getByText('Fallback')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('lazy and consent hold for a row too', async ({ site, page }) => {
  await site.open(
    `<div style="height:5000px"></div><site-search ${shop(site)} recommend="trending-items" loading="lazy"></site-search><site-search ${shop(site)} recommend="trending-items" loading="consent" label="After consent"></site-search>`,
  )
  await expect(page.getByRole('button', { name: 'Agree and load' })).toBeAttached()
  expect(asked(site)).toEqual([])
  await page.getByRole('button', { name: 'Agree and load' }).click()
  await expect(page.getByRole('region', { name: 'After consent' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Popular now' })).toBeVisible()
})
