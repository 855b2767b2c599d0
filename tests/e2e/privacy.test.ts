// What our elements leave with a visitor, ask of the browser, and tell to whom: docs/privacy.md says it
// to the owners of pages.
import type { Page } from '@playwright/test'
import { type Careless, startCareless } from './careless.ts'
import { readsOf } from './reads.ts'
import { test as base, expect, type Site } from './site.ts'

/** What our elements may ask of the browser, and what for. */
const reasons: Record<string, string> = {
  'navigator.language': 'the language of words, where the page names none',
  'navigator.platform': 'whether a key is called Ctrl or ⌘',
  'navigator.onLine': 'whether a failed request is told as offline',
  'matchMedia (pointer: coarse)': 'no keyboard of the screen comes up unasked',
}
interface Visit {
  site: Site
  page: Page
  careless: Careless
  search: string
  content: string
  /** What of the browser was asked for. */
  reads(): Promise<string[]>
  /** Everything that scripts of the page hear, find in it and read in the console. */
  told(): Promise<string>
}

const hear = (page: Page) =>
  page.addInitScript(() => {
    const told: string[] = []
    Object.defineProperty(window, 'told', { value: told })
    const ofSearch = 'change results settle select redirect open close error'.split(' ')
    const ofDocuments = 'load error warning navigate'.split(' ')
    for (const type of [
      ...ofSearch.map((name) => `search-${name}`),
      ...ofDocuments.map((name) => `doc-${name}`),
    ])
      document.addEventListener(type, (event) => {
        if (event instanceof CustomEvent) told.push(type + JSON.stringify(event.detail))
        // A page that is left could not be asked what it has heard.
        if (/select|navigate/.test(type)) event.preventDefault()
      })
  })

const test = base.extend<{ visit: Visit }>({
  visit: async ({ site }, use) => {
    const careless = await startCareless()
    const { page } = site
    await hear(page)
    const reads = await readsOf(page)
    const { url } = careless.sandbox
    const told = async () => {
      const ofPage = await page.evaluate(() => {
        const elements = [...document.querySelectorAll('site-search, rich-doc')]
        const inside = elements.map((element) => element.shadowRoot?.innerHTML)
        const report = window.SiteEmbed?.check()
        return [Reflect.get(window, 'told'), inside, report, Reflect.get(window, 'dataLayer')]
      })
      return JSON.stringify([ofPage, site.console, site.errors])
    }
    const search = `app-id="TESTAPP" api-key="search-key" search-host="${url}" index-name="tales"`
    const content = `space-id="harbour" access-token="delivery-token" content-host="${url}"`
    await use({ site, page, careless, search, content, reads, told })
    await careless.sandbox.close()
  },
})

const left = (page: Page) =>
  page.evaluate(async () => ({
    cookie: document.cookie,
    name: window.name,
    stored: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }))
const nothing = { cookie: '', name: '', stored: [], databases: [], caches: [], workers: 0 }

/** After all that a visitor did: what of the browser was asked for is told. */
async function expectPrivate(
  visit: Visit,
  asked: Record<string, string> = {},
  stored: string[] = [],
) {
  const { site, page, careless, reads, told } = visit
  const names = await reads()
  expect(names.filter((name) => !(name in reasons || name in asked))).toEqual([])
  expect(await left(page)).toEqual({ ...nothing, stored })
  // To look for it was to ask for it.
  await reads()
  expect(await page.context().cookies()).toEqual([])
  expect(careless.cookies.filter(Boolean)).toEqual([])
  const strangers = site.strangers.filter((one) => !one.startsWith(careless.sandbox.url))
  expect(strangers).toEqual([])
  expect(careless.referrers.join()).not.toMatch(secrets)
  expect(await told()).not.toMatch(secrets)
  return names
}

const secrets = /search-key|delivery-token|preview-token/
const hits = (page: Page) => page.locator('[part~="hit"]')
const box = (page: Page) => page.getByRole('searchbox')

/** How each layout is used, until something is chosen. */
const uses: Record<string, (page: Page) => Promise<void>> = {
  async page(page) {
    await box(page).pressSequentially('evening')
    await page.getByRole('checkbox', { name: 'Riga' }).check()
    await expect(page.getByText('12 results')).toBeVisible()
    await page.getByRole('link', { name: 'Page 2' }).click()
    await hits(page).first().getByRole('link').click()
  },
  async dropdown(page) {
    await page.getByRole('combobox').pressSequentially('riga')
    await expect(page.getByRole('option', { name: /Evening/ }).first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
  },
  async dialog(page) {
    await page.keyboard.press('Control+k')
    await box(page).pressSequentially('riga')
    await hits(page).first().getByRole('link').click()
  },
}

for (const [layout, use] of Object.entries(uses))
  test(`a search as ${layout} is private: nothing stored, no third party, no key leaked`, async ({
    visit,
  }) => {
    const { site, page, careless, search, told } = visit
    await site.open(`<site-search ${search} layout="${layout}" hits-per-page="5"></site-search>`)
    await expect(
      page.locator('site-search [part~="input"], site-search button').first(),
    ).toBeVisible()
    await expectPrivate(visit)
    await use(page)
    await expect.poll(told).toContain('search-select')
    careless.isAngry = true
    await page.locator('input[type="search"]').fill('unheard of')
    await expect.poll(told).toContain('search-error')
    await expectPrivate(visit)
  })

test('a document is private: nothing stored, no third party, no token leaked', async ({
  visit,
}) => {
  const { site, page, careless, content, told } = visit
  await site.open(`<rich-doc ${content} entry-id="harbour" show="title,toc,date"></rich-doc>`)
  await expect(page.getByText('The sea keeps its own time.')).toBeVisible()
  await expectPrivate(visit)
  await page.getByRole('link', { name: 'the keeper', exact: true }).click()
  await expect.poll(told).toContain('doc-navigate')
  careless.isAngry = true
  await page.locator('rich-doc').evaluate((it) => it.setAttribute('entry-id', 'bare'))
  await expect.poll(told).toContain('doc-error')
  await expectPrivate(visit)
})

test('only an attribute makes the elements use more of the browser', async ({ visit }) => {
  const { site, page, careless, search, told } = visit
  await site.open(
    `<site-search ${search} recent insights track="dataLayer"></site-search><rich-doc space-id="shelf" content-host="${careless.sandbox.url}" preview preview-token="{url.key}" entry-id="tide"></rich-doc>`,
    { path: '/page.html?key=shelf-preview-token' },
  )
  await expect(page.getByText('The tide is not told yet.')).toBeVisible()
  await page.getByRole('combobox').fill('riga')
  await page.keyboard.press('Enter')
  const sent = page.waitForRequest(/\/1\/events/)
  await hits(page).first().getByRole('link').click()
  await expect.poll(told).toContain('search-select')
  await sent
  const names = await expectPrivate(
    visit,
    {
      localStorage: '`recent`: the last searches of this device',
    },
    ['site-embed:recent:TESTAPP:tales'],
  )
  expect(names).toContain('localStorage')
})
