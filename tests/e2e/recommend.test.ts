// A row of what the service recommends, in the place of a search.
import { violations } from './axe.ts'
import { asked, searched, shop, told } from './recommend.ts'
import { expect, heard, searches, test } from './site.ts'

test('related products are a row of cards below a heading, without a box', {
  tag: '@core',
}, async ({ site, page }) => {
  const results = await heard(page, 'search-results')
  await site.open(
    `<main><h1>Lamp 3</h1><site-search ${shop(site)} recommend="related-products:Lamp:3" hits-per-page="6"></site-search></main>`,
  )
  const rail = page.getByRole('region', { name: 'You may also like' })
  await expect(rail.getByRole('heading', { level: 2 })).toHaveText('You may also like')
  await expect(rail.getByRole('list').getByRole('link')).toHaveCount(6)
  await expect(rail.getByRole('link').first()).toHaveAttribute('href', '/goods/9')
  await expect(rail.getByRole('link', { name: 'Lamp 3', exact: true })).toHaveCount(0)
  await expect(page.getByRole('searchbox')).toHaveCount(0)
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  expect(asked(site)).toEqual([
    [
      expect.objectContaining({
        indexName: 'goods',
        model: 'related-products',
        objectID: 'Lamp:3',
        threshold: 0,
        maxRecommendations: 6,
      }),
    ],
  ])
  expect(searched(site)).toEqual([])
  expect(await results()).toEqual([
    expect.objectContaining({ query: '', index: 'goods', nbHits: 6, page: 0 }),
  ])
  expect(await violations(page)).toEqual([])
})

const headings = {
  en: ['You may also like', 'Often bought together', 'Popular now', 'Brand'],
  pl: ['Może Ci się też spodobać', 'Często kupowane razem', 'Popularne teraz', 'Marka'],
  de: ['Das könnte auch gefallen', 'Wird oft zusammen gekauft', 'Gerade beliebt', 'Marke'],
  da: ['Måske kan du også lide', 'Ofte købt sammen', 'Populært lige nu', 'Mærke'],
}
for (const [lang, [related = '', together = '', trending = '', brand = '']] of Object.entries(
  headings,
))
  test(`each model has a heading of its own in ${lang}`, async ({ site, page }) => {
    const row = (recommend: string) =>
      `<site-search ${shop(site)} recommend="${recommend}" results-page="/all"></site-search>`
    await site.open(
      [
        ...['related-products:Lamp:3', 'looking-similar:Lamp:3', 'bought-together:Lamp:3'],
        ...['trending-items', 'trending-facets:brand'],
      ]
        .map(row)
        .join(''),
      { lang },
    )
    await expect(page.locator('[part="rail-title"]')).toHaveText([
      ...[related, related, together, trending, `${trending}: ${brand}`],
    ])
  })

test('label is the heading, at the level that is set', async ({ site, page }) => {
  await site.open(
    `<site-search ${shop(site)} recommend="trending-items" label="Bestsellers" heading-level="4"></site-search>`,
  )
  const rail = page.getByRole('region', { name: 'Bestsellers' })
  await expect(rail.getByRole('heading', { level: 4 })).toHaveText('Bestsellers')
  await expect(rail.getByRole('heading', { level: 5 })).toHaveCount(12)
})

test('several ids cost one request: each result once, without the records themselves, the best first', async ({
  site,
  page,
}) => {
  await site.open(
    `<site-search ${shop(site)} recommend="related-products:Lamp:3, Lamp:9" hits-per-page="8"></site-search>`,
  )
  const links = page.getByRole('list').getByRole('link')
  await expect(links).toHaveCount(8)
  const names = await links.allTextContents()
  expect(new Set(names).size).toBe(8)
  expect(names).not.toContain('Lamp 3')
  expect(names).not.toContain('Lamp 9')
  const told = await page.evaluate(
    () =>
      new Promise<unknown[]>((resolve) => {
        addEventListener('search-results', (event) => {
          if (event instanceof CustomEvent) resolve(event.detail.hits)
        })
        const element = document.querySelector('site-search')
        if (element) Reflect.set(element, 'transformItems', (hits: unknown[]) => hits)
      }),
  )
  const scores = told.map((hit) => Number(Reflect.get(Object(hit), '_score')))
  expect(scores).toEqual([...scores].sort((a, b) => b - a))
  expect(asked(site).map((requests) => requests.map(({ objectID }) => objectID))).toEqual([
    ['Lamp:3', 'Lamp:9'],
  ])
})

test('an id may hold a comma and a colon', async ({ site, page }) => {
  await site.open(
    `<site-search ${shop(site)} recommend="bought-together:Mirror\\, 1"></site-search>`,
  )
  await expect(page.getByRole('region', { name: 'Often bought together' })).toBeVisible()
  expect(asked(site)[0]?.[0]?.objectID).toBe('Mirror, 1')
})

test('if there are too few, records that share most with the record follow, each once', {
  tag: '@core',
}, async ({ site, page }) => {
  await site.open(
    `<site-search ${shop(site)} recommend="bought-together:Lamp:3" hits-per-page="8" filters="in_stock:true"></site-search>`,
  )
  const links = page.getByRole('list').getByRole('link')
  await expect(links).toHaveCount(8)
  const names = await links.allTextContents()
  // The model knows four, of which one is out of stock.
  expect(names.slice(0, 3)).toEqual(['Chair 13', 'Chair 14', 'Chair 15'])
  // Of the same maker, the same kind and the same colour before those that share less.
  expect(names[3]).toBe('Lamp 9')
  expect(new Set(names).size).toBe(8)
  expect(names).not.toContain('Lamp 3')
  expect(names).not.toContain('Mirror')
  expect(searched(site)).toHaveLength(2)
})

test('if a category has too few popular records, others of the same category follow', async ({
  site,
  page,
}) => {
  await site.open(
    `<site-search ${shop(site)} recommend="trending-items:kind=Chair" hits-per-page="20"></site-search>`,
  )
  await expect(page.getByRole('list').getByRole('link')).toHaveCount(12)
  expect(asked(site)[0]?.[0]).toMatchObject({
    facetName: 'kind',
    facetValue: 'Chair',
    fallbackParameters: { facetFilters: ['kind:Chair'] },
  })
  expect(searched(site)).toEqual([])
})

test('popular values of a filter are links to a search with that filter', async ({
  site,
  page,
}) => {
  await site.open('<h1>All goods</h1>', { path: '/all', script: null })
  await site.open(
    `<site-search ${shop(site)} recommend="trending-facets:brand" results-page="/all"></site-search>`,
  )
  const rail = page.getByRole('region', { name: 'Popular now: Brand' })
  await expect(rail.getByRole('link')).toHaveText(['Fjord', 'Heath', 'Nobody'])
  expect(asked(site)[0]?.[0]).not.toHaveProperty('queryParameters')
  await rail.getByRole('link', { name: 'Heath' }).click()
  await expect(page).toHaveURL(/\/all\?f\.brand=Heath$/)
})

test('popular values choose their filter in another search of the page', async ({ site, page }) => {
  await site.open(
    `<site-search ${shop(site)} recommend="trending-facets:kind" for="#all"></site-search><site-search id="all" ${shop(site)} facets="kind"></site-search>`,
  )
  await page
    .getByRole('region', { name: 'Popular now: Kind' })
    .getByRole('button', { name: 'Chair' })
    .click()
  await expect(page.getByRole('checkbox', { name: /^Chair/ })).toBeChecked()
  await expect(page.getByText('12 results')).toBeVisible()
})

test('popular values without a target are not requested, and the owner reads why', async ({
  site,
  page,
}) => {
  await site.open(
    `<site-search ${shop(site)} recommend="trending-facets:kind">Fallback</site-search>`,
  )
  await expect.poll(() => told(site, 'recommend waits')).toHaveLength(1)
  await expect(page.getByText('Fallback')).toBeVisible()
  expect(searches(site)).toEqual([])
})

test('a new value of the attribute sends a new request', async ({ site, page }) => {
  await site.open(
    `<site-search ${shop(site)} recommend="related-products:Lamp:3" hits-per-page="4"></site-search>`,
  )
  const links = page.getByRole('list').getByRole('link')
  await expect(links.first()).toHaveText('Lamp 9')
  await page.locator('site-search').evaluate((it) => {
    it.setAttribute('recommend', 'related-products:Chair:12')
  })
  await expect(links.first()).toHaveText('Chair 18')
  await page.locator('site-search').evaluate((it) => it.removeAttribute('recommend'))
  await expect(page.getByRole('searchbox')).toBeVisible()
  await expect(page.getByText('25 results')).toBeVisible()
})

test('the id comes from the page; until then the fallback is shown, and check() says so', {
  tag: '@core',
}, async ({ site, page }) => {
  const row = (meta: string) =>
    `<site-search ${shop(site)} recommend="related-products:{meta.${meta}}"><p>Fallback of ${meta}</p></site-search>`
  await site.open(row('sku') + row('isbn'), { head: '<meta name="sku" content="Lamp:3">' })
  await expect(page.getByRole('link', { name: 'Lamp 9' })).toBeVisible()
  await expect(page.getByText('Fallback of sku')).toBeHidden()
  await expect(page.getByText('Fallback of isbn')).toBeVisible()
  expect(asked(site)).toHaveLength(1)
  expect(searched(site)).toEqual([])
  const mistakes = await page.evaluate(() =>
    window.SiteEmbed?.check().map((report) => report.mistakes),
  )
  expect(mistakes).toEqual([[], [expect.stringContaining('recommend waits')]])
})

test('a wrong value is reported, and counts as none', async ({ site, page }) => {
  await site.open(`<site-search ${shop(site)} recommend="related:Lamp:3"></site-search>`)
  await expect.poll(() => told(site, 'is not valid, so it is ignored')).toHaveLength(1)
  expect(told(site, 'related-products, bought-together, looking-similar')).toHaveLength(1)
  await expect(page.getByRole('searchbox')).toBeVisible()
  expect(asked(site)).toEqual([])
})

test('the owner’s template, fields and changes count as in a search', async ({ site, page }) => {
  await site.open(
    `<site-search ${shop(site)} recommend="trending-items" hits-per-page="3"><template slot="hit"><a href="{{url}}">{{name}}: {{brand}}</a></template></site-search><site-search ${shop(site)} recommend="trending-items:kind=Chair" hit-title="brand" hits-per-page="3"></site-search>`,
    {
      head: `<script>document.addEventListener('DOMContentLoaded', () => { document.querySelector('site-search').transformItems = (hits) => hits.toReversed() })</script>`,
    },
  )
  await expect(page.locator('site-search').nth(0).getByRole('link')).toHaveText([
    'Lamp 2: Heath',
    'Lamp 1: Fjord',
    'Lamp 0: Heath',
  ])
  await expect(page.locator('site-search').nth(1).getByRole('link')).toHaveText([
    'Heath',
    'Fjord',
    'Heath',
  ])
})

test('page-wide defaults of searches do not affect a row', async ({ site, page }) => {
  await site.open(
    `<site-search ${shop(site)} recommend="trending-items" hits-per-page="3"></site-search>`,
    {
      path: '/page.html?q=chair',
      script:
        'defer data-layout="dialog" data-min-length="2" data-url-sync data-group-by="brand" data-shortcut="mod+k"',
    },
  )
  await expect(page.getByRole('list').getByRole('link')).toHaveText(['Lamp 0', 'Lamp 1', 'Lamp 2'])
  await expect(page.getByRole('button', { name: /search/i })).toHaveCount(0)
})
