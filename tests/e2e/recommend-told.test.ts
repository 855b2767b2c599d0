// Who hears of a row: the page, Algolia where the owner says so, and clients of the page's own.
import { asked, shop, told } from './recommend.ts'
import { expect, heard, type Site, searches, test } from './site.ts'

interface Sent {
  eventType: string
  objectIDs: string[]
  queryID?: string
  positions?: number[]
}

const eventsSent = ({ sandbox }: Site): Sent[] =>
  sandbox.requests
    .filter(({ url }) => url.includes('/1/events'))
    .flatMap(({ body }) => JSON.parse(String(body)).events)

test('with insights, views and clicks count, each with the query id of its answer', {
  tag: '@core',
}, async ({ site, page }) => {
  const selects = await heard(page, 'search-select')
  await site.open(
    `<site-search ${shop(site)} recommend="related-products:Lamp:3, Chair:12" hits-per-page="10" insights user-token="visitor-1" track="dataLayer"></site-search>`,
  )
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()))
  for (const { queryParameters } of asked(site)[0] ?? [])
    expect(queryParameters).toMatchObject({ clickAnalytics: true, userToken: 'visitor-1' })
  await expect.poll(() => eventsSent(site).length).toBe(2)
  const views = eventsSent(site)
  expect(new Set(views.map(({ queryID }) => queryID)).size).toBe(2)
  expect(views.flatMap(({ objectIDs }) => objectIDs)).toHaveLength(10)
  await page.getByRole('link').nth(1).click()
  await expect.poll(() => eventsSent(site).length).toBe(3)
  const click = eventsSent(site)[2]
  const [chosen = ''] = click?.objectIDs ?? []
  expect(click).toMatchObject({ eventType: 'click', positions: [2] })
  expect(click?.queryID).toBe(views.find(({ objectIDs }) => objectIDs.includes(chosen))?.queryID)
  expect(await selects()).toEqual([
    expect.objectContaining({ position: 2, queryID: click?.queryID }),
  ])
  expect(await page.evaluate(() => Reflect.get(window, 'dataLayer'))).toEqual([
    expect.objectContaining({ event: 'site_search_select', item_id: chosen, position: 2 }),
  ])
})

test('a recommended product added to the cart counts with the query id of its answer', async ({
  site,
  page,
}) => {
  await site.open(
    `<site-search ${shop(site)} recommend="related-products:Lamp:3, Chair:12" insights><template slot="hit"><a href="/x">{{name}}</a> <button data-embed-convert="add-to-cart" data-object-id="{{objectID}}">Add</button></template></site-search>`,
  )
  await page.getByRole('button', { name: 'Add' }).nth(1).click()
  const told = (type: string) => eventsSent(site).filter(({ eventType }) => eventType === type)
  await expect.poll(() => told('conversion').length).toBe(1)
  await expect.poll(() => told('view').length).toBeGreaterThan(1)
  const [conversion] = told('conversion')
  const [bought = ''] = conversion?.objectIDs ?? []
  expect(conversion?.queryID).toMatch(/^[0-9a-f]{32}$/)
  expect(told('view').find(({ objectIDs }) => objectIDs.includes(bought))?.queryID).toBe(
    conversion?.queryID,
  )
})

test('without insights only the request is sent', async ({ site, page }) => {
  await site.open(`<site-search ${shop(site)} recommend="trending-items"></site-search>`)
  await expect(page.getByRole('link', { name: 'Lamp 0' })).toBeVisible()
  expect(asked(site)[0]?.[0]?.queryParameters).not.toHaveProperty('clickAnalytics')
  expect(searches(site)).toHaveLength(1)
  expect(await page.evaluate(() => [document.cookie, localStorage.length])).toEqual(['', 0])
})

test('a link that a listener cancels is not followed', async ({ site, page }) => {
  await site.open(
    `<site-search ${shop(site)} recommend="trending-facets:brand" results-page="/all"></site-search>`,
  )
  await page.evaluate(() =>
    document.addEventListener('search-select', (event) => {
      event.preventDefault()
      if (event instanceof CustomEvent) document.title = event.detail.hit.facetValue
    }),
  )
  await page.getByRole('link', { name: 'Heath' }).click()
  await expect(page).toHaveTitle('Heath')
  await expect(page).toHaveURL(/page\.html$/)
})

const withClient = (client: string) =>
  `<script>document.addEventListener('DOMContentLoaded', () => { document.querySelector('site-search').searchClient = ${client} })</script>`

test('a client of the page’s own is asked, as InstantSearch would ask it', async ({
  site,
  page,
}) => {
  await site.open(
    '<site-search index-name="mine" recommend="related-products:1" hits-per-page="1"></site-search>',
    {
      head: withClient(
        '{ search: () => {}, getRecommendations: async (asked) => { document.title = JSON.stringify(asked); return { results: [{ hits: [{ objectID: "2", name: "From a client" }] }] } } }',
      ),
    },
  )
  await expect(page.getByRole('heading', { name: 'From a client' })).toBeVisible()
  expect(JSON.parse(await page.title())).toEqual([
    expect.objectContaining({
      indexName: 'mine',
      model: 'related-products',
      objectID: '1',
      threshold: 0,
      maxRecommendations: 1,
    }),
  ])
  expect(searches(site)).toEqual([])
})

test('a client that cannot recommend is told to the owner', async ({ site, page }) => {
  const errors = await heard(page, 'search-error')
  await site.open('<site-search index-name="mine" recommend="related-products:1"></site-search>', {
    head: withClient('{ search: () => {} }'),
  })
  await expect.poll(async () => (await errors()).at(-1)).toMatchObject({ code: 'config' })
  expect(told(site, 'searchClient with getRecommendations()')).toHaveLength(1)
})
