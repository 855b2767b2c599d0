// Every link of the demo leads somewhere: a result to a page about it.
import { existsSync, readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { violations } from './axe.ts'
import { test } from './demo.ts'
import { firstResults, isAboutIt, linksOf, takeSteps } from './demo-links.ts'

const names = [...readFileSync('demo/pages/pages.txt', 'utf8').matchAll(/^# (.+)$/gm)]
  .map(([, name = '']) => name)
  .filter((name) => existsSync(`demo/pages/${name}.html`))
const examples = ['', ...names, 'document?entry=article-reference', 'document?entry=cta-members']

// In one worker, so that the indices are built once.
test.describe.configure({ mode: 'default' })

/** A link is tried once, whatever number of pages have it. */
const tried = new Map<string, Promise<number>>()
function statusOf(address: string) {
  const known = tried.get(address) ?? fetch(address).then(({ status }) => status)
  tried.set(address, known)
  return known
}

for (const example of examples)
  test(`results of “/${example}” lead to pages about them, and no link to a missing page`, async ({
    page,
    demo,
  }) => {
    await page.goto(`${demo.url}/${example}`)
    await takeSteps(page, example)
    const results = await firstResults(page, example.replace(/\?.*/, ''))
    // What has come by now has its links.
    await page.waitForLoadState('networkidle')
    const links = await linksOf(page)
    const broken: string[] = []
    for (const link of links.map((one) => new URL(one)))
      if (link.origin === demo.url) {
        const status = await statusOf(link.href.split('#')[0] ?? '')
        if (status !== 200) broken.push(`${status} ${link}`)
      } else if (link.hostname.endsWith('.example')) broken.push(String(link))
    expect(broken).toEqual([])
    for (const result of results) await isAboutIt(page, result)
  })

for (const [lang, word, title] of [
  ['en', 'tickets', 'About tickets'],
  ['pl', 'bilety', 'O biletach'],
  ['de', 'tickets', 'Zu den Karten'],
  ['da', 'billetter', 'Om billetter'],
] as const)
  test(`the word “${word}” leads to the page about tickets in ${lang}`, async ({ page, demo }) => {
    await page.goto(`${demo.url}/?lang=${lang}`)
    await page.locator('[part~="input"]').first().fill(word)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
  })

for (const [word, title] of [
  ['jazz', 'Six nights, one pass'],
  ['organ', 'Hear ten organs in ten days'],
] as const)
  test(`the banner for “${word}” leads to the page of what it offers`, async ({ page, demo }) => {
    await page.goto(demo.url)
    await page.locator('[part~="input"]').first().fill(word)
    await page.getByRole('link', { name: title }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  })

test('a page about a product is in the language of the shop it was found in', async ({
  page,
  demo,
}) => {
  await page.goto(`${demo.url}/shop?lang=da`)
  await page.locator('[part~="hit"]').getByRole('link').first().click()
  await expect(page).toHaveURL(/record\?lang=da&entry=product-/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'da')
  await expect(page.getByRole('rowheader', { name: 'Pris' })).toBeVisible()
})

test('the link back from a result leads to the results as they were', async ({ page, demo }) => {
  await page.goto(`${demo.url}/templates`)
  await page.getByRole('searchbox').fill('lantern')
  const first = page.locator('[part~="hit"]').getByRole('link').first()
  await expect(first).toContainText(/lantern/i)
  await first.click()
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await expect(page).toHaveURL(`${demo.url}/templates`)
  await expect(page.getByRole('searchbox')).toHaveValue('lantern')
})

test('a form without a script leads to results in the language of its page', async ({
  page,
  demo,
}) => {
  await page.goto(`${demo.url}/fallback?lang=pl`)
  await page.locator('form[action]').evaluate((form: HTMLFormElement) => form.submit())
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl')
  expect(new URL(page.url()).pathname).toBe('/search')
})

for (const address of ['entry=event-012&lang=de', 'entry=book-3&lang=ar', 'entry=offer-organs'])
  test(`the page of a record is accessible on any screen: ${address}`, async ({ page, demo }) => {
    await page.goto(`${demo.url}/record?${address}`)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveCount(1)
    await expect(page).toHaveTitle(String(await heading.textContent()))
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 900 })
      const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      await expect.poll(sideways, `${width}`).toBeLessThanOrEqual(0)
      expect(await violations(page), `${width}`).toEqual([])
    }
  })

test('adding to the cart of the demo shop counts as a conversion', async ({ page, demo }) => {
  await page.goto(`${demo.url}/shop`)
  await expect(page.locator('[part~="hit"]').first()).toBeVisible()
  // As the service has it: Firefox tells nobody of what a page sends in passing.
  const conversions = () =>
    demo.requests
      .filter(({ url }) => url.includes('/1/events'))
      .flatMap(({ body }) => JSON.parse(body).events)
      .filter(({ eventType }) => eventType === 'conversion')
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect
    .poll(conversions)
    .toMatchObject([
      { eventSubtype: 'addToCart', objectIDs: ['all-the-lighthouses'], value: 39, currency: 'EUR' },
    ])
  await expect(page.getByRole('button', { name: 'In your cart' })).toBeVisible()
})
