// The preview of the builder: what is being set is in view, and nothing in it leads away.
import {
  chooseDocument,
  contentAccount,
  control,
  fill,
  openAnew,
  openFolded,
  preview,
  readIn,
  searchAccount,
  snippet,
} from './builder.ts'
import { expect, type Site, test } from './site.ts'

async function openOnLaptop({ page, ...site }: Site) {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openFolded({ page, ...site })
}

test('the preview scrolls to the filter or contents just chosen', async ({ site, page }) => {
  await openOnLaptop(site)
  await fill(page, { ...searchAccount(site), 'index-name': 'products' })
  const shown = (name: string) => preview(page).locator('[part="facet"]').filter({ hasText: name })
  for (const name of ['Brand', 'Price', 'Rating', 'Added at']) {
    await page.getByRole('button', { name, exact: true }).click()
    await expect(shown(name)).toBeInViewport({ ratio: 0.9 })
  }
  await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeInViewport({ ratio: 1 })
  // What else is changed leaves the page where it is.
  await page.getByRole('button', { name: 'Cards side by side (grid)' }).click()
  await expect(preview(page).locator('[part~="hits"]')).toHaveAttribute('data-view', 'grid')
  await expect(shown('Added at')).toBeInViewport({ ratio: 0.9 })
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

test('a currency is offered for prices without one', async ({ site, page }) => {
  await openOnLaptop(site)
  await fill(page, searchAccount(site))
  const asked = page.getByText('Prices have no currency yet')
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

test('a click in the preview leads nowhere and shows the address', async ({ site, page }) => {
  await openOnLaptop(site)
  await fill(page, searchAccount(site))
  // The driver of Firefox finds no place to click in a page that is made smaller.
  await preview(page)
    .getByRole('link', { name: 'Evening 0' })
    .evaluate((it: HTMLElement) => it.click())
  const told = page.getByText('Links do not work in the preview')
  await expect(told).toContainText('On your page, this one leads to /tales/0')
  expect(page.context().pages()).toHaveLength(1)
  await expect(preview(page).getByText('60 results')).toBeVisible()
  await control(page, 'hits-view').fill('grid')
  await expect(told).toHaveCount(0)
})

test('Enter in the preview leads nowhere and shows the address', async ({ site, page }) => {
  await openOnLaptop(site)
  await fill(page, searchAccount(site))
  await control(page, 'layout').selectOption('dropdown')
  await fill(page, { 'results-page': '/znaleźć' })
  await expect(preview(page).locator('site-search[results-page="/znaleźć"]')).toBeAttached()
  const box = preview(page).getByRole('combobox')
  // The word that the preview types in.
  await expect(box).toHaveValue('København')
  await box.press('ControlOrMeta+a')
  await box.pressSequentially('harbour')
  await box.press('Enter')
  await expect(page.locator('.leads')).toContainText(
    'On your page, this one leads to /znaleźć?q=harbour',
  )
  await expect(box).toBeVisible()
})

test('the contents and the text of a document are where the builder says', async ({
  site,
  page,
}) => {
  await openOnLaptop(site)
  await chooseDocument(page)
  const entry = { 'space-id': 'reading', 'entry-id': 'manual', show: 'title, toc' }
  await fill(page, { ...contentAccount(site), ...entry })
  await page.locator('[name="width"][value="desktop"]').check()
  const place = (name: string, value: string) => page.locator(`[name="${name}"][value="${value}"]`)
  const boxOf = async (part: string) => {
    const box = preview(page).locator(`[part~="${part}"]`).first()
    return box.evaluate((it) => it.getBoundingClientRect().toJSON() as DOMRect)
  }
  const middleOf = ({ left, right }: DOMRect) => (left + right) / 2
  const isBeside = async () => (await boxOf('toc')).left > (await boxOf('paragraph')).right
  await expect(place('contents-place', 'beside')).toBeChecked()
  await expect(place('text-place', 'middle')).toBeChecked()
  await expect(place('text-place', 'start')).toHaveCount(0)
  await expect.poll(isBeside).toBe(true)
  expect(Math.abs(middleOf(await boxOf('document')) - 640)).toBeLessThan(10)
  await place('contents-place', 'above').check()
  await expect(place('text-place', 'start')).toBeChecked()
  await expect.poll(isBeside).toBe(false)
  expect((await boxOf('paragraph')).left).toBe(16)
  await place('text-place', 'middle').check()
  const style = 'max-width:min(66ch, 56em);margin-inline:auto'
  await expect(snippet(page)).toContainText(style)
  await expect.poll(async () => Math.abs(middleOf(await boxOf('paragraph')) - 640)).toBeLessThan(10)
  expect(await isBeside()).toBe(false)
  const written = await snippet(page).textContent()
  await place('contents-place', 'beside').check()
  await expect(snippet(page)).not.toContainText(style)
  await readIn(page, written ?? '')
  await expect(place('contents-place', 'above')).toBeChecked()
  await expect(snippet(page)).toContainText(style)
  await openAnew(page, page.url())
  await expect(place('contents-place', 'above')).toBeChecked()
})
