// `element.instantSearch`: the live instance, its state and its middleware.

import { chips, lastAsked, open, products } from './instantsearch.ts'
import { expect, isSlim, searches, test } from './site.ts'

test.skip(
  isSlim,
  'A slim build has no InstantSearch: what it has instead is in which-file.test.ts.',
)

test('the live instance is there once the search asks, and not before', async ({ site, page }) => {
  const instance = () =>
    page.evaluate(() => {
      const live: unknown = Reflect.get(
        document.querySelector('site-search') ?? {},
        'instantSearch',
      )
      return live === null ? null : Reflect.get(Object(live), 'started')
    })
  await site.open(`<site-search ${products(site)} layout="dropdown"></site-search>`)
  await page.getByRole('combobox').waitFor()
  expect(await instance()).toBeNull()
  await page.getByRole('combobox').fill('lamp')
  await page.getByRole('option').first().waitFor()
  expect(await instance()).toBe(true)
  await page.evaluate(() => document.querySelector('site-search')?.remove())
  await expect.poll(() => page.evaluate(() => document.querySelector('site-search'))).toBeNull()
})

test('a middleware hears every change until it is removed', async ({ site, page }) => {
  await open(site, 'facets="brand, price:range" sort="products_price_asc|Cheapest"')
  await page.evaluate(() => {
    window.states = []
    const middleware = () => ({
      onStateChange: ({ uiState }: { uiState: Record<string, unknown> }) =>
        window.states.push(uiState.products),
      subscribe() {},
      unsubscribe: () => window.states.push('end'),
    })
    window.live.use(middleware)
    Reflect.set(window, 'leave', () => window.live.unuse(middleware))
  })
  const last = () => page.evaluate(() => window.states.at(-1))
  await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('lamp')
  await expect.poll(last).toMatchObject({ query: 'lamp' })
  await page.getByRole('checkbox', { name: 'Aalborg' }).check()
  await expect.poll(last).toMatchObject({ query: 'lamp', refinementList: { brand: ['Aalborg'] } })
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Cheapest')
  await expect.poll(last).toMatchObject({ sortBy: 'products_price_asc' })
  await page.evaluate(() => (Reflect.get(window, 'leave') as () => void)())
  expect(await last()).toBe('end')
  await page.getByRole('button', { name: 'Clear all filters' }).or(chips(page)).first().click()
  await expect(chips(page)).toHaveCount(0)
  expect(await last()).toBe('end')
})

test('the page’s other index leaves the element’s filters alone', async ({ site, page }) => {
  await open(site, 'facets="brand"')
  await page.evaluate(() => {
    const { index } = window.instantsearch.widgets
    const list = window.instantsearch.connectors.connectRefinementList?.((state) => {
      window.shown = state
    })({ attribute: 'brand' })
    const other = index?.({ indexName: 'wares' }) as { addWidgets(all: unknown[]): object }
    window.live.addWidgets([other.addWidgets([list])])
  })
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(window.shown?.items)))
    .toMatch(/Brand 0/)
  await expect(page.getByRole('checkbox', { name: 'Aalborg' })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /Brand 0/ })).toHaveCount(0)
  await page.getByRole('checkbox', { name: 'Aalborg' }).check()
  await expect(chips(page)).toHaveText(['Brand: Aalborg'])
  await expect(page.getByRole('checkbox', { name: 'Bornholm' })).toBeVisible()
})

test('the visitor reads the error though the page’s listener fails', async ({ site, page }) => {
  await open(site, 'facets="brand"')
  await page.evaluate(() =>
    window.live.on('error', () => {
      throw new Error('mine')
    }),
  )
  await page.route('**/1/indexes/**', (route) => route.fulfill({ status: 400, body: '{}' }))
  await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('lamp')
  await expect(page.getByRole('alert')).toBeVisible()
  expect(site.errors).toEqual([])
})

test('the page’s widgets and middleware end with the element', async ({ site, page }) => {
  await open(site, 'facets="brand"')
  await page.evaluate(() => {
    window.states = []
    const ended = {
      init() {},
      dispose: () => void window.states.push('widget'),
    }
    window.live.addWidgets([ended])
    window.live.use(() => ({
      onStateChange() {},
      subscribe() {},
      unsubscribe: () => window.states.push('middleware'),
    }))
    document.querySelector('site-search')?.remove()
  })
  await expect
    .poll(() => page.evaluate(() => window.states.sort()))
    .toEqual(['middleware', 'widget'])
  expect(site.errors).toEqual([])
})

test('the page can set the whole state, and the element shows it', async ({ site, page }) => {
  await open(site, 'facets="brand, price:range"')
  await page.evaluate(() =>
    window.live.setUiState((state) => ({
      ...state,
      products: { query: 'lamp', refinementList: { brand: ['Aalborg'] }, range: { price: '5:' } },
    })),
  )
  await expect(page.getByRole('searchbox', { name: 'Search', exact: true })).toHaveValue('lamp')
  await expect(chips(page)).toHaveText(['Brand: Aalborg', 'Price: from 5'])
})

test('a failed search keeps everything and can be asked again', async ({ site, page }) => {
  await open(site, 'facets="brand"')
  await page.evaluate(() => {
    window.states = []
    window.live.on('error', ({ message }) => window.states.push(message))
  })
  await page.getByRole('checkbox', { name: 'Aalborg' }).check()
  await expect(chips(page)).toHaveText(['Brand: Aalborg'])
  await page.route('**/1/indexes/**', (route) => route.fulfill({ status: 400, body: '{}' }))
  await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('lamp')
  await expect(page.getByRole('alert')).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.live.status)).toBe('error')
  expect(await page.evaluate(() => window.states.length)).toBe(1)
  await expect(page.getByRole('searchbox', { name: 'Search', exact: true })).toHaveValue('lamp')
  await expect(chips(page)).toHaveText(['Brand: Aalborg'])
  expect(await page.evaluate(() => window.live.getUiState().products)).toMatchObject({
    query: 'lamp',
    refinementList: { brand: ['Aalborg'] },
  })
  await page.unroute('**/1/indexes/**')
  const asked = searches(site).length
  await page.evaluate(() => window.live.refresh())
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => window.live.status)).toBe('idle')
  expect(searches(site)).toHaveLength(asked + 1)
  expect(lastAsked(site)).toMatchObject({ query: 'lamp', facetFilters: [['brand:Aalborg']] })
  expect(site.errors).toEqual([])
})
