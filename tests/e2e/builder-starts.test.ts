// What the builder begins with: a picture to click in the place of several settings. In its sandbox, which
// has something to show for each.
import { expect, type Page } from '@playwright/test'
import type { Sandbox } from '../../demo/sandbox/server.ts'
import { violations } from './axe.ts'
import { control, preview, snippet } from './builder.ts'
import { test } from './demo.ts'

/** As in a tab of its own. */
async function openFresh(page: Page, { url }: Sandbox, search = '') {
  // From a page beside it: the builder itself would go on writing down what is set.
  await page.goto(`${url}/builder.css`)
  await page.evaluate(() => sessionStorage.clear())
  await page.goto(`${url}/builder.html${search}`)
  await expect(page.locator('[name="account"][value="sandbox"]')).toBeChecked()
}

// In one worker, so that the indices are built once.
test.describe.configure({ mode: 'default' })

test('a click on a picture sets up the layout that it shows', async ({ page, demo }) => {
  await openFresh(page, demo)
  const start = (name: string) =>
    page.getByRole('group', { name: 'Start with' }).getByRole('button', { name, exact: true })
  await expect(preview(page).getByText('324 results')).toBeVisible({ timeout: 15_000 })
  await expect(start('Search page')).toHaveAttribute('aria-pressed', 'true')
  await start('Shop').click()
  await expect(start('Shop')).toHaveAttribute('aria-pressed', 'true')
  await expect(preview(page).locator('[part~="hits"]')).toHaveAttribute('data-view', 'grid')
  await expect(preview(page).getByText('€39.00')).toBeVisible()
  await expect(snippet(page)).toContainText('index-name="products" facets="kind, price:range')
  // What was chosen is in view in its list.
  const products = page.getByRole('button', { name: 'products', exact: true })
  const hidden = await products.evaluate((it) => {
    const [row, list] = [it.closest('li'), it.closest('ul')].map((box) =>
      box?.getBoundingClientRect(),
    )
    return !row || !list || row.top < list.top || row.top > list.bottom - 20
  })
  expect(hidden).toBe(false)
  await start('Box in the header').click()
  await expect(snippet(page)).toContainText('layout="dropdown"')
  await expect(snippet(page)).not.toContainText('hits-view')
  await expect(preview(page).getByRole('option').first()).toBeVisible()
  await start('Search in a window').click()
  await expect(snippet(page)).toContainText('index-name="docs" layout="dialog"')
  await expect(preview(page).getByRole('dialog')).toBeVisible()
  // An index that somebody has chosen stays.
  await page.getByRole('button', { name: 'wp_posts', exact: true }).click()
  await start('Search page').click()
  await expect(snippet(page)).toContainText('<site-search index-name="wp_posts" style')
  await page.getByRole('radio', { name: 'A document' }).check()
  await expect(start('Article')).toHaveAttribute('aria-pressed', 'true')
  await start('Guide').click()
  await expect(preview(page).locator('[part="toc"]')).toBeVisible({ timeout: 15_000 })
  await start('Text only').click()
  await expect(snippet(page)).toContainText('<rich-doc entry-id="article-01" style')
  expect(await violations(page)).toEqual([])
})

test('a shop starts with products, unless something was chosen', async ({ page, demo }) => {
  await openFresh(page, demo)
  await expect(control(page, 'index-name')).toHaveValue(/^events_/)
  await control(page, 'for').selectOption('shopify')
  await expect(snippet(page)).toContainText('index-name="products"')
  await page.getByRole('button', { name: 'Box in the header' }).click()
  await control(page, 'for').selectOption('html')
  await control(page, 'for').selectOption('shopify')
  await expect(snippet(page)).toContainText('index-name="events_{language:en,pl,de,da}" layout')
})

test('a filter that was chosen stays with its index wherever the results appear', async ({
  page,
  demo,
}) => {
  await openFresh(page, demo)
  await page.getByRole('button', { name: 'Shop', exact: true }).click()
  await page.getByRole('button', { name: 'Brand', exact: true }).click()
  await expect(snippet(page)).toContainText('color:color|Colour, brand"')
  await page.getByRole('button', { name: 'Box in the header' }).click()
  await expect(snippet(page)).toContainText('index-name="products" layout="dropdown" style')
  await page.getByRole('button', { name: 'Search page' }).click()
  await expect(snippet(page)).toContainText('index-name="products" facets="kind')
  await expect(preview(page).locator('[part="facet"]').filter({ hasText: 'Brand' })).toBeVisible()
})

test('each filter that is chosen at first is among those to click', async ({ page, demo }) => {
  await openFresh(page, demo)
  for (const name of ['City', 'Category']) {
    const filter = page.getByRole('button', { name, exact: true })
    await expect(filter).toHaveAttribute('aria-pressed', 'true')
  }
  await page.getByRole('button', { name: 'Category', exact: true }).click()
  await expect(snippet(page)).toContainText('facets="city"')
  await page.getByRole('button', { name: 'Category', exact: true }).click()
  await expect(snippet(page)).toContainText('facets="city, category"')
})

test('a page in Polish has its filters in Polish, without a click on them', async ({
  page,
  demo,
}) => {
  await openFresh(page, demo)
  await page.getByText('Words and language').click()
  await control(page, 'locale').fill('pl')
  const titles = preview(page).locator('[part="facet-title"]')
  await expect(titles).toHaveText(['Miasto', 'Kategoria'])
  await expect(preview(page).getByRole('searchbox', { name: 'Szukaj w: Miasto' })).toBeVisible()
  await control(page, 'locale').fill('')
  await expect(titles).toHaveText(['City', 'Category'])
})

test('the builder does not warn about sample pictures, which the preview shows', async ({
  page,
  demo,
}) => {
  await openFresh(page, demo)
  await expect(preview(page).locator('[part~="hit-image"]').first()).toBeVisible()
  await expect(page.locator('.preview .help')).toContainText('Shown in English')
  await expect(page.getByText('Pictures have addresses without a host')).toHaveCount(0)
})

test('a dropdown in the preview shows a word that has results', async ({ page, demo }) => {
  await openFresh(page, demo)
  await page.getByRole('button', { name: 'Box in the header' }).click()
  const box = preview(page).getByRole('combobox')
  await expect(box).toHaveValue(/\p{L}{5,}/u)
  const word = (await box.inputValue()).toLowerCase()
  const marked = preview(page).getByRole('option').locator('mark')
  await expect(marked.first()).toBeVisible()
  expect(await preview(page).getByRole('option').count()).toBeGreaterThan(1)
  for (const text of await marked.allTextContents()) expect(text.toLowerCase()).toBe(word)
})

test('the preview shows a dialog open and takes no focus', async ({ page, demo }) => {
  await openFresh(page, demo)
  await page.getByRole('button', { name: 'Search in a window' }).click()
  const dialog = preview(page).getByRole('dialog')
  await expect(dialog).toBeVisible({ timeout: 15_000 })
  await page.getByRole('button', { name: 'Words in the box' }).click()
  await control(page, 'placeholder').fill('Find')
  await expect(dialog.getByPlaceholder('Find', { exact: true })).toBeVisible()
  await expect(dialog.getByText(/\d+ results/)).toBeVisible()
  await expect(control(page, 'placeholder')).toBeFocused()
  await expect(snippet(page)).not.toContainText('query')
  // As on the page, its button opens it again.
  await dialog.getByRole('button', { name: 'Close' }).evaluate((it: HTMLElement) => it.click())
  await expect(dialog).toHaveCount(0)
  await preview(page)
    .getByRole('button', { name: 'Find' })
    .evaluate((it: HTMLElement) => it.click())
  await expect(dialog).toBeVisible()
})

test('the search of the form finds the brand colour, with its contrast', async ({ page, demo }) => {
  await openFresh(page, demo)
  await control(page, '--embed-accent-text').fill('#d7d7d7')
  await expect(page.locator('.brand')).toContainText('contrast 1.4 : 1, too low')
  await expect(snippet(page)).toContainText('--embed-accent:#d7d7d7')
  await page.getByLabel('Find a setting').fill('brand')
  await page.locator('.above').getByRole('button', { name: 'Your brand’s colour' }).click()
  await expect(control(page, '--embed-accent')).toBeInViewport()
})

test('the samples have a brand colour, but themes and other accounts do not', async ({
  page,
  demo,
}) => {
  await openFresh(page, demo)
  await expect(snippet(page)).toContainText('--embed-accent:light-dark(#0b5d7a, #6096a9)')
  await page.getByText('Looks', { exact: true }).last().click()
  await control(page, 'stylesheet').selectOption('editorial')
  await expect(snippet(page)).toContainText('editorial.css')
  await expect(snippet(page)).not.toContainText('--embed-accent')
  await openFresh(page, demo)
  await expect(snippet(page)).toContainText('--embed-accent')
  await page.getByRole('radio', { name: 'Use my own account' }).check()
  await expect(snippet(page)).not.toContainText('--embed-accent')
  // A colour that somebody has chosen stays.
  await page.getByRole('radio', { name: 'Sample data' }).check()
  await control(page, '--embed-accent-text').fill('#a8261c')
  await page.getByRole('radio', { name: 'Use my own account' }).check()
  await expect(snippet(page)).toContainText('#a8261c')
})

test('the builder explains how to create an index on each kind of site', async ({ page, demo }) => {
  await openFresh(page, demo)
  await page.getByRole('radio', { name: 'Use my own account' }).check()
  await page.getByText('Nothing in Algolia yet?').click()
  await expect(page.getByText('or let Algolia’s crawler read your site')).toBeVisible()
  await control(page, 'for').selectOption('wordpress')
  await expect(page.getByText('wp_searchable_posts')).toBeVisible()
  await control(page, 'for').selectOption('shopify')
  await expect(page.getByText('shopify_products')).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('a pasted account fills the form and is checked', async ({ page, demo }) => {
  await openFresh(page, demo)
  const own = page.getByRole('radio', { name: 'Use my own account' })
  await own.check()
  const sent = page.getByLabel('Did someone send them to you?')
  await sent.fill('hello there')
  await expect(page.getByText('Nothing in it was recognised')).toBeVisible()
  await sent.fill(`App ID: GUIDE, search key guide-search\nserver ${demo.url}\nindex: products`)
  await expect(page.getByText('Filled in: Application ID,')).toBeVisible()
  await expect(page.getByText('Nothing more is needed')).toBeVisible()
  await expect(control(page, 'api-key')).toHaveValue('guide-search')
  await expect(sent).toHaveValue('')
  await expect(preview(page).getByText('30 results')).toBeVisible()
  await expect(own).toBeChecked()
  await expect(control(page, 'app-id')).toHaveValue('GUIDE')
  const indices = page.getByRole('group', { name: 'Found in your data: click to choose' }).first()
  await indices.getByRole('searchbox').fill('lamps')
  await expect(indices.getByText('Nothing here matches “lamps”.')).toBeVisible()
  // What of it does not answer is told where it was pasted, with the way to its field.
  await sent.fill(`App ID: GUIDE, search key guide-search\nserver ${demo.url}\nindex: produkts`)
  const told = page.locator('#sent-told')
  await expect(told).toContainText('produkts')
  await expect(told).not.toContainText('Nothing more is needed')
  await told.getByRole('button', { name: 'Did you mean “products”?' }).click()
  await expect(control(page, 'index-name')).toHaveValue('products')
  await expect(told).toContainText('Nothing more is needed')
  await sent.fill(`App ID: GUIDE, search key guide-search\nserver ${demo.url}\nindex: events`)
  await told.getByRole('button', { name: /^Did you mean “events_\{language:en,/ }).click()
  await expect(told).toContainText('Nothing more is needed')
  await sent.fill(`App ID: GUIDE, search key guide-search\nserver ${demo.url}\nindex: xyzzy`)
  await told.getByRole('button', { name: 'Index' }).click()
  await expect(control(page, 'index-name')).toBeFocused()
})

test('filters get names in the language of the builder', async ({ page, demo }) => {
  await openFresh(page, demo, '?lang=da')
  await page.getByRole('radio', { name: 'Brug min egen konto' }).check()
  const sent = page.locator('#sent')
  await sent.fill(`App ID: GUIDE, søgenøgle: guide-search, server ${demo.url}, index: products`)
  // What the element calls so by itself needs no name in the snippet.
  await expect(preview(page).getByRole('group', { name: 'Type' })).toBeVisible()
  await expect(snippet(page)).not.toContainText('facets')
  await control(page, 'index-name').fill('shop')
  await expect(control(page, 'facets')).toHaveValue(/theme\|Tema/)
  const language = page.locator('[name="lang"]')
  await language.selectOption('de')
  await expect(control(page, 'facets')).toHaveValue(/theme\|Motiv/)
  await language.selectOption('en')
  await expect(control(page, 'facets')).toHaveValue('')
  await language.selectOption('da')
  await expect(control(page, 'facets')).toHaveValue(/theme\|Tema/)
  await control(page, 'facets').fill('brand')
  await expect(snippet(page)).toContainText('facets="brand"')
  await control(page, 'index-name').fill('wp_posts')
  await expect(snippet(page)).toContainText('index-name="wp_posts" facets="brand"')
  await control(page, 'facets').fill('')
  await control(page, 'index-name').fill('events_da')
  await expect(control(page, 'facets')).toHaveValue(/\|/)
  await control(page, 'facets').fill('')
  await expect(snippet(page)).not.toContainText('facets')
})

test('the cards to start with fill their rows, and no name is wider than its card', async ({
  page,
  demo,
}) => {
  await openFresh(page, demo)
  const cards = page.getByRole('group', { name: 'Start with' }).getByRole('listitem')
  await expect(cards).toHaveCount(5)
  const seen = await cards.evaluateAll((all) => ({
    ends: all.map((card) => Math.round(card.getBoundingClientRect().right)),
    wide: all.filter((card) => card.scrollWidth > card.clientWidth).length,
  }))
  expect(seen.wide).toBe(0)
  expect(seen.ends.at(-1)).toBe(Math.max(...seen.ends))
})
