// What the owner’s script makes of results and of requests.
import { expect, heard, set, test } from './site.ts'

test('transformItems changes what is shown and what events report', async ({ site, page }) => {
  const results = await heard(page, 'search-results')
  await site.open(`<site-search ${site.search}></site-search>`, {
    head: `<script>addEventListener('DOMContentLoaded', () => {
      document.querySelector('site-search').transformItems = (hits) => {
        for (const hit of hits) { hit.title = hit.title + '!'; delete hit._highlightResult }
        return hits.filter(({ city }) => city === 'Riga')
      }
    })</script>`,
  })
  await expect(page.getByText('60 results')).toBeVisible()
  await expect(page.locator('[part="hit"]')).toHaveCount(4)
  await expect(page.locator('[part="hit-title"]').first()).toHaveText(/Riga!$/)
  expect((await results()).at(-1)).toMatchObject({ nbHits: 60, hits: { length: 4 } })
  await page.getByRole('searchbox').fill('amber')
  // The only one, and it is left out.
  await expect(page.getByText('0 results', { exact: true })).toBeVisible()
  await expect(page.locator('[part="empty"]')).toBeVisible()
  await page.getByRole('searchbox').fill('')
  await expect(page.getByText('60 results')).toBeVisible()
  // From the cache, and given as a copy: changed once, not twice.
  await expect(page.locator('[part="hit-title"]').first()).toHaveText(/Riga!$/)
  await set(page, 'transformItems', null)
  await expect(page.locator('[part="hit"]')).toHaveCount(20)
})

for (const [what, body] of [
  ['throws', "throw new Error('oops')"],
  ['returns no list', "return 'nothing'"],
] as const)
  test(`the owner is told once that transformItems ${what}`, async ({ site, page }) => {
    await site.open(`<site-search ${site.search}></site-search>`, {
      head: `<script>addEventListener('DOMContentLoaded', () => {
        document.querySelector('site-search').transformItems = () => { ${body} }
      })</script>`,
    })
    await expect(page.locator('[part="hit"]')).toHaveCount(20)
    await page.getByRole('searchbox').fill('riga')
    await expect(page.getByText('12 results')).toBeVisible()
    expect(site.console.filter((line) => line.includes('transformItems'))).toHaveLength(1)
    expect(site.errors).toEqual([])
  })
