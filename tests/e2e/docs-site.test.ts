// The docs as a site, as `npm run docs` writes it, in a folder of a host that has nothing but files.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { writeDocs } from '../../tools/docs-site/build.ts'
import { queryOf } from '../../tools/docs-site/live.ts'
import { violations } from './axe.ts'
import { type FileHost, withFileHost } from './file-host.ts'
import { test as base } from './tab.ts'

const test = base.extend<object, { host: FileHost }>({
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern
    ({}, use) => withFileHost(writeDocs, use),
    { scope: 'worker', timeout: 60_000 },
  ],
})
test.describe.configure({ mode: 'default' })
test.afterEach(({ host }) => expect(host.missing).toEqual([]))

test('searching the docs for a word leads to the heading above it', async ({ page, host }) => {
  await page.goto(`${host.url}docs/guides/hosting.html`)
  await page.keyboard.press('Control+k')
  await page.getByRole('searchbox').fill('closing tag is missing')
  await page.locator('[part~="hit"]').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/some\/folder\/docs\/when-something-is-wrong\.html#usual-causes$/)
  await expect(page.locator('#usual-causes')).toBeInViewport()
})

test('searching the docs finds tags as they are written', async ({ page, host }) => {
  await page.goto(`${host.url}index.html`)
  await page.keyboard.press('Control+k')
  await page.getByRole('searchbox').fill('slots of rich-doc')
  const first = page.locator('[part~="hit"]').first()
  await expect(first.getByRole('link')).toHaveText('Slots of <rich-doc>')
})

test('every example that is complete works, with its own data', async ({ page, host }) => {
  test.setTimeout(180_000)
  const errors: string[] = []
  page.on('pageerror', (error) => {
    // Firefox calls it an error of the page that the package host is out of reach.
    if (!String(error).includes('https://cdn.jsdelivr.net/')) errors.push(String(error))
  })
  const lives = readdirSync(join(host.folder, 'live'))
  expect(lives.length).toBeGreaterThan(25)
  for (const name of lives) {
    const query = queryOf(readFileSync(join(host.folder, 'live', name), 'utf8'))
    await page.goto(`${host.url}live/${name}${query}`)
    await page.evaluate(() => customElements.whenDefined('rich-doc'))
    // Those that wait for somebody have a box or a button; one has the page’s own link for it.
    for (const search of await page.locator('site-search:not([trigger])').all()) {
      await expect(search.locator('input:visible, button:visible').first(), name).toBeAttached()
      if (await search.evaluate((it) => !it.matches('[layout], [loading], [for]')))
        await expect(search.locator('[part~="hit"]').first(), name).toBeVisible()
    }
    for (const document of await page.locator('rich-doc[entry-id]').all())
      await expect(document.locator('[part~="paragraph"]').first(), name).toBeVisible()
    for (const document of await page.locator('rich-doc[slug]').all())
      await expect(document.getByRole('heading').first(), name).toBeVisible()
    await expect(page.locator('[part~="error"]'), name).toHaveCount(0)
  }
  expect(errors).toEqual([])
})

test('an example of the docs runs in its place, on demand', async ({ page, host }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(`${host.url}docs/results.html`, { waitUntil: 'networkidle' })
  expect(asked.filter((url) => url.includes('/live/'))).toEqual([])
  await page.getByText('Try it').first().click()
  const example = page.frameLocator('iframe').first()
  await expect(example.locator('[part~="hit"]').first()).toBeVisible()
})

for (const [name, width] of [
  ['docs/search', 1280],
  ['docs/guides/strict-policies', 390],
  ['docs/decisions/index', 1280],
  ['index', 390],
] as const)
  test(`the page ${name} is accessible at ${width} pixels`, async ({ page, host }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${host.url}${name}.html`)
    await expect(page.locator('site-search').getByRole('button')).toBeVisible()
    expect(await violations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })

test('the other pages are one tap away on a phone', async ({ page, host }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(`${host.url}docs/search.html`)
  await page.getByText('All pages').click()
  await page.getByRole('link', { name: 'Hosting the file' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hosting the file')
})
