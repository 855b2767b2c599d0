// What a search led to: buttons of the page, and SiteEmbed.convert().
import type { Page } from '@playwright/test'
import { expect, type Site, test } from './site.ts'

interface Told {
  eventType: string
  eventSubtype?: string
  eventName: string
  queryID?: string
  objectIDs: string[]
}

const isQueryID = expect.stringMatching(/^[0-9a-f]{32}$/)

const conversions = ({ sandbox }: Site): Told[] =>
  sandbox.requests
    .filter(({ url, method }) => method === 'POST' && url.includes('/1/events'))
    .flatMap(({ body }) => JSON.parse(String(body)).events)
    .filter(({ eventType }) => eventType === 'conversion')

/** As the service has taken them. */
const kept = async ({ sandbox }: Site): Promise<Told[]> => {
  const all: Told[] = await (await fetch(`${sandbox.url}/sandbox/events`)).json()
  return all.filter(({ eventType }) => eventType === 'conversion')
}

test.beforeEach(({ site }) =>
  fetch(`${site.sandbox.url}/sandbox/events`, { method: 'DELETE' }).then(() => {}),
)

const insights = (site: Site, more = '') =>
  `<site-search ${site.search} insights user-token="visitor-1" hits-per-page="5" ${more}></site-search>`

/** As a page of a product has it: its search is in the header. */
const header = (site: Site, more = '') => insights(site, `layout="dropdown" ${more}`)

const cart = (more = '') =>
  `<button data-embed-convert="add-to-cart" data-object-id="tale-3" ${more}>Add to cart</button>`

const add = (page: Page) => page.getByRole('button', { name: 'Add to cart' })

/** Chosen from results, on the page that they lead to. */
async function arrive(site: Site, product: string) {
  const { page } = site
  await site.open(product, { path: '/tales/3' })
  await site.open(insights(site))
  await page.getByRole('link', { name: /^Evening 3:/ }).click()
  await page.waitForURL('**/tales/3')
}

test('adding to the cart counts as a conversion of the search', { tag: '@core' }, async ({
  site,
  page,
}) => {
  await arrive(site, header(site) + cart('data-price="19.90" data-currency="EUR"'))
  await add(page).click()
  await expect
    .poll(() => kept(site))
    .toEqual([
      {
        eventType: 'conversion',
        eventSubtype: 'addToCart',
        eventName: 'add-to-cart',
        index: 'tales',
        objectIDs: ['tale-3'],
        queryID: isQueryID,
        objectData: [{ price: 19.9 }],
        currency: 'EUR',
        value: 19.9,
        userToken: 'visitor-1',
      },
    ])
  const viewed = site.sandbox.requests.find(({ body }) => String(body).includes('"click"'))
  const [clicked] = JSON.parse(String(viewed?.body)).events.slice(-1)
  expect(conversions(site)[0]?.queryID).toBe(clicked.queryID)
  expect(site.console).toEqual([])
})

test('other products added to the cart on that page count without the search', async ({
  site,
  page,
}) => {
  await arrive(site, header(site) + cart().replace('tale-3', 'tale-4'))
  await add(page).click()
  await expect.poll(() => kept(site)).toHaveLength(1)
  expect(conversions(site)[0]).toMatchObject({ objectIDs: ['tale-4'], index: 'tales' })
  expect(conversions(site)[0]).not.toHaveProperty('queryID')
})

test('buttons count if they are added later, are in a shadow root, or if the page stops the click', {
  tag: '@core',
}, async ({ site, page }) => {
  await site.open(`${header(site)}<my-card></my-card>`)
  await expect(page.getByRole('combobox')).toBeVisible()
  await page.evaluate((html) => {
    const root = document.querySelector('my-card')?.attachShadow({ mode: 'open' })
    const made = new DOMParser().parseFromString(html, 'text/html').querySelector('button')
    if (!root || !made) return
    made.append(Object.assign(document.createElement('b'), { textContent: ' now' }))
    root.append(made)
    root.addEventListener('click', (event) => {
      event.preventDefault()
      event.stopImmediatePropagation()
    })
  }, cart('data-quantity="2" data-event-name="Added to basket" data-index="shop"'))
  await page.getByText('now').click()
  await expect
    .poll(() => kept(site))
    .toMatchObject([
      {
        eventSubtype: 'addToCart',
        eventName: 'Added to basket',
        index: 'shop',
        objectData: [{ quantity: 2 }],
      },
    ])
})

test('the page reports an order of several products', { tag: '@core' }, async ({ site, page }) => {
  await arrive(site, header(site))
  await page.evaluate(() =>
    window.SiteEmbed?.convert({
      event: 'purchase',
      currency: 'PLN',
      objects: [
        { objectID: 'tale-3', price: 20, quantity: 2 },
        { objectID: 'tale-9', price: '5.50' },
      ],
    }),
  )
  await expect
    .poll(() => kept(site))
    .toMatchObject([
      {
        eventSubtype: 'purchase',
        objectIDs: ['tale-3', 'tale-9'],
        objectData: [{ price: 20, quantity: 2, queryID: isQueryID }, { price: 5.5 }],
        currency: 'PLN',
        value: 45.5,
      },
    ])
})

test('a conversion that the page reports before its search is ready is sent later', async ({
  site,
}) => {
  await site.open(
    `<script>addEventListener('DOMContentLoaded', () => SiteEmbed.convert({ event: 'sign-up', objects: [{ objectID: 'tale-1' }] }))</script>${header(site)}`,
  )
  await expect.poll(() => kept(site)).toMatchObject([{ eventName: 'sign-up', index: 'tales' }])
  expect(conversions(site)[0]).not.toHaveProperty('eventSubtype')
})

for (const layout of ['page', 'dropdown'])
  test(`a button in a result reports the query that found it (${layout})`, async ({
    site,
    page,
  }) => {
    await site.open(
      `<site-search ${site.search} insights layout="${layout}" hits-per-page="5"><template slot="hit"><a href="{{url}}">{{title}}</a> <button data-embed-convert="add-to-cart" data-object-id="{{objectID}}">Add</button></template></site-search>`,
    )
    await page.locator('input[type=search]').fill('evening 4')
    const hit = page.locator('[part~="hit"]', { hasText: /^Evening 4:/ })
    await hit.getByText('Add', { exact: true }).click()
    await expect
      .poll(() => kept(site))
      .toMatchObject([{ objectIDs: ['tale-4'], queryID: isQueryID, index: 'tales' }])
  })

test('only links to this site carry the query id, whatever shapes the result', async ({
  site,
  page,
}) => {
  await site.open(insights(site))
  const links = page.locator('[part~="hit"] a')
  await expect(links.first()).toHaveAttribute(
    'href',
    /\/tales\/0\?queryID=[0-9a-f]{32}&queryIndex=tales&queryObject=tale-0$/,
  )
  await page.locator('site-search').evaluate((it) => it.setAttribute('hit-url', '#{objectID}'))
  await expect(links.first()).toHaveAttribute('href', '#tale-0')
  await page
    .locator('site-search')
    .evaluate((it) => it.setAttribute('hit-url', 'https://elsewhere.example/{objectID}'))
  await expect(links.first()).toHaveAttribute('href', 'https://elsewhere.example/tale-0')
  await site.open(
    insights(site).replace(
      '></site-search>',
      '><template slot="hit"><a href="{{url}}">{{title}}</a></template></site-search>',
    ),
  )
  await expect(links.first()).toHaveAttribute('href', /\?queryID=[0-9a-f]{32}&/)
})

test('the address that a visitor can copy has no query id, and the page’s own parameters stay', async ({
  site,
  page,
}) => {
  await site.open(header(site), {
    path: `/tales/3?color=red&queryID=${'a'.repeat(32)}&queryIndex=tales&queryObject=tale-3#top`,
    head: '<script>history.replaceState({ router: 1 }, "")</script>',
  })
  await expect(page).toHaveURL(/\/tales\/3\?color=red#top$/)
  expect(await page.evaluate(() => history.state)).toMatchObject({ router: 1 })
})

test('a query id alone in the address counts for every conversion, and stays there', async ({
  site,
  page,
}) => {
  const queryID = 'a'.repeat(32)
  await site.open(header(site) + cart(), { path: `/tales/3?queryID=${queryID}` })
  await add(page).click()
  await expect.poll(() => kept(site)).toMatchObject([{ queryID, objectIDs: ['tale-3'] }])
  await expect(page).toHaveURL(/\?queryID=a+$/)
})

test('a result chosen in an app, which stays on the page, counts too', async ({ site, page }) => {
  await site.open(insights(site) + cart())
  await page.evaluate(() =>
    document.addEventListener('search-select', (event) => event.preventDefault()),
  )
  await page.getByRole('link', { name: /^Evening 3:/ }).click()
  await add(page).click()
  await expect.poll(() => kept(site)).toMatchObject([{ queryID: isQueryID }])
})

test('without insights nothing is sent, links stay unchanged, and the owner is told once', async ({
  site,
  page,
}) => {
  await site.open(`<site-search ${site.search} hits-per-page="5"></site-search>${cart()}`)
  await expect(page.getByRole('link', { name: /^Evening 3:/ })).toHaveAttribute('href', '/tales/3')
  await add(page).click()
  await expect.poll(() => site.console).toEqual([expect.stringContaining('convert() waits')])
  await page.evaluate(() => window.SiteEmbed?.convert({ event: 'x', objects: [] }))
  await page.locator('site-search').evaluate((it) => it.remove())
  expect(conversions(site)).toEqual([])
  expect(site.console).toHaveLength(1)
})

for (const box of ['layout="dropdown"', 'results-page="/search"'])
  test(`before the visitor agrees nothing is sent or read (${box})`, async ({ site, page }) => {
    const queryID = 'a'.repeat(32)
    const path = `/tales/3?queryID=${queryID}&queryIndex=tales&queryObject=tale-3`
    await site.open(insights(site, `${box} loading="consent"`) + cart(), { path })
    await add(page).click()
    await expect.poll(() => site.console.join()).toContain('has not agreed yet')
    expect(conversions(site)).toEqual([])
    expect(new URL(page.url()).search).toContain(queryID)
    await page.evaluate(() => window.SiteEmbed?.consent())
    await expect.poll(() => kept(site)).toMatchObject([{ queryID, objectIDs: ['tale-3'] }])
    await expect(page).toHaveURL(/\/tales\/3$/)
  })

test('a double click counts once, and adding the product again later counts again', async ({
  site,
  page,
}) => {
  await page.clock.install()
  await site.open(header(site) + cart())
  await page.clock.runFor(5000)
  await add(page).dblclick()
  await expect.poll(() => kept(site)).toHaveLength(1)
  await page.clock.runFor(1500)
  await add(page).click()
  await expect.poll(() => kept(site)).toHaveLength(2)
})

test('offline, a conversion waits until the visitor is online', async ({ site, page }) => {
  await site.open(header(site) + cart())
  await expect(page.getByRole('combobox')).toBeVisible()
  await page.route(/\/1\/events/, (route) => route.abort())
  const failed = page.waitForEvent('requestfailed')
  await add(page).click()
  await failed
  await page.unroute(/\/1\/events/)
  expect(await kept(site)).toEqual([])
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect.poll(() => kept(site)).toMatchObject([{ objectIDs: ['tale-3'] }])
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await page.evaluate(() =>
    window.SiteEmbed?.convert({ event: 'later', objects: [{ objectID: '1' }] }),
  )
  await expect.poll(() => kept(site)).toHaveLength(2)
})

test('a click on a link to another site counts, and the link stays unchanged', async ({
  site,
  page,
}) => {
  await site.open('<h1>Cart</h1>', { path: '/cart', script: null })
  await site.open(
    `${header(site)}<a href="/cart" data-embed-convert="add-to-cart" data-object-id="tale-3">Add to cart</a>`,
  )
  await expect(page.getByRole('combobox')).toBeVisible()
  await page.getByRole('link', { name: 'Add to cart' }).click()
  await page.waitForURL('**/cart')
  await expect.poll(() => kept(site)).toMatchObject([{ objectIDs: ['tale-3'] }])
})

test('a conversion waits for a key that a function returns late, without a warning', async ({
  site,
  page,
}) => {
  await site.open(
    `${insights(site).replace('api-key="search-key"', '')}${cart()}<script>document.querySelector('site-search').apiKey = () => new Promise((give) => { window.giveKey = () => give('search-key') })</script>`,
  )
  await page.clock.install()
  await add(page).click()
  await page.clock.runFor(2000)
  await page.evaluate('giveKey()')
  await page.clock.resume()
  await expect.poll(() => kept(site)).toMatchObject([{ objectIDs: ['tale-3'] }])
  expect(site.console).toEqual([])
})

test('the console names a mistake, and the rest of the conversion is sent', async ({
  site,
  page,
}) => {
  await site.open(header(site) + cart('data-price="19,90" data-currency="EUR"'))
  await add(page).click()
  await expect.poll(() => kept(site)).toMatchObject([{ objectIDs: ['tale-3'] }])
  expect(site.console).toEqual([expect.stringMatching(/convert: price is left out.* 19,90/)])
})

test('a conversion keeps the values of its moment, and a wrong one does not break the search', async ({
  site,
  page,
}) => {
  await site.open(header(site, 'loading="consent"'))
  await page.evaluate(() => {
    const cart = { event: 'purchase', objects: [{ objectID: 'tale-3' }] }
    window.SiteEmbed?.convert(cart)
    cart.objects.length = 0
    const broken = {
      event: 'purchase',
      get objects(): [] {
        throw new Error('No cart')
      },
    }
    window.SiteEmbed?.convert(broken)
    window.SiteEmbed?.consent()
  })
  await expect.poll(() => kept(site)).toMatchObject([{ objectIDs: ['tale-3'] }])
  await expect(page.getByRole('combobox')).toBeVisible()
  expect(site.errors).toEqual([])
})

/** Opens a search and a cart in an app that shows a result on this page. */
async function openApp(site: Site) {
  await site.open(insights(site) + cart())
  await site.page.evaluate(() =>
    document.addEventListener('click', (event) => {
      const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement)
      if (!link) return
      event.preventDefault()
      history.pushState({ router: 1 }, '', link.href)
    }),
  )
}

test('an app that shows the result on this page has a clean address too', {
  // It has no Navigation API.
  tag: '@not-webkit',
}, async ({ site, page }) => {
  await openApp(site)
  await page.getByRole('link', { name: /^Evening 3:/ }).click()
  await expect(page).toHaveURL(/\/tales\/3$/)
  expect(await page.evaluate(() => history.state)).toMatchObject({ router: 1 })
  await add(page).click()
  await expect.poll(() => kept(site)).toMatchObject([{ queryID: isQueryID }])
})

test('without the Navigation API, the next click in an app cleans the address', async ({
  site,
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'navigation', { value: undefined })
  })
  await openApp(site)
  await page.getByRole('link', { name: /^Evening 3:/ }).click()
  await expect(page).toHaveURL(/\/tales\/3\?queryID=/)
  await add(page).click()
  await expect(page).toHaveURL(/\/tales\/3$/)
  expect(await page.evaluate(() => history.state)).toMatchObject({ router: 1 })
  await expect.poll(() => kept(site)).toMatchObject([{ queryID: isQueryID }])
})
