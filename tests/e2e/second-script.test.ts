// A slim file keeps what no first result needs in a second script beside it.
import { wares } from './facets.ts'
import { expect, isSlim, type Site, test } from './site.ts'

test.skip(!isSlim, 'A full file loads no other.')

const second = '**/site-embed.slim.more.js'

const withCalendar = (site: Site, more = '') =>
  wares(site, `facets="starts_at:date" time-zone="UTC" ${more}`)

test('the second script loads when a calendar is first opened, once', {
  tag: '@core',
}, async ({ site, page }) => {
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('.more.js') && asked.push(request.url()))
  await site.open(withCalendar(site) + withCalendar(site, 'url-prefix="two"'))
  const buttons = page.getByRole('button', { name: /Calendar/ })
  await expect(buttons).toHaveCount(2)
  expect(asked).toEqual([])
  await buttons.first().click()
  await buttons.last().click()
  await expect(page.getByRole('grid')).toHaveCount(2)
  expect(asked).toHaveLength(1)
  expect(site.console).toEqual([])
})

test('if it cannot be loaded, the visitor reads why, the owner is told, and it is tried again', {
  tag: '@not-webkit',
}, async ({ site, page }) => {
  await page.route(second, (route) => route.abort())
  await site.open(withCalendar(site))
  const button = page.getByRole('button', { name: /Calendar/ })
  await button.click()
  await expect(page.getByText('The service cannot be reached.')).toBeVisible()
  expect(site.console.join()).toContain('site-embed.slim.more.js cannot be loaded')
  await page.unroute(second)
  await button.click()
  await button.click()
  await expect(page.getByRole('grid')).toBeVisible()
})

test('without it, check() still returns its reports, and prints them as they are', {
  tag: '@not-webkit',
}, async ({ site, page }) => {
  await page.route(second, (route) => route.abort())
  await site.open(`<site-search id="main" ${site.search}></site-search>`)
  await expect(page.getByText('60 results')).toBeVisible()
  const names = await page.evaluate(
    () =>
      new Promise((resolve) => {
        let returned: string | undefined
        console.log = (report) => resolve([returned, report.name])
        returned = window.SiteEmbed?.check()[0]?.name
      }),
  )
  expect(names).toEqual(Array(2).fill('<site-search id="main">'))
  expect(site.console.join()).toContain('site-embed.slim.more.js cannot be loaded')
})

test('another file in its place is not run', { tag: '@not-webkit' }, async ({ site, page }) => {
  await page.route(second, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: 'document.title = "Taken"',
    }),
  )
  await site.open(withCalendar(site))
  await page.getByRole('button', { name: /Calendar/ }).click()
  await expect(page.getByText('The service cannot be reached.')).toBeVisible()
  expect(await page.title()).toBe('Test')
})

for (const [what, policy] of [
  ['names hosts', (site: Site) => `script-src ${site.cdn.url}`],
  ['takes a nonce', () => "script-src 'nonce-abc' 'strict-dynamic'"],
  ['demands Trusted Types', () => "require-trusted-types-for 'script'"],
] as const)
  test(`a page whose policy ${what} allows it`, async ({ site, page }) => {
    await site.open(withCalendar(site), {
      script: 'nonce="abc"',
      headers: { 'content-security-policy': policy(site) },
    })
    await page.getByRole('button', { name: /Calendar/ }).click()
    await expect(page.getByRole('grid')).toBeVisible()
  })
