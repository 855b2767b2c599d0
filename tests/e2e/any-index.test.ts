// An index that nobody has set up, with nothing but its name.
import type { Locator, Page, Route } from '@playwright/test'
import { expect, test } from './site.ts'

const over = (search: string, index: string) => search.replace('"tales"', `"${index}"`)
const first = (page: Page) => page.locator('[part="hit"]').first()
const partOf = (page: Page, part: string) => first(page).locator(`[part="${part}"]`)
const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>'
const filters = (page: Page) => page.locator('[part="facet-title"]:visible')

test('a book shows its title, the text, the cover, the day and what helps to choose', {
  tag: '@core',
}, async ({ site, page }) => {
  await page.route('https://books.example/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: picture }),
  )
  await site.open(`<site-search ${over(site.search, 'unset_books')}></site-search>`)
  await expect(partOf(page, 'hit-title')).toHaveText('Tides')
  await expect(partOf(page, 'hit-text')).toContainText('Tides was repaired by hand')
  await expect(partOf(page, 'hit-image')).toHaveAttribute('src', /thumbs\/0$/)
  await expect(partOf(page, 'hit-meta')).toHaveText('April 1, 2000')
  await expect(partOf(page, 'hit-facts')).toContainText('Travel')
  await expect(partOf(page, 'hit-facts')).toContainText('Writer A, Iris Vale')
  await expect(partOf(page, 'hit-facts')).toContainText('300 pages')
  await expect(filters(page)).toHaveText(['Categories', 'Page Count'])
})

test('a recipe shows its steps as one text, its stars and its minutes', async ({ site, page }) => {
  await site.open(`<site-search ${over(site.search, 'unset_dishes')}></site-search>`, {
    lang: 'de',
  })
  await expect(partOf(page, 'hit-text')).toHaveText(
    'Cut everything for the Stew. Let it simmer for an hour or so.',
  )
  const facts = partOf(page, 'hit-facts')
  await expect(facts).toContainText('★★★★★ 3,5')
  await expect(facts).toContainText('10 min')
  await expect(filters(page)).toHaveText(['Difficulty', 'Bewertung'])
})

test('the title of a person has both halves of the name', async ({ site, page }) => {
  await site.open(`<site-search ${over(site.search, 'unset_prizes')}></site-search>`)
  await expect(partOf(page, 'hit-title')).toHaveText('Ada Holm')
  await expect(partOf(page, 'hit-facts')).toHaveText(/physics\s+2019/)
})

test('nothing private and nothing that only machines read is shown', async ({ site, page }) => {
  await site.open(`<site-search ${over(site.search, 'unset_people')}></site-search>`)
  await expect(partOf(page, 'hit-title')).toHaveText('Ann Field')
  const words = await page.locator('[part="hits"]').innerText()
  expect(words).not.toMatch(/secret|@|PL123|-100|\d\.\d/)
  await expect(filters(page)).toHaveText(['City'])
})

test('if no picture of an index loads, results leave no room for pictures', async ({
  site,
  page,
}) => {
  await site.open(`<site-search ${over(site.search, 'unset_furniture')}></site-search>`, {
    lang: 'pl',
  })
  await expect(partOf(page, 'hit-title')).toHaveText('Półka')
  await expect(partOf(page, 'hit-meta')).toHaveText('od 200 zł')
  await expect(page.locator('.hit-image')).toHaveCount(0)
  await expect(page.locator('[part="hit"]')).toHaveCount(5)
})

test('if neither of two pictures loads, results leave no room for pictures', async ({
  site,
  page,
}) => {
  await site.open(
    `<site-search ${over(site.search, 'unset_furniture')} hits-per-page="2"></site-search>`,
  )
  await expect(page.locator('[part="hit"]')).toHaveCount(2)
  await expect(page.locator('.hit-image')).toHaveCount(0)
})

test('pictures that do not load keep their room if other pictures load', async ({ site, page }) => {
  const held: Route[] = []
  await page.route('https://books.example/**', (route) =>
    route.request().url().endsWith('/4')
      ? route.fulfill({ contentType: 'image/svg+xml', body: picture })
      : held.push(route),
  )
  await site.open(`<site-search ${over(site.search, 'unset_books')}></site-search>`)
  const good = page.locator('[part="hit-image"][src$="/4"]')
  // It has loaded. In Safari, an SVG picture may have the width at which it is shown, not its own.
  await expect(good).not.toHaveJSProperty('naturalWidth', 0)
  await expect.poll(() => held.length).toBe(4)
  for (const route of held) await route.abort()
  await expect(page.locator('.hit-image[data-broken]')).toHaveCount(4)
  await expect(page.locator('.hit-image')).toHaveCount(5)
})

test('hit-facts sets the fields of the line, and “none” removes the line', async ({
  site,
  page,
}) => {
  await site.open(
    `<site-search ${over(site.search, 'unset_books')} hit-facts="isbn|ISBN, categories"></site-search>`,
  )
  await expect(partOf(page, 'hit-facts')).toHaveText(/^\s*ISBN: 1933988670\s+Travel\s*$/)
  await page.locator('site-search').evaluate((it) => it.setAttribute('hit-facts', 'none'))
  await expect(page.locator('[part="hit-facts"]')).toHaveCount(0)
})

test('check() says which field was recognised for what, and which attribute changes it', async ({
  site,
  page,
}) => {
  await site.open(
    `<site-search ${over(site.search, 'unset_books')} hit-text="longDescription"></site-search>`,
  )
  await expect(partOf(page, 'hit-title')).toHaveText('Tides')
  const recognised = await page.evaluate(() => window.SiteEmbed?.check()[0]?.recognised)
  expect(recognised).toMatchObject({
    'hit-title': { field: 'title' },
    'hit-image': { field: 'thumbnailUrl' },
    'hit-date': { field: 'publishedDate' },
  })
  expect(recognised).not.toHaveProperty('hit-text')
})

test('stars that are not filled look so in every layout', async ({ site, page }) => {
  for (const layout of ['page', 'dropdown']) {
    await site.open(
      `<site-search ${over(site.search, 'unset_dishes')} layout="${layout}" facets="none"></site-search>`,
    )
    if (layout === 'dropdown') await page.getByRole('combobox').fill('stew')
    const stars = page.locator('.stars').first()
    await expect(stars).toHaveText('★★★★★')
    const colourOf = (of: Locator) => of.evaluate((it) => getComputedStyle(it).color)
    expect(await colourOf(stars.locator('span'))).not.toBe(await colourOf(stars))
  }
})

test('results of a dropdown have the facts too, and no row is higher than its lines', async ({
  site,
  page,
}) => {
  await site.open(
    `<site-search ${over(site.search, 'unset_prizes')} layout="dropdown"></site-search>`,
  )
  await page.getByRole('combobox').fill('a')
  const option = page.getByRole('option').first()
  await expect(option.locator('[part="hit-facts"]')).toContainText('2019')
  const lines = await option
    .locator('[part="hit-facts"]')
    .evaluate(
      (at) => at.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(at).fontSize),
    )
  expect(lines).toBeLessThan(2)
})
