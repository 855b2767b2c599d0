// What a result shows, whoever wrote its record, and what the owner can make of it.
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './site.ts'

const over = (search: string, index: string) => search.replace('"tales"', `"${index}"`)
const expectLink = (place: Page | Locator, name: string, href: string) =>
  expect(place.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)

test('documentation is grouped, under its deepest heading', async ({ site, page }) => {
  await site.open(`<site-search ${over(site.search, 'docs')}></site-search>`)
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Guide', 'Reference'])
  await expectLink(page, 'Ropes & knots', 'https://docs.example/guide#ropes')
  await expect(page.getByText('Sails need <wind>.')).toBeVisible()
  await page.getByRole('searchbox').fill('ropes')
  await expect(page.locator('mark').first()).toHaveText('Ropes')
})

test('posts of WordPress show title, text and day', { tag: '@core' }, async ({ site, page }) => {
  await site.open(`<site-search ${over(site.search, 'wp_posts')}></site-search>`)
  await expectLink(page, 'Fish & Chips – a "history"', '/fish-and-chips/')
  await expect(page.getByText('How the harbour ate…')).toBeVisible()
  await expect(page.getByText('January 1, 2026')).toBeVisible()
})

test('products show prices as the reader writes them', { tag: '@core' }, async ({ site, page }) => {
  await site.open(
    `<site-search ${over(site.search, 'shop')} hit-currency="EUR"></site-search>
    <site-search ${over(site.search, 'shop')} facets="none" hit-currency="EUR">
      <template slot="hit"><b>{{price|currency}}</b> <i>{{price|currency:PLN}}</i></template>
    </site-search>`,
    { lang: 'de' },
  )
  const [built, own] = [page.locator('site-search').nth(0), page.locator('site-search').nth(1)]
  await expectLink(built, 'Oilskin coat', '/products/oilskin-coat')
  await expect(built.getByText('1.249,50 €')).toBeVisible()
  await expect(built.getByText('Nordhavn')).toBeVisible()
  await expect(own.locator('b', { hasText: '1.249,50 €' })).toBeVisible()
  expect(site.console.join('\n')).toContain('currency:PLN replaces the record’s EUR')
})

for (const [lang, word] of [
  ['en', 'Free'],
  ['pl', 'Bezpłatnie'],
  ['de', 'Kostenlos'],
  ['da', 'Gratis'],
] as const)
  test(`a price of zero is shown as a word (${lang})`, async ({ site }) => {
    await site.open(
      `<site-search ${over(site.search, 'wares')} facets="none" hit-currency="EUR"></site-search>`,
      { lang },
    )
    await expect(site.page.locator('[part="hit"]').first()).toContainText(word)
    await expect(site.page.getByText(word, { exact: true })).toHaveCount(1)
    await site.page.evaluate((tag) => window.SiteEmbed?.addMessages(tag, { free: 'A gift' }), lang)
    await expect(site.page.getByText('A gift', { exact: true })).toHaveCount(1)
  })

test('a record of an unknown kind shows its first text', { tag: '@core' }, async ({
  site,
  page,
}) => {
  await site.open(`<site-search ${over(site.search, 'odd')}></site-search>`)
  await expect(page.getByRole('heading', { name: 'Only this' })).toBeVisible()
})

const mark = (text: string) => `__ais-highlight__${text}__/ais-highlight__`
const answered = (page: Page, hits: readonly object[]) =>
  page.route('**/1/indexes/**', (route) =>
    route.fulfill({
      json: { results: [{ hits, nbHits: hits.length, page: 0, nbPages: 1, query: 'jazz' }] },
    }),
  )

for (const view of ['list', 'grid', 'compact'])
  test(`a result that a tag alone has found shows the tag and its name (${view})`, async ({
    site,
    page,
  }) => {
    const hostile = '<img src=x onerror=alert(1)>'
    const of = (objectID: string, tag: string, marked: string) => ({
      ...{ objectID, title: `Slow Trains ${objectID}`, genre: ['Folk', tag] },
      _highlightResult: { genre: [{ value: 'Folk' }, { value: marked }] },
    })
    await answered(page, [
      of('1', 'Jazz', mark('Jazz')),
      of('2', `${hostile} jazz`, `${hostile} ${mark('jazz')}`),
    ])
    await site.open(
      `<site-search ${site.search} facets="none" hit-facts="year" hits-view="${view}"></site-search>`,
    )
    const facts = page.locator('[part="hit-facts"]')
    await expect(facts.first()).toHaveText('Genre: Jazz')
    await expect(facts.locator('mark')).toHaveText(['Jazz', 'jazz'])
    await expect(page.locator('[part="hits"] img')).toHaveCount(0)
  })

for (const view of ['list', 'grid'])
  test(`a word far down in a long text is in sight (${view})`, async ({ site, page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const summary = `${'The doors open at six. '.repeat(200)}Then comes jazz until late in the night.`
    const marked = { value: summary.replace('jazz', mark('jazz')) }
    await answered(
      page,
      ['1', '2'].map((objectID) => ({
        ...{ objectID, title: `Slow Trains ${objectID}`, summary, image: '/none.png' },
        _highlightResult: { summary: marked },
      })),
    )
    await site.open(
      `<site-search ${site.search} facets="none" hits-view="${view}" hit-text="summary"></site-search>`,
    )
    const found = page.locator('[part="hit-text"] mark').first()
    await expect(found).toHaveText('jazz')
    const isInSight = await found.evaluate((at) => {
      const text = at.closest('[part="hit-text"]')
      return text && at.getBoundingClientRect().bottom <= text.getBoundingClientRect().bottom + 1
    })
    expect(isInSight).toBe(true)
  })

test('a result without a picture keeps the space of one among pictures', async ({ site, page }) => {
  let pictured = true
  await page.route('**/1/indexes/**', (route) => {
    const hits = ['One', 'Two', 'Three', 'Four'].map((title, at) => ({
      objectID: title,
      title,
      ...(pictured && at % 2 && { image: '/none.png' }),
    }))
    return route.fulfill({ json: { results: [{ hits, nbHits: 4, page: 0, nbPages: 1 }] } })
  })
  const open = (view: string) =>
    site.open(`<site-search ${site.search} facets="none" hits-view="${view}"></site-search>`)
  const starts = () =>
    page.locator('.hit-body').evaluateAll((all) => [
      ...new Set(
        all.slice(0, 4).map((at) => {
          const [box, hit] = [at, at.parentElement].map((one) => one?.getBoundingClientRect())
          return `${Math.round((box?.left ?? 0) - (hit?.left ?? 0))} ${Math.floor((box?.top ?? 0) - (hit?.top ?? 0))}`
        }),
      ),
    ])
  const title = page.locator('[part="hit-title"]').first()
  for (const view of ['list', 'grid', 'compact']) {
    await open(view)
    await expect(title).toBeVisible()
    expect(await starts(), view).toHaveLength(1)
    const sign = page.locator('.hit:not(:has(img))').first()
    expect(await sign.evaluate((it) => getComputedStyle(it, '::after').backgroundImage)).toMatch(
      /gradient/,
    )
  }
  pictured = false
  await open('list')
  await expect(title).toBeVisible()
  expect(await starts()).toEqual([expect.stringMatching(/^0 /)])
})

test('the visitor can switch between the views that the owner offers', async ({ site, page }) => {
  await site.open(`<site-search ${site.search} hits-view="grid, compact"></site-search>`)
  const first = page.locator('[part="hits"]').first()
  await expect(first).toHaveAttribute('data-view', 'grid')
  await page.getByRole('button', { name: 'Compact' }).click()
  await expect(first).toHaveAttribute('data-view', 'compact')
  const compact = page.getByRole('button', { name: 'Compact', pressed: true })
  await expect(compact).toBeVisible()
})

test('compact results align prices and dates, or put them below', async ({ site, page }) => {
  await site.open(
    `<site-search ${over(site.search, 'priced')} facets="none" hits-view="compact" hit-currency="EUR"></site-search>`,
  )
  const ends = () =>
    page.locator('.hit-meta').evaluateAll((all) =>
      all.map((at) => {
        const [price, title] = [at.children[0], at.parentElement?.children[0]]
        const isBeside =
          at.getBoundingClientRect().top < (title?.getBoundingClientRect().bottom ?? 0) - 1
        return `${isBeside} ${price?.getBoundingClientRect().right.toFixed()}`
      }),
    )
  await expect(page.locator('.hit-meta').nth(5)).toBeVisible()
  expect([...new Set(await ends())]).toHaveLength(1)
  expect((await ends())[0]).toMatch(/^true/)
  await page.setViewportSize({ width: 390, height: 700 })
  await expect.poll(async () => (await ends()).every((end) => end.startsWith('false'))).toBe(true)
})
