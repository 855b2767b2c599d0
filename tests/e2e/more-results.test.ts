// Lists that grow: by a button, and by themselves at their end.
import type { Page } from '@playwright/test'
import { endless, hits } from './paging.ts'
import { expect, heard, searches, settled, test } from './site.ts'

const focused = (page: Page) =>
  page.evaluate(() => document.querySelector('site-search')?.shadowRoot?.activeElement?.textContent)

test('“more” adds to the list and moves on to the first new result', async ({ site, page }) => {
  const results = await heard(page, 'search-results')
  await site.open(`<site-search ${site.search} paging="more" hits-per-page="25"></site-search>`)
  const button = page.getByRole('button', { name: 'Show more results' })
  await expect(page.getByText('25 of 60 results')).toBeVisible()
  await button.click()
  await expect(hits(page)).toHaveCount(50)
  await expect(page.getByText('50 of 60 results')).toHaveRole('status')
  expect(await focused(page)).toMatch(/^Evening 25:/)
  expect(searches(site)).toHaveLength(2)
  expect((await results()).at(-1)).toMatchObject({ page: 1, hits: { length: 50 } })
  await button.press('Enter')
  await expect(hits(page)).toHaveCount(60)
  expect(await focused(page)).toMatch(/^Evening 50:/)
  await expect(button).toHaveCount(0)
  await expect(page.getByText('60 of 60 results')).toBeVisible()
})

test('“more” moves on to the first new result in a grouped list', async ({ site, page }) => {
  await site.open(
    `<site-search ${site.search} paging="more" hits-per-page="10" group-by="city"></site-search>`,
    {
      head: `<script>addEventListener('DOMContentLoaded', () => {
        document.querySelector('site-search').renderHit = ({ title }) => title
      })</script>`,
    },
  )
  await expect(hits(page)).toHaveCount(10)
  await page.getByRole('button', { name: 'Show more results' }).click()
  await expect(hits(page)).toHaveCount(20)
  // The first group's first new one.
  await expect.poll(() => focused(page)).toBe('Evening 10: a play in Gdańsk')
})

test('the visitor reads beside “more” that it failed, and tries again', async ({ site, page }) => {
  const errors = await heard(page, 'search-error')
  await site.open(`<site-search ${site.search} paging="more"></site-search>`)
  const button = page.getByRole('button', { name: 'Show more results' })
  await expect(button).toBeVisible()
  site.sandbox.faults.set({ match: /indexes/, fault: '400' })
  await button.click()
  await expect(page.locator('.more [role="alert"]')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(1)
  await expect(hits(page)).toHaveCount(20)
  expect(await errors()).toHaveLength(1)
  site.sandbox.faults.clear()
  await button.click()
  await expect(hits(page)).toHaveCount(40)
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(await focused(page)).toMatch(/^Evening 20:/)
})

test('an endless list grows near its end, and the footer is reachable', async ({ site, page }) => {
  // Less, with the 600 pixels that are near, than twenty lines are high.
  await page.setViewportSize({ width: 1280, height: 400 })
  await site.open(`${endless(site, 'paging="scroll"')}<footer>Imprint</footer>`)
  await expect(hits(page)).toHaveCount(20)
  const bottom = () => page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const before = searches(site).length
  for (let pages = 2; pages <= 6; pages++) {
    await bottom()
    await expect(hits(page)).toHaveCount(20 * pages)
  }
  expect(searches(site).length - before).toBeLessThanOrEqual(5)
  await bottom()
  await expect(page.getByText('Imprint')).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Show more results' })).toBeVisible()
  await page.getByRole('button', { name: 'Show more results' }).press('Enter')
  await expect(hits(page)).toHaveCount(140)
  expect(await focused(page)).toBe('Line 120')
  for (let pages = 8; pages <= 10; pages++) {
    await bottom()
    await expect(hits(page)).toHaveCount(20 * pages)
  }
  // All that can be reached.
  await expect(page.getByRole('button', { name: 'Show more results' })).toHaveCount(0)
  await expect(page.getByText('200 of 260 results')).toBeVisible()
  expect(searches(site)).toHaveLength(10)
})

// Nothing turns its wheel.
test('an endless list asks only near its end', { tag: '@not-webkit' }, async ({ site, page }) => {
  await page.setViewportSize({ width: 1280, height: 400 })
  const results = await heard(page, 'search-results')
  await site.open(endless(site, 'paging="scroll" hits-per-page="100"'))
  await expect(hits(page)).toHaveCount(100)
  await page.mouse.wheel(0, 300)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
  expect(await results()).toHaveLength(1)
  expect(searches(site)).toHaveLength(1)
})

test('a short or empty endless list does not ask again and again', async ({ site, page }) => {
  await site.open(`<site-search ${site.search} paging="scroll" query="amber"></site-search>`)
  await expect(hits(page)).toHaveCount(1)
  await page.getByRole('searchbox').fill('qqqq')
  await expect(page.getByText('Nothing found for “qqqq”')).toBeVisible()
  expect(searches(site)).toHaveLength(2)
  await page.evaluate(() => {
    const client = {
      asked: 0,
      search: async (requests: unknown[]) => {
        client.asked++
        return { results: requests.map(() => ({ hits: [], nbHits: 500, nbPages: 50 })) }
      },
    }
    Reflect.set(window, 'client', client)
    const element = document.querySelector('site-search')
    if (element) Reflect.set(element, 'searchClient', client)
  })
  await expect(page.getByText('500 results', { exact: true })).toBeVisible()
  await settled(page)
  expect(
    await page.evaluate(() => Reflect.get(Reflect.get(window, 'client'), 'asked')),
  ).toBeLessThanOrEqual(2)
})

test('an endless list has a button if it cannot grow by itself', async ({ site, page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'))
  await site.open(endless(site, 'paging="scroll" hits-per-page="3"'))
  const button = page.getByRole('button', { name: 'Show more results' })
  await button.click()
  await expect(hits(page)).toHaveCount(6)
  expect(searches(site)).toHaveLength(2)
  site.sandbox.faults.set({ match: /indexes/, fault: '400' })
  await button.click()
  await expect(page.getByRole('alert')).toBeVisible()
  site.sandbox.faults.clear()
  await button.click()
  await expect(hits(page)).toHaveCount(9)
})
