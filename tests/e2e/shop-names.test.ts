// Filters and values of any name.
import { hardNames, hardValueOf, hardValues, products } from '../fixtures/shop.ts'
import { brand, countsShown, facet, results, said, shop } from './shop.ts'
import { expect, heard, test } from './site.ts'

for (const attribute of hardNames)
  for (const value of hardValues)
    test(`${attribute} = ${value} is a filter like any other`, async ({ site, page }) => {
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

test('names with commas, bars and colons can be escaped', async ({ site, page }) => {
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
