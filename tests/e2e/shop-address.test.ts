// What is chosen in a shop, in its address: links, Back and Forward, what the page begins with.
import { humanised } from '../../src/contract/humanised.ts'
import { type Chosen, hardNames, hardValueOf, left, products } from '../fixtures/shop.ts'
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

test('a link opens every filter as sent, and clearing keeps the rest', async ({ site, page }) => {
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
  await page.getByRole('button', { name: 'Clear all filters' }).click()
  await agrees(page, { query: 'kettle' })
  expect(Object.fromEntries(said(page))).toEqual({
    q: 'kettle',
    sort: 'products_price_desc',
    'per-page': '2',
  })
})

test('a link into the categories opens the path with all its levels', async ({ site, page }) => {
  const sent = new URLSearchParams({
    'f.categories.lvl0': 'Home > Light > Desk',
    'f.free_shipping': 'true',
  })
  await site.open(shop(site, 'url-sync'), { path: `/page.html?${sent}` })
  await agrees(page, { Category: 'Home > Light > Desk', 'Free shipping': true })
  await expect(category(page, 'Desk')).toHaveAttribute('aria-current', 'true')
  await expect(free(page)).toBeChecked()
})

test('Back and Forward restore filters of every kind without a request', async ({ site, page }) => {
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

test('a link with a price opens that filter if the page names none', async ({ site, page }) => {
  await site.open(shop(site, 'url-sync', ''))
  const slots = facet(page, humanised(hardNames[0]))
  await slots.getByRole('checkbox', { name: '10:50', exact: true }).check()
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

test('a link keeps its filters when a script names them later', async ({ site, page }) => {
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

test('two tabs keep their filters by link, Back and reload', async ({ site, page }) => {
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
