// The builder with its preview's frame: nothing to complain about in any state.
import { violationsInAll } from './axe.ts'
import {
  chooseDocument,
  contentAccount,
  control,
  fill,
  openFolded,
  preview,
  searchAccount,
} from './builder.ts'
import { expect, type Site, test } from './site.ts'

const results = ({ page }: Site) => preview(page).getByText('60 results')

/** The preview is of what is chosen now: it follows a moment later. An open dialog stops its scrolling. */
const shows = (site: Site, scheme: string, selector: string) =>
  expect(preview(site.page).locator(`html[style*="${scheme}"] ${selector}`).first()).toBeAttached()

const shown = {
  page: (site: Site) => expect(results(site)).toBeVisible(),
  dropdown: ({ page }: Site) => expect(preview(page).getByRole('option').first()).toBeVisible(),
  dialog: ({ page }: Site) => expect(preview(page).getByText(/\d+ results?/)).toBeVisible(),
}

for (const scheme of ['light', 'dark'])
  test(`a search in each layout, in a ${scheme} page`, async ({ site, page }) => {
    await openFolded(site)
    await fill(page, { ...searchAccount(site), facets: 'city, kind' })
    await page.getByRole('radio', { name: scheme, exact: true }).check()
    for (const [layout, isThere] of Object.entries(shown)) {
      await control(page, 'layout').selectOption(layout)
      await shows(site, scheme, `site-search[layout="${layout}"]`)
      await isThere(site)
      expect(await violationsInAll(page), layout).toEqual([])
    }
  })

test('a document and both elements are accessible in the builder', async ({ site, page }) => {
  test.slow()
  await openFolded(site)
  await fill(page, searchAccount(site))
  await chooseDocument(page)
  await fill(page, { ...contentAccount(site), 'entry-id': 'harbour', show: 'title, toc' })
  for (const scheme of ['light', 'dark']) {
    await page.getByRole('radio', { name: scheme, exact: true }).check()
    await shows(site, scheme, 'rich-doc[show="title, toc"]')
    await expect(preview(page).getByText('Lamps are')).toBeVisible()
    expect(await violationsInAll(page), scheme).toEqual([])
  }
  await page.getByRole('radio', { name: 'Both, in one page' }).check()
  for (const [environment, mark] of [
    ['html', 'site-search'],
    ['gtm', 'script:not([src]) ~ site-search'],
    ['wordpress', '[data-site-search] site-search'],
  ] as const) {
    await control(page, 'for').selectOption(environment)
    await shows(site, 'dark', mark)
    await expect(results(site)).toBeVisible()
    await expect(preview(page).getByText('Lamps are')).toBeVisible()
    expect(await violationsInAll(page), environment).toEqual([])
  }
})
