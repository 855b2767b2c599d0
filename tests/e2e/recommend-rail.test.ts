// The row moves sideways: by touch, by keys and by two buttons.
import type { Page } from '@playwright/test'
import { ground, violations } from './axe.ts'
import { shop } from './recommend.ts'
import { expect, test } from './site.ts'

const rail = (page: Page) => page.locator('[part="rail"]')
const cards = (page: Page) => page.locator('[part~="hit"]')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Which cards are in full view, from 0. */
const inView = (page: Page) =>
  rail(page).evaluate((view) => {
    const { left, right } = view.getBoundingClientRect()
    return [...view.querySelectorAll('[part~="hit"]')].flatMap((card, at) => {
      const box = card.getBoundingClientRect()
      return box.left >= left - 1 && box.right <= right + 1 ? [at] : []
    })
  })

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

for (const [width, count] of [
  [320, 1],
  [390, 2],
  [1280, 4],
] as const)
  test(`at ${width} pixels ${count} cards of one width and height are in view, and a part of the next`, async ({
    site,
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await site.open(`<site-search ${shop(site)} recommend="related-products:Lamp:3"></site-search>`)
    await expect(cards(page)).toHaveCount(12)
    expect(await inView(page)).toEqual([...Array(count).keys()])
    const boxes = await cards(page).evaluateAll((all) =>
      all
        .map((card) => card.getBoundingClientRect())
        .map((box) => [Math.round(box.width), Math.round(box.height)]),
    )
    expect(boxes.map(String)).toEqual(boxes.map(() => String(boxes[0])))
    const next = await cards(page).nth(count).boundingBox()
    const view = await rail(page).boundingBox()
    const peeks = (view?.x ?? 0) + (view?.width ?? 0) - (next?.x ?? 0)
    expect(peeks).toBeGreaterThan(15)
    // The page itself does not move sideways.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })

for (const lang of ['en', 'ar'])
  test(`the buttons move on and back, and rest at the ends (${lang})`, {
    tag: '@core',
  }, async ({ site, page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await site.open(
      `<script>window.SiteEmbedMessages = [['ar', { previousPage: 'Previous page', nextPage: 'Next page' }]]</script><site-search ${shop(site)} recommend="trending-items" hits-per-page="5"></site-search>`,
      { lang },
    )
    const [back, on] = [button(page, 'Previous page'), button(page, 'Next page')]
    await expect(back).toBeDisabled()
    await expect(on).toBeEnabled()
    await on.click()
    await expect.poll(() => inView(page)).toEqual([2, 3])
    await expect(back).toBeEnabled()
    await on.click()
    await expect.poll(() => inView(page)).toEqual([3, 4])
    await expect(on).toBeDisabled()
    await expect(on).toBeFocused()
    await back.click()
    // Where a step ends between two cards, engines choose either.
    await expect.poll(async () => (await inView(page))[0]).toBeLessThan(2)
    await back.press('Enter')
    await expect.poll(() => inView(page)).toEqual([0, 1])
    await expect(back).toBeDisabled()
  })

test('if all cards are in view there are no buttons', async ({ site, page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await site.open(
    `<site-search ${shop(site)} recommend="trending-items" hits-per-page="3"></site-search>`,
  )
  await expect(cards(page)).toHaveCount(3)
  await expect(page.getByRole('button')).toHaveCount(0)
  await page.setViewportSize({ width: 390, height: 800 })
  await expect(button(page, 'Next page')).toBeVisible()
})

test('cards that all are in view fill the row, and one card alone does not', async ({
  site,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const popular = (count: number) =>
    `<site-search ${shop(site)} recommend="trending-items" hits-per-page="${count}"></site-search>`
  const widths = () =>
    cards(page).evaluateAll((all) => all.map((card) => card.getBoundingClientRect().width))
  await site.open(popular(4))
  await expect(cards(page)).toHaveCount(4)
  const view = (await rail(page).boundingBox())?.width ?? 0
  const last = await cards(page).nth(3).boundingBox()
  const first = await cards(page).nth(0).boundingBox()
  expect((last?.x ?? 0) + (last?.width ?? 0) - (first?.x ?? 0)).toBeCloseTo(view, 0)
  const [full = 0] = await widths()
  await site.open(popular(1))
  await expect(cards(page)).toHaveCount(1)
  expect((await widths())[0]).toBeCloseTo(full, 0)
})

test('the Tab key brings each card into full view, and leads out at the end', async ({
  site,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await site.open(
    `<site-search ${shop(site)} recommend="trending-items" hits-per-page="5"></site-search><a href="#">After</a>`,
  )
  await expect(cards(page)).toHaveCount(5)
  await button(page, 'Next page').focus()
  for (const at of [0, 1, 2, 3, 4]) {
    await page.keyboard.press('Tab')
    await expect(cards(page).nth(at).getByRole('link')).toBeFocused()
    await expect.poll(() => inView(page)).toContain(at)
  }
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'After' })).toBeFocused()
  for (const at of [4, 3, 2, 1, 0]) {
    await page.keyboard.press('Shift+Tab')
    await expect(cards(page).nth(at).getByRole('link')).toBeFocused()
    await expect.poll(() => inView(page)).toContain(at)
  }
})

test('the ring around a card that has the focus is within the card', async ({ site, page }) => {
  await site.open(
    `<site-search ${shop(site)} recommend="trending-items" hits-per-page="5"></site-search>`,
  )
  await cards(page).first().getByRole('link').focus()
  await page.keyboard.press('Shift')
  const offset = await cards(page)
    .first()
    .getByRole('link')
    .evaluate((link) => getComputedStyle(link, '::after').outlineOffset)
  expect(Number.parseFloat(offset)).toBeLessThanOrEqual(-2)
})

test('on paper all cards are below one another', {
  tag: '@not-firefox',
}, async ({ site, page }) => {
  await site.open(
    `<site-search ${shop(site)} recommend="trending-items" hits-per-page="5"></site-search>`,
  )
  await expect(cards(page)).toHaveCount(5)
  await page.emulateMedia({ media: 'print' })
  expect(await inView(page)).toEqual([0, 1, 2, 3, 4])
  await expect(page.getByRole('button')).toHaveCount(0)
})

test('values and cards are accessible in forced colours and in the dark too', async ({
  site,
  page,
}) => {
  await site.open(
    `${ground}<main><h1>Lamp</h1><site-search ${shop(site)} recommend="trending-items"></site-search><site-search ${shop(site)} recommend="trending-facets:brand" results-page="/all"></site-search></main>`,
  )
  await expect(page.getByRole('link', { name: 'Fjord' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.emulateMedia({ forcedColors: 'active' })
  expect(await violations(page)).toEqual([])
})
