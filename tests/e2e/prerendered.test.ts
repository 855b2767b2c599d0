// Pages that `site-embed prerender` has written into: read before any script, and taken over by the element.
import { readFileSync } from 'node:fs'
import { createContentService } from '../../demo/sandbox/content/service.ts'
import type { Service } from '../../demo/sandbox/http.ts'
import { createSearchService } from '../../demo/sandbox/search/service.ts'
import { type Command, startCommand } from '../cli/command.ts'
import { searchApps } from '../fixtures/tales.ts'
import { drawnSpace } from './guide.ts'
import {
  test as base,
  call,
  entryRequests,
  expect,
  hold,
  indices,
  type Site,
  searches,
  spaces,
  startOwn,
} from './site.ts'

const test = base.extend<object, { command: Command; services: Service[] }>({
  services: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern
    async ({}, use) =>
      use([
        createSearchService({ indices, apps: searchApps }),
        createContentService([...spaces, drawnSpace(new Date('2026-02-01'))]),
      ]),
    { scope: 'worker' },
  ],
  own: async ({ services }, use) => {
    const own = await startOwn(services)
    await use(own)
    await own.sandbox.close()
  },
  command: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern
    async ({}, use) => {
      const command = await startCommand()
      await use(command)
      await command.close()
    },
    { scope: 'worker' },
  ],
})

const html = ({ src }: Site, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Test</title><script src="${src}" defer></script></head><body>${body}</body></html>`

let count = 0
/** Where the written page is served. */
async function written(site: Site, command: Command, body: string, ...options: string[]) {
  const name = command.file(`page-${process.pid}-${++count}.html`, html(site, body))
  const { code, out } = await command.run('prerender', name, ...options)
  expect({ code, out }).toMatchObject({ code: 0 })
  const path = `/${name}`
  const text = command.read(name)
  site.pages.set(path, { html: text, headers: {} })
  site.sandbox.requests.length = 0
  return { path, address: site.sandbox.url + path, text }
}

const doc = (site: Site, more = 'entry-id="harbour"') =>
  `<rich-doc id="doc" ${site.content} ${more}>Loading …</rich-doc>`

test('the prerendered document stays until the new one', async ({ site, page, command }) => {
  const { address } = await written(site, command, doc(site))
  const letGo = await hold(page, /\/entries/)
  await page.goto(address)
  const fallback = page.locator('rich-doc > article')
  await expect(page.locator('rich-doc .shell')).toBeAttached()
  await expect(fallback.getByText('A second line')).toBeVisible()
  await expect(page.getByText('Loading …')).toBeHidden()
  letGo()
  await expect(page.locator('rich-doc [part="document"]')).toBeVisible()
  await expect(fallback).toBeHidden()
  await expect(page.getByText('The sea keeps its own time.').filter({ visible: true })).toHaveCount(
    1,
  )
  expect(site.console.filter((line) => !line.includes('(drowned)'))).toEqual([])
})

test('a fresh document sends no request and shows the same', async ({ site, page, command }) => {
  const body = `${doc(site)}<rich-doc ${site.content} entry-id="keeper"></rich-doc>`
  const { address } = await written(site, command, body, '--fresh', '60')
  await page.goto(address)
  await expect(page.locator('rich-doc [part="document"]')).toHaveCount(2)
  expect(site.sandbox.requests.filter(({ url }) => url.startsWith('/spaces/'))).toEqual([])
  // Whoever asks for what is new gets it.
  await page.evaluate(() =>
    document.querySelector<HTMLElement & { refresh(): void }>('#doc')?.refresh(),
  )
  await expect.poll(() => entryRequests(site).length).toBe(1)
})

test('a document sends a request if its prerendered answer does not fit', async ({
  site,
  command,
}) => {
  const { page, pages } = site
  const { address, path, text } = await written(site, command, doc(site), '--fresh', '60')
  for (const changed of [
    text.replace(/data-until="[^"]*"/g, 'data-until="2020-01-01T00:00:00.000Z"'),
    text.replace(/(data-until="[^"]*">)\{/g, '$1{{'),
    text.replace('entry-id="harbour"', 'entry-id="keeper"'),
  ]) {
    site.sandbox.requests.length = 0
    pages.set(path, { html: changed, headers: {} })
    await page.goto(address)
    await expect(page.locator('rich-doc [part="document"]')).toBeVisible()
    expect(entryRequests(site)).toHaveLength(1)
  }
})

test('when the service is down, the prerendered text stays visible', async ({
  site,
  page,
  command,
}) => {
  const { address } = await written(site, command, doc(site))
  site.sandbox.faults.set({ match: '/entries', fault: '500' })
  await page.goto(address)
  await expect(page.getByRole('alert')).toBeVisible({ timeout: 20_000 })
  await expect(page.locator('rich-doc > article').getByText('A second line')).toBeVisible()
})

test('an address leads to a heading of the prerendered document', async ({
  site,
  page,
  command,
}) => {
  const body = `<div style="height:3000px"></div>${doc(site)}<div style="height:3000px"></div>`
  const { address } = await written(site, command, body)
  const letGo = await hold(page, /\/entries/)
  await page.goto(`${address}#the-harbour-at-night`)
  await expect(page.locator('rich-doc > article h2')).toBeInViewport()
  letGo()
  await expect(page.locator('rich-doc [part="document"] h2')).toBeInViewport()
})

test('prerendered results stay until the search works', async ({ site, page, command }) => {
  const form = '<form action="/search"><input name="q" aria-label="Mine"></form>'
  const { address } = await written(
    site,
    command,
    `<site-search ${site.search} data-prerender hits-per-page="3">${form}</site-search>`,
  )
  const letGo = await hold(page, /site-embed.*\.js/)
  const going = page.goto(address, { waitUntil: 'commit' })
  await expect(page.locator('site-search > ol > li')).toHaveCount(3)
  await page.getByLabel('Mine').fill('amber')
  letGo()
  await going
  await expect(page.locator('[part="hit"]')).toHaveCount(1)
  await expect(page.locator('site-search > ol')).toBeHidden()
})

const searching = (site: Site, more = '') =>
  `<site-search id="search" ${site.search} data-prerender hits-per-page="3" ${more}></site-search>`

const tree = 'facets="categories.lvl0 > categories.lvl1 > categories.lvl2:tree"'

for (const [what, more] of [
  ['a usual search', ''],
  ['one with filters, of which some are chosen', 'facets="city, kind" selected="city:Riga"'],
  ['one with a tree', `index-name="wares" ${tree}`],
  [
    'one with an open tree',
    `index-name="wares" ${tree} selected="categories.lvl0:Home > Bath > Soap"`,
  ],
  ['one of several indices', 'index-name="tales, wares"'],
  ['one that waits until it is near', 'loading="lazy" url-sync'],
] as const)
  test(`fresh results of ${what} send no request and stay`, async ({ site, page, command }) => {
    const body = searching(site, more).replace(
      /(index-name="tales") (.*)(index-name="[^"]*")/,
      '$2$3',
    )
    const { address } = await written(site, command, body, '--fresh', '60')
    await page.goto(address)
    await expect(page.locator('[part="hit"]')).toHaveCount(3)
    const shown = await page.locator('[part="hit"] h2').allTextContents()
    expect(await page.locator('site-search > ol h2').allTextContents()).toEqual(shown)
    expect(searches(site)).toEqual([])
    // Whoever asks for what is new gets it, and so does who asks something else.
    await call(page, 'refresh')
    await expect.poll(() => searches(site).length).toBe(1)
    await page.getByRole('searchbox').fill('amber')
    await expect.poll(() => searches(site).length).toBeGreaterThan(1)
    expect(site.errors).toEqual([])
  })

test('a search sends a request if its prerendered answer does not fit', async ({
  site,
  command,
}) => {
  const { page, pages } = site
  const body = searching(site, 'filters="kind:{locale} OR city:Riga" url-sync')
  const { address, path, text } = await written(site, command, body, '--fresh', '60')
  const asks = async (html: string, query = '') => {
    site.sandbox.requests.length = 0
    pages.set(path, { html, headers: {} })
    await page.goto(address + query)
    await expect(page.locator('site-search .shell')).toBeAttached()
    await expect(page.locator('[part="hits"], [part="empty"]').first()).toBeVisible()
    return searches(site).length
  }
  expect(await asks(text)).toBe(0)
  expect(await asks(text, '?q=amber')).toBe(1)
  for (const [from, to] of [
    [/data-until="[^"]*"/g, 'data-until="2020-01-01T00:00:00.000Z"'],
    [/(data-until="[^"]*">)\{/g, '$1{{'],
    [/(data-until="[^"]*">)[^<]*/g, '$1{"hits":7}'],
    ['hits-per-page="3"', 'hits-per-page="4"'],
    ['api-key="search-key"', 'api-key="tales-key"'],
    ['lang="en"', 'lang="pl"'],
  ] as const) {
    const changed = text.replace(from, to)
    expect(changed).not.toBe(text)
    expect(await asks(changed), String(from)).toBe(1)
  }
  expect(site.errors).toEqual([])
})

test('prerendered results stay when the service is down', async ({ site, page, command }) => {
  const plain = await written(site, command, searching(site))
  const fresh = await written(site, command, searching(site), '--fresh', '60')
  site.sandbox.faults.set({ match: '/queries', fault: '500' })
  await page.goto(plain.address)
  await expect(page.getByRole('alert')).toBeVisible({ timeout: 20_000 })
  await expect(page.locator('site-search > ol > li').first()).toBeVisible()
  await page.goto(fresh.address)
  await expect(page.locator('[part="hit"]')).toHaveCount(3)
  await expect(page.getByRole('alert')).toBeHidden()
})

/** As docs/command-line.md prints them. */
const lines = readFileSync('docs/command-line.md', 'utf8').match(/```css\n([\s\S]*?)```/)?.[1] ?? ''

interface TakenOver {
  width: number
  css?: string
  /** How far the reader has scrolled by the time that the element takes over. */
  scrolled?: number
  /** Or how far below the top of the screen the first of the words is then. */
  readsAt?: number
  /** What the reader sees of the page then. */
  words: readonly string[]
}

/** How far below the top of the screen texts are, before the script and once the element is there. */
async function takenOver(
  site: Site,
  { address, path, text }: Awaited<ReturnType<typeof written>>,
  { width, css = '', scrolled = 0, readsAt, words }: TakenOver,
) {
  const head = `<meta name="viewport" content="width=device-width"><style>body { font: 16px/1.5 sans-serif } ${css}</style>`
  const html = text
    .replace('</head>', `${head}</head>`)
    .replace('<body>', '<body><h1>Page</h1>')
    .replace('</body>', '<footer>Foot</footer><div style="height:150vh">Below</div></body>')
  site.pages.set(path, { html, headers: {} })
  await site.page.setViewportSize({ width, height: 800 })
  const tops = () =>
    Promise.all(
      words.map((one) =>
        site.page
          .getByText(one)
          .filter({ visible: true })
          .first()
          .evaluate((element) => Math.round(element.getBoundingClientRect().top)),
      ),
    )
  const letGo = await hold(site.page, /site-embed.*\.js/)
  const going = site.page.goto(address, { waitUntil: 'commit' })
  await site.page.getByText('Below').waitFor()
  const [first = 0] = await tops()
  const top = readsAt === undefined ? scrolled : first - readsAt
  await site.page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top)
  const before = await tops()
  letGo()
  await going
  await expect(site.page.locator('[part~="document"], [part~="hit"]').first()).toBeVisible()
  await site.page.evaluate(() => new Promise((seen) => requestAnimationFrame(seen)))
  const after = await tops()
  // A pixel is a matter of rounding.
  return { before, moved: after.map((top, at) => Math.abs(top - (before[at] ?? 0)) > 1 && top) }
}

const article = ({ sandbox }: Site) =>
  `<rich-doc show="title, date" space-id="guide" access-token="guide-delivery" content-host="${sandbox.url}" entry-id="article-02"></rich-doc>`

test('a prerendered document does not move', async ({ site, page, command }) => {
  const { address } = await written(site, command, `<h1>Page</h1>${article(site)}<p>Below</p>`)
  const letGo = await hold(page, /site-embed.*\.js/)
  const answer = await hold(page, /\/entries/)
  const places = () =>
    page
      .locator('rich-doc p, rich-doc h2')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)))
  const going = page.goto(address, { waitUntil: 'commit' })
  await page.getByText('Below').waitFor()
  const before = await places()
  letGo()
  await expect(page.locator('rich-doc .shell')).toBeAttached()
  expect(await places()).toEqual(before)
  answer()
  await going
  await expect(page.locator('rich-doc [part="document"]')).toBeVisible()
})

const results = (site: Site) =>
  searching(site, 'facets="none"').replace('per-page="3"', 'per-page="20"')
/** Without room for what the search has above its results. */
const fewLines = lines.replace(/site-search > ol(?::first-child \{ margin| \{ padding-left).*/g, '')
const fresh = ['--fresh', '60']
const inText = { body: article, readsAt: 60, words: ['The turn comes at Mariehamn'] }
const inResults = { body: results, css: fewLines, scrolled: 900, words: ['Evening 9:'] }
interface Place extends Omit<TakenOver, 'width'> {
  body: (site: Site) => string
  options?: readonly string[]
}
const places: Record<string, Place> = {
  'a reader of a written document stays at the same place': inText,
  'a reader of a fresh document stays at the same place': { ...inText, options: fresh },
  'a reader below a written document stays there': {
    body: article,
    scrolled: 2000,
    words: ['Below'],
  },
  'nothing of a written document moves, with the lines of the docs': {
    body: article,
    css: lines,
    words: ['Eleven Hours', 'The turn comes', 'Find your place', 'You may go back to bed', 'Foot'],
  },
  'a reader of written results stays at the same place': inResults,
  'a reader of fresh results stays at the same place': { ...inResults, options: fresh },
}

for (const [what, { body, options = [], ...place }] of Object.entries(places))
  test(`${what}, on a desktop and on a phone`, async ({ site, command }) => {
    const page = await written(site, command, body(site), ...options)
    for (const width of [1280, 390]) {
      const { before, moved } = await takenOver(site, page, { width, ...place })
      if (place.readsAt) expect(before).toEqual([place.readsAt])
      // What is read of the results is in view.
      if (body === results) {
        expect(before[0]).toBeGreaterThan(0)
        expect(before[0]).toBeLessThan(800)
      }
      expect(moved, `${width} pixels`).toEqual(before.map(() => false))
    }
  })
