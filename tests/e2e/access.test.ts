// WCAG 2.2 AA, as far as a machine can tell, in each state that exists.
import { ground, violations } from './axe.ts'
import { expect, test } from './site.ts'

const inPage = (body: string) => `<main><h1>Page</h1><h2>Part</h2>${body}</main>`

test('a search with filters is accessible, its lists in Safari too', async ({ site, page }) => {
  await site.open(
    inPage(`<site-search ${site.search} facets="city, kind" query="evening"></site-search>`),
    { head: ground },
  )
  await expect(page.locator('mark').first()).toBeVisible()
  expect(await violations(page)).toEqual([])
  const lists = page.locator('ul, ol')
  const signs = await lists.evaluateAll((all) =>
    all.map((it) => getComputedStyle(it).listStyleType),
  )
  expect(signs).toEqual(signs.map(() => '""'))
  expect(signs.length).toBeGreaterThan(2)
})

test('a document has no accessibility violation', { tag: '@core' }, async ({ site }) => {
  const { page } = site
  await site.open(inPage(`<rich-doc ${site.content} entry-id="harbour"></rich-doc>`), {
    head: ground,
  })
  await expect(page.getByText('Lamps are')).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('tabs, sort orders, page sizes and growing lists are accessible', async ({ site, page }) => {
  const search = site.search.replace('"tales"', '"priced|Evenings, help_pages"')
  const elements = [
    `<site-search ${search} sort="priced_price_asc" per-page-options="5, 10" hits-per-page="2"></site-search>`,
    `<site-search ${site.search} paging="more" facets="none"></site-search>`,
  ]
  for (const element of elements) {
    await site.open(inPage(element), { head: ground })
    await expect(page.locator('[part="pagination"]')).toBeVisible()
    expect(await violations(page)).toEqual([])
  }
})

test('a dropdown is accessible in every state', async ({ site, page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('site-embed:recent:TESTAPP:tales', '["riga","play"]'),
  )
  await site.open(
    inPage(
      `<site-search ${site.search} layout="dropdown" recent suggestions-index="tales_suggestions" powered-by results-page="/found"></site-search>`,
    ),
    { head: ground },
  )
  const box = page.getByRole('combobox')
  const options = page.getByRole('option')
  expect(await violations(page)).toEqual([])
  await box.click()
  await expect(options.first()).toBeVisible()
  expect(await violations(page)).toEqual([])
  await box.fill('evening')
  await expect(page.locator('mark').first()).toBeVisible()
  await box.press('ArrowDown')
  await expect(page.locator('[part="suggestion"][aria-selected="true"]')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await box.press('End')
  await box.press('ArrowUp')
  await expect(page.locator('[part="hit"][aria-selected="true"]')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await box.fill('concert zzzz')
  await expect(page.getByText('Nothing found for')).toBeVisible()
  expect(await violations(page)).toEqual([])
  site.sandbox.faults.set({ match: /indexes/, fault: '503' })
  await box.fill('play')
  await expect(page.getByRole('alert')).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('an error, an empty result and a consent request are accessible', async ({ site, page }) => {
  await site.open(
    inPage(
      `<site-search ${site.search} query="qqqq" label="Tales"></site-search><site-search app-id="TESTAPP" api-key="no" search-host="${site.sandbox.url}" index-name="tales" label="Other"></site-search><rich-doc ${site.content} entry-id="harbour" loading="consent"></rich-doc>`,
    ),
  )
  await expect(page.getByText('Nothing found for')).toBeVisible()
  await expect(page.locator('[part="error"]')).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('a dropdown with the owner’s links in its results is accessible', async ({ site, page }) => {
  await site.open(
    inPage(
      `<site-search ${site.search} layout="dropdown" hits-per-page="2"><template slot="hit"><b>{{title}}</b> <a href="{{url}}">Read</a> <a href="/tickets">Tickets</a></template></site-search>`,
    ),
    { head: ground },
  )
  await page.getByRole('combobox').fill('riga')
  const option = page.getByRole('option').first()
  await expect(option).toHaveAccessibleName(/^Evening 4: .* Read Tickets$/)
  await page.keyboard.press('ArrowDown')
  await expect(option).toHaveAttribute('aria-selected', 'true')
  expect(await violations(page)).toEqual([])
})

test('the keyboard alone leads from the box to a filter, a result and another page', {
  tag: '@core',
}, async ({ site }) => {
  const { page } = site
  await site.open(`<site-search ${site.search} facets="city"></site-search>`)
  await expect(page.getByText('60 results')).toBeVisible()
  const focused = () =>
    page.evaluate(() => {
      const inside = document.querySelector('site-search')?.shadowRoot?.activeElement
      return inside?.getAttribute('aria-label') ?? inside?.textContent
    })
  await page.keyboard.press('Tab')
  expect(await focused()).toBe('Search')
  await page.keyboard.type('riga')
  await page.keyboard.press('Enter')
  await expect(page.getByText('12 results')).toBeVisible()
  const order: unknown[] = []
  for (let count = 0; count < 5; count++) {
    await page.keyboard.press('Tab')
    order.push(await focused())
  }
  expect(order.slice(0, 4)).toEqual(['Clear search', 'Search', 'City', 'Riga'])
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Space')
  await expect(page.getByRole('checkbox', { name: 'Riga' })).toBeChecked()
})

test('filters and results take the heading level of the page', async ({ site, page }) => {
  const search = `<site-search ${site.search} facets="kind"></site-search>`
  await site.open(
    `<div>${search}</div><h1>Tales</h1><div>${search}</div><h2>More</h2><div>${search.replace('>', ' heading-level="5">')}</div>
    <section id="late"><h4>Late</h4></section>`,
  )
  const levels = (at: number) =>
    page.locator('site-search').nth(at).locator(':is([part~="facet-title"], [part~="hit-title"])')
  for (const [at, tag] of [
    [0, 'H3'],
    [1, 'H2'],
    [2, 'H5'],
  ] as const) {
    await expect(levels(at).nth(1)).toBeVisible()
    const tags = await levels(at).evaluateAll((all) => all.map(({ tagName }) => tagName))
    expect([...new Set(tags)]).toEqual([tag])
  }
  await page.evaluate(() => {
    const element = document.createElement('site-search')
    for (const { name, value } of document.querySelector('site-search')?.attributes ?? [])
      element.setAttribute(name, value)
    document.querySelector('#late')?.append(element)
  })
  await expect(levels(3).nth(1)).toHaveJSProperty('tagName', 'H5')
})
