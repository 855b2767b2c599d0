// Page-wide defaults from four places, the nearest to the element winning.
import { expect, searches, test } from './site.ts'

const index = (site: Parameters<typeof searches>[0]) =>
  searches(site).map(({ body }) => JSON.parse(body).requests[0].indexName)

test('attributes on the script tag are defaults for every element, and an element’s own win', {
  tag: '@core',
}, async ({ site }) => {
  await site.open(`<site-search index-name="tales" hits-per-page="3"></site-search>`, {
    script: `defer data-app-id="TESTAPP" data-api-key="search-key" data-search-host="${site.sandbox.url}" data-hits-per-page="9" data-locale="pl"`,
  })
  await expect(site.page.getByText('60 wyników')).toBeVisible()
  await expect(site.page.locator('[part="hit"]')).toHaveCount(3)
})

test('defaults are read from a JSON block below the script too', async ({ site }) => {
  const json = JSON.stringify({
    appId: 'TESTAPP',
    apiKey: 'search-key',
    searchHost: site.sandbox.url,
  })
  await site.open(
    `<site-search index-name="tales"></site-search><script type="application/json" data-site-embed>${json}</script>`,
    { head: `<script src="${site.src}"></script>`, script: null },
  )
  await expect(site.page.getByText('60 results')).toBeVisible()
  expect(site.console).toEqual([])
})

test('defaults are read from window.SiteEmbedDefaults', async ({ site }) => {
  const defaults = JSON.stringify({
    appId: 'TESTAPP',
    apiKey: 'search-key',
    searchHost: site.sandbox.url,
    indexName: 'tales',
  })
  await site.open('<site-search></site-search>', {
    head: `<script>SiteEmbedDefaults = ${defaults}</script>`,
  })
  await expect(site.page.getByText('60 results')).toBeVisible()
})

test('configure() sets live defaults that win over the script tag', async ({ site, page }) => {
  await site.open('<site-search index-name="tales"></site-search>', {
    script: 'defer data-hits-per-page="9"',
  })
  await expect(page.locator('[part="error"]')).toHaveText(/not set up/)
  await page.evaluate((host) => {
    window.SiteEmbed?.configure({
      appId: 'TESTAPP',
      apiKey: 'search-key',
      searchHost: host,
      hitsPerPage: 4,
    })
  }, site.sandbox.url)
  await expect(page.locator('[part="hit"]')).toHaveCount(4)
  await expect(page.locator('[part="error"]')).toHaveCount(0)
  await page.evaluate(() => window.SiteEmbed?.configure({ hitsPerPage: null }))
  await expect(page.locator('[part="hit"]')).toHaveCount(9)
})

test('a property set to false wins over a page-wide true', async ({ site, page }) => {
  await site.open(`<site-search ${site.search}></site-search>`, { script: 'defer data-autofocus' })
  await expect(page.getByText('60 results')).toBeVisible()
  const element = page.locator('site-search')
  expect(await element.evaluate((it) => Reflect.get(it, 'autofocus'))).toBe(true)
  await element.evaluate((it) => Reflect.set(it, 'autofocus', false))
  expect(await element.evaluate((it) => Reflect.get(it, 'autofocus'))).toBe(false)
})

test('{language} in a value follows the language of the page', async ({ site }) => {
  await site.open(
    `<site-search ${site.search.replace('"tales"', '"few_{language}"')}></site-search>`,
    { lang: 'pl' },
  )
  await expect(site.page.getByText('3 wyniki')).toBeVisible()
  expect(index(site)).toEqual(['few_pl'])
})

test('{url.…} and {meta.…} fill a value, and are quoted in filters', async ({ site, page }) => {
  const element = `<site-search ${site.search} filters="city:{url.city} AND kind:{meta.kind}" placeholder="In {url.nothing}"></site-search>`
  await site.open(element, {
    path: '/in/page.html?city=Krak%C3%B3w',
    head: '<meta name="kind" content="concert">',
  })
  await expect(page.getByText('4 results')).toBeVisible()
  const [first] = searches(site)
  expect(JSON.parse(first?.body ?? '').requests[0].filters).toBe('city:"Kraków" AND kind:"concert"')
  await expect(page.getByRole('searchbox')).toHaveAttribute('placeholder', 'Search…')
})

test('a value of the address cannot break out of a filter', async ({ site }) => {
  const evil = encodeURIComponent('x" OR kind:"play')
  await site.open(`<site-search ${site.search} filters="city:{url.city}"></site-search>`, {
    path: `/page.html?city=${evil}`,
  })
  await expect(site.page.getByText('Nothing found')).toBeVisible()
})

test('a misspelt page-wide default is pointed out', async ({ site }) => {
  await site.open(`<site-search ${site.search}></site-search>`, {
    script: 'defer data-indexname="x" data-cfasync="false"',
  })
  await expect(site.page.getByText('60 results')).toBeVisible()
  await expect
    .poll(() => site.console.join('\n'))
    .toMatch(/default indexname is unknown. Did you mean index-name\?/)
  expect(site.console).toHaveLength(1)
})
