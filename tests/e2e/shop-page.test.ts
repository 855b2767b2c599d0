// What the page around a shop's search hears of it, tells it, and has it do.
import { left, products } from '../fixtures/shop.ts'
import { box, facet, results, shop } from './shop.ts'
import { call, expect, heard, searches, set, test } from './site.ts'

test('search-change has exactly what is chosen', async ({ site, page }) => {
  const changes = await heard(page, 'search-change')
  await site.open(shop(site, 'sort="products_price_desc|Dearest" hits-per-page="1"'))
  await results(page, 80)
  expect(await changes()).toEqual([])
  const nothing = { query: '', filters: {}, sort: null, page: 0, index: 'products' }
  const last = async () => (await changes()).at(-1)
  await page.getByRole('checkbox', { name: 'Czersk' }).check()
  await page.getByRole('checkbox', { name: 'Aalborg' }).check()
  const brand = ['Czersk', 'Aalborg']
  await expect.poll(last).toEqual({ ...nothing, filters: { brand } })
  await facet(page, 'Category').getByRole('button', { name: /^Home/ }).click()
  await facet(page, 'Price').getByRole('textbox', { name: 'Minimum' }).fill('20.5')
  await facet(page, 'Price').getByRole('textbox', { name: 'Maximum' }).fill('1100')
  await page.getByRole('radio', { name: '2 stars & up' }).click()
  const some = {
    brand,
    'categories.lvl0': ['Home'],
    price: { min: 20.5, max: 1100 },
    rating: { min: 2 },
  }
  await expect.poll(last).toEqual({ ...nothing, filters: some })
  await page.getByRole('checkbox', { name: 'Free shipping' }).check()
  const filters = { ...some, free_shipping: ['true'] }
  await expect.poll(last).toEqual({ ...nothing, filters })
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Dearest')
  await page.getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect.poll(last).toEqual({ ...nothing, filters, sort: 'products_price_desc', page: 1 })
  expect(await changes()).toHaveLength(9)
})

test('search-results and search-settle have what is shown', async ({ site, page }) => {
  const told = await heard(page, 'search-results')
  const settled = await heard(page, 'search-settle')
  await site.open(shop(site, 'hits-per-page="3"'))
  await results(page, products.length)
  await box(page).fill('lamp')
  const lamps = left({ query: 'lamp' })
  await results(page, lamps.length)
  await page.getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect.poll(async () => (await settled()).at(-1)).toMatchObject({ page: 1 })
  expect((await settled()).at(-1)).toEqual((await told()).at(-1))
  expect((await told()).at(-1)).toEqual({
    query: 'lamp',
    nbHits: lamps.length,
    page: 1,
    hits: [expect.anything(), expect.anything(), expect.anything()],
    index: 'products',
    queryID: null,
    processingTimeMS: expect.any(Number),
  })
  const shown = await page.locator('[part="hit-title"]').allTextContents()
  expect((await told()).at(-1)).toMatchObject({ hits: shown.map((name) => ({ name })) })
  const asked = searches(site).length
  await page.getByRole('link', { name: 'Page 1', exact: true }).click()
  await expect.poll(told).toHaveLength(4)
  expect((await told()).at(-1)).toMatchObject({ page: 0, query: 'lamp' })
  await expect.poll(async () => (await settled()).at(-1)).toMatchObject({ page: 0, query: 'lamp' })
  expect(searches(site)).toHaveLength(asked)
})

for (const paging of ['pages', 'more'])
  test(`search-select counts positions on through ${paging}`, async ({ site, page }) => {
    const chosen = await heard(page, 'search-select')
    const told = await heard(page, 'search-results')
    await site.open(shop(site, `paging="${paging}" hits-per-page="3" insights`))
    await page.evaluate(() =>
      document.addEventListener('search-select', (event) => event.preventDefault()),
    )
    const links = page.locator('[part="hit-title"] a')
    await links.first().click()
    await page
      .getByRole(paging === 'more' ? 'button' : 'link', {
        name: paging === 'more' ? 'Show more results' : 'Page 2',
        exact: true,
      })
      .click()
    await expect.poll(told).toHaveLength(2)
    await links.last().click()
    const [first, second] = (await told()) as { hits: unknown[]; queryID: string }[]
    expect(first?.queryID).toMatch(/^[0-9a-f]{32}$/)
    expect(await chosen()).toEqual([
      { hit: first?.hits[0], position: 1, queryID: first?.queryID },
      { hit: second?.hits.at(-1), position: 6, queryID: second?.queryID },
    ])
    await expect(page).toHaveURL(/page\.html$/)
  })

test('events come out of a shadow root of the page', async ({ site, page }) => {
  const changes = await heard(page, 'search-change')
  const told = await heard(page, 'search-results')
  await site.open(`<my-page><template shadowrootmode="open">${shop(site)}</template></my-page>`)
  await page.getByRole('checkbox', { name: 'Czersk' }).check()
  await expect.poll(told).toHaveLength(2)
  expect(await changes()).toMatchObject([{ filters: { brand: ['Czersk'] } }])
})

test('searchParameters narrow the results and every count', async ({ site, page }) => {
  await site.open(shop(site))
  await results(page, 80)
  await set(page, 'searchParameters', {
    facetFilters: ['free_shipping:true'],
    numericFilters: 'rating>=3',
  })
  const own = { 'Free shipping': true, Rating: 3 } as const
  await results(page, left(own).length)
  await page.getByRole('checkbox', { name: 'Bornholm' }).check()
  await results(page, left({ ...own, Brand: ['Bornholm'] }).length)
  const others = left({ ...own, Brand: ['Dahlem'] }).length
  await expect(page.getByRole('checkbox', { name: 'Dahlem' })).toHaveAccessibleDescription(
    new RegExp(`^${others} result`),
  )
  await expect(page.locator('[part="chip"]')).toHaveText(['Brand: Bornholm'])
  await set(page, 'searchParameters', null)
  await results(page, left({ Brand: ['Bornholm'] }).length)
})

test('facets may be a list of objects, and a wrong list is reported', async ({ site, page }) => {
  await site.open(shop(site))
  await results(page, 80)
  await set(page, 'facets', [
    { attribute: 'brand', label: 'Maker', limit: 2, sort: 'alpha', search: true },
    { attribute: 'price', type: 'range', closed: true },
    { attribute: 'free_shipping', type: 'toggle', label: 'Sent free, always | everywhere' },
  ])
  await expect(facet(page, 'Maker').getByRole('checkbox')).toHaveCount(2)
  await expect(facet(page, 'Maker').getByRole('checkbox').first()).toHaveAccessibleName('Aalborg')
  await expect(page.getByRole('searchbox', { name: 'Search in Maker' })).toBeVisible()
  await expect(facet(page, 'Price').getByRole('button', { name: 'Price' })).toHaveAttribute(
    'aria-expanded',
    'false',
  )
  await page.getByRole('checkbox', { name: 'Sent free, always | everywhere' }).check()
  await results(page, left({ 'Free shipping': true }).length)
  await expect(facet(page, 'Category')).toHaveCount(0)
  expect(site.console).toEqual([])
  await set(page, 'facets', [{ attribute: 'brand', type: 'lst' }])
  await expect.poll(() => site.console.join()).toContain('facets is not valid')
  await expect(facet(page, 'Category')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Free shipping' })).toBeChecked()
})

test('focus() moves to the box, even before it exists', async ({ site, page }) => {
  await site.open(`<button>Search</button>${shop(site)}`)
  await page.getByRole('button', { name: 'Search', exact: true }).first().focus()
  await call(page, 'focus')
  await expect(box(page)).toBeFocused()
  await page.evaluate(() => {
    const old = document.querySelector('site-search')
    const next = old?.cloneNode()
    if (!(next instanceof HTMLElement)) return
    next.focus()
    old?.replaceWith(next)
  })
  await expect(box(page)).toBeFocused()
})

test('clear() empties words, filters and address until Back', async ({ site, page }) => {
  const told = await heard(page, 'search-results')
  await site.open(shop(site, 'url-sync'))
  await box(page).fill('lamp')
  await results(page, left({ query: 'lamp' }).length)
  await page.getByRole('checkbox', { name: 'Aalborg' }).check()
  const both = left({ query: 'lamp', Brand: ['Aalborg'] }).length
  await results(page, both)
  const shownBefore = (await told()).length
  await call(page, 'clear')
  await results(page, products.length)
  await expect(box(page)).toHaveValue('')
  expect(new URL(page.url()).search).toBe('')
  expect(await told()).toHaveLength(shownBefore + 1)
  await page.goBack()
  await results(page, both)
  await expect(box(page)).toHaveValue('lamp')
  await expect(page.getByRole('checkbox', { name: 'Aalborg' })).toBeChecked()
})
