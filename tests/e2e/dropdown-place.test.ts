// Where the popup of a dropdown is: in the top layer of somebody’s page.
import type { Page } from '@playwright/test'
import { box, dropdown, popup, suggestions } from './dropdown.ts'
import { expect, test } from './site.ts'

const placed = (page: Page) =>
  popup(page).evaluate((it) => {
    const { left, right, top, bottom, width } = it.getBoundingClientRect()
    const around = it.parentElement?.querySelector('form')?.getBoundingClientRect()
    return { left, right, top, bottom, width, box: JSON.parse(JSON.stringify(around)) }
  })

test('the popup follows the box and opens where there is more room', async ({ site, page }) => {
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

test('a dropdown fills the screen of a phone until it is left', async ({ site, page }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  const above = '<div style="height:500px"></div>'
  const bar =
    '<header style="position:fixed;z-index:9;inset:0 0 auto;height:60px;background:#ddd">Shop</header>'
  await site.open(`${bar}${above}${dropdown(site)}<p id="after">After</p><a href="#x">Next</a>`)
  const after = page.locator('#after')
  const before = await after.boundingBox()
  await box(page).fill('r')
  await page.keyboard.type('iga')
  await expect(page.getByRole('option').first()).toBeVisible()
  await expect(box(page)).toBeFocused()
  await expect(box(page)).toHaveValue('riga')
  const { left, right, bottom, box: around } = await placed(page)
  expect([left, right, bottom]).toEqual([0, 390, 700])
  expect(around.top).toBeLessThan(20)
  // The page is as it was behind it: the box has its room there.
  expect(await after.boundingBox()).toEqual(before)
  const shown = await page.evaluate(() => document.elementFromPoint(200, 30)?.localName)
  expect(shown).toBe('site-search')
  const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY)
  expect(await overflow()).toBe('hidden')
  // Close is the next stop of Tab, behind what empties the box.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(popup(page)).toHaveCount(0)
  await expect(box(page)).toBeFocused()
  await expect(box(page)).toHaveValue('riga')
  expect(await after.boundingBox()).toEqual(before)
  await box(page).click()
  await expect(popup(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(popup(page)).toHaveCount(0)
  // As long as there is nothing to show it fills the screen too, and is left in the same way.
  await box(page).fill('zzzz')
  await expect(page.getByText('Nothing found for')).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('button', { name: 'Close' })).toHaveCount(0)
  expect(await after.boundingBox()).toEqual(before)
  // Where the page hides it, the page is no longer held.
  await box(page).fill('riga')
  await expect(popup(page)).toBeVisible()
  await page.locator('site-search').evaluate((it) => it.setAttribute('hidden', ''))
  await expect.poll(overflow).toBe('visible')
})

test('the last visible row of a popup is never cut off', async ({ site, page }) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await site.open(`${dropdown(site, 'results-page="/all" hits-per-page="20"')}`)
  await box(page).fill('evening')
  await expect(page.getByRole('option', { name: /See all/ })).toBeVisible()
  const cut = () =>
    page.getByRole('listbox').evaluate((list) => {
      const { bottom } = list.getBoundingClientRect()
      const rows = [...list.querySelectorAll('.option')].map((row) => row.getBoundingClientRect())
      const foot = rows.at(-1)?.top ?? bottom
      return rows.slice(0, -1).filter((row) => row.top < foot - 1 && row.bottom > foot + 1).length
    })
  for (const height of [500, 530, 560, 590]) {
    await page.setViewportSize({ width: 1280, height })
    await expect.poll(cut).toBe(0)
    expect(
      await page.getByRole('listbox').evaluate((it) => it.scrollHeight > it.clientHeight),
    ).toBe(true)
  }
})

test('a box that only suggests moves to the top of a phone', async ({ site, page }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  const above = '<div style="height:500px"></div>'
  const suggesting = `<site-search ${site.search} results-page="/all" ${suggestions}></site-search>`
  await site.open(`${above}${suggesting}<div style="height:3000px"></div>`)
  await box(page).fill('ri')
  await expect(popup(page)).toBeVisible()
  const { top, bottom, box: around } = await placed(page)
  expect(around.top).toBe(8)
  expect(top - around.bottom).toBeLessThan(10)
  expect(top).toBeGreaterThan(around.bottom)
  expect(bottom).toBeLessThanOrEqual(700 - 8)
  // Below a bar of the page that stays where it is, and would cover it.
  const bar =
    '<header style="position:fixed;z-index:9;inset:0 0 auto;height:60px;background:#ddd"><b>Shop</b></header>'
  await site.open(`${bar}${above}${suggesting}<div style="height:3000px"></div>`)
  await box(page).fill('ri')
  await expect(popup(page)).toBeVisible()
  await expect.poll(async () => (await placed(page)).box.top).toBeGreaterThanOrEqual(60)
  const belowBar = await placed(page)
  expect(belowBar.box.top).toBeLessThan(100)
  expect(belowBar.top).toBeGreaterThan(belowBar.box.bottom)
  // Where the page ends with it, there is more room above.
  await site.open(`${above}${suggesting}`)
  await box(page).fill('ri')
  await expect(popup(page)).toBeVisible()
  const atEnd = await placed(page)
  expect(atEnd.bottom).toBeLessThan(atEnd.box.top)
})

test('the popup is as wide as the box, readable, and in the window', async ({ site, page }) => {
  const at = (style: string) => `<div style="width:240px;${style}">${dropdown(site)}</div>`
  const cases = [
    ['', 'ar', 1280, (it: Placed) => expect(it.right).toBe(it.box.right)],
    ['margin-left:380px', 'en', 660, (it: Placed) => expect(it.right).toBe(it.box.right)],
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
    expect(it.width).toBe(400)
    expect(it.bottom).toBeLessThanOrEqual(592)
  }
  await page.setViewportSize({ width: 1280, height: 600 })
  await site.open(dropdown(site))
  await box(page).fill('riga')
  await expect(popup(page)).toBeVisible()
  const { width, box: around } = await placed(page)
  expect(width).toBe(around.width)
})

test('the popup of suggestions is as wide as its box, no wider than can be read, and never wider on a phone', async ({
  site,
  page,
}) => {
  const suggesting = (width: string) =>
    `<div style="width:${width};margin-inline-start:20px"><site-search ${site.search} results-page="/all" ${suggestions}></site-search></div>`
  for (const [style, dir, window, width] of [
    ['500px', 'ltr', 1280, 500],
    ['1100px', 'ltr', 1280, 640],
    ['1100px', 'rtl', 1280, 640],
    ['300px', 'ltr', 390, 300],
    ['200px', 'rtl', 390, 200],
  ] as const) {
    await page.setViewportSize({ width: window, height: 700 })
    await site.open(suggesting(style), {
      lang: dir === 'rtl' ? 'ar' : 'en',
      head: `<style>html{direction:${dir}}</style><script src="${site.file('site-embed.ar.js')}" defer></script>`,
    })
    await box(page).fill('ri')
    await expect(popup(page)).toBeVisible()
    const it = await placed(page)
    const side = dir === 'rtl' ? 'right' : 'left'
    expect([it.width, it[side]], `${style} ${dir}`).toEqual([width, it.box[side]])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(window)
  }
})

test('the popup is above everything in the page: nothing covers it, cuts it off or moves it', {
  tag: '@core',
}, async ({ site }) => {
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
