import type { FacetType } from '../../src/contract/facet-types.ts'
import { ground, violations } from './axe.ts'
import { facet, results, valuesOf, wares } from './facets.ts'
import { expect, heard, searches, test } from './site.ts'

test('the filter list finds results with any chosen value', async ({ site, page }) => {
  await site.open(wares(site, 'facets="kind"'))
  await page.getByRole('checkbox', { name: 'pot' }).check()
  await results(page, 40)
  await page.getByRole('checkbox', { name: 'pan' }).check()
  await results(page, 80)
})

test('the filter all finds results with every chosen value', async ({ site, page }) => {
  await site.open(wares(site, 'facets="tags:all"'))
  await page.getByRole('checkbox', { name: 'sale' }).check()
  await results(page, 60)
  await page.getByRole('checkbox', { name: 'new' }).check()
  await results(page, 20)
})

test('the filter menu has one value, which a second click removes', async ({ site, page }) => {
  await site.open(wares(site, 'facets="kind:menu"'))
  await expect(page.getByRole('radio', { name: 'All' })).toBeChecked()
  await page.getByRole('radio', { name: 'pot' }).click()
  await results(page, 40)
  await page.getByRole('radio', { name: 'pan' }).click()
  await results(page, 40)
  await expect(page.getByRole('radio', { name: 'pot' })).not.toBeChecked()
  await page.getByRole('radio', { name: 'pan' }).click()
  await results(page, 120)
  await expect(page.getByRole('radio', { name: 'All' })).toBeChecked()
  await page.getByRole('radio', { name: 'pan' }).click()
  await page.getByRole('radio', { name: 'All' }).click()
  await results(page, 120)
})

test('the filter tree opens the chosen path and goes back up', async ({ site, page }) => {
  const changes = await heard(page, 'search-change')
  await site.open(
    wares(site, 'facets="categories.lvl0>categories.lvl1>categories.lvl2:tree|Category"'),
  )
  const node = (name: string) => facet(page, 'Category').getByRole('button', { name })
  await node('Home').click()
  await results(page, 90)
  await expect(node('Home')).toHaveAttribute('aria-current', 'true')
  await node('Bath').click()
  await results(page, 60)
  await expect
    .poll(() => valuesOf(page, 'Category'))
    .toEqual(['Home', 'Bath', 'Soap', 'Towels', 'Kitchen', 'Garden'])
  await node('Soap').click()
  await results(page, 30)
  expect((await changes()).at(-1)).toMatchObject({
    filters: { 'categories.lvl0': ['Home > Bath > Soap'] },
  })
  await expect(page.getByRole('button', { name: /Category: Home > Bath > Soap/ })).toBeVisible()
  await node('Soap').click()
  await results(page, 60)
  await node('Home').click()
  await results(page, 90)
  await node('Home').click()
  await results(page, 120)
  await expect(node('Bath')).toBeHidden()
})

test('a range is offered if values differ or one is chosen', async ({ site, page }) => {
  await site.open(wares(site, 'facets="kind, price:range" filters="price = 7"'))
  await expect(page.getByRole('checkbox').first()).toBeVisible()
  await expect(facet(page, 'Price')).toBeHidden()
  await site.open(
    wares(site, 'facets="kind, price:range" filters="price = 7" selected="price:5:9"'),
  )
  await expect(facet(page, 'Price')).toBeVisible()
  expect(site.console).toEqual([])
})

test('a range of plain numbers has no brackets for a unit behind its names', async ({
  site,
  page,
}) => {
  await site.open(wares(site, 'facets="price:range"'))
  const name = facet(page, 'Price').locator('.limit > span').first()
  await expect(name).toHaveText('Minimum')
  expect(await name.evaluate((it) => getComputedStyle(it, '::after').content)).toBe('none')
})

test('a price range shows its currency and how results are spread', async ({ site, page }) => {
  const price = facet(page, 'Price')
  const bars = price.locator('.histogram i')
  const chosen = price.locator('.histogram [data-chosen]')
  await site.open(wares(site, 'facets="price:range" hit-currency="eur" filters="price <= 40"'))
  await expect(price.getByRole('textbox').last()).toHaveAttribute('placeholder', '€40')
  await expect(chosen).toHaveCount(24)
  const min = price.getByRole('slider').first()
  const place = await min.boundingBox()
  await min.fill('20')
  await expect(min).toHaveAttribute('aria-valuetext', '€20')
  await results(page, 21)
  const typed = price.getByRole('textbox', { name: 'Minimum', exact: true })
  await expect(typed).toHaveValue('20')
  const named = typed.locator('xpath=preceding-sibling::span')
  await expect(named).toHaveAttribute('data-unit', '€')
  const sign = () => named.evaluate((it) => getComputedStyle(it, '::after').content)
  // Firefox tells the rule, others what comes of it.
  expect(await sign()).toMatch(/^" \("(?: ?"€"| attr\(data-unit\))|^" \(€\)"/)
  await expect(page.getByRole('button', { name: 'Remove filter Price: from €20' })).toBeVisible()
  // The filter's own values are counted without it.
  await expect(bars).toHaveCount(24)
  await expect(chosen).toHaveCount(12)
  // All of them are more than the service tells: nothing moves for it.
  await page.locator('site-search').evaluate((it) => it.removeAttribute('filters'))
  await results(page, 100)
  await expect(min).toHaveAttribute('max', '119')
  expect(await min.boundingBox()).toEqual(place)
  await expect(min).toHaveValue('20')
  await site.open(wares(site, 'facets="price:range"'), { path: '/all.html' })
  await expect(price.getByRole('slider').first()).toBeVisible()
  await expect(bars).toHaveCount(0)
})

test('a calendar marks the days that have results, and fades the others, which can be chosen', {
  tag: '@core',
}, async ({ site }) => {
  const { page } = site
  await site.open(
    wares(site, 'facets="starts_at:date" time-zone="UTC" filters="kind:pot AND price < 9"'),
    { head: ground },
  )
  await page.getByRole('button', { name: /Calendar/ }).click()
  const day = (name: string) => page.getByRole('gridcell', { name: `, March ${name}, 2026` })
  await expect(page.locator('[data-found]')).toHaveText(['12', '15', '18'])
  await expect(day('15')).toHaveAccessibleName('Sunday, March 15, 2026, 1 result')
  await expect(day('13')).toHaveAccessibleName('Friday, March 13, 2026')
  await expect(day('13')).toHaveAttribute('data-beyond')
  await day('13').click()
  await results(page, 2)
  // Counted without what is chosen.
  await expect(page.locator('[data-found]')).toHaveText(['12', '15', '18'])
  expect(await violations(page, '.calendar')).toEqual([])
})

test('a calendar asks once for each month that is shown', async ({ site, page }) => {
  await site.open(
    wares(site, 'facets="starts_at:date, kind" time-zone="UTC" selected="starts_at:1783000000:"'),
    { head: ground },
  )
  const marked = page.locator('[data-found]')
  const turn = (name: string) => page.getByRole('button', { name }).click()
  await page.getByRole('button', { name: /Calendar/ }).click()
  await expect(page.locator('.month')).toContainText('July 2026')
  await expect(marked).toHaveText(['28', '29', '30', '1', '2', '3', '4', '5', '6', '7', '8', '9'])
  await expect(page.getByRole('gridcell', { name: 'July 9, 2026' })).toHaveAccessibleName(
    'Thursday, July 9, 2026, 1 result',
  )
  await turn('Previous month')
  await expect(marked).toHaveCount(35)
  const asked = searches(site).length
  await turn('Next month')
  await expect(marked).toHaveCount(12)
  expect(searches(site)).toHaveLength(asked)
  await page.getByRole('checkbox', { name: 'pot' }).check()
  await expect(marked).toHaveCount(4)
  expect(site.console).toEqual([])
})

for (const [what, spoil] of [
  ['are not all told', { facets: { starts_at: { 1782691200: 1 } } }],
  ['cannot be asked for', null],
] as const)
  test(`no day is marked or faded if the days of a month ${what}`, async ({ site, page }) => {
    await site.open(
      wares(site, 'facets="starts_at:date" time-zone="UTC" selected="starts_at:1783000000:"'),
    )
    await results(page, 7)
    let spoiled = 0
    await page.route('**/1/indexes/**', async (route) => {
      spoiled++
      if (!spoil) return route.abort()
      await route.fulfill({
        headers: { 'access-control-allow-origin': '*' },
        json: { results: [{ hits: [], nbHits: 12, ...spoil }] },
      })
    })
    await page.getByRole('button', { name: /Calendar/ }).click()
    await expect.poll(() => spoiled).toBeGreaterThan(0)
    const day = page.getByRole('gridcell', { name: /July 3, 2026/ })
    await day.click()
    await expect(day).toHaveAttribute('aria-selected', 'true')
    await expect(page.locator('[data-found]')).toHaveCount(0)
    await expect(day).not.toHaveAttribute('data-beyond')
  })

test('an empty result names the filters to leave out', async ({ site, page }) => {
  const without = page.getByRole('button', { name: /^Without/ })
  await site.open(
    wares(
      site,
      'facets="kind, free:toggle, price:range" selected="kind:pan, free:true, price:0:30"',
    ),
  )
  await expect(without).toHaveText(['Without Kind: pan — 11 results', 'Without Free — 10 results'])
  const asked = searches(site).length
  expect(asked).toBe(1)
  await without.first().press('Enter')
  await results(page, 11)
  await expect(page.getByRole('region', { name: 'Results' })).toBeFocused()
  await site.open(
    wares(
      site,
      'facets="stock, categories.lvl0>categories.lvl1>categories.lvl2:tree|Category" selected="stock:false, categories.lvl0:Home > Kitchen"',
    ),
  )
  await expect(without).toHaveText([
    'Without Category: Home > Kitchen — 60 results',
    'Without Stock: No — 30 results',
  ])
})

test('the filter rating offers a number of stars and up, with their sum as count', {
  tag: '@core',
}, async ({ site }) => {
  const { page } = site
  const changes = await heard(page, 'search-change')
  await site.open(wares(site, 'facets="rating:rating"'))
  const four = page.getByRole('radio', { name: '4 stars & up' })
  await expect(four).toHaveAccessibleDescription('48 results')
  await expect(page.getByRole('radio', { name: '5 stars', exact: true })).toBeVisible()
  await four.click()
  await results(page, 48)
  expect((await changes()).at(-1)).toMatchObject({ filters: { rating: { min: 4 } } })
  await expect(
    page.getByRole('button', { name: 'Remove filter Rating: 4 stars & up' }),
  ).toBeVisible()
  await four.click()
  await results(page, 120)
})

test('the filter toggle is one checkbox with the filter’s name', async ({ site, page }) => {
  await site.open(wares(site, 'facets="free:toggle|Free of charge"'))
  const toggle = page.getByRole('checkbox', { name: 'Free of charge' })
  await expect(toggle).toHaveAccessibleDescription('40 results')
  await toggle.check()
  await results(page, 40)
  await page.getByRole('button', { name: 'Remove filter Free of charge' }).click()
  await results(page, 120)
})

test('the filter color shows a swatch and a name for each colour', async ({ site, page }) => {
  await site.open(wares(site, 'facets="color:color"'), {
    headers: {
      'content-security-policy': `default-src 'none'; script-src ${site.cdn.url}; style-src 'none'; connect-src 'self'`,
    },
  })
  await expect(page.getByRole('checkbox', { name: 'Red' })).toBeVisible()
  const colours = Object.fromEntries(
    await facet(page, 'Color')
      .locator('.facet-name')
      .evaluateAll((rows) =>
        rows.map((row) => [
          row.textContent,
          getComputedStyle(row.querySelector('.swatch') ?? row).backgroundColor,
        ]),
      ),
  )
  expect(colours).toEqual({
    Red: 'rgb(204, 0, 0)',
    '#0a0': 'rgb(0, 170, 0)',
    Navy: 'rgb(0, 0, 128)',
    'Like the sea': 'rgba(0, 0, 0, 0)',
  })
  await page.getByRole('checkbox', { name: 'Red' }).check()
  await results(page, 30)
})

for (const [attribute, label, value, count] of [
  ['docs:version:list', 'Docs:version', '1:0', 60],
  ['meta.place', 'Place', 'Łódź, "old"', 40],
  ['meta.place', 'Place', "Dún's: end", 40],
  ['meta.place', 'Place', '-minus', 40],
] as const)
  test(`${attribute} with the value ${value} narrows the results`, async ({ site, page }) => {
    await site.open(wares(site, `facets="${attribute}, kind"`))
    await page.getByRole('checkbox', { name: value }).check()
    await results(page, count)
    await page.getByRole('button', { name: `Remove filter ${label}: ${value}` }).click()
    await results(page, 120)
  })

test('selected may be an interval if the facet has one', async ({ site, page }) => {
  const heardResults = await heard(page, 'search-results')
  await site.open(
    wares(site, 'facets="price:range, rating:rating" selected="price:10:50, rating:4:"'),
  )
  await results(page, 16)
  await expect(page.getByRole('button', { name: 'Remove filter Price: 10–50' })).toBeVisible()
  expect(await heardResults()).toHaveLength(1)
})

/** With one facet for each type at least: the compiler asks for those of a new one. */
const facetsOf: Record<FacetType, string> = {
  list: 'kind, brand(search), maker(closed)',
  all: 'tags:all',
  menu: 'stock:menu',
  tree: 'categories.lvl0>categories.lvl1>categories.lvl2:tree',
  range: 'price:range',
  rating: 'rating:rating',
  toggle: 'free:toggle',
  date: 'starts_at:date',
  color: 'color:color',
}
const every = Object.values(facetsOf).join(', ')

for (const [name, width] of Object.entries({ 'beside the results': 1280, 'in the drawer': 390 }))
  test(`facets of every type have no accessibility violation ${name}`, async ({ site, page }) => {
    await page.setViewportSize({ width, height: 900 })
    await site.open(
      `<main><h1>Page</h1><h2>Part</h2>${wares(site, `facets="${every}" selected="kind:pot, tags:sale, categories.lvl0:Home"`)}</main>`,
      { head: ground },
    )
    await expect(page.getByRole('status').filter({ hasText: /result/ })).toBeVisible()
    if (width < 700) await page.getByRole('button', { name: 'Filters (3)' }).click()
    await expect(facet(page, 'Categories')).toBeVisible()
    expect(await violations(page)).toEqual([])
  })

test('a range of prices in several currencies names none of them', async ({ site, page }) => {
  const most = facet(page, 'Price').getByRole('textbox').last()
  await site.open(wares(site, 'facets="price:range" hit-currency="paid_in"'))
  await expect(most).toHaveAttribute('placeholder', '119')
  await page.locator('site-search').evaluate((it) => it.setAttribute('filters', 'free:true'))
  await expect(most).toHaveAttribute('placeholder', '€117')
})
