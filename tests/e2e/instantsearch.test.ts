// `element.instantSearch`: widgets, connectors and middleware that a page brings along, from the
// library's own build for script tags.
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, heard, type Site, searches, test } from './site.ts'

/** What these tests call of the library's global. */
interface Library {
  connectors: Record<
    string,
    (render: (state: Record<string, unknown>) => void) => (params: object) => object
  >
  widgets: Record<string, (params: object) => object>
}
interface Instance {
  started: boolean
  status: string
  error?: { message: string }
  addWidgets(widgets: object[]): void
  removeWidgets(widgets: object[]): void
  use(...middleware: unknown[]): void
  unuse(...middleware: unknown[]): void
  setUiState(change: (state: Record<string, object>) => object): void
  getUiState(): Record<string, Record<string, unknown>>
  on(event: string, listener: (value: Error) => void): void
}
declare global {
  interface Window {
    instantsearch: Library
    live: Instance
    /** What the page's widget was told last. */
    shown: Record<string, unknown>
    widget: object
    states: unknown[]
  }
}

const library = readFileSync(
  'node_modules/instantsearch.js/dist/instantsearch.production.min.js',
  'utf8',
)
const products = ({ search }: Site) => search.replace('"tales"', '"products"')

async function open(site: Site, attributes: string) {
  site.pages.set('/instantsearch.js', {
    html: library,
    headers: { 'content-type': 'text/javascript' },
  })
  await site.open(`<site-search ${products(site)} ${attributes}></site-search>`, {
    head: '<script src="/instantsearch.js" defer></script>',
  })
  await site.page.locator('[part="hit"]').first().waitFor()
  await site.page.evaluate(() => {
    const live: unknown = Reflect.get(document.querySelector('site-search') ?? {}, 'instantSearch')
    window.live = live as Window['live']
  })
}

/** A list of the page's own, made with a connector: what it is told stands in `window.shown`. */
const addBrands = (page: Page) =>
  page.evaluate(() => {
    const connect = window.instantsearch.connectors.connectRefinementList
    if (!connect) throw new Error('The library has no such connector')
    window.widget = connect((state) => {
      window.shown = state
    })({ attribute: 'brand', limit: 20 })
    window.live.addWidgets([window.widget])
  })

const refine = (page: Page, value: string) =>
  page.evaluate((chosen) => (window.shown.refine as (value: string) => void)(chosen), value)

const refinedItems = (page: Page) =>
  page.evaluate(() =>
    (window.shown.items as { value: string; isRefined: boolean }[])
      .filter(({ isRefined }) => isRefined)
      .map(({ value }) => value),
  )

const chips = (page: Page) => page.locator('[part="chip"]')
const lastAsked = (site: Site) => JSON.parse(String(searches(site).at(-1)?.body)).requests[0]

test('the live instance is there once the search asks, and not before', async ({ site }) => {
  const { page } = site
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

test('what a widget of the page’s chooses shows as tick, chip, address and event', async ({
  site,
}) => {
  const { page } = site
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
})

test('what is chosen in the element shows in a widget of the page’s', async ({ site }) => {
  const { page } = site
  await open(site, 'facets="brand"')
  await addBrands(page)
  await page.getByRole('checkbox', { name: 'Aalborg' }).check()
  await expect.poll(() => refinedItems(page)).toEqual(['Aalborg'])
  await page.getByRole('button', { name: 'Remove filter Brand: Aalborg' }).click()
  await expect.poll(() => refinedItems(page)).toEqual([])
})

test('a filter that the element itself does not offer has a chip, and is taken away there', async ({
  site,
}) => {
  const { page } = site
  await open(site, 'facets="rating:rating" url-sync')
  await addBrands(page)
  await refine(page, 'Aalborg')
  await expect(chips(page)).toHaveText(['Brand: Aalborg'])
  await chips(page).click()
  await expect.poll(() => refinedItems(page)).toEqual([])
  await expect(page).not.toHaveURL(/f\.brand/)
})

test('a map of the page’s narrows the search to what it shows', async ({ site }) => {
  const { page } = site
  await open(site, 'facets="brand"')
  await page.evaluate(() => {
    const connect = window.instantsearch.connectors.connectGeoSearch
    window.widget =
      connect?.((state) => {
        window.shown = state
      })({}) ?? {}
    window.live.addWidgets([window.widget])
  })
  await page.evaluate(() =>
    (window.shown.refine as (corners: object) => void)({
      northEast: { lat: 52, lng: 22 },
      southWest: { lat: 50, lng: 20 },
    }),
  )
  await expect.poll(() => lastAsked(site)).toMatchObject({ insideBoundingBox: '52,22,50,20' })
  // What is chosen in the element later keeps the map's part.
  await page.getByRole('checkbox', { name: 'Aalborg' }).check()
  await expect.poll(() => lastAsked(site).facetFilters).toEqual([['brand:Aalborg']])
  expect(lastAsked(site)).toMatchObject({ insideBoundingBox: '52,22,50,20' })
})

test('a widget sets search parameters for as long as it is there', async ({ site }) => {
  const { page } = site
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

test('a middleware hears every change of what is searched, until it is taken away', async ({
  site,
}) => {
  const { page } = site
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

test('widgets and middleware of the page’s end with the element', async ({ site }) => {
  const { page } = site
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

test('the page can set the whole state, and the element shows it', async ({ site }) => {
  const { page } = site
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

test('a search that fails is told to the instance too, and keeps words and filters in both', async ({
  site,
}) => {
  const { page } = site
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
  await page.evaluate(() =>
    document.querySelector<HTMLElement & { refresh(): void }>('site-search')?.refresh(),
  )
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => window.live.status)).toBe('idle')
  expect(lastAsked(site)).toMatchObject({ query: 'lamp', facetFilters: [['brand:Aalborg']] })
  expect(site.errors).toEqual([])
})
