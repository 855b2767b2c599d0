// Whole journeys through a shop: several filters at once, with words, orders and pages. Every count
// is compared with a plain loop over the products.
import { type Chosen, left, products } from '../fixtures/shop.ts'
import {
  agrees,
  box,
  brand,
  category,
  chips,
  facet,
  free,
  limit,
  results,
  said,
  shop,
  sorted,
  stars,
  titles,
} from './shop.ts'
import { expect, searches, test } from './site.ts'

test('a visitor finds a brand by typing, and adds it to the others', async ({ site, page }) => {
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

test('every count is right with all filters at once', { tag: '@core' }, async ({ site, page }) => {
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

test('order, size and pages apply to the filtered results', async ({ site, page }) => {
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

test('each step costs one request, and none for a known answer', async ({ site, page }) => {
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
    // The order of results is not among what is compared: the old ones would agree with it.
    await expect.poll(() => searches(site).length - before, name).toBe(requests)
    await agrees(page, shows)
    expect(searches(site).length - before, name).toBe(requests)
    before += requests
  }
})

test('a German reads and writes prices the German way', async ({ site, page }) => {
  await site.open(shop(site, `url-sync hit-currency="EUR" ${sorted}`), { lang: 'de' })
  await page.getByRole('combobox', { name: 'Sortieren nach' }).selectOption('Dearest')
  await expect(page.getByText('1.249,50 €')).toBeVisible()
  const limitOf = (name: string) => facet(page, 'Preis').getByRole('textbox', { name })
  await expect(limitOf('Bis')).toHaveAttribute('placeholder', /^1\.249,50\s€$/)
  await limitOf('Von').fill('1.000,5')
  await limitOf('Von').press('Enter')
  const dear = left({ Price: { min: 1000.5 } })
  await expect(page.getByText(`${dear.length} Ergebnisse`, { exact: true })).toBeVisible()
  await limitOf('Bis').fill('1.249,49')
  await limitOf('Bis').press('Enter')
  await expect(page.getByText(`${dear.length - 1} Ergebnisse`, { exact: true })).toBeVisible()
  await expect(
    page.getByRole('button', { name: /^Filter Preis: 1\.000,50\s€–1\.249,49\s€ entfernen$/ }),
  ).toBeVisible()
  expect(said(page).get('f.price')).toBe('1000.5:1249.49')
  await page.reload()
  await expect(limitOf('Bis')).toHaveValue('1.249,49')
})

// There the time zone is that of all tests.
test.describe('seen from New York', { tag: '@not-webkit' }, () => {
  test.use({ timezoneId: 'America/New_York' })
  test('a visitor in New York filters by whole days of Warsaw', async ({ site, page }) => {
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
