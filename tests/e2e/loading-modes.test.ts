// Eager, lazy, and only after consent.
import { entryRequests, expect, searches, test } from './site.ts'

test('a lazy element asks nothing before it comes near the viewport', async ({ site, page }) => {
  await site.open(
    `<div style="height:5000px"></div><site-search ${site.search} loading="lazy"></site-search><rich-doc ${site.content} loading="lazy" entry-id="harbour"></rich-doc>`,
  )
  await expect(page.getByRole('searchbox')).toHaveCount(1)
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
  expect(site.sandbox.requests).toEqual([])
  await page.locator('site-search').scrollIntoViewIfNeeded()
  await expect(page.getByText('60 results')).toBeVisible()
  await expect(page.getByText('Lamps are')).toBeVisible()
})

for (const loading of ['lazy', 'consent'])
  test(`load() starts one element that waits: ${loading}`, async ({ site, page }) => {
    await site.open(
      `<div style="height:5000px"></div><site-search ${site.search} loading="${loading}"></site-search><rich-doc ${site.content} loading="${loading}" entry-id="harbour"></rich-doc>`,
    )
    await page.waitForFunction(() => customElements.get('rich-doc'))
    await page.locator('rich-doc').evaluate((it) => Reflect.get(it, 'load').call(it))
    await expect.poll(() => entryRequests(site).length).toBe(1)
    expect(searches(site)).toEqual([])
  })

const waiting = (site: { search: string; content: string }) =>
  `<site-search ${site.search} loading="consent"><p>Plain search page</p></site-search><rich-doc ${site.content} loading="consent" entry-id="harbour"></rich-doc>`

test('no request is sent before SiteEmbed.consent()', { tag: '@core' }, async ({ site, page }) => {
  await site.open(waiting(site))
  await expect(page.getByText(/Nothing is sent there until you agree/)).toHaveCount(2)
  await expect(page.getByText('Plain search page')).toBeVisible()
  expect(site.sandbox.requests).toEqual([])
  await page.evaluate(() => window.SiteEmbed?.consent())
  await expect(page.getByText('60 results')).toBeVisible()
  await expect(page.getByText('Lamps are')).toBeVisible()
  await expect(page.getByText('Plain search page')).toBeHidden()
})

test('the consent button starts its own element only', async ({ site, page }) => {
  await site.open(waiting(site), { script: 'defer data-privacy-policy="/privacy?lang={language}"' })
  await expect(
    page.locator('site-search').getByRole('link', { name: 'Privacy policy' }),
  ).toBeVisible()
  await page.locator('rich-doc').getByRole('button').click()
  await expect(page.getByText('Lamps are')).toBeVisible()
  expect(searches(site)).toEqual([])
  await page.getByRole('link', { name: 'Privacy policy' }).click()
  await page.waitForURL('**/privacy?lang=en')
})

test('the page’s own words ask for consent, and their button agrees', async ({ site, page }) => {
  await site.open(
    `<rich-doc ${site.content} loading="consent" entry-id="harbour"><div slot="consent">From far away. <button type="button">Fetch it</button></div></rich-doc>`,
  )
  await expect(page.getByText(/until you agree/)).toBeHidden()
  await page.getByRole('button', { name: 'Fetch it' }).click()
  await expect(page.getByText('Lamps are')).toBeVisible()
})

test('the owner’s template asks for consent, and its button agrees', async ({ site, page }) => {
  await site.open(
    `<site-search ${site.search} loading="consent"><template slot="consent"><p class="x" onclick="alert(1)">Ask <em>first</em>. <a href="javascript:alert(1)">no</a> <button>All right</button></p><script>alert(1)</script></template></site-search>`,
  )
  await expect(page.getByText('Ask first.')).toBeVisible()
  await expect(page.getByText(/until you agree/)).toHaveCount(0)
  expect(
    await page
      .locator('site-search')
      .evaluate(
        (it) => it.shadowRoot?.querySelectorAll('script, [onclick], [href^="javascript"]').length,
      ),
  ).toBe(0)
  await page.getByRole('button', { name: 'All right' }).click()
  await expect(page.getByText('60 results')).toBeVisible()
})
