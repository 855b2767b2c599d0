import { ground, violations } from './axe.ts'
import { facet, results, valuesOf, wares } from './facets.ts'
import { expect, heard, test } from './site.ts'

test('the type list finds results with any of the chosen values', async ({ site }) => {
  const { page } = site
  await site.open(wares(site, 'facets="kind"'))
  await page.getByRole('checkbox', { name: 'pot' }).check()
  await results(page, 40)
  await page.getByRole('checkbox', { name: 'pan' }).check()
  await results(page, 80)
})

test('the type all finds results with every chosen value', async ({ site }) => {
  const { page } = site
  await site.open(wares(site, 'facets="tags:all"'))
  await page.getByRole('checkbox', { name: 'sale' }).check()
  await results(page, 60)
  await page.getByRole('checkbox', { name: 'new' }).check()
  await results(page, 20)
})

test('the type menu has one value, and choosing it again or “All” takes it away', async ({
  site,
}) => {
  const { page } = site
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

test('the type tree opens the chosen path, and choosing it again goes up one level', async ({
  site,
}) => {
  const { page } = site
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
  expect(await valuesOf(page, 'Category')).toEqual([
    'Home',
    'Bath',
    'Soap',
    'Towels',
    'Kitchen',
    'Garden',
  ])
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

test('a range is offered only where values differ, or where one has been chosen', async ({
  site,
}) => {
  const { page } = site
  await site.open(wares(site, 'facets="kind, price:range" filters="price = 7"'))
  await expect(page.getByRole('checkbox').first()).toBeVisible()
  await expect(facet(page, 'Price')).toBeHidden()
  await site.open(
    wares(site, 'facets="kind, price:range" filters="price = 7" selected="price:5:9"'),
  )
  await expect(facet(page, 'Price')).toBeVisible()
  expect(site.console).toEqual([])
})

test('the type rating offers so many stars and up, counted together', async ({ site }) => {
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

test('the type toggle is one checkbox, named by the facet', async ({ site }) => {
  const { page } = site
  await site.open(wares(site, 'facets="free:toggle|Free of charge"'))
  const toggle = page.getByRole('checkbox', { name: 'Free of charge' })
  await expect(toggle).toHaveAccessibleDescription('40 results')
  await toggle.check()
  await results(page, 40)
  await page.getByRole('button', { name: 'Remove filter Free of charge' }).click()
  await results(page, 120)
})

test('the type color shows a swatch of each colour, and its name always in words', async ({
  site,
}) => {
  const { page } = site
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
  test(`${attribute} with the value ${value} narrows the results`, async ({ site }) => {
    const { page } = site
    await site.open(wares(site, `facets="${attribute}, kind"`))
    await page.getByRole('checkbox', { name: value }).check()
    await results(page, count)
    await page.getByRole('button', { name: `Remove filter ${label}: ${value}` }).click()
    await results(page, 120)
  })

test('a mistyped type is told, with the types that there are', async ({ site }) => {
  await site.open(wares(site, 'facets="price:Rnge"'))
  await results(site.page, 120)
  expect(site.console.join('\n')).toMatch(/facets="price:Rnge" is not understood.*range/)
})

test('selected may be an interval where the facet has one', async ({ site }) => {
  const { page } = site
  const heardResults = await heard(page, 'search-results')
  await site.open(
    wares(site, 'facets="price:range, rating:rating" selected="price:10:50, rating:4:"'),
  )
  await results(page, 16)
  await expect(page.getByRole('button', { name: 'Remove filter Price: 10–50' })).toBeVisible()
  expect(await heardResults()).toHaveLength(1)
})

const every =
  'kind, tags:all, color:color, brand(search), stock:menu, rating:rating, free:toggle, price:range, starts_at:date, categories.lvl0>categories.lvl1>categories.lvl2:tree, maker(closed)'

for (const [name, width] of Object.entries({ 'beside the results': 1280, 'in the drawer': 390 }))
  test(`facets of every type have no accessibility violation ${name}`, async ({ site }) => {
    const { page } = site
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
