// Whole journeys through a shop: several filters at once, with words, orders, pages and the
// address. Every count is compared with a plain loop over the products.
import type { Page } from '@playwright/test'
import {
  type Chosen,
  countsOf,
  hardNames,
  hardValueOf,
  hardValues,
  left,
  products,
} from '../fixtures/shop.ts'
import { expect, heard, type Site, searches, test } from './site.ts'

const facets =
  'brand(search), categories.lvl0>categories.lvl1>categories.lvl2:tree|Category, price:range, rating:rating, free_shipping:toggle'
const shop = ({ search }: Site, more = '', named = `facets="${facets}"`) =>
  `<site-search ${search.replace('"tales"', '"products"')} ${named} ${more}></site-search>`
const sorted = 'sort="products_price_asc|Cheapest, products_price_desc|Dearest"'

const facet = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
const brand = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })
const category = (page: Page, name: string) =>
  facet(page, 'Category').getByRole('button', { name: new RegExp(`^${name}\\b`) })
const stars = (page: Page, words: string) => page.getByRole('radio', { name: words, exact: true })
const free = (page: Page) => page.getByRole('checkbox', { name: 'Free shipping' })
const titles = (page: Page) => page.locator('[part="hit-title"]')
const chips = (page: Page) => page.locator('[part="chip"]')
const box = (page: Page) => page.getByRole('searchbox', { name: 'Search', exact: true })
const said = (page: Page) => new URL(page.url()).searchParams

async function limit(page: Page, side: 'Minimum' | 'Maximum', text: string) {
  const field = facet(page, 'Price').getByRole('textbox', { name: side })
  await field.fill(text)
  await field.press('Enter')
}

const results = (page: Page, count: number) =>
  expect(page.getByRole('status').filter({ hasText: /result/ })).toHaveText(
    count === 1 ? '1 result' : `${count} results`,
  )

const countsShown = (page: Page, name: string) =>
  facet(page, name)
    .locator('.facet-value:has(.facet-count)')
    .evaluateAll((rows) =>
      Object.fromEntries(
        rows.map((row) => [
          row.querySelector('input')?.getAttribute('aria-label') ??
            row.querySelector('.facet-name')?.textContent,
          Number(row.querySelector('.facet-count')?.textContent),
        ]),
      ),
    )

/** The results and all counts are those of the plain loop. */
async function agrees(page: Page, chosen: Chosen) {
  await results(page, left(chosen).length)
  for (const [name, counts] of Object.entries(countsOf(chosen)))
    await expect.poll(() => countsShown(page, name), name).toEqual(counts)
  const sent = left({ ...chosen, 'Free shipping': true }).length
  if (sent) await expect(free(page)).toHaveAccessibleDescription(new RegExp(`^${sent} result`))
  else await expect(free(page)).toBeHidden()
}

test('down the categories and up again, each level counts what is on its own shelves', async ({
  site,
}) => {
  const { page } = site
  await site.open(shop(site))
  await agrees(page, {})
  await category(page, 'Home').click()
  await agrees(page, { Category: 'Home' })
  await category(page, 'Light').click()
  await agrees(page, { Category: 'Home > Light' })
  await category(page, 'Floor').click()
  await agrees(page, { Category: 'Home > Light > Floor' })
  await category(page, 'Kitchen').click()
  await agrees(page, { Category: 'Home > Kitchen' })
  await category(page, 'Garden').click()
  await agrees(page, { Category: 'Garden' })
})

test('brand and price together: each still counts what it would add, and both can be taken away', async ({
  site,
}) => {
  const { page } = site
  await site.open(shop(site))
  await brand(page, 'Czersk').check()
  await limit(page, 'Minimum', '20.5')
  await agrees(page, { Brand: ['Czersk'], Price: { min: 20.5 } })
  await brand(page, 'Fanø').check()
  await limit(page, 'Maximum', '499.99')
  await agrees(page, { Brand: ['Czersk', 'Fanø'], Price: { min: 20.5, max: 499.99 } })
  // The limits offered are those of the brands, whatever limits are chosen.
  const prices = left({ Brand: ['Czersk', 'Fanø'] }).map(({ price }) => price)
  await expect(facet(page, 'Price').getByRole('textbox', { name: 'Minimum' })).toHaveAttribute(
    'placeholder',
    String(Math.min(...prices)),
  )
  await page.getByRole('button', { name: 'Remove filter Price: 20.5–499.99' }).click()
  await agrees(page, { Brand: ['Czersk', 'Fanø'] })
  await page.getByRole('button', { name: 'Remove filter Brand: Czersk' }).click()
  await agrees(page, { Brand: ['Fanø'] })
})

test('a brand is found by typing, counted under the other filters, and joins those chosen before', async ({
  site,
}) => {
  const { page } = site
  await site.open(shop(site))
  await brand(page, 'Aalborg').check()
  await category(page, 'Home').click()
  await agrees(page, { Brand: ['Aalborg'], Category: 'Home' })
  const within = page.getByRole('searchbox', { name: 'Search in Brand' })
  await within.fill('elb')
  await expect(facet(page, 'Brand').getByRole('checkbox')).toHaveCount(1)
  const there = left({ Brand: ['Elbląg'], Category: 'Home' }).length
  await expect(brand(page, 'Elbląg')).toHaveAccessibleDescription(new RegExp(`^${there} result`))
  await brand(page, 'Elbląg').check()
  await results(page, left({ Brand: ['Aalborg', 'Elbląg'], Category: 'Home' }).length)
  await within.press('Escape')
  await agrees(page, { Brand: ['Aalborg', 'Elbląg'], Category: 'Home' })
})

test('words, brand, category, price, rating and shipping at once: every count stays right on the way there and back', async ({
  site,
}) => {
  const { page } = site
  await site.open(shop(site))
  await stars(page, '3 stars & up').click()
  await agrees(page, { Rating: 3 })
  await free(page).check()
  await agrees(page, { Rating: 3, 'Free shipping': true })
  await brand(page, 'Bornholm').check()
  await brand(page, 'Dahlem').check()
  const chosen: Chosen = { Rating: 3, 'Free shipping': true, Brand: ['Bornholm', 'Dahlem'] }
  await agrees(page, chosen)
  await limit(page, 'Maximum', '1000')
  await category(page, 'Home').click()
  const five: Chosen = { ...chosen, Price: { max: 1000 }, Category: 'Home' }
  await agrees(page, five)
  await box(page).fill('kettle')
  await agrees(page, { ...five, query: 'kettle' })
  await expect(chips(page)).toHaveText([
    'Rating: 3 stars & up',
    'Free shipping',
    'Brand: Bornholm',
    'Brand: Dahlem',
    'Price: up to 1,000',
    'Category: Home',
  ])
  await page.getByRole('button', { name: 'Remove filter Free shipping' }).click()
  await stars(page, 'All').click()
  await agrees(page, {
    query: 'kettle',
    Brand: ['Bornholm', 'Dahlem'],
    Price: { max: 1000 },
    Category: 'Home',
  })
  await page.getByRole('button', { name: 'Clear all filters' }).click()
  await agrees(page, { query: 'kettle' })
})

test('order, page size and pages apply to the filtered results, and each choice leads to the right page', async ({
  site,
}) => {
  const { page } = site
  await site.open(shop(site, `${sorted} hits-per-page="5" per-page-options="5, 10"`))
  const inOrder = (chosen: Chosen) =>
    left(chosen)
      .sort((a, b) => b.price - a.price)
      .map(({ name }) => name)
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Dearest')
  await expect(titles(page)).toHaveText(inOrder({}).slice(0, 5))
  await page.getByRole('link', { name: 'Page 3', exact: true }).click()
  await expect(titles(page)).toHaveText(inOrder({}).slice(10, 15))
  // The reader stays near what is being read.
  await page.getByRole('combobox', { name: 'Results per page' }).selectOption('10')
  await expect(titles(page)).toHaveText(inOrder({}).slice(10, 20))
  await category(page, 'Home').click()
  await expect(titles(page)).toHaveText(inOrder({ Category: 'Home' }).slice(0, 10))
  await expect(page.locator('[aria-current="page"]')).toHaveText('1')
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(titles(page)).toHaveText(inOrder({ Category: 'Home' }).slice(10, 20))
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Relevance')
  await expect(page.locator('[aria-current="page"]')).toHaveText('1')
  await agrees(page, { Category: 'Home' })
})

test('a link opens the whole search as it was sent: words, every filter, order, size and page', async ({
  site,
}) => {
  const { page } = site
  const sent = new URLSearchParams([
    ['q', 'kettle'],
    ['f.brand', 'Bornholm'],
    ['f.brand', 'Elbląg'],
    ['f.brand', 'Fanø'],
    ['f.price', '5.5:1200'],
    ['f.rating', '2:'],
    ['sort', 'products_price_desc'],
    ['per-page', '2'],
    ['page', '2'],
  ])
  await site.open(shop(site, `url-sync ${sorted} hits-per-page="5" per-page-options="2, 5"`), {
    path: `/page.html?${sent}`,
  })
  const chosen: Chosen = {
    query: 'kettle',
    Brand: ['Bornholm', 'Elbląg', 'Fanø'],
    Price: { min: 5.5, max: 1200 },
    Rating: 2,
  }
  await agrees(page, chosen)
  const inOrder = left(chosen)
    .sort((a, b) => b.price - a.price)
    .map(({ name }) => name)
  await expect(titles(page)).toHaveText(inOrder.slice(2, 4))
  await expect(box(page)).toHaveValue('kettle')
  await expect(brand(page, 'Elbląg')).toBeChecked()
  await expect(facet(page, 'Price').getByRole('textbox', { name: 'Minimum' })).toHaveValue('5.5')
  await expect(stars(page, '2 stars & up')).toBeChecked()
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('2')
  await expect(page.getByRole('combobox', { name: 'Results per page' })).toHaveValue('0')
  await expect(page.locator('[aria-current="page"]')).toHaveText('2')
  expect([...said(page)]).toEqual([...sent])
  expect(searches(site)).toHaveLength(1)
})

test('a link into the categories opens the path with all its levels', async ({ site }) => {
  const { page } = site
  const sent = new URLSearchParams({
    'f.categories.lvl0': 'Home > Light > Desk',
    'f.free_shipping': 'true',
  })
  await site.open(shop(site, 'url-sync'), { path: `/page.html?${sent}` })
  await agrees(page, { Category: 'Home > Light > Desk', 'Free shipping': true })
  await expect(category(page, 'Desk')).toHaveAttribute('aria-current', 'true')
  await expect(free(page)).toBeChecked()
})

test('Back and Forward walk through filters of every kind as they were chosen, and ask nothing again', async ({
  site,
}) => {
  const { page } = site
  await site.open(shop(site, `url-sync ${sorted}`))
  const steps: [choose: () => Promise<unknown>, shows: Chosen][] = [
    [async () => undefined, {}],
    [() => brand(page, 'Czersk').check(), { Brand: ['Czersk'] }],
    [() => category(page, 'Home').click(), { Brand: ['Czersk'], Category: 'Home' }],
    [
      () => limit(page, 'Maximum', '800'),
      { Brand: ['Czersk'], Category: 'Home', Price: { max: 800 } },
    ],
    [
      () => stars(page, '2 stars & up').click(),
      { Brand: ['Czersk'], Category: 'Home', Price: { max: 800 }, Rating: 2 },
    ],
    [() => page.getByRole('button', { name: 'Clear all filters' }).click(), {}],
  ]
  for (const [choose, shows] of steps) {
    await choose()
    await agrees(page, shows)
  }
  const asked = searches(site).length
  for (const [, shows] of steps.slice(0, -1).reverse()) {
    await page.goBack()
    await agrees(page, shows)
  }
  for (const [, shows] of steps.slice(1)) {
    await page.goForward()
    await agrees(page, shows)
  }
  await expect(chips(page)).toHaveCount(0)
  expect(searches(site)).toHaveLength(asked)
})

test('clearing the filters leaves words, order and size, and takes just the filters out of the address', async ({
  site,
}) => {
  const { page } = site
  await site.open(shop(site, `url-sync ${sorted} hits-per-page="5" per-page-options="5, 10"`))
  await box(page).fill('lamp')
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Cheapest')
  await page.getByRole('combobox', { name: 'Results per page' }).selectOption('10')
  await brand(page, 'Aalborg').check()
  await stars(page, '2 stars & up').click()
  await agrees(page, { query: 'lamp', Brand: ['Aalborg'], Rating: 2 })
  await page.getByRole('button', { name: 'Clear all filters' }).click()
  await agrees(page, { query: 'lamp' })
  expect(Object.fromEntries(said(page))).toEqual({
    q: 'lamp',
    sort: 'products_price_asc',
    'per-page': '10',
  })
  const cheapest = left({ query: 'lamp' }).sort((a, b) => a.price - b.price)
  await expect(titles(page)).toHaveText(cheapest.slice(0, 10).map(({ name }) => name))
})

test('filters that the page begins with can be taken away for good, and come back with a fresh address', async ({
  site,
}) => {
  const { page } = site
  await site.open(shop(site, 'url-sync selected="brand:Aalborg, price:10:, rating:2:"'))
  await agrees(page, { Brand: ['Aalborg'], Price: { min: 10 }, Rating: 2 })
  expect(page.url()).not.toContain('?')
  await page.getByRole('button', { name: 'Clear all filters' }).click()
  await agrees(page, {})
  await page.reload()
  await agrees(page, {})
  await page.goto(`${site.sandbox.url}/page.html`)
  await agrees(page, { Brand: ['Aalborg'], Price: { min: 10 }, Rating: 2 })
})

for (const attribute of hardNames)
  for (const value of hardValues)
    test(`${attribute} = ${value} is chosen, counted, sent by link and given back`, async ({
      site,
    }) => {
      const { page } = site
      const changes = await heard(page, 'search-change')
      const named = JSON.stringify([{ attribute, label: 'Hard' }, { attribute: 'brand' }])
      await site.open(
        `${shop(site, 'url-sync', '')}<script>document.querySelector('site-search').facets = ${named}</script>`,
      )
      await brand(page, value).check()
      await results(page, 20)
      await expect
        .poll(() => countsShown(page, 'Hard'))
        .toEqual(Object.fromEntries(hardValues.map((one) => [one, 20])))
      expect((await changes()).at(-1)).toMatchObject({ filters: { [attribute]: [value] } })
      // What could be taken for an interval stands in quotes.
      expect(said(page).get(`f.${attribute}`)).toBe(value === '10:50' ? '"10:50"' : value)
      await brand(page, 'Aalborg').check()
      const both = products.filter(
        (one) => one.brand === 'Aalborg' && hardValueOf(one, attribute) === value,
      ).length
      await results(page, both)
      await page.reload()
      await expect(brand(page, value)).toBeChecked()
      await results(page, both)
      await page.goBack()
      await results(page, 20)
      await page.getByRole('button', { name: `Remove filter Hard: ${value}` }).click()
      await results(page, 80)
      expect(page.url()).not.toContain('?')
      expect(site.errors).toEqual([])
    })

test('names with commas, bars and colons can be written in the attributes, escaped', async ({
  site,
}) => {
  const { page } = site
  await site.open(
    shop(
      site,
      `selected='"desk" pick-up\\, time: slot:Łódź\\, "old" & new'`,
      `facets='"desk" pick-up\\, time: slot:list|Pick\\, up, brand'`,
    ),
  )
  await results(page, 20)
  await expect(facet(page, 'Pick, up')).toBeVisible()
  await expect(brand(page, 'Łódź, "old" & new')).toBeChecked()
})

test('where the page names no filters, a link with a price opens what it says', async ({
  site,
}) => {
  const { page } = site
  await site.open(shop(site, 'url-sync', ''))
  await brand(page, '10:50').first().check()
  await results(page, 20)
  await limit(page, 'Maximum', '800')
  const expected = products.filter(
    (one) => hardValueOf(one, hardNames[0]) === '10:50' && one.price <= 800,
  )
  await results(page, expected.length)
  await page.reload()
  await results(page, expected.length)
  await expect(facet(page, 'Price').getByRole('textbox', { name: 'Maximum' })).toHaveValue('800')
  await page.goBack()
  await results(page, 20)
  await page.goForward()
  await results(page, expected.length)
})

test('a link keeps its limits and values where a script names the filters later', async ({
  site,
}) => {
  const { page } = site
  await site.open(shop(site, 'url-sync', ''), {
    path: '/page.html?f.price=5:800&f.maker.town=%2210:50%22&f.rating=2:',
  })
  const found = left({ Price: { min: 5, max: 800 }, Rating: 2 }).filter(
    (one) => hardValueOf(one, 'maker.town') === '10:50',
  )
  await results(page, found.length)
  await page
    .locator('site-search')
    .evaluate((it) => it.setAttribute('facets', 'maker.town, price:range, rating:rating'))
  await expect(stars(page, '2 stars & up')).toBeChecked()
  await expect(brand(page, '10:50')).toBeChecked()
  await expect(facet(page, 'Price').getByRole('textbox', { name: 'Maximum' })).toHaveValue('800')
  await results(page, found.length)
  await expect(chips(page)).toHaveCount(3)
})

test('two tabs of which one lacks the filters: a link, Back and a reload find each as it was', async ({
  site,
}) => {
  const { page } = site
  const element = shop(site, 'url-sync').replace('"products"', '"products|Wares, help_pages|Help"')
  await site.open(element, { path: '/page.html?index=help_pages&f.brand=Czersk&f.price=:800' })
  const here: Chosen = { Brand: ['Czersk'], Price: { max: 800 } }
  const wares = page.getByRole('tab', { name: 'Wares' })
  const help = page.getByRole('tab', { name: 'Help' })
  await results(page, 7)
  await expect(help).toHaveAttribute('aria-selected', 'true')
  await expect(wares).toHaveText(`Wares ${left(here).length}`)
  await expect(chips(page)).toHaveCount(0)
  await wares.click()
  await agrees(page, here)
  await expect(help).toHaveText('Help 7')
  await expect(chips(page)).toHaveText(['Brand: Czersk', 'Price: up to 800'])
  await brand(page, 'Fanø').check()
  const more: Chosen = { Brand: ['Czersk', 'Fanø'], Price: { max: 800 } }
  await agrees(page, more)
  await help.click()
  await results(page, 7)
  await expect(wares).toHaveText(`Wares ${left(more).length}`)
  await page.goBack()
  await agrees(page, more)
  await page.goBack()
  await agrees(page, here)
  await page.goBack()
  await results(page, 7)
  await page.reload()
  await results(page, 7)
  await wares.click()
  await agrees(page, here)
  expect(said(page).getAll('f.brand')).toEqual(['Czersk'])
})

test('each of twelve steps costs at most one request, and none for what was answered before', async ({
  site,
}) => {
  const { page } = site
  await site.open(shop(site, sorted))
  const sort = page.getByRole('combobox', { name: 'Sort by' })
  const two = { query: 'lamp', Brand: ['Aalborg', 'Bornholm'] }
  const steps: [name: string, requests: number, does: () => Promise<unknown>, shows: Chosen][] = [
    ['the page opens', 1, async () => undefined, {}],
    ['words', 1, () => box(page).fill('lamp'), { query: 'lamp' }],
    ['a brand', 1, () => brand(page, 'Aalborg').check(), { query: 'lamp', Brand: ['Aalborg'] }],
    ['another', 1, () => brand(page, 'Bornholm').check(), two],
    [
      'the first is taken away',
      1,
      () => brand(page, 'Aalborg').uncheck(),
      { query: 'lamp', Brand: ['Bornholm'] },
    ],
    ['and chosen again', 0, () => brand(page, 'Aalborg').check(), two],
    ['Enter in the box', 0, () => box(page).press('Enter'), two],
    [
      'a facet is closed and opened',
      0,
      async () => {
        for (const _ of [1, 2]) await facet(page, 'Rating').getByRole('button').click()
      },
      two,
    ],
    ['an order', 1, () => sort.selectOption('Cheapest'), two],
    ['none again', 0, () => sort.selectOption('Relevance'), two],
    [
      'all filters are cleared',
      0,
      () => page.getByRole('button', { name: 'Clear all filters' }).click(),
      { query: 'lamp' },
    ],
    ['and the words', 0, () => page.getByRole('button', { name: 'Clear search' }).click(), {}],
  ]
  let before = 0
  for (const [name, requests, does, shows] of steps) {
    await does()
    await agrees(page, shows)
    const now = searches(site).length
    expect(now - before, name).toBe(requests)
    before = now
  }
})

test('prices are read and written as Germans do, in results, limits, chips and the address', async ({
  site,
}) => {
  const { page } = site
  await site.open(shop(site, `url-sync hit-currency="EUR" ${sorted}`), { lang: 'de' })
  await page.getByRole('combobox', { name: 'Sortieren nach' }).selectOption('Dearest')
  await expect(page.getByText('1.249,50 €')).toBeVisible()
  const limitOf = (name: string) => facet(page, 'Price').getByRole('textbox', { name })
  await expect(limitOf('Maximum')).toHaveAttribute('placeholder', '1.249,5')
  await limitOf('Minimum').fill('1.000,5')
  await limitOf('Minimum').press('Enter')
  const dear = left({ Price: { min: 1000.5 } })
  await expect(page.getByText(`${dear.length} Ergebnisse`, { exact: true })).toBeVisible()
  await limitOf('Maximum').fill('1.249,49')
  await limitOf('Maximum').press('Enter')
  await expect(page.getByText(`${dear.length - 1} Ergebnisse`, { exact: true })).toBeVisible()
  await expect(
    page.getByRole('button', { name: 'Filter Price: 1.000,5–1.249,49 entfernen' }),
  ).toBeVisible()
  expect(said(page).get('f.price')).toBe('1000.5:1249.49')
  await page.reload()
  await expect(limitOf('Maximum')).toHaveValue('1.249,49')
})

test.describe('seen from New York', () => {
  test.use({ timezoneId: 'America/New_York' })
  test('days of Warsaw are whole days, also the short one when its clocks change', async ({
    site,
  }) => {
    const { page } = site
    await site.open(
      shop(site, 'url-sync time-zone="Europe/Warsaw"', 'facets="added_at:date|Added"'),
      { lang: 'pl' },
    )
    const warsaw = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Warsaw' })
    const between = (from: string, to: string) =>
      products.filter(({ added_at }) => {
        const day = warsaw.format(added_at * 1000)
        return day >= from && day <= to
      }).length
    const side = (name: string) => facet(page, 'Added').getByRole('textbox', { name })
    const found = (count: number) =>
      expect(page.locator('[part="stats"]')).toHaveText(new RegExp(`^${count} `))
    await side('Od').fill('29.03.2026')
    await side('Od').press('Enter')
    await side('Do').fill('29.03.2026')
    await side('Do').press('Enter')
    await found(between('2026-03-29', '2026-03-29'))
    await expect(page.getByRole('button', { name: /Usuń filtr Added: 29 mar 2026$/ })).toBeVisible()
    // 23 hours, but for the last second.
    const [from = 0, to = 0] = (said(page).get('f.added_at') ?? '').split(':').map(Number)
    expect(to - from).toBe(23 * 3600 - 1)
    await side('Do').fill('30.03.2026')
    await side('Do').press('Enter')
    await found(between('2026-03-29', '2026-03-30'))
    await page.reload()
    await found(between('2026-03-29', '2026-03-30'))
    await expect(side('Od')).toHaveValue('29.03.2026')
    await expect(side('Do')).toHaveValue('30.03.2026')
  })
})
