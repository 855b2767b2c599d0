import { expect, searches, test } from './site.ts'

test('a pasted search and a pasted document work', { tag: '@core' }, async ({ site, page }) => {
  await site.open(
    `<site-search ${site.search} facets="city"></site-search><rich-doc ${site.content} entry-id="harbour"></rich-doc>`,
  )
  await expect(page.getByText('60 results')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'The harbour at night' })).toBeVisible()
  expect(searches(site)).toHaveLength(1)
  expect(site.errors).toEqual([])
})
