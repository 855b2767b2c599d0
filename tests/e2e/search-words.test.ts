// The words of a search, in the page’s language and in the page’s own.
import { expect, test } from './site.ts'

for (const [lang, count, words] of [
  ['pl', '60 wyników', 'Szukaj'],
  ['de', '60 Ergebnisse', 'Suchen'],
  ['da', '60 resultater', 'Søg'],
  ['fr', '60 results', 'Search'],
] as const)
  test(`a page in ${lang} reads “${count}”, and dates in its language`, async ({ site }) => {
    await site.open(`<site-search ${site.search}></site-search>`, { lang })
    await expect(site.page.getByText(count)).toBeVisible()
    await expect(site.page.getByRole('button', { name: words })).toBeVisible()
    const date = {
      pl: '12 marca 2026',
      de: '12. März 2026',
      da: '12. marts 2026',
      fr: '12 mars 2026',
    }[lang]
    await expect(site.page.locator('time').first()).toHaveText(date)
  })
