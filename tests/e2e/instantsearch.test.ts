// `element.instantSearch`: widgets, connectors and middleware that a page brings along, from the
// library's own build for script tags.
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, heard, isSlim, type Site, searches, test } from './site.ts'

test.skip(isSlim, 'A slim build has no InstantSearch: what it has instead is in builds.test.ts.')

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
  test(`a ${name} of the page’s filters by what the element does not offer`, async ({ site }) => {
    const { page } = site
    await open(site, 'facets="free_shipping:toggle"')
    const before = await page
      .getByRole('status')
      .filter({ hasText: /result/ })
      .textContent()
    await page.evaluate(
      ([connect, given]) => {
        window.widget =
          window.instantsearch.connectors[connect]?.((state) => {
            window.shown = state
          })(given) ?? {}
        window.live.addWidgets([window.widget])
      },
      [connector, params] as const,
    )
    await page.evaluate((it) => (window.shown.refine as (value: unknown) => void)(it), value)
    await expect(chips(page)).toHaveCount(1)
    await expect(page.getByRole('status').filter({ hasText: /result/ })).not.toHaveText(
      before ?? '',
    )
    await expect(page.getByRole('alert')).toHaveCount(0)
    await chips(page).click()
    await expect(page.getByRole('status').filter({ hasText: /result/ })).toHaveText(before ?? '')
    expect(site.errors).toEqual([])
  })

test('another index that the page adds leaves the element’s filters alone', async ({ site }) => {
  const { page } = site
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

test('the instance can be told to ask again, also after a failure', async ({ site }) => {
  const { page } = site
  await open(site, 'facets="brand"')
  const refresh = () =>
    page.evaluate(() => (window.live as unknown as { refresh(): void }).refresh())
  const asked = () => searches(site).length
  const first = asked()
  await refresh()
  await expect.poll(asked).toBe(first + 1)
  await page.evaluate(() => window.live.on('error', () => {}))
  await page.route('**/1/indexes/**', (route) => route.fulfill({ status: 400, body: '{}' }))
  await refresh()
  await expect.poll(() => page.evaluate(() => window.live.status)).toBe('error')
  await page.unroute('**/1/indexes/**')
  await refresh()
  await expect.poll(() => page.evaluate(() => window.live.status)).toBe('idle')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a size and an order that the element does not offer hold while their widget is there', async ({
  site,
}) => {
  const { page } = site
  await open(site, 'facets="brand"')
  await page.evaluate(() => {
    window.widget = window.instantsearch.widgets.configure?.({ hitsPerPage: 3 }) ?? {}
    window.live.addWidgets([window.widget])
  })
  await expect(page.locator('[part="hit"]')).toHaveCount(3)
  await page.getByRole('checkbox', { name: 'Aalborg' }).check()
  await expect.poll(() => lastAsked(site).facetFilters).toEqual([['brand:Aalborg']])
  expect(lastAsked(site).hitsPerPage).toBe(3)
  await page.evaluate(() => window.live.removeWidgets([window.widget]))
  await expect(page.locator('[part="hit"]')).not.toHaveCount(3)
  await page.evaluate(() => {
    const items = ['products', 'products_price_asc'].map((value) => ({ value, label: value }))
    window.widget =
      window.instantsearch.connectors.connectSortBy?.((state) => {
        window.shown = state
      })({ items }) ?? {}
    window.live.addWidgets([window.widget])
  })
  await refine(page, 'products_price_asc')
  await expect.poll(() => lastAsked(site).indexName).toBe('products_price_asc')
  await page.getByRole('checkbox', { name: 'Bornholm' }).check()
  await expect.poll(() => lastAsked(site).facetFilters?.[0]?.length).toBe(2)
  expect(lastAsked(site).indexName).toBe('products_price_asc')
})

test('what is chosen in a widget of the page’s changes nothing else, such as words too few to be searched', async ({
  site,
}) => {
  const { page } = site
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

test('a listener of the page’s that fails takes no message from the visitor', async ({ site }) => {
  const { page } = site
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

test('words within a list of the page’s are searched without a word to the window', async ({
  site,
}) => {
  const { page } = site
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

for (const params of [
  'facets=brand',
  'facets=*',
  'facets=%5B%22brand%22%5D',
  'disjunctiveFacets=a',
])
  test(`parameters that InstantSearch has fields of its own for break nothing: ${params}`, async ({
    site,
  }) => {
    const { page } = site
    await site.open(
      `<site-search ${products(site)} facets="brand" params="${params}"></site-search>`,
    )
    // Of what the service does not know, it says so itself.
    const isKnown = params.startsWith('facets')
    if (isKnown) {
      await page.getByRole('checkbox', { name: 'Aalborg' }).check()
      await expect(chips(page)).toHaveText(['Brand: Aalborg'])
    }
    await expect(page.getByRole('alert')).toHaveCount(isKnown ? 0 : 1)
    expect(site.errors).toEqual([])
  })

for (const address of ['f.constructor=x', 'f.toString=1:2', 'f.__proto__=x'])
  test(`an address with a name that every object has is a search that finds nothing: ${address}`, async ({
    site,
  }) => {
    const { page } = site
    await site.open(`<site-search ${products(site)} facets="brand" url-sync></site-search>`, {
      path: `/page.html?${address}`,
    })
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: /result|Nothing/ })
        .first(),
    ).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    expect(site.errors).toEqual([])
  })

test('an answer with a facet that every object has is shown, in the element and by the instance', async ({
  site,
}) => {
  const { page } = site
  await open(site, 'facets="brand"')
  await page.route('**/1/indexes/**', async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    for (const result of body.results) result.facets = { ...result.facets, constructor: { a: 1 } }
    await route.fulfill({ response: answer, json: body })
  })
  await page.getByRole('checkbox', { name: 'Aalborg' }).check()
  await expect(chips(page)).toHaveText(['Brand: Aalborg'])
  await expect.poll(() => page.evaluate(() => window.live.status)).toBe('idle')
  await addBrands(page)
  await expect.poll(() => refinedItems(page)).toEqual(['Aalborg'])
  expect(site.errors).toEqual([])
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
