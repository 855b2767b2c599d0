// In forced colours only the system's own are there: what is chosen, marked or covered is seen by them.
import type { Locator, Page } from '@playwright/test'
import { dropdown } from './dropdown.ts'
import { forceColors } from './emulated.ts'
import { facet, wares } from './facets.ts'
import { expect, test } from './site.ts'

// WebKit has none.
const only = { tag: ['@forced-colors', '@not-webkit'] }

test.beforeEach(({ page }) => forceColors(page))

/** The system's color of this name, as a page computes it. */
const system = (page: Page, name: string) =>
  page.evaluate((name) => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.cssText = `forced-color-adjust: none; color: ${name}`
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  }, name)

async function expectColors(it: Locator, background: string, color?: string) {
  const page = it.page()
  await expect(it).toHaveCSS('background-color', await system(page, background))
  if (color) await expect(it).toHaveCSS('color', await system(page, color))
}

test(
  'a chosen tab, view or page and found words are marked in forced colours',
  only,
  async ({ site, page }) => {
    const search = site.search.replace('"tales"', '"tales|Tales, help_pages|Help"')
    await site.open(
      `<site-search ${search} facets="none" hits-view="list, grid" query="evening" hits-per-page="5"></site-search>`,
    )
    for (const chosen of ['[part="page current"]', '[role="tab"][aria-selected="true"]'])
      await expectColors(page.locator(chosen), 'Highlight', 'HighlightText')
    const view = page.locator('.views [aria-pressed="true"]')
    await expectColors(view, 'Highlight', 'HighlightText')
    await expectColors(page.locator('.hits mark').first(), 'Mark', 'MarkText')
    expect(await system(page, 'Highlight')).not.toBe(await system(page, 'Canvas'))
  },
)

test('unfilled stars are hidden in forced colours', only, async ({ site, page }) => {
  const search = site.search.replace('"tales"', '"unset_dishes"')
  await site.open(`<site-search ${search}></site-search>`)
  const [inFilter, inResult] = ['.facet .stars span', '.hit .stars span']
  for (const unfilled of [inFilter, inResult])
    await expect(page.locator(unfilled).last()).toHaveCSS('visibility', 'hidden')
})

test('the active option is visible in forced colours', only, async ({ site, page }) => {
  await site.open(dropdown(site))
  await page.getByRole('combobox').fill('riga')
  const options = page.getByRole('option')
  await expect(options.nth(1)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  const active = page.locator('[role="option"][aria-selected="true"]')
  await expectColors(active, 'Highlight', 'HighlightText')
  for (const kind of ['mark', '.hit-text', '.hit-facts > span', '.hit-meta *']) {
    const inside = active.locator(kind).first()
    await expect(inside).toHaveCSS('color', await system(page, 'HighlightText'))
    await expect(inside).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  }
  // The bar that other options have no color for would be drawn in that of words.
  const canvas = await system(page, 'Canvas')
  await expect(options.nth(1)).toHaveCSS('border-inline-start-color', canvas)
})

test(
  'the chosen part of a range and a calendar is visible in forced colours',
  only,
  async ({ site, page }) => {
    await site.open(wares(site, 'facets="price:range, starts_at:date|Start" filters="price <= 40"'))
    const price = facet(page, 'Price')
    const bar = price.locator('.histogram [data-chosen]').first()
    await expectColors(bar, 'color-mix(in srgb, Highlight 45%, transparent)')
    await expectColors(price.locator('.slider > span'), 'Highlight')
    const start = facet(page, 'Start')
    const preset = start.locator('[aria-pressed]').first()
    await preset.click()
    await expect(preset).toHaveAttribute('aria-pressed', 'true')
    await expectColors(preset, 'Highlight', 'HighlightText')
    await page.locator('.calendar-toggle').click()
    const day = page.locator('.calendar td[data-end]').first()
    await expectColors(day, 'Highlight', 'HighlightText')
  },
)

test('the drawer covers the page in forced colours', only, async ({ site, page }) => {
  await page.setViewportSize({ width: 700, height: 500 })
  await site.open(wares(site, 'facets="kind" style="width: 400px"'))
  await page.getByRole('button', { name: /^Filters/ }).click()
  await expectColors(page.locator('.drawer'), 'Canvas')
})
