// What `npm run demo` writes, on a host that has nothing but files, and in a folder of it.
import { expect } from '@playwright/test'
import { writeDemo } from '../../demo/static/build.ts'
import { firstResults, isAboutIt, linksOf, takeSteps } from './demo-links.ts'
import { type FileHost, withFileHost } from './file-host.ts'
import { test as base } from './tab.ts'

const test = base.extend<object, { host: FileHost }>({
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern
    ({}, use) => withFileHost(writeDemo, use),
    { scope: 'worker', timeout: 60_000 },
  ],
})

test('the demo works as files, without a server', async ({ page, host }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  await page.goto(`${host.url}pl/index.html`)
  await expect(page.getByText('324 wyniki')).toBeVisible({ timeout: 15_000 })
  const picture = page.locator('[part~="hit-image"]').first()
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100)
  await expect(page.locator('rich-doc [part="paragraph"]').first()).toBeVisible()

  await page.getByRole('link', { name: 'Wyszukiwarka, która otwiera dokumenty' }).click()
  await page.locator('[part~="hit"]').getByRole('link').first().click()
  await expect(page.locator('rich-doc h2')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/some/folder/pl/reader.html')

  await page.getByRole('link', { name: 'English' }).click()
  await expect(page.getByText('44 results')).toBeVisible()
  await page.goto(`${host.url}header.html`)
  await page.locator('input').first().fill('lantern')
  await page.keyboard.press('Enter')
  await expect(page.locator('[part~="hit"] mark').first()).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/some/folder/search.html')

  // It saves, for which there has to be a server.
  await page.goto(`${host.url}index.html`)
  await expect(page.getByRole('heading', { name: 'One page for every entry' })).toBeVisible()
  await expect(page.getByText('Stands in for Contentful')).toHaveCount(0)

  await page.goto(`${host.url}errors.html`)
  await expect(page.locator('[part="error"]')).toHaveCount(5)
  expect(errors).toEqual([])
  expect(host.missing).toEqual([])
})

for (const path of [
  'search',
  'pl/shop',
  'de/header',
  'dialog',
  'landing',
  'right-to-left',
  'fr/languages',
  'da/document.html?entry=article-reference',
])
  test(`links and results of ${path} lead to files that are about them`, async ({ page, host }) => {
    const name = path.replace(/^..\/|\.html.*$/g, '')
    await page.goto(host.url + (path.includes('.') ? path : `${path}.html`))
    await takeSteps(page, name)
    const results = await firstResults(page, name)
    await page.waitForLoadState('networkidle')
    for (const link of await linksOf(page)) {
      if (link.startsWith(host.url)) expect((await fetch(link)).status, link).toBe(200)
      else expect(new URL(link).host).not.toMatch(/\.example$|^127/)
    }
    for (const result of results) await isAboutIt(page, result)
    expect(host.missing).toEqual([])
  })

test('a redirect of a rule leads to a file too', async ({ page, host }) => {
  await page.goto(`${host.url}pl/index.html`)
  await page.locator('[part~="input"]').first().fill('bilety')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'O biletach' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/some/folder/pl/document.html')
})

test('an agent answers bit by bit there too, and stops on demand', async ({ page, host }) => {
  await page.goto(`${host.url}search.html`)
  const heard = await page.evaluate(async () => {
    const leave = new AbortController()
    const ask = async (agent: string) => {
      const response = await fetch(
        `/agent-studio/1/agents/${agent}/completions?compatibilityMode=ai-sdk-5`,
        {
          method: 'POST',
          signal: leave.signal,
          headers: { 'x-algolia-application-id': 'GUIDE', 'x-algolia-api-key': 'guide-search' },
          body: JSON.stringify({
            messages: [{ role: 'user', parts: [{ type: 'text', text: 'Where is jazz?' }] }],
          }),
        },
      )
      return response.body?.getReader()
    }
    const honest = await ask('guide')
    const bits: string[] = []
    for (;;) {
      const bit = await honest?.read()
      if (!bit?.value) break
      bits.push(new TextDecoder().decode(bit.value))
    }
    const silent = await ask('silent')
    await silent?.read()
    leave.abort()
    const end = await silent?.read().catch((error: Error) => error.name)
    return { bits: bits.length, last: bits.at(-1), end }
  })
  expect(heard.bits).toBeGreaterThan(10)
  expect(heard).toMatchObject({ last: 'data: [DONE]\n\n', end: 'AbortError' })
})
