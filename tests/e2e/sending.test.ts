// A box that others answer: another page, or another search of the same page.
import { expect, type PageOptions, type Site, searches, test } from './site.ts'

const box = (more: string) => `<site-search id="box" ${more}></site-search>`
const field = ({ page }: Site, id: string) => page.locator(`#${id}`).getByRole('searchbox')

/** A page that shows what it was asked for, without a script of ours. */
async function openWithResultsPage(site: Site, body: string, options?: PageOptions) {
  site.pages.set('/found.html', { html: '<h1>Found</h1>', headers: {} })
  await site.open(body, options)
}

for (const [how, attributes, words, address] of [
  ['Enter', 'results-page="/found.html?from=header"', 'jazz & tea', '?from=header&q=jazz+%26+tea'],
  ['the button', 'results-page="/found.html?s={query}"', 'żółw', '?s=%C5%BC%C3%B3%C5%82w'],
  ['Enter', 'results-page="/found.html" loading="consent"', 'jazz', '?q=jazz'],
  ['Enter', 'for="#results" results-page="/found.html"', 'jazz', '?q=jazz'],
] as const)
  test(`${how} leads to the results page: ${attributes}`, async ({ site, page }) => {
    await openWithResultsPage(site, box(attributes))
    await field(site, 'box').fill(words)
    if (how === 'Enter') await page.keyboard.press('Enter')
    else await page.getByRole('button', { name: 'Search', exact: true }).click()
    await page.waitForURL(`**/found.html${address}`)
    expect(searches(site)).toHaveLength(0)
    expect(site.console).toEqual([])
  })

test('submitting an empty box leads nowhere', async ({ site, page }) => {
  await openWithResultsPage(site, box('results-page="/found.html"'))
  await field(site, 'box').focus()
  await page.keyboard.press('Enter')
  await expect(field(site, 'box')).toBeFocused()
  expect(new URL(page.url()).pathname).toBe('/page.html')
})

test('the results page searches the query that its header’s box sends', async ({ site, page }) => {
  const results = `<site-search id="results" ${site.search} query-param="s"></site-search>`
  const header =
    '<site-search id="box" results-page="/page.html?s={query}" query-param="s"></site-search>'
  await site.open(header + results)
  await field(site, 'box').fill('lighthouse')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/page.html?s=lighthouse')
  await expect(page.getByText('1 result', { exact: true })).toBeVisible()
  await expect(field(site, 'box')).toHaveValue('lighthouse')
  await expect(field(site, 'results')).toHaveValue('lighthouse')
})

const driven = (site: Site, more = '') =>
  `${box(`for="#results" ${more}`)}<div style="height:1200px"></div><site-search id="results" ${site.search}></site-search>`

test('a box in the header drives the results further down as one types', async ({ site, page }) => {
  await site.open(driven(site))
  await expect(page.getByText('60 results')).toBeVisible()
  await field(site, 'box').fill('lighthouse')
  await expect(page.getByText('1 result', { exact: true })).toBeVisible()
  await expect(field(site, 'results')).toHaveValue('lighthouse')
  await expect(field(site, 'box')).toBeFocused()
  expect(searches(site)).toHaveLength(2)
})

test('Enter moves the view and the focus to the results', async ({ site, page }) => {
  await site.open(driven(site))
  await field(site, 'box').fill('lighthouse')
  await page.keyboard.press('Enter')
  const results = page.locator('#results').getByRole('region', { name: 'Results' })
  await expect(results).toBeFocused()
  await expect(page.locator('#results')).toBeInViewport()
  await expect(page.locator('#results [part="stats"]')).toHaveText('1 result')
})

test('a query typed in the results is in the header’s box too', async ({ site, page }) => {
  await site.open(driven(site))
  await field(site, 'results').fill('lighthouse')
  await expect(field(site, 'box')).toHaveValue('lighthouse')
  await page.locator('#results').getByRole('button', { name: 'Clear search' }).click()
  await expect(field(site, 'box')).toHaveValue('')
})

test('the header’s box follows results that come later', async ({ site, page }) => {
  await site.open(box('for="#results"'))
  await page.evaluate((search) => {
    const results = document.createElement('div')
    results.innerHTML = `<site-search id="results" ${search} query="lighthouse"></site-search>`
    document.body.append(results)
  }, site.search)
  await expect(field(site, 'box')).toHaveValue('lighthouse')
  await field(site, 'box').fill('concert')
  await expect(field(site, 'results')).toHaveValue('concert')
})

test('the owner is told once that for matches no other search', async ({ site, page }) => {
  await site.open(
    box('for="#nowhere"') +
      '<site-search id="own" for="#own" results-page="/page.html"></site-search>',
  )
  await field(site, 'own').fill('tea')
  await expect.poll(() => site.console.length).toBe(1)
  await field(site, 'box').fill('jazz')
  await expect.poll(() => site.console.length).toBe(2)
  await page.keyboard.press('Enter')
  await expect(field(site, 'box')).toHaveValue('jazz')
  expect(site.console).toEqual([
    expect.stringContaining('there is no other <site-search> that matches for="#own"'),
    expect.stringContaining('there is no other <site-search> that matches for="#nowhere"'),
  ])
})

test('a box opens the dialog or dropdown that its for names', async ({ site, page }) => {
  for (const layout of ['dialog', 'dropdown']) {
    await site.open(
      `${box('for="#there" search-on="submit"')}<site-search id="there" ${site.search} layout="${layout}"></site-search>`,
      { path: `/${layout}.html` },
    )
    await field(site, 'box').fill('amber')
    await page.keyboard.press('Enter')
    const there = page.locator('#there')
    await expect(there.locator('[part~="hit"]')).toHaveCount(1)
    await expect(there.locator('input')).toBeFocused()
    await expect(there.locator('input')).toHaveValue('amber')
    if (layout === 'dialog') {
      // Whoever types begins anew.
      await page.keyboard.type('riga')
      await expect(there.locator('input[type="search"]')).toHaveValue('riga')
      await page.keyboard.press('Escape')
      await expect(field(site, 'box')).toBeFocused()
    }
  }
})

test('the fallback form finds the results page without the script', async ({ site, page }) => {
  await openWithResultsPage(
    site,
    '<site-search results-page="/found.html"><form action="/found.html"><input name="q"></form></site-search>',
    { script: null },
  )
  await page.getByRole('textbox').fill('jazz')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/found.html?q=jazz')
})
