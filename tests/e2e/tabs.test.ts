// Several indices: tabs with counts, each with what it has of filters and orders.
import { call, expect, heard, searches, test } from './site.ts'

const tabbed = (search: string, more = '') =>
  `<site-search ${search.replace('"tales"', '"priced|Evenings, help_pages"')} ${more}></site-search>`

test('each index is a tab with its count', { tag: '@core' }, async ({ site, page }) => {
  await site.open(tabbed(site.search))
  await expect(page.getByRole('tab')).toHaveText(['Evenings 60', 'Help pages 7'])
  expect(searches(site)).toHaveLength(1)
  const panel = page.getByRole('tabpanel', { name: /Evenings/ })
  await expect(panel.locator('[part="hit"]')).toHaveCount(20)
  await page.getByRole('searchbox').fill('riga')
  await expect(page.getByRole('tab')).toHaveText(['Evenings 12', 'Help pages 0'])
})

test('another tab keeps the query, sends an event, and may be empty', async ({ site, page }) => {
  const changes = await heard(page, 'search-change')
  const results = await heard(page, 'search-results')
  await site.open(tabbed(site.search))
  await page.getByRole('searchbox').fill('evening')
  await page.getByRole('tab', { name: 'Help pages' }).click()
  await expect(page.getByText('3 results')).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue('evening')
  await expect(page.getByRole('tab', { name: 'Help pages' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expect(page.getByRole('tabpanel', { name: /Help pages/ })).toBeVisible()
  expect((await changes()).at(-1)).toMatchObject({ index: 'help_pages', query: 'evening' })
  expect((await results()).at(-1)).toMatchObject({ index: 'help_pages', nbHits: 3 })
  await page.getByRole('searchbox').fill('riga')
  await expect(page.getByText('Nothing found for “riga”')).toBeVisible()
  await expect(page.getByRole('tab')).toHaveText(['Evenings 12', 'Help pages 0'])
  await page.getByRole('tab', { name: 'Evenings' }).click()
  await expect(page.getByText('12 results')).toBeVisible()
})

test('the tabs are one Tab stop, and arrows move among them', async ({ site, page }) => {
  await site.open(
    `<site-search ${site.search.replace('"tales"', '"tales, help_pages, few_pl"')}></site-search>`,
  )
  await expect(page.getByText('60 results')).toBeVisible()
  const chosen = page.getByRole('tab', { selected: true })
  await chosen.focus()
  for (const [key, name] of [
    ['ArrowRight', 'Help pages'],
    ['End', 'Few pl'],
    ['ArrowRight', 'Tales'],
    ['ArrowLeft', 'Few pl'],
    ['Home', 'Tales'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(chosen).toContainText(name)
    await expect(chosen).toBeFocused()
    await expect(page.locator('[role="tab"][tabindex="0"]')).toHaveCount(1)
  }
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tab').nth(1)).not.toBeFocused()
})

test('the arrows move the other way from right to left', async ({ site, page }) => {
  await site.open(tabbed(site.search))
  await page.evaluate(() => window.SiteEmbed?.addMessages('he', { search: 'חיפוש' }))
  await page.locator('site-search').evaluate((it) => it.setAttribute('locale', 'he'))
  await expect(page.getByText('60 results')).toBeVisible()
  await page.getByRole('tab', { selected: true }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('tab', { selected: true })).toContainText('Help pages')
})

test('counts on the tabs move nothing, and many tabs scroll sideways', async ({ site, page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  site.sandbox.faults.set({ match: /indexes/, fault: 'hang' })
  await site.open(
    `<site-search ${site.search.replace('"tales"', '"tales|What is on, help_pages|Help and access, few_pl|Stories"')}></site-search>`,
  )
  await expect(page.getByRole('tab')).toHaveCount(3)
  const places = () =>
    page
      .getByRole('tab')
      .evaluateAll((tabs) => tabs.map((tab) => tab.getBoundingClientRect().toJSON()))
  const before = await places()
  site.sandbox.faults.clear()
  await call(page, 'refresh')
  await expect(page.getByRole('tab').first()).toHaveText('What is on 60')
  expect(await places()).toEqual(before)
  expect(new Set(before.map(({ top }) => top)).size).toBe(1)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  const last = page.getByRole('tab').last()
  await last.focus()
  await expect(last).toBeInViewport({ ratio: 0.9 })
})

test('the tab names its panel even if the index has a space in its name', async ({
  site,
  page,
}) => {
  await site.open(`<site-search index-name="my tales|Tales, more"></site-search>`, {
    head: `<script>addEventListener('DOMContentLoaded', () => { document.querySelector('site-search').searchClient = { search: async (all) => ({ results: all.map(() => ({ hits: [], nbHits: 3 })) }) } })</script>`,
  })
  await expect(page.getByRole('tabpanel', { name: 'Tales 3' })).toBeVisible()
})
