// Order and number of results, chosen above them.
import { expect, heard, searches, test } from './site.ts'

const priced = (search: string, more: string) =>
  `<site-search ${search.replace('"tales"', '"priced"')} ${more}></site-search>`

test('a select named “Sort by” has the sort orders', { tag: '@core' }, async ({ site, page }) => {
  const changes = await heard(page, 'search-change')
  await site.open(
    priced(site.search, 'sort="priced_price_desc|Price, highest, priced_price_asc"').replace(
      'Price, highest',
      'Price\\, highest',
    ),
  )
  const sort = page.getByRole('combobox', { name: 'Sort by' })
  await expect(sort.locator('option')).toHaveText(['Relevance', 'Price, highest', 'Price asc'])
  await page.getByRole('searchbox').fill('riga')
  await expect(page.getByText('12 results')).toBeVisible()
  await sort.selectOption('Price, highest')
  await expect(page.locator('[part="hit-title"]').first()).toHaveText(/Evening 59/)
  expect((await changes()).at(-1)).toMatchObject({ sort: 'priced_price_desc', query: 'riga' })
  await sort.selectOption('Relevance')
  await expect(page.locator('[part="hit-title"]').first()).not.toHaveText(/Evening 59/)
  expect((await changes()).at(-1)).toMatchObject({ sort: null })
})

for (const facets of ['city', 'none'])
  test(`a sort order with a long name does not widen a narrow page (facets: ${facets})`, async ({
    site,
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    const name = 'What most of our guests have found worth the way to the harbour'
    await site.open(
      priced(site.search, `sort="priced|${name}, priced_price_asc|Price" facets="${facets}"`),
    )
    await expect(page.locator('[part="hit"]').first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })

test('sorting starts with the first of the list', async ({ site, page }) => {
  const by = (list: string) => priced(site.search, `url-sync sort="${list}"`)
  await site.open(by('priced_price_desc|Highest, priced|Best, priced_price_asc|Lowest'))
  const sort = page.getByRole('combobox', { name: 'Sort by' })
  const first = page.locator('[part="hit-title"]').first()
  await expect(first).toHaveText(/Evening 59/)
  await expect(sort.locator('option:checked')).toHaveText('Highest')
  expect(searches(site)).toHaveLength(1)
  expect(page.url()).not.toContain('sort')
  await sort.selectOption('Best')
  await expect(first).not.toHaveText(/Evening 59/)
  expect(page.url()).toContain('?sort=priced')
  await page.reload()
  await expect(sort.locator('option:checked')).toHaveText('Best')
  await expect(first).not.toHaveText(/Evening 59/)
  await sort.selectOption('Highest')
  await expect(first).toHaveText(/Evening 59/)
  expect(page.url()).not.toContain('sort')
  // Live, for as long as nothing else is chosen.
  await page
    .locator('site-search')
    .evaluate((element) => element.setAttribute('sort', 'priced_price_asc|Lowest, priced'))
  await expect(sort.locator('option:checked')).toHaveText('Lowest')
  await expect(first).toHaveText(/Evening 0/)
})
