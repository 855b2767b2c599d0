// Which filters are there, what they are called, and how they open and close.

import { facet, results, valuesOf, wares } from './facets.ts'
import { expect, test } from './site.ts'

test('a filter opens, closes, and starts open where a value is chosen', async ({ site, page }) => {
  await site.open(wares(site, 'facets="kind, brand(closed), color(closed)" selected="color:Navy"'))
  const title = (name: string) =>
    page.getByRole('heading', { level: 3, name }).getByRole('button', { name })
  await expect(title('Kind')).toHaveAttribute('aria-expanded', 'true')
  await expect(title('Brand')).toHaveAttribute('aria-expanded', 'false')
  await expect(title('Color')).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('checkbox', { name: 'Brand 00' })).toBeHidden()
  await title('Brand').click()
  await expect(page.getByRole('checkbox', { name: 'Brand 00' })).toBeVisible()
  await title('Kind').click()
  await expect(page.getByRole('checkbox', { name: 'pot' })).toBeHidden()
})

test('a filter closes and opens when the owner’s attribute changes', async ({ site, page }) => {
  await site.open(wares(site, 'facets="kind, color"'))
  const kind = facet(page, 'Kind').getByRole('button', { name: 'Kind' })
  await expect(kind).toHaveAttribute('aria-expanded', 'true')
  for (const [facets, expanded] of [
    ['kind(closed), color', 'false'],
    ['kind, color', 'true'],
  ] as const) {
    await page.locator('site-search').evaluate((it, to) => it.setAttribute('facets', to), facets)
    await expect(kind).toHaveAttribute('aria-expanded', expanded)
  }
})

test('filters and values are named in the page’s words', async ({ site, page }) => {
  await site.open(wares(site, 'facets="kind, stock"'), { lang: 'pl' })
  await expect(page.getByRole('checkbox', { name: 'Tak' })).toBeVisible()
  await page.evaluate(() =>
    window.SiteEmbed?.addMessages('pl', { 'facet.kind': 'Rodzaj', 'facet.kind.pot': 'garnek' }),
  )
  await page.locator('site-search').evaluate((it) => {
    Reflect.set(it, 'messages', { 'facet.stock.true': 'na miejscu' })
  })
  await facet(page, 'Rodzaj').getByRole('checkbox', { name: 'garnek' }).check()
  await expect(page.getByRole('button', { name: 'Usuń filtr Rodzaj: garnek' })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'na miejscu' })).toBeVisible()
  expect(site.console).toEqual([])
})

test('without facets on the page, they are found in the first answer and stay', {
  tag: '@core',
}, async ({ site }) => {
  const { page } = site
  await site.open(wares(site, ''))
  await results(page, 120)
  await expect(facet(page, 'Kind')).toBeVisible()
  const names = await page.locator('[part="facet-title"]:visible').allTextContents()
  expect(names).toContain('Categories')
  await expect(page.getByRole('checkbox', { name: 'Free' })).toBeVisible()
  await facet(page, 'Categories').getByRole('button', { name: 'Garden' }).click()
  await results(page, 30)
  await facet(page, 'Categories').getByRole('button', { name: 'Pots' }).click()
  await results(page, 30)
  await expect(page.getByRole('button', { name: /Categories: Garden > Pots/ })).toBeVisible()
})

test('clearing the first query brings the filters of all results', async ({ site, page }) => {
  await site.open(wares(site, 'url-sync', 'tales'), { path: '/page.html?q=riga' })
  await results(page, 12)
  await expect(facet(page, 'Kind')).toBeVisible()
  await expect(facet(page, 'City')).toBeHidden()
  await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('')
  await results(page, 60)
  await expect(facet(page, 'City')).toBeVisible()
})

test('the dashboard decides the filters if the page names none', async ({ site, page }) => {
  await site.open(wares(site, '', 'ordered_wares'))
  await results(page, 120)
  // Results come first, and then the filters.
  await expect.poll(() => valuesOf(page, 'Kind')).toEqual(['towel', 'pot'])
  await expect(page.locator('[part="facet"]').filter({ visible: true })).toContainText([
    'Kind',
    'Free',
    'Categories',
  ])
})

test('“none” shows no filters, but chips of what is selected', async ({ site, page }) => {
  await site.open(wares(site, 'facets="none" selected="kind:pot"'))
  await results(page, 40)
  await expect(page.locator('[part="facet"]')).toHaveCount(0)
  await page.getByRole('button', { name: 'Remove filter Kind: pot' }).click()
  await results(page, 120)
})

test('a filter without values is hidden, and its owner is told', async ({ site, page }) => {
  await site.open(wares(site, 'facets="kind, nothing"'))
  await expect(facet(page, 'Kind')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Nothing', exact: true })).toBeHidden()
  const told = () => site.console.filter((line) => line.includes('stays hidden'))
  await expect.poll(told).toEqual([expect.stringContaining('“nothing”')])
  const left = async () => (await page.locator('.results').boundingBox())?.x
  const before = await left()
  await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('qqqq')
  await expect(page.getByText('Nothing found')).toBeVisible()
  await expect(facet(page, 'Kind')).toBeHidden()
  // Words that find nothing are no fault of the owner's.
  expect(told()).toHaveLength(1)
  expect(await left()).toBe(before)
})

test('a filter may have any name, even a built-in one', async ({ site, page }) => {
  const names = ['constructor', 'toString:toggle', 'valueOf:range', 'hasOwnProperty:rating']
  await site.open(wares(site, `facets="${names}, constructor:date|When, __proto__:tree, kind"`))
  await results(page, 120)
  await page.getByRole('checkbox', { name: 'pot' }).check()
  await results(page, 40)
  await expect(page.locator('site-search .facet:visible')).toHaveCount(1)
  // The owner hears that the index has none of them, and nothing else.
  expect(site.console.filter((line) => !line.includes('stays hidden'))).toEqual([])
})
