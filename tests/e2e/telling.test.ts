// What rules of the service do to the page, and what others hear of a search.
import { expect, heard, searches, test } from './site.ts'

const ruled = (search: string) => search.replace('"tales"', '"ruled"')
const eventsSent = (site: { sandbox: { requests: { url: string; body?: unknown }[] } }) =>
  site.sandbox.requests.filter(({ url }) => url.includes('/1/events'))

test('a rule redirects a submitted query, not a typed one', async ({ site, page }) => {
  await site.open('<h1>Tickets</h1>', { path: '/tickets.html', script: null })
  const told = await heard(page, 'search-redirect')
  await site.open(`<site-search ${ruled(site.search)}></site-search>`)
  await page.getByRole('searchbox').fill('tickets')
  await expect(page.getByText('Nothing found for “tickets”')).toBeVisible()
  expect(await told()).toEqual([])
  await page.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(/tickets\.html$/)
})

test('the page can cancel a redirect, which leads over http only', async ({ site, page }) => {
  await site.open(`<site-search ${ruled(site.search)}></site-search>`)
  await page.evaluate(() =>
    document.addEventListener('search-redirect', (event) => {
      event.preventDefault()
      if (event instanceof CustomEvent) document.title = event.detail.url
    }),
  )
  await page.getByRole('searchbox').fill('tickets')
  await page.getByRole('searchbox').press('Enter')
  await expect(page).toHaveTitle(/\/tickets\.html$/)
  await page.getByRole('searchbox').fill('evil')
  await page.getByRole('searchbox').press('Enter')
  await expect(page.getByText('Nothing found for “evil”')).toBeVisible()
  await expect(page).toHaveURL(/page\.html$/)
  await expect(page).not.toHaveTitle('evil')
})

test('a rule puts banners above the results and pins the first ones', async ({ site, page }) => {
  await site.open(`<site-search ${ruled(site.search)}></site-search>`)
  await page.getByRole('searchbox').fill('riga')
  await expect(page.getByRole('link', { name: /Riga all summer/ })).toHaveAttribute('href', '/riga')
  await expect(page.locator('a[href="/week"]')).toBeAttached()
  await expect(page.locator('[part="hit-title"]').first()).toHaveText('The amber lighthouse')
})

test('insights sends views and clicks', { tag: '@core' }, async ({ site, page }) => {
  await site.open(
    `<site-search ${site.search} hits-per-page="5" insights user-token="visitor-1"></site-search>`,
  )
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()))
  await expect.poll(() => eventsSent(site).length).toBe(1)
  const asked = JSON.parse(String(searches(site)[0]?.body))
  expect(asked.requests[0]).toMatchObject({ clickAnalytics: true, userToken: 'visitor-1' })
  const [viewed] = JSON.parse(String(eventsSent(site)[0]?.body)).events
  expect(viewed).toMatchObject({ eventType: 'view', index: 'tales', userToken: 'visitor-1' })
  expect(viewed.objectIDs).toHaveLength(5)
  expect(viewed.queryID).toMatch(/^[0-9a-f]{32}$/)
  await page.getByRole('navigation').getByText('2', { exact: true }).click()
  await page.getByRole('link', { name: /Evening 6:/ }).click()
  await expect
    .poll(() => eventsSent(site).map(({ body }) => String(body)))
    .toContainEqual(expect.stringContaining('"click"'))
  const all = eventsSent(site).flatMap(({ body }) => JSON.parse(String(body)).events)
  expect(all.find(({ eventType }) => eventType === 'click')).toMatchObject({
    objectIDs: ['tale-6'],
    positions: [7],
  })
  expect(site.strangers).toEqual([])
})

test('with insights, a click that leaves the page is sent', async ({ site, page }) => {
  await site.open(`<site-search ${site.search} hits-per-page="5" insights></site-search>`)
  await page.getByRole('link', { name: /Evening 3:/ }).click()
  await page.waitForURL(/\/tales\/3\?queryID=/)
  await expect.poll(() => clicksSent(site)).toEqual(['tale-3'])
})

const clicksSent = (site: Parameters<typeof eventsSent>[0]) =>
  eventsSent(site)
    .flatMap(({ body }) => JSON.parse(String(body)).events)
    .filter(({ eventType }) => eventType === 'click')
    .map(({ objectIDs }) => objectIDs.join())

for (const layout of ['page', 'dropdown'])
  test(`left and middle clicks are sent once each (${layout})`, {
    // There the right button opens a menu that nothing closes.
    tag: '@not-webkit',
  }, async ({ site, page }) => {
    const selected = await heard(page, 'search-select')
    await site.open(
      `<site-search ${site.search} hits-per-page="5" facets="none" insights track="dataLayer" layout="${layout}"></site-search>`,
    )
    await page.evaluate(() => {
      for (const type of ['click', 'auxclick'])
        document.addEventListener(type, (event) => event.preventDefault())
    })
    await page.locator('input').fill('evening')
    const result = (number: number) =>
      page.getByRole(layout === 'page' ? 'link' : 'option', {
        name: new RegExp(`^Evening ${number}:`),
      })
    await result(0).click({ button: 'middle' })
    await expect.poll(() => clicksSent(site)).toEqual(['tale-0'])
    expect(await selected()).toMatchObject([{ position: 1 }])
    await result(1).click({ button: 'right' })
    await page.keyboard.press('Escape')
    await page.locator('input').fill('evening 2')
    // What the popup would close after the first click of two.
    await result(2).evaluate((link) => {
      for (const detail of [1, 2])
        link.dispatchEvent(
          new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, detail }),
        )
    })
    await expect.poll(() => clicksSent(site)).toContain('tale-2')
    const layer = await page.evaluate(() => Reflect.get(window, 'dataLayer'))
    expect(
      layer.filter(({ event }: { event: string }) => event === 'site_search_select'),
    ).toHaveLength(2)
    expect(clicksSent(site)).toEqual(['tale-0', 'tale-2'])
  })

test('a middle click on the owner’s link is sent', {
  tag: '@window',
}, async ({ site, page, context }) => {
  await site.open(
    `<site-search ${site.search} hits-per-page="5" insights><template slot="hit"><a href="{{url}}">{{title}}</a></template></site-search>`,
  )
  const link = page.getByRole('link', { name: /^Evening 0:/ })
  const [tab] = await Promise.all([context.waitForEvent('page'), link.click({ button: 'middle' })])
  await tab.close()
  await expect.poll(() => clicksSent(site)).toEqual(['tale-0'])
  await page.evaluate(() =>
    document.addEventListener('search-select', (event) => event.preventDefault()),
  )
  await page.evaluate(() =>
    addEventListener('auxclick', (event) => {
      document.title = `prevented: ${event.defaultPrevented}`
    }),
  )
  const tabs = context.pages().length
  await page.getByRole('link', { name: /^Evening 1:/ }).click({ button: 'middle' })
  // The tab would open after the last listener.
  await expect(page).toHaveTitle('prevented: true')
  expect(context.pages()).toHaveLength(tabs)
  expect(clicksSent(site)).toEqual(['tale-0'])
})

test('without insights no event is sent, and no parameter for it', async ({ site, page }) => {
  await site.open(`<site-search ${site.search} user-token="visitor-1"></site-search>`)
  const settled = await page.evaluate(
    () =>
      new Promise((resolve) =>
        document.addEventListener('search-settle', () => resolve(true), { once: true }),
      ),
  )
  expect(settled).toBe(true)
  expect(eventsSent(site)).toEqual([])
  expect(String(searches(site)[0]?.body)).not.toContain('clickAnalytics')
})

test('a settled search sends one event, to Tag Manager too', async ({ site, page }) => {
  const settled = await heard(page, 'search-settle')
  // The page as it opens may come to rest before the first letter.
  const words = async () =>
    (await settled()).filter((detail) => (detail as { query: string }).query !== '')
  await site.open(`<site-search ${site.search} track="dataLayer"></site-search>`)
  await page.getByRole('searchbox').pressSequentially('riga', { delay: 80 })
  await expect.poll(async () => (await words()).length).toBe(1)
  expect(await words()).toMatchObject([{ query: 'riga', nbHits: 12, page: 0 }])
  await page.getByRole('searchbox').fill('zzzzzz')
  await expect.poll(async () => (await words()).length).toBe(2)
  const layer = await page.evaluate(() => Reflect.get(window, 'dataLayer'))
  expect(layer).toEqual([
    { event: 'site_search', search_term: 'riga', results: 12, page: 0, index: 'tales' },
    { event: 'site_search_empty', search_term: 'zzzzzz', results: 0, page: 0, index: 'tales' },
  ])
})

test('Tag Manager hears of choices and failures, never of a key', async ({ site, page }) => {
  await site.open(`<site-search ${site.search} track="dataLayer"></site-search>`)
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()))
  await page.getByRole('link', { name: /Evening 0/ }).click()
  site.sandbox.faults.set({ match: /indexes/, fault: '403' })
  await page.getByRole('searchbox').fill('riga')
  await expect(page.getByRole('alert')).toBeVisible()
  const layer = await page.evaluate(() => JSON.stringify(Reflect.get(window, 'dataLayer')))
  expect(JSON.parse(layer)).toMatchObject([
    { event: 'site_search_select', item_id: 'tale-0', position: 1 },
    { event: 'site_search_error', code: 'key' },
  ])
  expect(layer).not.toContain('search-key')
})

test('a restored query does not redirect', async ({ site, page }) => {
  const told = await heard(page, 'search-redirect')
  await site.open(`<site-search ${ruled(site.search)}></site-search>`)
  const box = page.getByRole('searchbox')
  await expect(box).toBeVisible()
  // Longer than anybody, or a busy machine, takes for one letter.
  site.sandbox.faults.set({ match: /indexes/, fault: 'delay:3000' })
  await box.fill('tickets')
  await box.press('Enter')
  await box.press('x')
  await expect(page.getByText('Nothing found for “ticketsx”')).toBeVisible()
  await box.press('Backspace')
  await expect(page.getByText('Nothing found for “tickets”')).toBeVisible()
  expect(await told()).toEqual([])
})
