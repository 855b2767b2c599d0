// Widgets and connectors of the page’s own on the live instance.
import type { Page } from '@playwright/test'
import { addBrands, addOwn, chips, lastAsked, open, refinedItems } from './instantsearch.ts'
import { expect, heard, isSlim, test } from './site.ts'

test.skip(
  isSlim,
  'A slim build has no InstantSearch: what it has instead is in which-file.test.ts.',
)

const refine = (page: Page, value: string | number | object) =>
  page.evaluate((chosen) => (window.shown.refine as (value: unknown) => void)(chosen), value)

test('the page’s widget and the element show the same', async ({ site, page }) => {
  const changes = await heard(page, 'search-change')
  await open(site, 'facets="brand" url-sync')
  await addBrands(page)
  await refine(page, 'Aalborg')
  await expect(page.getByRole('checkbox', { name: 'Aalborg' })).toBeChecked()
  await expect(chips(page)).toHaveText(['Brand: Aalborg'])
  await expect(page).toHaveURL(/f\.brand=Aalborg/)
  expect(await changes()).toMatchObject([{ filters: { brand: ['Aalborg'] } }])
  await page.goBack()
  await expect(chips(page)).toHaveCount(0)
  await expect.poll(() => refinedItems(page)).toEqual([])
  await page.getByRole('checkbox', { name: 'Aalborg' }).check()
  await expect.poll(() => refinedItems(page)).toEqual(['Aalborg'])
  await page.getByRole('button', { name: 'Remove filter Brand: Aalborg' }).click()
  await expect.poll(() => refinedItems(page)).toEqual([])
})

test('the page’s map narrows the search to what it shows', async ({ site, page }) => {
  await open(site, 'facets="brand"')
  await addOwn(page, 'connectGeoSearch', {})
  await refine(page, { northEast: { lat: 52, lng: 22 }, southWest: { lat: 50, lng: 20 } })
  await expect.poll(() => lastAsked(site)).toMatchObject({ insideBoundingBox: '52,22,50,20' })
  // What is chosen in the element later keeps the map's part.
  await page.getByRole('checkbox', { name: 'Aalborg' }).check()
  await expect.poll(() => lastAsked(site).facetFilters).toEqual([['brand:Aalborg']])
  expect(lastAsked(site)).toMatchObject({ insideBoundingBox: '52,22,50,20' })
})

test('a widget sets search parameters for as long as it is there', async ({ site, page }) => {
  await open(site, 'facets="brand"')
  await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('lamp')
  await expect.poll(() => lastAsked(site).query).toBe('lamp')
  await page.evaluate(() => {
    window.widget = window.instantsearch.widgets.configure?.({ filters: 'price > 20' }) ?? {}
    window.live.addWidgets([window.widget])
  })
  await expect.poll(() => lastAsked(site)).toMatchObject({ filters: 'price > 20', query: 'lamp' })
  await page.evaluate(() => window.live.removeWidgets([window.widget]))
  await expect(page.getByRole('searchbox', { name: 'Search', exact: true })).toHaveValue('lamp')
  await page.getByRole('checkbox').first().check()
  await expect.poll(() => lastAsked(site).facetFilters).toBeDefined()
  expect(lastAsked(site).filters).toBeUndefined()
  expect(lastAsked(site).query).toBe('lamp')
})

for (const [name, connector, params, value] of [
  ['menu', 'connectMenu', { attribute: 'brand' }, 'Aalborg'],
  [
    'list of which all are needed',
    'connectRefinementList',
    { attribute: 'brand', operator: 'and' },
    'Aalborg',
  ],
  [
    'tree',
    'connectHierarchicalMenu',
    { attributes: ['categories.lvl0', 'categories.lvl1'] },
    'Home',
  ],
  ['rating', 'connectRatingMenu', { attribute: 'rating' }, 3],
] as const)
  test(`the page’s ${name} filters by what the element does not offer`, async ({ site, page }) => {
    await open(site, 'facets="free_shipping:toggle"')
    const count = page.getByRole('status').filter({ hasText: /result/ })
    const before = (await count.textContent()) ?? ''
    await addOwn(page, connector, params)
    await refine(page, value)
    await expect(chips(page)).toHaveCount(1)
    await expect(count).not.toHaveText(before)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await chips(page).click()
    await expect(count).toHaveText(before)
    expect(site.errors).toEqual([])
  })

test('the page’s widget sets an order', async ({ site, page }) => {
  await open(site, 'facets="brand"')
  const items = ['products', 'products_price_asc'].map((value) => ({ value, label: value }))
  await addOwn(page, 'connectSortBy', { items })
  await refine(page, 'products_price_asc')
  await expect.poll(() => lastAsked(site).indexName).toBe('products_price_asc')
  await page.getByRole('checkbox', { name: 'Bornholm' }).check()
  await expect.poll(() => lastAsked(site).facetFilters?.[0]?.length).toBe(1)
  expect(lastAsked(site).indexName).toBe('products_price_asc')
})

test('the page’s widget keeps words that are too short to be searched', async ({ site, page }) => {
  await open(site, 'facets="brand" min-length="3" query="lamp"')
  await addBrands(page)
  const box = page.getByRole('searchbox', { name: 'Search', exact: true })
  await box.fill('ke')
  await expect(page.getByText('Type at least 3 characters')).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.live.status)).toBe('idle')
  await refine(page, 'Aalborg')
  await expect
    .poll(() => page.evaluate(() => window.live.getUiState().products))
    .toMatchObject({
      query: 'ke',
      refinementList: { brand: ['Aalborg'] },
    })
  await expect(box).toHaveValue('ke')
})

test('the page’s own list of values can be searched, and can fail', async ({ site, page }) => {
  await open(site, 'facets="rating:rating"')
  await addBrands(page)
  // The answer to the question that the widget has changed brings all its items: only then search.
  await expect.poll(() => page.evaluate(() => window.shown.items)).not.toEqual([])
  const search = (words: string) =>
    page.evaluate((typed) => (window.shown.searchForItems as (words: string) => void)(typed), words)
  await Promise.all(['A', 'Aa', 'Aal'].map(search))
  await expect
    .poll(() =>
      page.evaluate(() => (window.shown.items as { value: string }[]).map(({ value }) => value)),
    )
    .toEqual(['Aalborg'])
  await page.route('**/1/indexes/**', (route) => route.fulfill({ status: 400, body: '{}' }))
  await search('Bo')
  await expect.poll(() => page.evaluate(() => window.shown.items)).toEqual([])
  expect(site.errors).toEqual([])
})
