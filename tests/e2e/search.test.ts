// The thin search: words, one kind of filter, pages, and what the page hears of it.
import { expect, heard, test } from './site.ts'

test('found words are marked, as text', async ({ site, page }) => {
  await site.open(`<site-search ${site.search}></site-search>`)
  await page.getByRole('searchbox').fill('light')
  await expect(page.locator('mark')).toHaveText(['light'])
  await expect(page.getByRole('heading', { name: 'The amber lighthouse' })).toBeVisible()
})

test('filters narrow the results, any of several values, and can be taken away', async ({
  site,
  page,
}) => {
  await site.open(`<site-search ${site.search} facets="city|Town, kind"></site-search>`)
  await page.getByRole('checkbox', { name: 'Riga' }).check()
  await expect(page.getByText('12 results')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Gdańsk' }).check()
  await expect(page.getByText('24 results')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Riga' }).uncheck()
  await expect(page.getByText('12 results')).toBeVisible()
  await expect(page.getByRole('group', { name: 'Town' })).toBeVisible()
})

test('pages are links with their number, and the reader goes on at the results', async ({
  site,
  page,
}) => {
  await site.open(`<site-search ${site.search}></site-search>`)
  const nav = page.getByRole('navigation')
  await nav.getByText('2', { exact: true }).click()
  await expect(nav.getByText('2', { exact: true })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('heading', { name: /Evening 20/ })).toBeInViewport()
  expect(
    await page.evaluate(
      () => document.querySelector('site-search')?.shadowRoot?.activeElement?.className,
    ),
  ).toBe('results')
})

test('the page hears what changed, what was found and what was chosen', async ({ site, page }) => {
  const changes = await heard(page, 'search-change')
  const results = await heard(page, 'search-results')
  await site.open(`<site-search ${site.search} facets="city"></site-search>`)
  await expect.poll(async () => (await results()).length).toBe(1)
  await page.getByRole('searchbox').fill('amber')
  await expect(page.getByText('1 result', { exact: true })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Lübeck' }).check()
  await expect.poll(async () => (await results()).length).toBe(3)
  expect((await changes()).at(-1)).toEqual({
    query: 'amber',
    filters: { city: ['Lübeck'] },
    sort: null,
    page: 0,
    index: 'tales',
  })
  expect((await results()).at(-1)).toMatchObject({
    query: 'amber',
    nbHits: 1,
    page: 0,
    index: 'tales',
    hits: [{ objectID: 'tale-7' }],
  })
  const chosen = await page.evaluate(async () => {
    const heard = new Promise((resolve) => {
      document.addEventListener('search-select', (event) => {
        event.preventDefault()
        if (event instanceof CustomEvent)
          resolve([event.detail.hit.objectID, event.detail.position, event.cancelable])
      })
    })
    document
      .querySelector('site-search')
      ?.shadowRoot?.querySelector<HTMLAnchorElement>('[part="hit"] a')
      ?.click()
    return heard
  })
  expect(chosen).toEqual(['tale-7', 1, true])
  expect(new URL(page.url()).pathname).toBe('/page.html')
})

test('a search without results says so, with the query and what to do next', async ({
  site,
  page,
}) => {
  await site.open(`<site-search ${site.search} facets="city"></site-search>`)
  await page.getByRole('checkbox', { name: 'Riga' }).check()
  await page.getByRole('searchbox').fill('qqqq')
  await expect(page.getByText('Nothing found for “qqqq”')).toBeVisible()
  await page.getByRole('button', { name: 'Clear all filters' }).click()
  await page.getByRole('searchbox').fill('')
  await expect(page.getByText('60 results')).toBeVisible()
})

test('another filter or page size begins at the first page', async ({ site, page }) => {
  await site.open(`<site-search ${site.search} hits-per-page="5"></site-search>`)
  await page.getByRole('link', { name: 'Page 3' }).click()
  await expect(page.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page')
  await page.locator('site-search').evaluate((it) => it.setAttribute('filters', 'city:Riga'))
  await expect(page.getByText('12 results')).toBeVisible()
  await expect(page.locator('[part="hit"]')).toHaveCount(5)
})

test('clear() from the page does not take the focus from where it is', async ({ site, page }) => {
  await site.open(
    `<input aria-label="Name"><site-search ${site.search} query="riga"></site-search>`,
  )
  await expect(page.getByText('12 results')).toBeVisible()
  await page.getByLabel('Name').focus()
  await page.locator('site-search').evaluate((it) => Reflect.get(it, 'clear').call(it))
  await expect(page.getByText('60 results')).toBeVisible()
  await expect(page.getByLabel('Name')).toBeFocused()
})

test('a chosen value is ticked at once, however late the answer is', async ({ site, page }) => {
  await site.open(`<site-search ${site.search} facets="city"></site-search>`)
  const riga = page.getByRole('checkbox', { name: 'Riga' })
  await expect(riga).toBeVisible()
  site.sandbox.faults.set({ match: /indexes/, fault: 'hang' })
  await riga.click()
  await expect(riga).toBeChecked()
  await expect(page.locator('.found[data-stale]')).toBeVisible()
  await expect(page.locator('[part="hit"]')).toHaveCount(20)
})
