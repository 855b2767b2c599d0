// How a dialog is arranged: before the first letter, and with results in it.
import type { Page } from '@playwright/test'
import { box, call, dialog, hits, opener, searching } from './dialog.ts'
import { expect, type Site, searches, test } from './site.ts'

/** Edges and letters of what a selector finds first in the search. */
const look = (page: Page, selector: string) =>
  page
    .locator('site-search')
    .locator(selector)
    .first()
    .evaluate((it) => {
      const { fontSize, color } = getComputedStyle(it)
      const range = document.createRange()
      range.selectNodeContents(it)
      const { left, top, bottom } = it.getBoundingClientRect()
      const text = range.getBoundingClientRect()
      return { left, top, bottom, textLeft: text.left, size: Number.parseFloat(fontSize), color }
    })

test('a dialog that has nothing to show yet is a box, a sentence and the keys', async ({
  site,
  page,
}) => {
  await site.open(searching(site))
  await opener(page).click()
  const hint = page.getByText('Type what you are looking for.')
  await expect(hint).toBeVisible()
  const foot = dialog(page).locator('.dialog-foot')
  await expect(foot.locator('> *')).toHaveText(['Move↑ ↓', 'Open↵', 'CloseEsc'])
  const { top, bottom } = await look(page, '.dialog')
  expect(bottom - top).toBeLessThan(200)
  // It is as high with few results as with none.
  const heights: number[] = []
  for (const words of ['amber', 'qqqq']) {
    await box(page).fill(words)
    await expect(page.locator('[part~="empty"]')).toHaveCount(words === 'amber' ? 0 : 1)
    await expect(page.locator('.found')).toHaveAttribute('aria-busy', 'false')
    heights.push((await look(page, '.dialog-body')).bottom - (await look(page, '.dialog')).top)
  }
  expect(Math.abs((heights[0] ?? 0) - (heights[1] ?? 0))).toBeLessThan(30)
  // On a phone there are no keys.
  await page.setViewportSize({ width: 390, height: 780 })
  await expect(foot).toBeHidden()
})

test('a dialog begins with recent and popular searches and the first groups of results, where the page wants them', async ({
  site,
  page,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem('site-embed:recent:TESTAPP:tales', '["amber"]'),
  )
  await site.open(
    searching(
      site,
      'recent suggestions-index="tales_suggestions" min-length="0" group-by="kind" facets="none"',
    ),
  )
  await expect(opener(page)).toBeVisible()
  expect(searches(site)).toEqual([])
  await opener(page).click()
  await expect(hits(page)).toHaveCount(8)
  const headings = dialog(page).getByRole('heading', { level: 3 })
  await expect(headings.first()).toHaveText('Recent searches')
  await expect(headings.nth(1)).toHaveText('Popular searches')
  expect(await headings.count()).toBeGreaterThan(3)
  await expect(page.getByText('Type what you are looking for.')).toHaveCount(0)
  // By keys from the one to the other.
  for (let at = 0; at < 6; at++) await page.keyboard.press('ArrowDown')
  await expect(hits(page).first().getByRole('link')).toBeFocused()
})

async function openGrouped(site: Site) {
  await site.open(searching(site, 'query="evening" group-by="kind" facets="none"'))
  await call(site.page, 'open')
  await expect(hits(site.page).first()).toBeVisible()
}

test('the heading of a group in a dialog is smaller and quieter than the titles below it', async ({
  site,
  page,
}) => {
  await openGrouped(site)
  const [group, title] = [await look(page, '.group-title'), await look(page, '.hit-title')]
  expect(group.size).toBeLessThan(title.size * 0.9)
  expect(group.color).not.toBe(title.color)
})

test('results in a dialog begin where the count above them does, close below the box', async ({
  site,
  page,
}) => {
  await openGrouped(site)
  const count = await look(page, '.stats')
  expect((await look(page, '.group-title')).textLeft).toBeCloseTo(count.left, 0)
  expect((await look(page, '.hit-body')).left).toBeCloseTo(count.left, 0)
  expect(count.top - (await look(page, '.dialog-head')).bottom).toBeLessThanOrEqual(20)
  // No line stands out past the words.
  await expect(hits(page).first()).toHaveCSS('border-top-width', '0px')
})

test('cards in a dialog stand apart, and in line with what is above them', async ({
  site,
  page,
}) => {
  await site.open(searching(site, 'query="evening" facets="none" hits-view="grid"'))
  await call(page, 'open')
  await expect(hits(page)).toHaveCount(8)
  const [first, second] = await hits(page).evaluateAll((all) =>
    all.map((it) => it.getBoundingClientRect().toJSON()),
  )
  expect(second.left - first.right).toBeGreaterThanOrEqual(12)
  expect(first.left).toBeCloseTo((await look(page, '.stats')).left, 0)
})

test('the filters of a dialog are a sheet no higher than it, which scrolls in itself', async ({
  site,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await site.open(searching(site, 'query="evening" facets="city, kind, tags, price:range"'))
  await call(page, 'open')
  await expect(hits(page).first()).toBeVisible()
  await page.getByRole('button', { name: 'Filters' }).click()
  const end = page.getByRole('button', { name: /^Show \d+ results/ })
  await expect(end).toBeInViewport({ ratio: 1 })
  const [around, sheet] = [await look(page, '.dialog'), await look(page, '.sheet')]
  expect(sheet.bottom).toBeLessThanOrEqual(around.bottom + 1)
  await page.getByRole('checkbox').last().focus()
  await expect(page.getByRole('checkbox').last()).toBeInViewport({ ratio: 1 })
})
