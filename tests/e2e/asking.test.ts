// When a search asks: on Enter only, or once there are enough letters.
import { expect, searches, test } from './site.ts'

test('with search-on="submit" nothing is asked before Enter', { tag: '@core' }, async ({
  site,
}) => {
  const { page } = site
  await site.open(`<site-search ${site.search} search-on="submit"></site-search>`)
  await expect(page.getByText('60 results')).toBeVisible()
  await page.getByRole('searchbox').pressSequentially('riga')
  await expect(page.getByRole('searchbox')).toHaveValue('riga')
  expect(searches(site)).toHaveLength(1)
  await page.getByRole('searchbox').press('Enter')
  await expect(page.getByText('12 results')).toBeVisible()
  expect(searches(site)).toHaveLength(2)
})

test('a word below min-length asks nothing and shows a hint', async ({ site, page }) => {
  await site.open(`<site-search ${site.search} facets="city" min-length="3"></site-search>`)
  await expect(page.getByText('Type at least 3 characters')).toBeVisible()
  await expect(page.locator('.bone')).toHaveCount(0)
  expect(searches(site)).toHaveLength(0)
  await page.getByRole('searchbox').fill('rig')
  await expect(page.getByText('12 results')).toBeVisible()
  await page.getByRole('searchbox').fill('ri')
  await expect(page.getByText('Type at least 3 characters')).toBeVisible()
  await expect(page.locator('[part="hit"]')).toHaveCount(0)
  await page.locator('site-search').evaluate((it) => it.setAttribute('min-length', '1'))
  await expect(page.locator('[part="hit"]')).toHaveCount(12)
})

for (const [lang, least, words] of [
  ['pl', 2, 'Wpisz co najmniej 2 znaki'],
  ['pl', 5, 'Wpisz co najmniej 5 znaków'],
  ['de', 3, 'Mindestens 3 Zeichen eingeben'],
  ['da', 3, 'Skriv mindst 3 tegn'],
  ['en', 1, 'Type at least 1 character'],
] as const)
  test(`a page in ${lang} asks for ${least}: “${words}”`, async ({ site }) => {
    await site.open(`<site-search ${site.search} min-length="${least}"></site-search>`, { lang })
    await expect(site.page.getByText(words, { exact: true })).toBeVisible()
  })
