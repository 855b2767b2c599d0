// Names that InstantSearch, or every object, has a meaning of its own for.

import { addBrands, chips, open, products, refinedItems } from './instantsearch.ts'
import { expect, isSlim, test } from './site.ts'

test.skip(
  isSlim,
  'A slim build has no InstantSearch: what it has instead is in which-file.test.ts.',
)

for (const params of [
  'facets=brand',
  'facets=*',
  'facets=%5B%22brand%22%5D',
  'disjunctiveFacets=a',
])
  test(`params="${params}" breaks nothing of InstantSearch`, async ({ site, page }) => {
    await site.open(
      `<site-search ${products(site)} facets="brand" params="${params}"></site-search>`,
    )
    // Of what the service does not know, it says so itself.
    const isKnown = params.startsWith('facets')
    if (isKnown) {
      await page.getByRole('checkbox', { name: 'Aalborg' }).check()
      await expect(chips(page)).toHaveText(['Brand: Aalborg'])
    }
    await expect(page.getByRole('alert')).toHaveCount(isKnown ? 0 : 1)
    expect(site.errors).toEqual([])
  })

test('a facet named constructor breaks nothing', { tag: '@chromium' }, async ({ site, page }) => {
  await open(site, 'facets="brand"')
  await page.route('**/1/indexes/**', async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    for (const result of body.results) result.facets = { ...result.facets, constructor: { a: 1 } }
    await route.fulfill({ response: answer, json: body })
  })
  await page.getByRole('checkbox', { name: 'Aalborg' }).check()
  await expect(chips(page)).toHaveText(['Brand: Aalborg'])
  await expect.poll(() => page.evaluate(() => window.live.status)).toBe('idle')
  await addBrands(page)
  await expect.poll(() => refinedItems(page)).toEqual(['Aalborg'])
  expect(site.errors).toEqual([])
})
