// What `npm start` shows, and the snippet that a site owner copies.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { rowsOf } from '../../demo/frame/gallery.ts'
import { violations } from './axe.ts'
import { openAnew } from './builder.ts'
import { test } from './demo.ts'

const words = {
  en: ['324 results', 'Search'],
  pl: ['324 wyniki', 'Szukaj'],
  de: ['324 Ergebnisse', 'Suchen'],
  da: ['324 resultater', 'Søg'],
} as const

/** In the order of the gallery; without those that other files write. */
const examples = [...readFileSync('demo/pages/pages.txt', 'utf8').matchAll(/^# (.+)$/gm)]
  .map(([, name = '']) => name)
  .filter((name) => existsSync(`demo/pages/${name}.html`))

/** What a visitor of an example comes for, where it is no result. */
const there: Record<string, string> = {
  dialog: '[part~="opener"]',
  header: 'input[role="combobox"]',
  landing: '.call',
  article: '[part~="toc"]',
  words: '[part~="toc"]',
  document: 'rich-doc li a',
  consent: '[part~="button"]',
  errors: 'rich-doc [part~="error"]',
}

// In one worker, so that the indices are built once.
test.describe.configure({ mode: 'default' })

/** How much of the page lies beside the window; elements take a moment to fit into another one. */
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

function complaints(page: Page): string[] {
  const list: string[] = []
  page.on('pageerror', (error) => list.push(String(error)))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) list.push(message.text())
  })
  return list
}

for (const [lang, [count, button]] of Object.entries(words))
  test(`the demo shows both elements and all examples in ${lang}`, async ({ page, demo }) => {
    const said = complaints(page)
    await page.goto(`${demo.url}/?lang=${lang}`)
    await expect(page.getByText(count)).toBeVisible({ timeout: 15_000 })
    await expect(page.getByRole('button', { name: button, exact: true })).toBeVisible()
    const paragraphs = page.locator('rich-doc [part="paragraph"]')
    await expect(paragraphs.first()).toBeVisible({ timeout: 15_000 })
    expect(await paragraphs.count()).toBeGreaterThan(2)
    for (const width of [1280, 390, 320]) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => sideways(page), `${width}`).toBeLessThanOrEqual(0)
    }
    if (lang === 'en') expect(await violations(page)).toEqual([])
    const links = await page.locator('.demo-gallery a').evaluateAll((all) => all.map(String))
    const names = links.map((link) => new URL(link).pathname.slice(1))
    // Builder and editor are no examples, and have tests of their own; the way to the builder is seen at once.
    const others = ['builder.html', 'editor']
    expect(names.filter((name) => others.includes(name)).sort()).toEqual(others)
    const ours = lang === 'en' ? '' : `?lang=${lang}`
    await expect(page.locator('.demo-hero a')).toHaveAttribute('href', `/builder.html${ours}`)
    expect(names.filter((name) => !others.includes(name))).toEqual(examples)
    expect(said).toEqual([])
  })

for (const name of examples)
  test(`the example “${name}” works as its source says, on any screen`, async ({ page, demo }) => {
    const said = complaints(page)
    const answer = await page.goto(`${demo.url}/${name}`)
    const file = readFileSync(`demo/pages/${name}.html`, 'utf8')
    const [, head = '', body = ''] = /<title>(.*)<body>\n(.*)<\/body>/s.exec(file) ?? []
    const served = await answer?.text()
    for (const part of [...head.split(/(?=<script)/), body]) expect(served).toContain(part)
    expect(await page.locator('.demo-source code').textContent()).toBe(file)

    await expect(page.locator(there[name] ?? '[part~="hit"]').first()).toBeVisible()
    // The same everywhere, and judged on the index.
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => sideways(page), `${width}`).toBeLessThanOrEqual(0)
      expect(await violations(page), `${width}`).toEqual([])
    }
    if (name !== 'errors') expect(said).toEqual([])
  })

const snippets = [
  ['dist-snippet.html', 'dist-snippet.html', /src="\/site-embed\.js" defer/],
  ['snippet.html', 'dist/snippet.html', /integrity="(sha384-[^"]+)" crossorigin="anonymous" defer/],
] as const

for (const [address, file, script] of snippets)
  test(`${file} runs as it is, in single lines`, async ({ page, demo }) => {
    const snippet = readFileSync(file, 'utf8')
    const [line, integrity] = script.exec(snippet) ?? []
    expect(line).toBeDefined()
    const hash = createHash('sha384').update(readFileSync('dist/site-embed.js')).digest('base64')
    if (integrity) expect(integrity).toBe(`sha384-${hash}`)
    expect(
      snippet
        .trim()
        .split('\n')
        .slice(1)
        .every((line) => /^<.*>$/.test(line)),
    ).toBe(true)
    await page.goto(`${demo.url}/${address}`)
    await expect(page.getByText('324 results')).toBeVisible({ timeout: 15_000 })
    await expect(page.locator('rich-doc [part="paragraph"]').first()).toBeVisible({
      timeout: 15_000,
    })
  })

test('an example starts on a phone’s first screen, and its source is below it', async ({
  page,
  demo,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${demo.url}/shop`)
  await expect(page.locator('[part~="hit"]').first()).toBeInViewport()
  const source = page.locator('.demo-source code')
  await expect(source).not.toBeInViewport()
  await page.getByRole('link', { name: 'Source of this page' }).click()
  await expect(source).toBeInViewport()
  // Where there is room, both are seen at once.
  await page.setViewportSize({ width: 1680, height: 900 })
  await page.evaluate(() => scrollTo(0, 0))
  await expect(source).toBeInViewport()
})

test('every row of the gallery is full, at any width', async ({ page, demo }) => {
  await page.goto(demo.url)
  for (const width of [1280, 768, 390]) {
    await page.setViewportSize({ width, height: 900 })
    const free = await page.locator('.demo-gallery').evaluateAll((groups) =>
      groups.map((group) => {
        const last = group.lastElementChild?.getBoundingClientRect().right ?? 0
        return Math.round(Math.abs(group.getBoundingClientRect().right - last))
      }),
    )
    expect(free, `${width}`).toEqual(free.map(() => 0))
  }
})

test('a group of any number of examples fills its rows', () => {
  for (let count = 2; count < 40; count++) {
    const { columns, wide } = rowsOf(count)
    expect((count + wide) % columns, `${count}`).toBe(0)
    expect(wide, `${count}`).toBeLessThan(columns)
  }
})

test('nothing of a demo page moves once it is there', async ({ page, demo }) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(`${demo.url}/dist-snippet.html`)
  await expect(page.getByText('324 results')).toBeVisible({ timeout: 15_000 })
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([])
})

test('the demo keeps its language and its document', async ({ page, demo }) => {
  await page.goto(`${demo.url}/document?lang=pl`)
  await page.getByRole('link', { name: 'A cold swim' }).click()
  await expect(page.locator('rich-doc h2')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl')
  const polish = await page.locator('rich-doc h2').textContent()
  await page.getByRole('link', { name: 'Dansk' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'da')
  await expect(page.locator('rich-doc h2')).toBeVisible()
  expect(await page.locator('rich-doc h2').textContent()).not.toBe(polish)
})

test('an example names its filters, tabs and orders in each language', async ({ page, demo }) => {
  await page.goto(`${demo.url}/languages?lang=pl`)
  for (const name of ['Wydarzenia', 'Artykuły'])
    await expect(page.getByRole('tab', { name })).toBeVisible()
  for (const name of ['Kiedy', 'Dziedzina', 'Kategoria', 'Miasto'])
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible()
  await expect(page.locator('.demo-source code')).toContainText('|Najpierw najbliższe')
  await page.goto(`${demo.url}/?lang=da`)
  const groups = page.getByRole('heading', { level: 3 })
  await expect(groups.first()).toHaveText('Søgning')
  await expect(page.getByRole('button', { name: 'By', exact: true })).toBeVisible()
})

test('the builder starts with sample data and can switch to an account', async ({ page, demo }) => {
  await page.goto(`${demo.url}/builder.html`)
  await expect(page.getByRole('link', { name: 'All examples' })).toHaveAttribute(
    'href',
    `${demo.url}/`,
  )
  const frame = page.frameLocator('iframe')
  await expect(frame.getByText('324 results')).toBeVisible({ timeout: 15_000 })
  // A filter is known by its name, its kind, and what it holds.
  const price = page.getByRole('button', { name: 'Price', exact: true })
  await expect(price).toHaveAccessibleDescription(/^range, from–to: 0 – \d+$/)
  await expect(page.getByRole('radio', { name: 'Sample data' })).toBeChecked()
  await expect(page.locator('[name="app-id"]')).toHaveCount(0)
  // Whoever copies it now is told that it would not work elsewhere.
  const notes = page.locator('.output .note')
  await page.locator('[name="host"][value="own"]').press(' ')
  await expect(notes).toContainText([/our sample data/, /The script is still on this computer/])
  await page.getByRole('radio', { name: /A document/ }).check()
  await expect(frame.locator('[part="paragraph"]').first()).toBeVisible({ timeout: 15_000 })
  // A builder on a host of its own asks as well, and its pictures are not beside it.
  const answer = await fetch(
    `${demo.url}/1/indexes/products/query?x-algolia-application-id=GUIDE&x-algolia-api-key=guide-search`,
    { method: 'POST', body: '{}', headers: { origin: 'https://other.example' } },
  )
  expect(await answer.text()).toContain(`"image":"//${new URL(demo.url).host}/pictures/`)
  const address = new URL(page.url())
  for (const word of ['GUIDE', 'guide', demo.url]) expect(address.hash).not.toContain(word)
  await page.getByRole('radio', { name: 'Use my own account' }).check()
  await expect(notes.filter({ hasText: 'sample data' })).toHaveCount(0)
  // Its entries are of no use in another account.
  await expect(page.getByText('Found in your data: click to choose')).toHaveCount(0)
  await expect(page.locator('[name="access-token"]')).toHaveValue('')
  await expect(page.locator('[name="entry-id"]')).toHaveValue('')
  await page.locator('[name="space-id"]').fill('mine')
  await page.getByRole('radio', { name: 'Sample data' }).check()
  await expect(page.locator('[name="entry-id"]')).toHaveValue('article-01')
  // What was typed before is there again.
  await page.getByRole('radio', { name: 'Use my own account' }).check()
  await expect(page.locator('[name="space-id"]')).toHaveValue('mine')
  // The filters of the example are for its index alone.
  await page.getByRole('radio', { name: /A search/ }).check()
  await expect(page.locator('[name="facets"]')).toHaveValue('city, category')
  await page.locator('[name="index-name"]').fill('products')
  await expect(page.locator('[name="facets"]')).toHaveValue('')
})

test('each sample index says what it is and brings its filters', async ({ page, demo }) => {
  await page.goto(`${demo.url}/builder.html`)
  const indices = page.getByRole('group', { name: 'Found in your data: click to choose' }).first()
  const card = (name: string) => indices.getByRole('button', { name, exact: true })
  await expect(card('shop')).toHaveAccessibleDescription(
    /^A shop, with records as Shopify writes them\. Records: 24/,
  )
  const described = await indices.locator('li .help').allTextContents()
  for (const text of described) expect(text).toMatch(/^\S.*\. Records: [\d,]+ · /)
  await card('docs').click()
  const facets = page.locator('[name="facets"]')
  await expect(facets).toHaveValue('hierarchy.lvl0|Section')
  await expect(page.getByRole('button', { name: 'Kind', exact: true })).toHaveCount(0)
  await card('shop').click()
  await expect(facets).toHaveValue('')
  await expect(page.locator('#snippet')).not.toContainText('facets')
  // Who wants none keeps none.
  await card('docs').click()
  await expect(facets).toHaveValue('hierarchy.lvl0|Section')
  await facets.fill('')
  await page.locator('[name="hits-view"]').fill('compact')
  await expect(facets).toHaveValue('')
})

test('a link to the builder opens with the account it was made with', async ({ page, demo }) => {
  const inSandbox = page.getByRole('radio', { name: 'Sample data' })
  // Somebody who has looked at the sandbox in this tab.
  await page.goto(`${demo.url}/builder.html`)
  await expect(inSandbox).toBeChecked()
  await page.goto('about:blank')
  await page.goto(`${demo.url}/builder.html#element=site-search&for=html&index-name=wares`)
  await expect(page.getByText('The preview starts when')).toContainText('Application ID')
  await expect(inSandbox).not.toBeChecked()
  await expect(page).toHaveURL(/index-name=wares/)
  await inSandbox.check()
  await expect(page).toHaveURL(/account=sandbox/)
  const link = page.url()
  await openAnew(page, link)
  await expect(inSandbox).toBeChecked()
})

test('every result for “jazz” shows why it was found', async ({ page, demo }) => {
  await page.goto(`${demo.url}/search?q=jazz`)
  const hits = page.locator('[part~="hit"]')
  await expect(hits).toHaveCount(11)
  await expect(hits.filter({ has: page.locator('mark', { hasText: /jazz/i }) })).toHaveCount(11)
})

test('prices of the guide are in one money, on the slider too', async ({ page, demo }) => {
  await page.goto(`${demo.url}/search`)
  const limits = page.getByRole('group', { name: 'Price', exact: true }).getByRole('textbox')
  await expect(limits).toHaveCount(2)
  for (const limit of await limits.all())
    await expect(limit).toHaveAttribute('placeholder', /^€\d+/)
})

for (const name of examples)
  test(`the example “${name}” begins with nothing chosen`, () => {
    expect(readFileSync(`demo/pages/${name}.html`, 'utf8')).not.toContain('selected=')
  })
