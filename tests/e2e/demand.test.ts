// What a visitor asks of the services at most: the builder’s calculator reckons with these numbers.
import type { Page } from '@playwright/test'
import { asks } from '../../tools/builder/demand/demand.ts'
import { entryRequests, expect, type Site, searches, test } from './site.ts'

const box = (page: Page) => page.locator('[part="input"]')

/** Of a word of ten letters, however busy the machine is. */
async function typed(site: Site): Promise<number> {
  const { page } = site
  await page.clock.pauseAt(Date.now() + 60_000)
  const before = searches(site).length
  for (const letter of 'lighthouse') {
    await box(page).press(letter)
    await page.clock.runFor(240)
  }
  await page.clock.resume()
  await expect(page.locator('mark').first()).toHaveText('lighthouse')
  return searches(site).length - before
}

const queries = (site: Site) => {
  const { requests } = JSON.parse(searches(site).at(-1)?.body ?? '{}')
  return requests.length
}

for (const layout of ['page', 'dropdown', 'dialog'] as const)
  test(`the layout ${layout} sends no more requests than the builder says`, async ({
    site,
    page,
  }) => {
    await page.clock.install()
    await site.open(
      `<site-search ${site.search} facets="city, kind" layout="${layout}"></site-search>`,
    )
    if (layout === 'page') await expect(page.getByText('60 results')).toBeVisible()
    if (layout === 'dialog') await page.getByRole('button', { name: 'Search…' }).click()
    await expect(box(page)).toBeVisible()
    expect(searches(site)).toHaveLength(asks[layout].load)
    expect(await typed(site)).toBeLessThanOrEqual(asks[layout].word)
    expect(queries(site)).toBe(1)
    if (!asks[layout].filter) return
    const before = searches(site).length
    const filters = page.getByRole('button', { name: 'Filters' })
    if (layout === 'dialog' && (await filters.isVisible())) await filters.click()
    await page.getByRole('checkbox').first().click()
    await expect.poll(() => searches(site).length - before).toBe(asks[layout].filter)
    // Another one tells how many results the filter’s other values have.
    expect(queries(site)).toBe(2)
  })

test('a box that leads elsewhere sends no request, a document sends two', async ({
  site,
  page,
}) => {
  await site.open(
    `<site-search results-page="/search"></site-search><rich-doc ${site.content} entry-id="keeper" locale="en"></rich-doc>`,
  )
  await expect(page.getByText('He counts the lamps.')).toBeVisible()
  await box(page).fill('riga')
  expect(searches(site)).toHaveLength(asks.box.load)
  expect(site.sandbox.requests.filter(({ method }) => method === 'GET')).toHaveLength(
    asks.document.load,
  )
  expect(entryRequests(site)).toHaveLength(1)
})
