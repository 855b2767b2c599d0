// Each whole page of docs/recipes.md, copied, with the sandbox's account in the place of the owner's.
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { Service } from '../../demo/sandbox/http.ts'
import { drawSvg } from '../../demo/sandbox/pictures/pictures.ts'
import { violations } from './axe.ts'
import { filledIn, guideServices } from './guide.ts'
import { releasedOn } from './package-host.ts'
import { expect, heard, type Own, type Site, searches, test as siteTest, startOwn } from './site.ts'

/** Of all results one and the same: what is in them is another test's. */
const pictures: Service = ({ url }) =>
  url.pathname.startsWith('/pictures/')
    ? { status: 200, headers: { 'content-type': 'image/svg+xml' }, body: drawSvg('harbour') }
    : undefined

const test = siteTest.extend<{ own: Own; complaints: string[] }, { guide: Service[] }>({
  guide: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern
    async ({}, use) => {
      const now = new Date()
      await use([...guideServices(now), pictures])
    },
    { scope: 'worker' },
  ],
  own: async ({ guide }, use) => {
    const own = await startOwn(guide)
    await use(own)
    await own.sandbox.close()
  },
  complaints: [
    async ({ page, site }, use) => {
      const complaints: string[] = []
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
      })
      await use(complaints)
      expect([...complaints, ...site.errors, ...site.strangers]).toEqual([])
    },
    { auto: true },
  ],
})

// In one worker, so that the indices are built once.
test.describe.configure({ mode: 'default' })

const recipes = readFileSync('docs/recipes.md', 'utf8')
const recipe = (title: string) =>
  new RegExp(`^## ${title}\\n[\\s\\S]*?^\`\`\`html\\n([\\s\\S]*?)^\`\`\``, 'm').exec(
    recipes,
  )?.[1] ?? ''

/** Serves the page of a recipe, and says where. */
function serve({ pages, sandbox, cdn }: Site, path: string, title: string) {
  const html = filledIn(releasedOn(cdn.url, recipe(title)), sandbox.url)
  pages.set(path, { html, headers: {} })
  return sandbox.url + path
}

/** For everybody to use, in the light and in the dark, and no wider than a phone. */
async function isSound(page: Page, inside: string | null = null) {
  expect(await violations(page, inside)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0)
}

/** A page of results is there; the indices are built when first asked. */
const found = (page: Page, words: RegExp) =>
  expect(page.getByText(words).first()).toBeVisible({ timeout: 30_000 })

async function results(told: () => Promise<unknown[]>) {
  const { hits = [] } = ((await told()).at(-1) ?? {}) as { hits?: Record<string, unknown>[] }
  return hits
}
const inOrder = (values: readonly number[]) => [...values].sort((a, b) => a - b)

test('the Polish search page lists coming events, soonest first', async ({ site, page }) => {
  const address = serve(site, '/wydarzenia', 'A search page in Polish')
  const told = await heard(page, 'search-results')
  const now = Date.now() / 1000
  await page.goto(address)
  await found(page, /^\d+ wynik/)
  const hits = await results(told)
  const starts = hits.map(({ starts_at }) => Number(starts_at))
  expect(starts).toEqual(inOrder(starts))
  // From midnight on.
  for (const { ends_at } of hits) expect(Number(ends_at)).toBeGreaterThan(now - 24 * 3600)
  await expect(page.locator('[part~="sort"] option:checked')).toHaveText('Najbliższe')
  for (const name of ['Kiedy', 'Miasto', 'Kategoria', 'Cena'])
    await expect(page.getByRole('group', { name, exact: true })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Wstęp wolny' }).check()
  await expect(page).toHaveURL(/[?&]f\.free=true/)
  await expect.poll(async () => (await results(told)).every(({ free }) => free)).toBe(true)
  await isSound(page)
})

test('the header shows results and leads to the search page', async ({ site, page }) => {
  serve(site, '/wydarzenia', 'A search page in Polish')
  await page.goto(serve(site, '/', 'A header that leads to it'))
  const box = page.getByRole('combobox', { name: 'Szukaj' })
  await box.fill('koncert')
  await expect(page.getByRole('option').first()).toBeVisible({ timeout: 30_000 })
  await isSound(page)
  await box.press('Enter')
  await expect(page).toHaveURL(/\/wydarzenia\?q=koncert/)
  await expect(page.getByRole('searchbox', { name: 'Szukaj', exact: true })).toHaveValue('koncert')
  await found(page, /^\d+ wynik/)
})

test('the landing page shows a German entry and sets the page’s title', async ({ site, page }) => {
  await page.goto(serve(site, '/start', 'A landing page in German'))
  await expect(page.locator('rich-doc a[href^="/artikel/"]').first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Rund um die Ostsee' })).toBeVisible()
  await expect(page.locator('rich-doc a[href^="/orte/"]').first()).toBeVisible()
  await expect(page).toHaveTitle('Rund um die Ostsee')
  await isSound(page)
})

test('the landing page has a hero above articles that are side by side', async ({ site, page }) => {
  await page.goto(serve(site, '/home', 'A landing page: a hero and a grid of cards'))
  const teasers = page.locator('rich-doc a[href^="/articles/"]').filter({ has: page.locator('b') })
  await expect(teasers).toHaveCount(3)
  await expect(page.getByRole('heading', { level: 1, name: 'Around the Baltic' })).toBeVisible()
  await expect(page.locator('rich-doc a[href^="/places/"]').first()).toBeVisible()
  const [first, second] = [await teasers.nth(0).boundingBox(), await teasers.nth(1).boundingBox()]
  expect(second?.y).toBe(first?.y)
  expect(second?.x).toBeGreaterThan(first?.x ?? Number.NaN)
  await isSound(page)
})

test('templates shape results, the empty state and embedded entries', async ({ site, page }) => {
  const address = serve(site, '/articles', 'Templates of your own')
  await page.goto(address)
  await found(page, /^\d+ results/)
  const search = page.locator('site-search')
  const box = search.getByRole('searchbox', { name: 'Search', exact: true })
  await expect(search.locator('[part~="hit"] time').first()).toBeVisible()
  await box.fill('no such words')
  await search.getByRole('button', { name: 'Show all' }).click()
  await box.fill('')
  const link = search.getByRole('heading', { level: 2 }).getByRole('link').first()
  const title = (await link.textContent()) ?? ''
  await link.click()
  const reader = page.locator('rich-doc')
  await expect(reader.getByRole('heading', { name: title }).first()).toBeVisible()
  await expect(page).toHaveURL(/[?&]entry=/)
  await page.goto(`${address}?entry=article-01`)
  await expect(reader.locator('.place b').first()).not.toBeEmpty()
  await isSound(page)
})

test('the documentation search finds headings of the page’s version', async ({ site, page }) => {
  await page.goto(serve(site, '/handbook', 'A documentation search'))
  await expect(page.locator('site-search').getByRole('button').first()).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('searchbox').fill('ticket')
  const heading = page.getByRole('dialog').locator('[part~="hit"] a[href*="#"]').first()
  await expect(heading).toBeVisible({ timeout: 30_000 })
  expect(searches(site).map(({ body }) => body)).not.toEqual([])
  for (const { body } of searches(site)) expect(body).toMatch(/version:\W*2026/)
  await isSound(page, 'dialog')
})

test('the shop shows its products in a grid, cheapest first on demand', async ({ site, page }) => {
  const address = serve(site, '/products', 'A shop')
  const told = await heard(page, 'search-results')
  await page.goto(address)
  await found(page, /^\d+ results/)
  await expect(page.locator('[part~="hit"]')).toHaveCount(12)
  await expect(page.getByRole('group', { name: 'Colour', exact: true })).toBeVisible()
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price: low to high')
  await expect(page).toHaveURL(/sort=products_price_asc/)
  await expect
    .poll(async () => (await results(told)).map(({ price }) => Number(price)).slice(0, 2))
    .not.toEqual([])
  const prices = (await results(told)).map(({ price }) => Number(price))
  expect(prices).toEqual(inOrder(prices))
  await isSound(page)
})

/** Stands in for Contentful's own element: it has chosen for this visitor, or fails, and says so. */
const optimization = (
  told: string,
) => `customElements.define('ctfl-optimized-entry', class extends HTMLElement {
  connectedCallback() { ${told} }
})`
const chooses = (id: string) =>
  `this.dispatchEvent(new CustomEvent('ctfl-entry-resolved', { detail: { entry: { sys: { id: '${id}' } } } }))`
const fails = `this.dispatchEvent(new CustomEvent('ctfl-entry-error', { detail: { error: new Error('down') } }))`

for (const [what, told, heading] of [
  ['the variant that was chosen for them', chooses('article-02'), /Eleven Hours/],
  ['the entry that was written first, where nothing can be chosen', fails, /Granary/],
] as const)
  test(`visitors read ${what}`, async ({ site, page }) => {
    const address = serve(site, '/welcome', 'A text for each kind of visitor')
    const headers = { 'content-type': 'text/javascript' }
    site.pages.set('/optimization.js', { html: optimization(told), headers })
    await page.goto(address)
    const wanted = told === fails ? 'article-01' : 'article-02'
    await expect(page.locator('rich-doc')).toHaveAttribute('entry-id', wanted)
    await expect(page.locator('rich-doc [part~="heading"]').first()).toHaveText(heading)
    await expect(page.locator('rich-doc [part~="paragraph"]').first()).toBeVisible()
    await isSound(page)
  })
