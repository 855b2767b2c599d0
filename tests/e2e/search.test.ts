// The thin search: typing, one kind of filter, pages, and how little it asks.
import { expect, heard, searches, test } from './site.ts'

test('found words are marked, as text', async ({ site }) => {
  const { page } = site
  await site.open(`<site-search ${site.search}></site-search>`)
  await page.getByRole('searchbox').fill('light')
  await expect(page.locator('mark')).toHaveText(['light'])
  await expect(page.getByRole('heading', { name: 'The amber lighthouse' })).toBeVisible()
})

test('filters narrow the results, any of several values, and can be taken away', async ({
  site,
}) => {
  const { page } = site
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
}) => {
  const { page } = site
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

test('ten letters at 240 ms a key cost at most six requests, at 120 ms three, and the last leaves soon', async ({
  site,
}) => {
  const { page } = site
  await page.clock.install()
  await site.open(`<site-search ${site.search}></site-search>`)
  await expect(page.getByText('60 results')).toBeVisible()
  // The clock goes by the keys alone, however busy the machine is.
  await page.clock.pauseAt(Date.now() + 60_000)
  for (const [delay, most] of [
    [240, 6],
    [120, 3],
  ] as const) {
    const before = searches(site).length
    for (const letter of 'lighthouse') {
      await page.getByRole('searchbox').press(letter)
      await page.clock.runFor(delay)
    }
    // 300 ms after the last key.
    await page.clock.runFor(300 - delay)
    await expect(page.locator('mark').first()).toHaveText('lighthouse')
    expect(searches(site).length - before).toBeLessThanOrEqual(most)
    await page.getByRole('button', { name: 'Clear search' }).click()
    await expect(page.getByText('60 results')).toBeVisible()
  }
})

test('a query already answered costs no request', async ({ site }) => {
  const { page } = site
  await site.open(`<site-search ${site.search}></site-search>`)
  await expect(page.getByText('60 results')).toBeVisible()
  await page.getByRole('searchbox').fill('riga')
  await expect(page.getByText('12 results')).toBeVisible()
  await page.getByRole('searchbox').fill('')
  await expect(page.getByText('60 results')).toBeVisible()
  expect(searches(site)).toHaveLength(2)
})

test('a late answer never replaces a newer one', async ({ site }) => {
  const { page } = site
  await site.open(`<site-search ${site.search} search-delay="0"></site-search>`)
  await expect(page.getByText('60 results')).toBeVisible()
  site.sandbox.faults.set({ match: /indexes/, fault: 'delay:900', times: 1 })
  await page.getByRole('searchbox').fill('amber')
  await expect.poll(() => searches(site).length).toBe(2)
  await page.getByRole('searchbox').fill('riga')
  await expect(page.getByText('12 results')).toBeVisible()
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 900)))
  await expect(page.getByText('12 results')).toBeVisible()
})

test('the page hears what changed, what was found and what was chosen', async ({ site }) => {
  const { page } = site
  const changes = await heard(page, 'search-change')
  const results = await heard(page, 'search-results')
  await site.open(`<site-search ${site.search} facets="city"></site-search>`)
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

test('a search without results says so, with the query and what to do next', async ({ site }) => {
  const { page } = site
  await site.open(`<site-search ${site.search} facets="city"></site-search>`)
  await page.getByRole('checkbox', { name: 'Riga' }).check()
  await page.getByRole('searchbox').fill('qqqq')
  await expect(page.getByText('Nothing found for “qqqq”')).toBeVisible()
  await page.getByRole('button', { name: 'Clear all filters' }).click()
  await page.getByRole('searchbox').fill('')
  await expect(page.getByText('60 results')).toBeVisible()
})

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

test('addMessages replaces words at once, also those of a new language', async ({ site }) => {
  const { page } = site
  await site.open(`<site-search ${site.search}></site-search>`, { lang: 'fr' })
  await expect(page.getByText('60 results')).toBeVisible()
  await page.evaluate(() =>
    window.SiteEmbed?.addMessages('fr', {
      resultCount: { one: '{count} résultat', other: '{count} résultats' },
    }),
  )
  await expect(page.getByText('60 résultats')).toBeVisible()
})

test('a search client of the page’s own is used instead of application and key', async ({
  site,
}) => {
  const { page } = site
  await site.open('<site-search index-name="mine"></site-search>')
  await page.waitForFunction(() => customElements.get('site-search'))
  await page.evaluate(() => {
    const element = document.querySelector('site-search')
    const client = {
      search: async (requests: { indexName: string }[]) => ({
        results: requests.map(({ indexName }) => ({
          hits: [{ objectID: '1', name: 'From a client' }],
          nbHits: 1,
          page: 0,
          nbPages: 1,
          hitsPerPage: 20,
          processingTimeMS: 1,
          query: '',
          params: '',
          index: indexName,
          exhaustiveNbHits: true,
        })),
      }),
    }
    if (element) Reflect.set(element, 'searchClient', client)
  })
  await expect(page.getByRole('heading', { name: 'From a client' })).toBeVisible()
  expect(searches(site)).toEqual([])
})

const strange = {
  '{}': 'shape',
  null: 'shape',
  '{ results: [{}] }': 'shape',
  'Promise.reject({ message: "no", status: 403 })': 'key',
  'Promise.reject(new Error("broken"))': 'internal',
}
for (const [answer, code] of Object.entries(strange))
  test(`a search client that answers ${answer} is an error with a message, not a crash`, async ({
    site,
  }) => {
    const { page } = site
    const errors = await heard(page, 'search-error')
    await site.open('<site-search index-name="mine"></site-search>', {
      head: `<script>addEventListener('DOMContentLoaded', () => { document.querySelector('site-search').searchClient = { search: async () => (${answer}) } })</script>`,
    })
    await expect.poll(async () => (await errors()).at(-1)).toMatchObject({ code })
    await expect(page.locator('[part="error"]')).toBeVisible()
    expect(site.errors).toEqual([])
  })

test('a query that the page sets takes the place of what is being typed', async ({ site }) => {
  const { page } = site
  await site.open(`<site-search ${site.search}></site-search>`)
  const box = page.getByRole('searchbox')
  const set = (words: string) =>
    page.locator('site-search').evaluate((it, query) => Reflect.set(it, 'query', query), words)
  await box.fill('rig')
  await set('amber')
  await expect(page.getByText('1 result', { exact: true })).toBeVisible()
  await expect(box).toHaveValue('amber')
  await box.fill('riga')
  await expect(page.getByText('12 results')).toBeVisible()
  await set('amber')
  await expect(box).toHaveValue('amber')
  await set('riga')
  await expect(box).toHaveValue('riga')
})

test('another filter or page size begins at the first page', async ({ site }) => {
  const { page } = site
  await site.open(`<site-search ${site.search} hits-per-page="5"></site-search>`)
  await page.getByRole('link', { name: 'Page 3' }).click()
  await expect(page.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page')
  await page.locator('site-search').evaluate((it) => it.setAttribute('filters', 'city:Riga'))
  await expect(page.getByText('12 results')).toBeVisible()
  await expect(page.locator('[part="hit"]')).toHaveCount(5)
})

test('the index can change while somebody types', async ({ site }) => {
  const { page } = site
  await site.open(`<site-search ${site.search}></site-search>`)
  await page.getByRole('searchbox').fill('evening')
  await expect(page.locator('mark').first()).toBeVisible()
  await page.locator('site-search').evaluate((it) => it.setAttribute('index-name', 'few_pl'))
  await expect(page.getByText('3 results')).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue('evening')
  await expect(page.getByRole('searchbox')).toBeFocused()
})

test('clear() from the page does not take the focus from where it is', async ({ site }) => {
  const { page } = site
  await site.open(
    `<input aria-label="Name"><site-search ${site.search} query="riga"></site-search>`,
  )
  await expect(page.getByText('12 results')).toBeVisible()
  await page.getByLabel('Name').focus()
  await page.locator('site-search').evaluate((it) => Reflect.get(it, 'clear').call(it))
  await expect(page.getByText('60 results')).toBeVisible()
  await expect(page.getByLabel('Name')).toBeFocused()
})

test('a value that is chosen is ticked at once, however long the answer takes', async ({
  site,
}) => {
  const { page } = site
  await site.open(`<site-search ${site.search} facets="city"></site-search>`)
  const riga = page.getByRole('checkbox', { name: 'Riga' })
  await expect(riga).toBeVisible()
  site.sandbox.faults.set({ match: /indexes/, fault: 'hang' })
  await riga.click()
  await expect(riga).toBeChecked()
  await expect(page.getByText('This is taking longer than usual…')).toBeVisible()
  await expect(page.locator('[part="hit"]')).toHaveCount(20)
})

test('what is being typed is searched, though an attribute changes meanwhile', async ({ site }) => {
  const { page } = site
  await site.open(`<site-search ${site.search} hits-per-page="5"></site-search>`)
  await page.getByRole('link', { name: 'Page 3' }).click()
  await expect(page.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page')
  await page.getByRole('searchbox').fill('riga')
  await page.locator('site-search').evaluate((it) => it.setAttribute('params', 'ruleContexts=a'))
  await expect(page.getByText('12 results')).toBeVisible()
})

test('where too little is typed the search before it is cancelled', async ({ site }) => {
  const { page } = site
  const cancelled: string[] = []
  page.on('requestfailed', (request) => cancelled.push(request.url()))
  site.sandbox.faults.set({ match: /indexes/, fault: 'hang' })
  await site.open(`<site-search ${site.search} min-length="3"></site-search>`)
  const box = page.getByRole('searchbox')
  await box.fill('rig')
  await expect.poll(() => searches(site).length).toBe(1)
  await box.press('Backspace')
  await expect.poll(() => cancelled.length).toBe(1)
})
