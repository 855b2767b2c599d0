// Facets of every type, chips, and the drawer: what a visitor can choose, and what it means.
import type { Page } from '@playwright/test'
import { ground, violations } from './axe.ts'
import { expect, heard, type Site, searches, test } from './site.ts'

const wares = ({ search }: Site, more: string, index = 'wares') =>
  `<site-search ${search.replace('"tales"', `"${index}"`)} ${more}></site-search>`
const results = (page: Page, count: number) =>
  expect(page.getByRole('status').filter({ hasText: /result/ })).toHaveText(`${count} results`)
const facet = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
const valuesOf = (page: Page, name: string) =>
  facet(page, name).locator('.facet-name').allTextContents()
const focused = (page: Page) =>
  page.evaluate(() => {
    const inside = document.querySelector('site-search')?.shadowRoot?.activeElement
    return inside?.getAttribute('aria-label') ?? inside?.textContent ?? ''
  })
const phone = { width: 390, height: 700 }

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

test('a chosen value stays in sight, though nothing has it any more', async ({ site }) => {
  const { page } = site
  await site.open(wares(site, 'facets="kind, brand(limit=3)" selected="brand:Brand 29"'))
  await expect(page.getByRole('checkbox', { name: 'Brand 29' })).toBeChecked()
  await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('Ware 7')
  await expect(page.getByText('Nothing found')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Brand 29' })).toHaveAccessibleDescription(
    '0 results',
  )
})

test('a long list shows its first values, more on demand, and less again', async ({ site }) => {
  const { page } = site
  await site.open(wares(site, 'facets="maker(limit=4 sort=alpha)"'))
  await expect(page.getByRole('checkbox')).toHaveCount(4)
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(page.getByRole('checkbox')).toHaveCount(24)
  expect(await focused(page)).toBe('Show less')
  await page.getByRole('button', { name: 'Show less' }).click()
  await expect(page.getByRole('checkbox')).toHaveCount(4)
})

test('values are searched by the service, found words are marked, and Escape clears', async ({
  site,
}) => {
  const { page } = site
  await site.open(wares(site, 'facets="brand(limit=3)"'))
  const box = page.getByRole('searchbox', { name: 'Search in Brand' })
  await box.pressSequentially('29')
  await expect(page.getByRole('checkbox')).toHaveCount(1)
  await expect(facet(page, 'Brand').locator('mark')).toHaveText('29')
  await page.getByRole('checkbox', { name: 'Brand 29' }).check()
  await results(page, 2)
  await expect(page.getByRole('checkbox', { name: 'Brand 29' })).toBeChecked()
  await box.fill('zzzz')
  await expect(page.getByText('No such value')).toBeVisible()
  await box.press('Escape')
  await expect(box).toHaveValue('')
  await expect(page.getByRole('checkbox')).toHaveCount(4)
})

test('a late answer to a search in values never replaces a newer one', async ({ site }) => {
  const { page } = site
  await site.open(wares(site, 'facets="brand(limit=3)"'))
  await results(page, 120)
  site.sandbox.faults.set({ match: /indexes/, fault: 'delay:800', times: 1 })
  const before = searches(site).length
  const box = page.getByRole('searchbox', { name: 'Search in Brand' })
  await box.fill('1')
  await expect.poll(() => searches(site).length).toBe(before + 1)
  const late = page.waitForEvent('requestfailed')
  await box.fill('29')
  await expect(page.getByRole('checkbox')).toHaveCount(1)
  // It was ended, so that it cannot come any more.
  expect((await late).failure()?.errorText).toBe('net::ERR_ABORTED')
  expect(await valuesOf(page, 'Brand')).toEqual(['Brand 29'])
})

test('where the service cannot search values, those that are known are searched', async ({
  site,
}) => {
  const { page } = site
  await site.open(wares(site, 'facets="maker(limit=3)"'))
  await page.getByRole('searchbox', { name: 'Search in Maker' }).fill('maker 2')
  await expect(page.getByRole('checkbox')).toHaveCount(4)
  expect(site.console.join('\n')).toContain('searchable(maker)')
  await expect(page.locator('[part="error"]')).toBeHidden()
})

test('a failed search in values is told in the facet, quietly', async ({ site }) => {
  const { page } = site
  await site.open(wares(site, 'facets="brand(search)"'))
  await results(page, 120)
  site.sandbox.faults.set({ match: /indexes/, fault: '500' })
  await page.getByRole('searchbox', { name: 'Search in Brand' }).fill('29')
  await expect(
    facet(page, 'Brand').getByText('Only the values shown so far could be searched.'),
  ).toBeVisible()
  expect(await valuesOf(page, 'Brand')).toEqual(['Brand 29'])
  await expect(page.locator('[part="error"]')).toBeHidden()
  await results(page, 120)
})

test('every facet opens and closes, and one that is closed begins open where something is chosen', async ({
  site,
}) => {
  const { page } = site
  await site.open(wares(site, 'facets="kind, brand(closed), color(closed)" selected="color:Navy"'))
  const title = (name: string) =>
    page.getByRole('heading', { level: 3, name }).getByRole('button', { name })
  await expect(title('Kind')).toHaveAttribute('aria-expanded', 'true')
  await expect(title('Brand')).toHaveAttribute('aria-expanded', 'false')
  await expect(title('Color')).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('checkbox', { name: 'Brand 00' })).toBeHidden()
  await title('Brand').click()
  await expect(page.getByRole('checkbox', { name: 'Brand 00' })).toBeVisible()
  await title('Kind').click()
  await expect(page.getByRole('checkbox', { name: 'pot' })).toBeHidden()
})

test('a facet that the owner closes, or opens, is so at once', async ({ site }) => {
  const { page } = site
  await site.open(wares(site, 'facets="kind, color"'))
  const kind = facet(page, 'Kind').getByRole('button', { name: 'Kind' })
  await expect(kind).toHaveAttribute('aria-expanded', 'true')
  for (const [facets, expanded] of [
    ['kind(closed), color', 'false'],
    ['kind, color', 'true'],
  ] as const) {
    await page.locator('site-search').evaluate((it, to) => it.setAttribute('facets', to), facets)
    await expect(kind).toHaveAttribute('aria-expanded', expanded)
  }
})

test('facets and values are named in the page’s words', async ({ site }) => {
  const { page } = site
  await site.open(wares(site, 'facets="kind, stock"'), { lang: 'pl' })
  await expect(page.getByRole('checkbox', { name: 'Tak' })).toBeVisible()
  await page.evaluate(() =>
    window.SiteEmbed?.addMessages('pl', { 'facet.kind': 'Rodzaj', 'facet.kind.pot': 'garnek' }),
  )
  await page.locator('site-search').evaluate((it) => {
    Reflect.set(it, 'messages', { 'facet.stock.true': 'na miejscu' })
  })
  await facet(page, 'Rodzaj').getByRole('checkbox', { name: 'garnek' }).check()
  await expect(page.getByRole('button', { name: 'Usuń filtr Rodzaj: garnek' })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'na miejscu' })).toBeVisible()
  expect(site.console).toEqual([])
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

test('with no word from the page, facets are found in the first answer and stay', async ({
  site,
}) => {
  const { page } = site
  await site.open(wares(site, ''))
  await results(page, 120)
  await expect(facet(page, 'Kind')).toBeVisible()
  const names = await page.locator('[part="facet-title"]:visible').allTextContents()
  expect(names).toContain('Categories')
  await expect(page.getByRole('checkbox', { name: 'Free' })).toBeVisible()
  await facet(page, 'Categories').getByRole('button', { name: 'Garden' }).click()
  await results(page, 30)
  await facet(page, 'Categories').getByRole('button', { name: 'Pots' }).click()
  await results(page, 30)
  await expect(page.getByRole('button', { name: /Categories: Garden > Pots/ })).toBeVisible()
})

test('who arrives with a query gets the facets of all results once the query is cleared', async ({
  site,
}) => {
  const { page } = site
  await site.open(wares(site, 'url-sync', 'tales'), { path: '/page.html?q=riga' })
  await results(page, 12)
  await expect(facet(page, 'Kind')).toBeVisible()
  await expect(facet(page, 'City')).toBeHidden()
  await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('')
  await results(page, 60)
  await expect(facet(page, 'City')).toBeVisible()
})

test('with no word from the page, the dashboard decides the facets and their values', async ({
  site,
}) => {
  const { page } = site
  await site.open(wares(site, '', 'ordered_wares'))
  await results(page, 120)
  expect(await valuesOf(page, 'Kind')).toEqual(['towel', 'pot'])
  expect(await page.locator('[part="facet"]:visible').allInnerTexts()).toMatchObject([
    expect.stringContaining('Kind'),
    expect.stringContaining('Free'),
    expect.stringContaining('Categories'),
  ])
})

test('“none” is no facets, and what is selected has a chip all the same', async ({ site }) => {
  const { page } = site
  await site.open(wares(site, 'facets="none" selected="kind:pot"'))
  await results(page, 40)
  await expect(page.locator('[part="facet"]')).toHaveCount(0)
  await page.getByRole('button', { name: 'Remove filter Kind: pot' }).click()
  await results(page, 120)
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

test('chips take filters away one by one or all at once, and the focus goes on', async ({
  site,
}) => {
  const { page } = site
  await site.open(wares(site, 'facets="kind, tags" selected="kind:pot, kind:pan, tags:new"'))
  const chips = page.locator('[part="chip"]')
  await expect(chips).toHaveText(['Kind: pot', 'Kind: pan', 'Tags: new'])
  await chips.first().focus()
  await page.keyboard.press('Enter')
  await expect(chips).toHaveText(['Kind: pan', 'Tags: new'])
  expect(await focused(page)).toBe('Remove filter Kind: pan')
  await chips.last().focus()
  await page.keyboard.press('Enter')
  await expect(chips).toHaveText(['Kind: pan'])
  expect(await focused(page)).toBe('Results')
  await expect(page.getByRole('button', { name: 'Clear all filters' })).toBeHidden()
  await page.getByRole('checkbox', { name: 'pot' }).check()
  await page.getByRole('button', { name: 'Clear all filters' }).click()
  await results(page, 120)
  await expect(chips).toHaveCount(0)
  expect(await focused(page)).toBe('Results')
})

for (const [lang, name] of [
  ['pl', 'Usuń filtr Kind: pot'],
  ['de', 'Filter Kind: pot entfernen'],
  ['da', 'Fjern filteret Kind: pot'],
] as const)
  test(`in ${lang} a chip is called “${name}”`, async ({ site }) => {
    await site.open(wares(site, 'facets="kind" selected="kind:pot"'), { lang })
    await expect(site.page.getByRole('button', { name })).toBeVisible()
  })

test('a facet without values is hidden, which its owner is told, and the results keep their place', async ({
  site,
}) => {
  const { page } = site
  await site.open(wares(site, 'facets="kind, nothing"'))
  await expect(facet(page, 'Kind')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Nothing', exact: true })).toBeHidden()
  const told = () => site.console.filter((line) => line.includes('stays hidden'))
  expect(told()).toEqual([expect.stringContaining('“nothing”')])
  const left = async () => (await page.locator('.results').boundingBox())?.x
  const before = await left()
  await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('qqqq')
  await expect(page.getByText('Nothing found')).toBeVisible()
  await expect(facet(page, 'Kind')).toBeHidden()
  // Words that find nothing are no fault of the owner's.
  expect(told()).toHaveLength(1)
  expect(await left()).toBe(before)
})

test('on a narrow element the filters are in a drawer, and the focus comes back', async ({
  site,
}) => {
  const { page } = site
  await page.setViewportSize(phone)
  await site.open(wares(site, 'facets="kind, tags"'))
  await results(page, 120)
  const button = page.getByRole('button', { name: /^Filters/ })
  await expect(facet(page, 'Kind')).toBeHidden()
  await button.click()
  const drawer = page.getByRole('dialog', { name: 'Filters' })
  await drawer.getByRole('checkbox', { name: 'pot' }).check()
  await drawer.getByRole('button', { name: 'Show 40 results' }).click()
  await expect(drawer).toBeHidden()
  await expect(button).toHaveText('Filters (1)')
  await expect(button).toBeFocused()
  await button.click()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(button).toBeFocused()
  await button.click()
  await drawer.getByRole('button', { name: 'Clear all filters' }).click()
  await expect(drawer.getByRole('button', { name: 'Show 120 results' })).toBeFocused()
  await drawer.getByRole('button', { name: 'Close' }).click()
  await expect(button).toBeFocused()
})

test('where a click focuses no button, Escape closes the calendar, then the drawer', async ({
  site,
}) => {
  const { page } = site
  await page.setViewportSize(phone)
  await site.open(wares(site, 'facets="kind, starts_at:date"'))
  // As Safari does it: what had the focus loses it.
  await page.evaluate(() =>
    addEventListener('mousedown', (event) => {
      event.preventDefault()
      const host = document.activeElement
      const focused = host?.shadowRoot?.activeElement
      if (focused instanceof HTMLElement) focused.blur()
    }),
  )
  const button = page.getByRole('button', { name: /^Filters/ })
  await button.click()
  const drawer = page.getByRole('dialog', { name: 'Filters' })
  await drawer.locator('.calendar-toggle').click()
  await expect(drawer.locator('.calendar')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer.locator('.calendar')).toBeHidden()
  await drawer.getByRole('checkbox', { name: 'pot' }).click()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(button).toBeFocused()
})

test('Escape in a search in values clears it, and leaves the drawer open', async ({ site }) => {
  const { page } = site
  await page.setViewportSize(phone)
  await site.open(wares(site, 'facets="brand(search)"'))
  await page.getByRole('button', { name: 'Filters' }).click()
  const box = page.getByRole('searchbox', { name: 'Search in Brand' })
  await box.fill('29')
  await expect(page.getByRole('checkbox')).toHaveCount(1)
  await box.press('Escape')
  await expect(box).toHaveValue('')
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('the page behind an open drawer does not scroll', async ({ site }) => {
  const { page } = site
  await page.setViewportSize(phone)
  await site.open(wares(site, 'facets="kind"'))
  await page.getByRole('button', { name: 'Filters' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.mouse.move(200, 300)
  await page.evaluate(() => {
    Object.assign(window, { turns: 0 })
    addEventListener('wheel', () =>
      // By the second frame the page has moved, if it can.
      requestAnimationFrame(() =>
        requestAnimationFrame(() =>
          Object.assign(window, { turns: Number(Reflect.get(window, 'turns')) + 1 }),
        ),
      ),
    )
  })
  // The second goes on where the first has reached the end of the drawer.
  for (const turns of [1, 2]) {
    await page.mouse.wheel(0, 900)
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'turns'))).toBe(turns)
  }
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('what was opened and typed in the filters stays when the element grows', async ({ site }) => {
  const { page } = site
  await page.setViewportSize(phone)
  await site.open(wares(site, 'facets="kind, brand(search)"'))
  await page.getByRole('button', { name: 'Filters' }).click()
  const box = page.getByRole('searchbox', { name: 'Search in Brand' })
  await box.fill('29')
  await facet(page, 'Kind').getByRole('button', { name: 'Kind' }).click()
  await box.focus()
  await page.setViewportSize({ width: 1280, height: 900 })
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(box).toHaveValue('29')
  await expect(box).toBeFocused()
  await expect(page.getByRole('checkbox', { name: 'pot' })).toBeHidden()
  await page.setViewportSize(phone)
  await expect(page.getByRole('button', { name: 'Filters' })).toBeFocused()
  expect(site.errors).toEqual([])
})

test('at 320 pixels, and as low as four times zoomed in, all of the drawer can be reached', async ({
  site,
}) => {
  const { page } = site
  await page.setViewportSize({ width: 320, height: 225 })
  await site.open(wares(site, 'facets="kind, rating:rating, color:color"'))
  await page.getByRole('button', { name: 'Filters' }).click()
  const end = page.getByRole('button', { name: 'Show 120 results' })
  await end.scrollIntoViewIfNeeded()
  await expect(end).toBeInViewport({ ratio: 1 })
  expect(
    await page.getByRole('dialog').evaluate((it) => it.scrollWidth - it.clientWidth),
  ).toBeLessThanOrEqual(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
})

test('the drawer works whatever the page’s style sheets say, and under a strict policy', async ({
  site,
}) => {
  const { page } = site
  await page.setViewportSize(phone)
  await site.open(wares(site, 'facets="kind"'), {
    head: '<style>dialog, button, div { display: none !important; position: static !important } * { transform: scale(.9); overflow: hidden !important }</style>',
    headers: {
      'content-security-policy': `default-src 'none'; script-src ${site.cdn.url}; style-src 'unsafe-inline'; connect-src 'self'; require-trusted-types-for 'script'`,
    },
  })
  await page.getByRole('button', { name: 'Filters' }).click()
  const box = await page.getByRole('dialog').boundingBox()
  expect(box).toEqual({ x: 0, y: 0, ...phone })
  await page.getByRole('checkbox', { name: 'pot' }).check()
  await page.getByRole('button', { name: 'Show 40 results' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(site.errors).toEqual([])
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

test('a facet may have any name, that of something built in too', async ({ site }) => {
  const { page } = site
  const names = ['constructor', 'toString:toggle', 'valueOf:range', 'hasOwnProperty:rating']
  await site.open(wares(site, `facets="${names}, constructor:date|When, __proto__:tree, kind"`))
  await results(page, 120)
  await page.getByRole('checkbox', { name: 'pot' }).check()
  await results(page, 40)
  await expect(page.locator('site-search .facet:visible')).toHaveCount(1)
  // The owner hears that the index has none of them, and nothing else.
  expect(site.console.filter((line) => !line.includes('stays hidden'))).toEqual([])
})

test('two values of the same name are two chips, and each takes away its own', async ({ site }) => {
  const { page } = site
  const shades = ['Red;#f00', 'Blue;#00f', 'Red;#e00'].map((shade) => `shade:${shade}`)
  await site.open(
    `<site-search ${site.search} facets="shade:color" selected="${shades}"></site-search>`,
  )
  const chips = page.locator('[part="chip"]')
  await expect(chips).toHaveText(['Shade: Red', 'Shade: Blue', 'Shade: Red'])
  await chips.first().click()
  await expect(chips).toHaveText(['Shade: Blue', 'Shade: Red'])
  await chips.last().click()
  await expect(chips).toHaveText(['Shade: Blue'])
})
