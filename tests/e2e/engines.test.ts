// Other search engines by attributes alone, against stand-ins that speak as their servers do.
import type { Page } from '@playwright/test'
import { type Sandbox, startSandbox } from '../../demo/sandbox/server.ts'
import { meilisearch, meilisearchKey } from '../fixtures/engines/meilisearch.ts'
import { typesense, typesenseKey } from '../fixtures/engines/typesense.ts'
import { test as base, expect, heard, type Site } from './site.ts'

const test = base.extend<{ servers: Sandbox }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern
  servers: async ({}, use) => {
    const servers = await startSandbox({ services: [typesense, meilisearch] })
    await use(servers)
    await servers.close()
  },
})

const engines = {
  typesense: {
    access: `engine="typesense" api-key="${typesenseKey}" search-fields="title, text"`,
    key: typesenseKey,
    cheapest: 'wares/sort/price:asc',
    dearest: 'wares/sort/price:desc',
  },
  meilisearch: {
    access: `engine="meilisearch" api-key="${meilisearchKey}"`,
    key: meilisearchKey,
    cheapest: 'wares:price:asc',
    dearest: 'wares:price:desc',
  },
} as const
type Name = keyof typeof engines
const names = Object.keys(engines) as Name[]

const fileOf = (name: Name) => `site-embed.${name}.js`
const scriptOf = (site: Site, name: Name) =>
  `<script src="${site.file(fileOf(name))}" defer></script>`
const element = (name: Name, { url }: Sandbox, more = 'index-name="wares"') =>
  `<site-search ${engines[name].access} search-host="${url}" ${more}></site-search>`

const hits = (page: Page) => page.locator('[part="hit-title"]')
const posts = ({ requests }: Sandbox) => requests.filter(({ method }) => method === 'POST')

for (const name of names) {
  const { dearest, key, access } = engines[name]

  test.describe(name, () => {
    test('finds records, marks the words and counts the results, with one request', async ({
      site,
      servers,
    }) => {
      const { page } = site
      await site.open(element(name, servers, 'index-name="wares" facets="brand" query="cha"'), {
        head: scriptOf(site, name),
      })
      await expect(hits(page).first()).toHaveText('Chair 1')
      await expect(page.locator('mark').first()).toHaveText('Cha')
      await expect(page.locator('[part="stats"]')).toContainText('12 results')
      expect(posts(servers)).toHaveLength(1)
      expect([site.errors, site.console]).toEqual([[], []])
      expect(await page.evaluate(() => [{ ...localStorage }, document.cookie])).toEqual([{}, ''])
    })

    test('filters by values with any sign in them, and still counts the others', async ({
      site,
      servers,
    }) => {
      const { page } = site
      await site.open(element(name, servers, 'index-name="wares" facets="brand"'), {
        head: scriptOf(site, name),
      })
      await page.getByRole('checkbox', { name: 'Brook: outdoor' }).check()
      await expect(page.locator('[part="stats"]')).toContainText('8 results')
      await page.getByRole('checkbox', { name: 'Acme' }).check()
      await expect(page.locator('[part="stats"]')).toContainText('16 results')
      await expect(page.getByRole('checkbox', { name: 'Crane' })).not.toBeChecked()
    })

    test('searches within the values of a filter', async ({ site, servers }) => {
      const { page } = site
      await site.open(element(name, servers, 'index-name="wares" facets="brand(search)"'), {
        head: scriptOf(site, name),
      })
      await page.getByRole('searchbox', { name: /brand/i }).fill('cr')
      await expect(page.getByRole('checkbox', { name: 'Acme' })).toHaveCount(0)
      await expect(page.getByRole('checkbox', { name: 'Crane' })).toBeVisible()
    })

    test('filters by numbers and by days', async ({ site, servers }) => {
      const { page } = site
      const facets = 'facets="price:range, added:date" selected="price:5:50"'
      await site.open(element(name, servers, `index-name="wares" ${facets}`), {
        head: scriptOf(site, name),
      })
      await expect(page.locator('[part="stats"]')).toContainText('10 results')
      await page.getByRole('textbox', { name: 'From' }).fill('2025-06-20')
      await page.getByRole('textbox', { name: 'From' }).press('Enter')
      await expect(page.locator('[part="stats"]')).toContainText('5 results')
    })

    test('shows further pages, and sorts', async ({ site, servers }) => {
      const { page } = site
      const more = `index-name="wares" hits-per-page="5" sort="${dearest}|Dearest first"`
      await site.open(element(name, servers, more), { head: scriptOf(site, name) })
      await page.getByRole('navigation').getByRole('link', { name: '5' }).click()
      await expect(hits(page)).toHaveText(['Chair 9', 'Chair 10', 'Chair 11', 'Chair 12'])
      await page.getByRole('combobox', { name: /sort/i }).selectOption('Dearest first')
      await expect(hits(page).first()).toHaveText('Chair 12')
      await expect(page.locator('[aria-current="page"]')).toHaveText('1')
    })

    test('leaves a filter out in a tab whose index has no such field', async ({
      site,
      servers,
    }) => {
      const { page } = site
      const tabs = 'index-name="wares|Wares, makers|Makers" facets="price:range, brand"'
      await site.open(element(name, servers, `${tabs} selected="price:5:50, brand:Acme"`), {
        head: scriptOf(site, name),
      })
      await expect(page.getByRole('tab', { name: 'Makers' })).toContainText('1')
      await page.getByRole('tab', { name: 'Makers' }).click()
      await expect(hits(page)).toHaveText(['Acme'])
    })

    for (const [what, attributes, code] of [
      ['a key that it does not know', 'index-name="wares" api-key="other"', 'key'],
      ['an index that it has not', 'index-name="nothing"', 'not-found'],
    ] as const)
      test(`tells ${what} as ${code}, once, and never the key`, async ({ site, servers }) => {
        const { page } = site
        const errors = await heard(page, 'search-error')
        // The first of two attributes of a name counts.
        const tag = `<site-search ${attributes} ${access} search-host="${servers.url}"></site-search>`
        await site.open(tag, { head: scriptOf(site, name) })
        await expect.poll(errors).toMatchObject([{ code }])
        const told = site.console.filter((line) => !line.startsWith('Failed to load resource'))
        expect(told).toHaveLength(1)
        expect(told.join()).not.toMatch(/api-key=|other|search-only/)
      })

    test('asks a host that cannot be reached again, then says so', async ({ site, servers }) => {
      const { page } = site
      const errors = await heard(page, 'search-error')
      servers.faults.set({ match: '/', fault: 'refused' })
      await site.open(element(name, servers), { head: scriptOf(site, name) })
      await expect.poll(errors).toMatchObject([{ code: 'network' }])
      expect(posts(servers).length).toBeGreaterThan(1)
      servers.faults.clear()
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(hits(page).first()).toBeVisible()
    })

    test('tells an answer that is none as such, and nothing escapes', async ({ site, servers }) => {
      const { page } = site
      const errors = await heard(page, 'search-error')
      servers.faults.set({ match: '/', fault: 'object' })
      await site.open(element(name, servers), { head: scriptOf(site, name) })
      await expect.poll(errors).toMatchObject([{ code: 'shape' }])
      expect(site.errors).toEqual([])
    })

    test('asks a key function again when its key is refused', async ({ site, servers }) => {
      const { page } = site
      const tag = `<site-search engine="${name}" search-fields="title" index-name="wares" search-host="${servers.url}"></site-search>`
      const keys = `<script>addEventListener('DOMContentLoaded', () => { const keys = ['old', '${key}']; document.querySelector('site-search').apiKey = async () => keys.shift() })</script>`
      await site.open(tag, { head: scriptOf(site, name) + keys })
      await expect(hits(page).first()).toBeVisible()
    })

    test('may come before the main script', async ({ site, servers }) => {
      const { page } = site
      await site.open(element(name, servers), {
        script: null,
        head: `${scriptOf(site, name)}<script src="${site.src}" defer></script>`,
      })
      await expect(hits(page).first()).toBeVisible()
    })

    test('may come late: the search waits for it', async ({ site, servers }) => {
      const { page } = site
      await site.open(element(name, servers))
      await page.locator('site-search input').waitFor()
      expect(posts(servers)).toHaveLength(0)
      await page.addScriptTag({ url: site.file(fileOf(name)) })
      await expect(hits(page).first()).toBeVisible()
    })

    test('is missed after eight seconds, with what to load', async ({ site, servers }) => {
      const { page } = site
      const errors = await heard(page, 'search-error')
      await page.clock.install()
      await site.open(element(name, servers))
      await page.locator('site-search input').waitFor()
      await page.clock.runFor(8500)
      await expect.poll(errors).toMatchObject([{ code: 'config' }])
      expect(site.console.join()).toContain(`the script ${fileOf(name)} is missing`)
    })

    test('needs its host, which check() then names for the policy', async ({ site, servers }) => {
      const { page } = site
      await site.open(`<site-search ${access} index-name="wares"></site-search>`, {
        head: scriptOf(site, name),
      })
      await expect.poll(() => site.console.join()).toContain('search-host is missing')
      await page.evaluate((url) => {
        document.querySelector('site-search')?.setAttribute('search-host', url)
      }, servers.url)
      await expect(hits(page).first()).toBeVisible()
      const policy = await page.evaluate(() => window.SiteEmbed?.check()[0]?.policy)
      expect(policy).toContain(`connect-src ${servers.url}`)
    })
  })
}

test('Typesense needs the fields in which words are searched', async ({ site, servers }) => {
  const tag = `<site-search engine="typesense" api-key="${typesenseKey}" index-name="wares" search-host="${servers.url}"></site-search>`
  await site.open(tag, { head: scriptOf(site, 'typesense') })
  await expect.poll(() => site.console.join()).toContain('search-fields is missing')
  expect(posts(servers)).toHaveLength(0)
})

test('a filter that a Typesense collection has not is left out, and the others are there', async ({
  site,
  servers,
}) => {
  const { page } = site
  const more = 'index-name="wares" facets="colour, brand, size"'
  await site.open(element('typesense', servers, more), { head: scriptOf(site, 'typesense') })
  await page.getByRole('checkbox', { name: 'Acme' }).check()
  await expect(page.locator('[part="stats"]')).toContainText('8 results')
  // Once for each of the two that are missing, and then no more.
  expect(posts(servers)).toHaveLength(4)
  await expect.poll(() => site.console.join()).toMatch(/colour/)
})

test('Meilisearch offers the filters that its index has, where none are named', async ({
  site,
  servers,
}) => {
  await site.open(element('meilisearch', servers), { head: scriptOf(site, 'meilisearch') })
  await expect(site.page.getByRole('checkbox', { name: 'Acme' })).toBeVisible()
})

test('each search of a page has an engine of its own, by page-wide defaults too', async ({
  site,
  servers,
}) => {
  const { page } = site
  const own = `<site-search engine="algolia" ${site.search}></site-search>`
  const other = element('meilisearch', servers, 'index-name="wares" query="lamp"')
  const byDefault = `<site-search index-name="wares" query="chair" search-host="${servers.url}"></site-search>`
  await site.open(own + other + byDefault, {
    script: `defer data-engine="typesense" data-api-key="${typesenseKey}" data-search-fields="title"`,
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

test('Algolia’s mark and its events are Algolia’s alone', async ({ site, servers }) => {
  const { page } = site
  const more = 'index-name="wares" powered-by insights app-id="APP"'
  await site.open(element('meilisearch', servers, more), { head: scriptOf(site, 'meilisearch') })
  await expect(hits(page).first()).toBeVisible()
  await expect(page.locator('.powered-by')).toHaveCount(0)
  await expect.poll(() => site.console.join()).toMatch(/insights needs app-id and api-key/)
})
