// Other search engines by attributes alone: what visitors find.

import { oddSigns } from '../fixtures/engines/wares.ts'
import { olderPrototypeJs } from '../fixtures/hosts/libraries.ts'
import { element, engines, hits, names, openWith, posts, scriptOf, test } from './engines.ts'
import { expect } from './site.ts'

for (const name of names)
  test.describe(name, () => {
    test('finds, marks and counts results with one request', async ({ site, page, servers }) => {
      await openWith(name, site, servers, 'index-name="wares" facets="brand" query="cha"')
      await expect(hits(page).first()).toHaveText('Chair 1')
      await expect(page.locator('mark').first()).toHaveText('Cha')
      await expect(page.locator('[part="stats"]')).toContainText('12 results')
      expect(posts(servers)).toHaveLength(1)
      expect([site.errors, site.console]).toEqual([[], []])
      expect(await page.evaluate(() => [{ ...localStorage }, document.cookie])).toEqual([{}, ''])
    })

    test('works beside an old library with its own toJSON', async ({ site, page, servers }) => {
      await site.open(element(name, servers, 'index-name="wares" facets="brand"'), {
        head: `<script>${olderPrototypeJs}</script>${scriptOf(site, name)}`,
      })
      await expect(hits(page).first()).toBeVisible()
      await page.getByRole('checkbox', { name: 'Brook: outdoor' }).check()
      await expect(page.locator('[part="stats"]')).toContainText('8 results')
      expect([site.errors, site.console]).toEqual([[], []])
    })

    test('filters by values with any character', async ({ site, page, servers }) => {
      await openWith(name, site, servers, 'index-name="wares" facets="brand"')
      await page.getByRole('checkbox', { name: 'Brook: outdoor' }).check()
      await expect(page.locator('[part="stats"]')).toContainText('8 results')
      await page.getByRole('checkbox', { name: 'Acme' }).check()
      await expect(page.locator('[part="stats"]')).toContainText('16 results')
      await expect(page.getByRole('checkbox', { name: 'Crane' })).not.toBeChecked()
    })

    test('filters by values with characters that the engine treats as syntax', async ({
      site,
      page,
      servers,
    }) => {
      const facets = 'facets="sign(limit=20), degrees(limit=20)"'
      await openWith(name, site, servers, `index-name="signs" ${facets}`)
      const found = page.locator('[part="stats"]')
      for (const [at, value] of oddSigns.entries()) {
        await page.getByRole('checkbox', { name: value, exact: true }).check()
        // One more for each, and none that only looks like it.
        await expect(found, value).toHaveText(new RegExp(`^${at + 1} result`))
      }
      await page.getByRole('checkbox', { name: '-3', exact: true }).check()
      await expect(found).toHaveText(/^1 result/)
      expect(site.console).toEqual([])
    })

    test('has all values of a filter', async ({ site, page, servers }) => {
      await openWith(name, site, servers, 'index-name="wares" facets="price(limit=5)"')
      await page.getByRole('button', { name: 'Show more' }).click()
      await expect(page.getByRole('checkbox', { name: '120' })).toBeVisible()
    })

    test('shows results of several indices in a dropdown', async ({ site, page, servers }) => {
      const indices = 'index-name="wares|Wares, makers|Makers" hits-per-page="2"'
      await openWith(name, site, servers, `${indices} layout="dropdown"`)
      await page.getByRole('combobox').fill('a')
      await expect(page.getByRole('option', { name: /^Acme/ })).toBeVisible()
      await expect(page.getByRole('option', { name: /^Lamp 1/ })).toBeVisible()
      expect(posts(servers)).toHaveLength(1)
    })

    test('searches within the values of a filter', async ({ site, page, servers }) => {
      await openWith(name, site, servers, 'index-name="wares" facets="brand(search)"')
      await page.getByRole('searchbox', { name: /brand/i }).fill('cr')
      await expect(page.getByRole('checkbox', { name: 'Acme' })).toHaveCount(0)
      await expect(page.getByRole('checkbox', { name: 'Crane' })).toBeVisible()
    })

    test('filters by numbers and by days', async ({ site, page, servers }) => {
      const facets = 'facets="price:range, added:date" selected="price:5:50"'
      await openWith(name, site, servers, `index-name="wares" ${facets}`)
      await expect(page.locator('[part="stats"]')).toContainText('10 results')
      await page.getByRole('textbox', { name: 'From' }).fill('2025-06-20')
      await page.getByRole('textbox', { name: 'From' }).press('Enter')
      await expect(page.locator('[part="stats"]')).toContainText('5 results')
    })

    test('shows further pages, and sorts', async ({ site, page, servers }) => {
      const more = `index-name="wares" hits-per-page="5" sort="${engines[name].dearest}|Price: high to low"`
      await openWith(name, site, servers, more)
      await page.getByRole('navigation').getByRole('link', { name: '5' }).click()
      await expect(hits(page)).toHaveText(['Chair 9', 'Chair 10', 'Chair 11', 'Chair 12'])
      await page.getByRole('combobox', { name: /sort/i }).selectOption('Price: high to low')
      await expect(hits(page).first()).toHaveText('Chair 12')
      await expect(page.locator('[aria-current="page"]')).toHaveText('1')
    })

    test('leaves out a filter that the index lacks', async ({ site, page, servers }) => {
      const tabs = 'index-name="wares|Wares, makers|Makers" facets="price:range, brand"'
      await openWith(name, site, servers, `${tabs} selected="price:5:50, brand:Acme"`)
      await expect(page.getByRole('tab', { name: 'Makers' })).toContainText('1')
      await page.getByRole('tab', { name: 'Makers' }).click()
      await expect(hits(page)).toHaveText(['Acme'])
    })
  })

test('a filter that a Typesense collection lacks is left out', async ({ site, page, servers }) => {
  const more = 'index-name="wares" facets="colour, brand, size"'
  await openWith('typesense', site, servers, more)
  await page.getByRole('checkbox', { name: 'Acme' }).check()
  await expect(page.locator('[part="stats"]')).toContainText('8 results')
  // Once for each of the two that are missing, and then no more.
  expect(posts(servers)).toHaveLength(4)
  await expect.poll(() => site.console.join()).toMatch(/colour/)
})

test('Meilisearch offers the filters of its index', async ({ site, servers }) => {
  await openWith('meilisearch', site, servers)
  await expect(site.page.getByRole('checkbox', { name: 'Acme' })).toBeVisible()
})

test('each search of a page has an engine of its own', async ({ site, page, servers }) => {
  const own = `<site-search engine="algolia" ${site.search}></site-search>`
  const other = element('meilisearch', servers, 'index-name="wares" query="lamp"')
  const byDefault = `<site-search index-name="wares" query="chair" search-host="${servers.url}"></site-search>`
  await site.open(own + other + byDefault, {
    script: `defer data-engine="typesense" data-api-key="${engines.typesense.key}" data-search-fields="title"`,
    head: names.map((name) => scriptOf(site, name)).join(''),
  })
  const firstOf = (at: number) =>
    page.locator('site-search').nth(at).locator('[part="hit-title"]').first()
  await expect(firstOf(0)).toBeVisible()
  await expect(firstOf(1)).toHaveText('Lamp 1')
  await expect(firstOf(2)).toHaveText('Chair 1')
})

test('on Algolia, search-fields says in which fields words are searched', async ({ site }) => {
  const { page, sandbox } = site
  await site.open(`<site-search ${site.search} search-fields="title, text"></site-search>`)
  await expect(hits(page).first()).toBeVisible()
  const [asked] = sandbox.requests.filter(({ method }) => method === 'POST')
  expect(JSON.parse(asked?.body ?? '').requests[0]).toMatchObject({
    restrictSearchableAttributes: ['title', 'text'],
  })
})

test('only Algolia gets events and shows its mark', async ({ site, page, servers }) => {
  const more = 'index-name="wares" powered-by insights app-id="APP"'
  await openWith('meilisearch', site, servers, more)
  await expect(hits(page).first()).toBeVisible()
  await expect(page.locator('.powered-by')).toHaveCount(0)
  await expect
    .poll(() => site.console.join())
    .toMatch(/insights sends nothing.* app-id and api-key/)
})
