// What stands above the results: their order, their number, and what the owner makes of them.
import { expect, heard, searches, test } from './site.ts'

const priced = (search: string, more: string) =>
  `<site-search ${search.replace('"tales"', '"priced"')} ${more}></site-search>`
const bodies = (site: Parameters<typeof searches>[0]) =>
  searches(site).map(({ body }) => JSON.parse(String(body)))

test('the order is chosen in a native select named “Sort by”, whose first choice is the index itself', async ({
  site,
}) => {
  const { page } = site
  const changes = await heard(page, 'search-change')
  await site.open(
    priced(site.search, 'sort="priced_price_desc|Price, highest, priced_price_asc"').replace(
      'Price, highest',
      'Price\\, highest',
    ),
  )
  const sort = page.getByRole('combobox', { name: 'Sort by' })
  await expect(sort.locator('option')).toHaveText(['Relevance', 'Price, highest', 'Price asc'])
  await page.getByRole('searchbox').fill('riga')
  await expect(page.getByText('12 results')).toBeVisible()
  await sort.selectOption('Price, highest')
  await expect(page.locator('[part="hit-title"]').first()).toHaveText(/Evening 59/)
  expect((await changes()).at(-1)).toMatchObject({ sort: 'priced_price_desc', query: 'riga' })
  await sort.selectOption('Relevance')
  await expect(page.locator('[part="hit-title"]').first()).not.toHaveText(/Evening 59/)
  expect((await changes()).at(-1)).toMatchObject({ sort: null })
})

test('the list may name the index itself, for another word than “Relevance”', async ({ site }) => {
  await site.open(priced(site.search, 'sort="priced_price_asc|Price, priced|Our choice"'))
  await expect(site.page.locator('[part="sort"] option')).toHaveText(['Our choice', 'Price'])
})

for (const [lang, sort, first, size] of [
  ['pl', 'Sortuj według', 'Trafność', 'Wyników na stronie'],
  ['de', 'Sortieren nach', 'Relevanz', 'Ergebnisse pro Seite'],
  ['da', 'Sorter efter', 'Relevans', 'Resultater pr. side'],
] as const)
  test(`a page in ${lang} reads “${sort}” and “${size}”`, async ({ site }) => {
    await site.open(priced(site.search, 'sort="priced_price_asc" per-page-options="10"'), { lang })
    const select = site.page.getByRole('combobox', { name: sort })
    await expect(select.locator('option').first()).toHaveText(first)
    await expect(site.page.getByRole('combobox', { name: size })).toBeVisible()
  })

test('an order that is remembered but no longer offered is not asked for', async ({ site }) => {
  const { page } = site
  const element = (sort: string) => priced(site.search, `sort="${sort}"`)
  const headers = { 'cache-control': 'no-store' }
  await site.open('<h1>Elsewhere</h1>', { path: '/elsewhere.html', script: null })
  await site.open(element('priced_price_asc, priced_price_desc'), { headers })
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price desc')
  await expect(page.locator('[part="hit-title"]').first()).toHaveText(/Evening 59/)
  await page.goto(`${site.sandbox.url}/elsewhere.html`)
  const kept = site.pages.get('/page.html')
  if (kept) kept.html = kept.html.replace(', priced_price_desc', '')
  const before = searches(site).length
  await page.goBack()
  await expect(page.getByText('60 results')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('0')
  expect(JSON.stringify(bodies(site).slice(before))).not.toContain('priced_price_desc')
})

test('page sizes are offered with the element’s own among them, and a change keeps the reader near', async ({
  site,
}) => {
  const { page } = site
  await site.open(
    `<site-search ${site.search} hits-per-page="5" per-page-options="10, 30"></site-search>`,
  )
  const size = page.getByRole('combobox', { name: 'Results per page' })
  await expect(size.locator('option')).toHaveText(['5', '10', '30'])
  await expect(size.locator('option:checked')).toHaveText('5')
  await expect(page.locator('[part="hit"]')).toHaveCount(5)
  await page.getByRole('link', { name: 'Page 5' }).click()
  await expect(page.getByRole('heading', { name: /Evening 20/ })).toBeVisible()
  await size.selectOption('10')
  await expect(page.locator('[part="hit"]')).toHaveCount(10)
  await expect(page.getByRole('heading', { name: /Evening 20/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page')
  await size.selectOption('5')
  await expect(page.locator('[part="hit"]')).toHaveCount(5)
})

test('the count is said once when the search has come to rest, not while somebody types', async ({
  site,
}) => {
  const { page } = site
  await page.clock.install({ time: 0 })
  await site.open(`<site-search ${site.search} search-delay="0"></site-search>`)
  await expect(page.getByText('60 results')).toBeVisible()
  await page.clock.pauseAt(60_000)
  const stats = page.locator('[part="stats"]')
  await expect(stats).toHaveAttribute('aria-live', 'polite')
  await expect(stats).toHaveRole('status')
  await stats.evaluate((it) => {
    const said: (string | null)[] = []
    Object.defineProperty(window, 'said', { value: said })
    new MutationObserver(() => {
      if (it.getAttribute('aria-live') === 'polite') said.push(it.textContent)
    }).observe(it, { childList: true, characterData: true, subtree: true })
  })
  const said = () => page.evaluate(() => Reflect.get(window, 'said'))
  for (const word of ['play', 'riga']) {
    await page.getByRole('searchbox').fill(word)
    // Long enough to ask, not long enough to rest or to be slow.
    await page.clock.runFor(280)
    await expect(page.locator('mark').first()).toHaveText(new RegExp(word, 'i'))
  }
  await expect(stats).toHaveText('12 results')
  expect(await said()).toEqual([])
  await page.clock.runFor(1100)
  await expect.poll(said).toEqual(['12 results'])
  await page.clock.runFor(5000)
  expect(await said()).toEqual(['12 results'])
})

test('transformItems changes what is shown and told, the count where all results are there, and not what is remembered', async ({
  site,
}) => {
  const { page } = site
  const results = await heard(page, 'search-results')
  await site.open(`<site-search ${site.search}></site-search>`, {
    head: `<script>addEventListener('DOMContentLoaded', () => {
      document.querySelector('site-search').transformItems = (hits) => {
        for (const hit of hits) { hit.title = hit.title + '!'; delete hit._highlightResult }
        return hits.filter(({ city }) => city === 'Riga')
      }
    })</script>`,
  })
  await expect(page.getByText('60 results')).toBeVisible()
  await expect(page.locator('[part="hit"]')).toHaveCount(4)
  await expect(page.locator('[part="hit-title"]').first()).toHaveText(/Riga!$/)
  expect((await results()).at(-1)).toMatchObject({ nbHits: 60, hits: { length: 4 } })
  await page.getByRole('searchbox').fill('amber')
  // The only one, and it is left out.
  await expect(page.getByText('0 results', { exact: true })).toBeVisible()
  await expect(page.locator('[part="empty"]')).toBeVisible()
  await page.getByRole('searchbox').fill('')
  await expect(page.getByText('60 results')).toBeVisible()
  // From the cache, and given as a copy: changed once, not twice.
  await expect(page.locator('[part="hit-title"]').first()).toHaveText(/Riga!$/)
  await page.locator('site-search').evaluate((it) => Reflect.set(it, 'transformItems', null))
  await expect(page.locator('[part="hit"]')).toHaveCount(20)
})

for (const [what, body] of [
  ['throws', "throw new Error('oops')"],
  ['returns no list', "return 'nothing'"],
] as const)
  test(`a transformItems that ${what} is told to the owner once, and the results show as they came`, async ({
    site,
  }) => {
    const { page } = site
    await site.open(`<site-search ${site.search}></site-search>`, {
      head: `<script>addEventListener('DOMContentLoaded', () => {
        document.querySelector('site-search').transformItems = () => { ${body} }
      })</script>`,
    })
    await expect(page.locator('[part="hit"]')).toHaveCount(20)
    await page.getByRole('searchbox').fill('riga')
    await expect(page.getByText('12 results')).toBeVisible()
    expect(site.console.filter((line) => line.includes('transformItems'))).toHaveLength(1)
    expect(site.errors).toEqual([])
  })

test('searchParameters are sent with every request, and changes count at once', async ({
  site,
}) => {
  const { page } = site
  await site.open(`<site-search ${site.search}></site-search>`)
  await expect(page.getByText('60 results')).toBeVisible()
  await page
    .locator('site-search')
    .evaluate((it) => Reflect.set(it, 'searchParameters', { filters: 'city:Riga', hitsPerPage: 3 }))
  await expect(page.getByText('12 results')).toBeVisible()
  await expect(page.locator('[part="hit"]')).toHaveCount(3)
  await page.locator('site-search').evaluate((it) => Reflect.set(it, 'searchParameters', null))
  await expect(page.getByText('60 results')).toBeVisible()
})

test('with search-on="submit" nothing is asked before Enter', async ({ site }) => {
  const { page } = site
  await site.open(`<site-search ${site.search} search-on="submit"></site-search>`)
  await expect(page.getByText('60 results')).toBeVisible()
  await page.getByRole('searchbox').pressSequentially('riga')
  await expect(page.getByRole('searchbox')).toHaveValue('riga')
  expect(searches(site)).toHaveLength(1)
  await page.getByRole('searchbox').press('Enter')
  await expect(page.getByText('12 results')).toBeVisible()
  expect(searches(site)).toHaveLength(2)
})

test('below min-length nothing is asked, nothing old is shown, and it is said how much is missing', async ({
  site,
}) => {
  const { page } = site
  await site.open(`<site-search ${site.search} facets="city" min-length="3"></site-search>`)
  await expect(page.getByText('Type at least 3 characters')).toBeVisible()
  await expect(page.locator('.bone')).toHaveCount(0)
  expect(searches(site)).toHaveLength(0)
  await page.getByRole('searchbox').fill('rig')
  await expect(page.getByText('12 results')).toBeVisible()
  await page.getByRole('searchbox').fill('ri')
  await expect(page.getByText('Type at least 3 characters')).toBeVisible()
  await expect(page.locator('[part="hit"]')).toHaveCount(0)
  await page.locator('site-search').evaluate((it) => it.setAttribute('min-length', '1'))
  await expect(page.locator('[part="hit"]')).toHaveCount(12)
})

for (const [lang, least, words] of [
  ['pl', 2, 'Prosimy wpisać co najmniej 2 znaki'],
  ['pl', 5, 'Prosimy wpisać co najmniej 5 znaków'],
  ['de', 3, 'Bitte geben Sie mindestens 3 Zeichen ein'],
  ['da', 3, 'Skriv mindst 3 tegn'],
  ['en', 1, 'Type at least 1 character'],
] as const)
  test(`a page in ${lang} asks for ${least}: “${words}”`, async ({ site }) => {
    await site.open(`<site-search ${site.search} min-length="${least}"></site-search>`, { lang })
    await expect(site.page.getByText(words, { exact: true })).toBeVisible()
  })

test('a slow answer is announced after 300 ms without moving the results, a known one never dims them', async ({
  site,
}) => {
  const { page } = site
  await site.open(
    `<site-search ${site.search} per-page-options="20, 40" search-delay="0"></site-search>`,
  )
  await expect(page.getByText('60 results')).toBeVisible()
  const topOfHits = () =>
    page.locator('[part="hits"]').evaluate((it) => it.getBoundingClientRect().top)
  const top = await topOfHits()
  site.sandbox.faults.set({ match: /indexes/, fault: 'hang', times: 1 })
  await page.getByRole('searchbox').fill('riga')
  await expect(page.getByText('This is taking longer than usual')).toBeVisible()
  expect(await topOfHits()).toBe(top)
  await page.getByRole('searchbox').fill('amber')
  await expect(page.getByText('1 result', { exact: true })).toBeVisible()
  await expect(page.locator('.found')).toHaveCSS('opacity', '1')
  await page.evaluate(() => {
    const seen = new Set<string>()
    Object.defineProperty(window, 'opacities', { value: seen })
    const look = () => {
      const found = document.querySelector('site-search')?.shadowRoot?.querySelector('.found')
      if (found) seen.add(getComputedStyle(found).opacity)
      requestAnimationFrame(look)
    }
    look()
  })
  for (const [words, count] of [
    ['', '60 results'],
    ['amber', '1 result'],
    ['', '60 results'],
  ] as const) {
    await page.getByRole('searchbox').fill(words)
    await expect(page.getByText(count, { exact: true })).toBeVisible()
  }
  expect(await page.evaluate(() => [...Reflect.get(window, 'opacities')])).toEqual(['1'])
})

test('nothing found offers to clear the filters and to start again, and the focus stays', async ({
  site,
}) => {
  const { page } = site
  await site.open(`<site-search ${site.search} facets="city"></site-search>`)
  await page.getByRole('checkbox', { name: 'Riga' }).check()
  await page.getByRole('searchbox').fill('amber')
  await page.getByRole('button', { name: 'Clear all filters' }).click()
  await expect(page.getByText('1 result', { exact: true })).toBeVisible()
  await expect(page.locator('site-search')).toBeFocused()
  await page.getByRole('searchbox').fill('qqqq')
  await expect(page.getByText('Nothing found for “qqqq”')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Clear all filters' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Start again' }).click()
  await expect(page.getByText('60 results')).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await expect(page.getByRole('searchbox')).toBeFocused()
})

test('a long name of an order does not make a narrow page scroll sideways', async ({ site }) => {
  const { page } = site
  await page.setViewportSize({ width: 320, height: 600 })
  await site.open(
    `<site-search ${site.search} facets="none" sort="tales_x|${'Newest and nearest first '.repeat(4)}"></site-search>`,
  )
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})
