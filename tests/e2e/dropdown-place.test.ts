// Where the popup of a dropdown is: in the top layer of somebody’s page.
import type { Page } from '@playwright/test'
import { box, dropdown, popup } from './dropdown.ts'
import { expect, test } from './site.ts'

const placed = (page: Page) =>
  popup(page).evaluate((it) => {
    const { left, right, top, bottom, width } = it.getBoundingClientRect()
    const around = it.parentElement?.querySelector('form')?.getBoundingClientRect()
    return { left, right, top, bottom, width, box: JSON.parse(JSON.stringify(around)) }
  })

test('the popup is below the box, or above it where there is more room; it follows the box, and closes when that is out of view', async ({
  site,
}) => {
  const { page } = site
  await site.open(
    `<div style="height:600px"></div>${dropdown(site)}<div style="height:3000px"></div>`,
  )
  await box(page).fill('riga')
  await expect(popup(page)).toBeVisible()
  let { top, bottom, box: around } = await placed(page)
  expect(bottom).toBeLessThan(around.top)
  expect(around.top - bottom).toBeLessThan(10)
  expect(top).toBeGreaterThanOrEqual(8)
  // What is active comes into view, and nothing else moves.
  for (const key of ['ArrowUp', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.evaluate(() => scrollTo(0, 400))
  await expect.poll(async () => (await placed(page)).box.top).toBeLessThan(300)
  await expect
    .poll(async () => {
      ;({ top, bottom, box: around } = await placed(page))
      return top - around.bottom
    })
    .toBeGreaterThan(0)
  expect(top - around.bottom).toBeLessThan(10)
  expect(bottom).toBeLessThanOrEqual(900 - 8)
  await page.evaluate(() => scrollTo(0, 1200))
  await expect(popup(page)).toHaveCount(0)
  await site.open(`<details open><summary>Search</summary>${dropdown(site)}</details>`)
  await box(page).fill('riga')
  await expect(popup(page)).toBeVisible()
  await page.locator('details').evaluate((it) => it.removeAttribute('open'))
  await expect(popup(page)).toHaveCount(0)
})

test('on a phone the box moves to the top, so that the popup opens below it', async ({ site }) => {
  const { page } = site
  await page.setViewportSize({ width: 390, height: 700 })
  const above = '<div style="height:500px"></div>'
  await site.open(`${above}${dropdown(site)}<div style="height:3000px"></div>`)
  await box(page).fill('riga')
  await expect(popup(page)).toBeVisible()
  const { top, bottom, box: around } = await placed(page)
  expect(around.top).toBe(0)
  expect(top - around.bottom).toBeLessThan(10)
  expect(top).toBeGreaterThan(around.bottom)
  expect(bottom).toBeLessThanOrEqual(700 - 8)
  // Below a bar of the page that stays where it is, and would cover it.
  const bar =
    '<header style="position:fixed;z-index:9;inset:0 0 auto;height:60px;background:#ddd"><b>Shop</b></header>'
  await site.open(`${bar}${above}${dropdown(site)}<div style="height:3000px"></div>`)
  await box(page).fill('riga')
  await expect(popup(page)).toBeVisible()
  await expect.poll(async () => (await placed(page)).box.top).toBeGreaterThanOrEqual(60)
  const belowBar = await placed(page)
  expect(belowBar.box.top).toBeLessThan(100)
  expect(belowBar.top).toBeGreaterThan(belowBar.box.bottom)
  // Where the page ends with it, there is more room above.
  await site.open(`${above}${dropdown(site)}`)
  await box(page).fill('riga')
  await expect(popup(page)).toBeVisible()
  const atEnd = await placed(page)
  expect(atEnd.bottom).toBeLessThan(atEnd.box.top)
})

test('the popup is as wide as the box, but wide enough to read, and never beyond the window, from left to right or right to left', async ({
  site,
}) => {
  const { page } = site
  const at = (style: string) => `<div style="width:240px;${style}">${dropdown(site)}</div>`
  const cases = [
    ['', 'ar', 1280, (it: Placed) => expect(it.right).toBe(it.box.right)],
    ['margin:0 auto', 'en', 320, (it: Placed) => expect([it.left, it.right]).toEqual([8, 312])],
  ] as const
  for (const [style, lang, width, check] of cases) {
    await page.setViewportSize({ width, height: 600 })
    await site.open(at(style), {
      lang,
      head: lang === 'ar' ? '<style>html{direction:rtl}</style>' : '',
    })
    await box(page).fill('riga')
    await expect(popup(page)).toBeVisible()
    const it = await placed(page)
    check(it)
    expect(it.width).toBe(Math.min(400, width - 16))
    expect(it.bottom).toBeLessThanOrEqual(592)
  }
  await page.setViewportSize({ width: 1280, height: 600 })
  await site.open(dropdown(site))
  await box(page).fill('riga')
  await expect(popup(page)).toBeVisible()
  const { width, box: around } = await placed(page)
  expect(width).toBe(around.width)
})

test('the popup is above everything in the page: nothing covers it, cuts it off or moves it', async ({
  site,
}) => {
  const { page } = site
  await site.open(
    `<header style="position:sticky;top:0;height:60px">${dropdown(site)}</header><div style="position:fixed;inset:0;top:60px;background:#fcc">Cover</div>`,
    {
      head: '<style>* { z-index: 999999 !important; transform: translateZ(0); overflow: hidden !important; opacity: 0.9 !important; color: red !important; font-size: 10px !important; direction: rtl !important } html, body { transform: none; opacity: 1 !important }</style>',
    },
  )
  await box(page).fill('riga')
  await expect(popup(page)).toBeVisible()
  const { left, top, width, box: around } = await placed(page)
  expect([left, width]).toEqual([around.left, around.width])
  expect(top - around.bottom).toBeLessThan(10)
  const hit = await page.evaluate(
    ([x = 0, y = 0]) => document.elementFromPoint(x, y)?.localName,
    [left + 50, top + 100],
  )
  expect(hit).toBe('site-search')
  await page.getByRole('option', { name: /^Evening 9/ }).click()
  await page.waitForURL(/\/tales\/9$/)
})

interface Placed {
  left: number
  right: number
  top: number
  bottom: number
  width: number
  box: { left: number; right: number; top: number; bottom: number; width: number }
}
