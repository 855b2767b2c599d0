// Filters and facts without a label are called as people call them in the language of the page.
import { expect, type Site, test } from './site.ts'

const search = ({ search }: Site, more: string) => `<site-search ${search} ${more}></site-search>`

test('a Polish page names the filters of common fields in Polish, in headings, chips and searches', {
  tag: '@core',
}, async ({ site, page }) => {
  await site.open(search(site, 'facets="city(search), kind|Co, title" selected="city:Riga"'), {
    lang: 'pl',
  })
  await expect(page.getByRole('heading', { name: 'Miasto', exact: true })).toBeVisible()
  await expect(page.getByRole('searchbox', { name: 'Szukaj w: Miasto' })).toBeVisible()
  await expect(page.locator('[part="chip"]')).toHaveText('Miasto: Riga')
  // The owner’s label wins, and what few indices have is called as it is there.
  await expect(page.getByRole('heading', { name: 'Co', exact: true })).toBeVisible()
  await page.evaluate(() => window.SiteEmbed?.addMessages('pl', { 'facet.city': 'Gdzie' }))
  await expect(page.getByRole('heading', { name: 'Gdzie', exact: true })).toBeVisible()
})

test('a language script translates them too, and English leaves them unchanged', async ({
  site,
  page,
}) => {
  const ofWares = { ...site, search: site.search.replace('"tales"', '"wares"') }
  await site.open(search(ofWares, 'facets="brand, starts_at:date"'))
  await expect(page.getByRole('heading', { name: 'Brand', exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Starts at', exact: true })).toBeVisible()
  await page.addScriptTag({ url: site.file('site-embed.fr.js') })
  await page.locator('html').evaluate((root) => root.setAttribute('lang', 'fr'))
  await expect(page.getByRole('heading', { name: 'Marque', exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Date', exact: true })).toBeVisible()
})
