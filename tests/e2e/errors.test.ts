// Every way in which a service can fail: a good page, a message, an event, a line for the owner.
import { expect, heard, test } from './site.ts'

/** What both services can do to an element, and the code that tells it. */
const byBoth = {
  refused: 'network',
  cut: 'network',
  '400': 'config',
  '401': 'key',
  '403': 'key',
  '404': 'not-found',
  '500': 'server',
  '503': 'server',
  html: 'shape',
  empty: 'shape',
  null: 'shape',
  object: 'shape',
  array: 'shape',
  malformed: 'shape',
  'wrong-types': 'shape',
}
const bySearch = {
  '302': 'shape',
  '402': 'quota',
  '403:quota': 'quota',
  '403:blocked': 'blocked',
}
const byContent = { '429': 'rate-limit' }

for (const [fault, code] of Object.entries({ ...byBoth, ...bySearch, ...byContent })) {
  const searches = !(fault in byContent)
  const reads = !(fault in bySearch)
  const what = [searches && 'a search', reads && 'a document'].filter(Boolean).join(' and ')
  test(`${what} with “${fault}” reports ${code} and keeps the page intact`, async ({
    site,
    page,
  }) => {
    const ofSearch = await heard(page, 'search-error')
    const ofDocument = await heard(page, 'doc-error')
    site.sandbox.faults.set({ match: /indexes|entries/, fault })
    const search = searches ? `<site-search ${site.search}></site-search>` : ''
    const document = reads ? `<rich-doc ${site.content} entry-id="harbour"></rich-doc>` : ''
    await site.open(search + document)
    if (searches) {
      const message = page.locator('site-search [part="error"]')
      await expect(message).toHaveAttribute('role', 'alert')
      await expect.poll(async () => (await ofSearch())[0]).toMatchObject({ code })
      expect(await message.textContent()).not.toMatch(/\d{3}|key/)
    }
    if (reads) {
      await expect(page.locator('rich-doc [part="error"]')).toBeVisible()
      await expect.poll(async () => (await ofDocument())[0]).toMatchObject({ code })
    }
    expect(site.errors).toEqual([])
    expect(site.console.join()).not.toMatch(/search-key|delivery-token/)
  })
}

test('a search that hangs or drips ends after eight seconds, in all', async ({ site, page }) => {
  const errors = await heard(page, 'search-error')
  await page.clock.install()
  site.sandbox.faults.set({ match: /indexes/, fault: 'hang' })
  await site.open(`<site-search ${site.search}></site-search>`)
  await expect.poll(() => site.sandbox.requests.length).toBe(1)
  await page.clock.runFor(6000)
  await expect(page.locator('[part="error"]')).toHaveCount(0)
  await page.clock.runFor(2100)
  await expect(page.locator('[part="error"]')).toHaveText(/too long/)
  await expect.poll(async () => (await errors())[0]).toMatchObject({ code: 'timeout' })
})

test('an error leaves the results that were shown in place', { tag: '@core' }, async ({ site }) => {
  const { page } = site
  await site.open(`<site-search ${site.search}></site-search>`)
  await expect(page.getByText('60 results')).toBeVisible()
  site.sandbox.faults.set({ match: /indexes/, fault: '500' })
  await page.getByRole('searchbox').fill('riga')
  await expect(page.locator('[part="error"]')).toBeVisible()
  await expect(page.getByText('60 results')).toBeVisible()
})

test('when a document fails, the last one stays', async ({ site, page }) => {
  await site.open(`<rich-doc ${site.content} entry-id="harbour"></rich-doc>`)
  await expect(page.getByText('Lamps are')).toBeVisible()
  await page.locator('rich-doc').evaluate((it) => it.setAttribute('entry-id', 'gone'))
  await expect(page.locator('[part="error"]')).toBeVisible()
  await expect(page.getByText('Lamps are')).toBeVisible()
})

test('an offline device is reported as offline, and coming back online retries', {
  tag: '@core',
}, async ({ site }) => {
  const { page } = site
  await site.open(`<site-search ${site.search}></site-search>`)
  await expect(page.getByText('60 results')).toBeVisible()
  await page.context().setOffline(true)
  await page.getByRole('searchbox').fill('riga')
  await expect(page.locator('[part="error"]')).toHaveText(/You are offline/)
  await page.context().setOffline(false)
  await expect(page.getByText('12 results')).toBeVisible()
  await expect(page.locator('[part="error"]')).toHaveCount(0)
})

test('the owner reads what an entry without rich text lacks', async ({ site, page }) => {
  await site.open(`<rich-doc ${site.content} entry-id="bare"></rich-doc>`)
  await expect(page.locator('[part="error"]')).toBeVisible()
  await expect
    .poll(() => site.console.join())
    .toMatch(/entry bare has neither rich text nor a list of entries/)
})

test('an entry that has no text yet shows its title and its other parts', async ({
  site,
  page,
}) => {
  await site.open(`<rich-doc ${site.content} entry-id="bare" show="title"></rich-doc>`)
  await expect(page.getByRole('heading')).toBeVisible()
  await expect(page.locator('[part="error"]')).toHaveCount(0)
})

test('a key that the service repeats is not shown to anybody', async ({ site, page }) => {
  await page.route(/\/1\/indexes\//, (route) =>
    route.fulfill({
      status: 403,
      headers: { 'access-control-allow-origin': '*' },
      json: { message: 'key search-key is not allowed', status: 403 },
    }),
  )
  await site.open(`<site-search ${site.search}></site-search>`)
  await expect(page.locator('[part="error"]')).toBeVisible()
  const report = await page.evaluate(() => JSON.stringify(window.SiteEmbed?.check()))
  expect(report).toContain('is not allowed')
  expect(report + site.console.join()).not.toContain('search-key')
})

test('a failure is announced once, even if the words change', async ({ site, page }) => {
  const errors = await heard(page, 'search-error')
  site.sandbox.faults.set({ match: /indexes/, fault: '500' })
  await site.open(`<site-search ${site.search}></site-search>`)
  await expect(page.locator('[part="error"]')).toBeVisible()
  await page.locator('site-search').evaluate((it) => it.setAttribute('locale', 'pl'))
  await expect(page.locator('[part="error"]')).toContainText('Usługa')
  expect(await errors()).toHaveLength(1)
})

test('the fallback is directly below the message, without filters', async ({ site, page }) => {
  site.sandbox.faults.set({ match: /indexes/, fault: '403:blocked' })
  await site.open(
    `<site-search ${site.search} facets="city, kind" selected="city:Riga"><form action="/search"><input name="q"></form></site-search>`,
  )
  await expect(page.locator('[part="error"]')).toBeVisible()
  await expect(page.locator('.bone')).toHaveCount(0)
  const tops = await page.evaluate(() => {
    const message = document.querySelector('site-search')?.shadowRoot?.querySelector('.error')
    const form = document.querySelector('form')
    return [message, form].map((it) => it?.getBoundingClientRect())
  })
  expect((tops[1]?.top ?? 0) - (tops[0]?.bottom ?? 0)).toBeLessThan(60)
})
