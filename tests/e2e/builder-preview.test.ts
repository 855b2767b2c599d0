// The preview of the builder: what is being set is in view, and nothing in it leads away.
import {
  chooseDocument,
  contentAccount,
  control,
  fill,
  preview,
  searchAccount,
  serveBuilder,
  snippet,
} from './builder.ts'
import { expect, type Site, test } from './site.ts'

async function openOnLaptop({ page, ...site }: Site) {
  await page.setViewportSize({ width: 1280, height: 800 })
  serveBuilder({ page, ...site })
  await page.goto(`${site.sandbox.url}/builder.html`)
}

test('on a laptop the filter, or the contents of a document, that was just clicked is in view, and so is the way to copy', async ({
  site,
}) => {
  const { page } = site
  await openOnLaptop(site)
  await fill(page, { ...searchAccount(site), 'index-name': 'products' })
  const shown = (name: string) => preview(page).locator('[part="facet"]').filter({ hasText: name })
  for (const name of ['Brand', 'Price', 'Rating', 'Date']) {
    await page.getByRole('button', { name, exact: true }).click()
    await expect(shown(name)).toBeInViewport({ ratio: 0.9 })
  }
  await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeInViewport({ ratio: 1 })
  // What else is changed leaves the page where it is.
  await page.getByRole('button', { name: 'Cards side by side (grid)' }).click()
  await expect(preview(page).locator('[part~="hits"]')).toHaveAttribute('data-view', 'grid')
  await expect(shown('Date')).toBeInViewport({ ratio: 0.9 })
  await chooseDocument(page)
  await fill(page, {
    ...contentAccount(site),
    'space-id': 'reading',
    'entry-id': 'manual',
    show: 'title',
  })
  await page.getByRole('button', { name: 'Table of contents (toc)' }).click()
  await expect(preview(page).locator('[part="toc"]')).toBeInViewport({ ratio: 0.9 })
})

test('prices without a currency get one in a click, or are led to where another is written', async ({
  site,
}) => {
  const { page } = site
  await openOnLaptop(site)
  await fill(page, searchAccount(site))
  const asked = page.getByText('Prices stand without a currency')
  await expect(asked).toBeVisible()
  await page.getByRole('button', { name: 'Another one' }).click()
  await expect(control(page, 'hit-currency')).toBeFocused()
  await expect(control(page, 'hit-currency')).toBeInViewport()
  await page.getByRole('button', { name: 'EUR', exact: true }).click()
  await expect(snippet(page)).toContainText('hit-currency="EUR"')
  await expect(preview(page).getByText('€2.50')).toBeVisible()
  await expect(asked).toHaveCount(0)
  await control(page, 'hit-currency').fill('')
  await expect(asked).toBeVisible()
  await fill(page, { 'index-name': 'help_pages' })
  await expect(asked).toHaveCount(0)
})

test('a result or a link that is clicked in the preview leads nowhere, and its address on the page is told', async ({
  site,
}) => {
  const { page } = site
  await openOnLaptop(site)
  await fill(page, searchAccount(site))
  // The driver of Firefox finds no place to click in a page that is made smaller.
  await preview(page)
    .getByRole('link', { name: 'Evening 0' })
    .evaluate((it: HTMLElement) => it.click())
  const told = page.getByText('Links lead nowhere here')
  await expect(told).toContainText('On your page this one leads to /tales/0')
  expect(page.context().pages()).toHaveLength(1)
  await expect(preview(page).getByText('60 results')).toBeVisible()
  await control(page, 'hits-view').fill('grid')
  await expect(told).toHaveCount(0)
})

test('Enter in a box that leads to another page leaves the preview where it is, and says where it leads', async ({
  site,
}) => {
  const { page } = site
  await openOnLaptop(site)
  await fill(page, searchAccount(site))
  await control(page, 'layout').selectOption('dropdown')
  await fill(page, { 'results-page': '/znaleźć' })
  await expect(preview(page).locator('site-search[results-page="/znaleźć"]')).toBeAttached()
  const box = preview(page).getByRole('combobox')
  // The word that the preview types in.
  await expect(box).toHaveValue('Evening')
  await box.press('ControlOrMeta+a')
  await box.pressSequentially('harbour')
  await box.press('Enter')
  await expect(page.locator('.leads')).toContainText(
    'On your page this one leads to /znaleźć?q=harbour',
  )
  await expect(box).toBeVisible()
})
