// The drawer, which holds the filters where the element is narrow.

import { facet, results, wares } from './facets.ts'
import { expect, test } from './site.ts'

const phone = { width: 390, height: 700 }

test('on a narrow element the filters are in a drawer, and the focus comes back', {
  tag: '@core',
}, async ({ site }) => {
  const { page } = site
  await page.setViewportSize(phone)
  await site.open(wares(site, 'facets="kind, tags"'))
  await results(page, 120)
  const button = page.getByRole('button', { name: /^Filters/ })
  await expect(facet(page, 'Kind')).toBeHidden()
  await button.click()
  const drawer = page.getByRole('dialog', { name: 'Filters' })
  await drawer.getByRole('checkbox', { name: 'pot' }).check()
  await drawer.getByRole('button', { name: 'Show 40 results' }).click()
  await expect(drawer).toBeHidden()
  await expect(button).toHaveText('Filters (1)')
  await expect(button).toBeFocused()
  await button.click()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(button).toBeFocused()
  await button.click()
  // The second key comes before the browser has told of the first one's work.
  await Promise.all([page.keyboard.press('Escape'), page.keyboard.press('Enter')])
  await drawer.getByRole('button', { name: 'Clear all filters' }).click()
  await expect(drawer.getByRole('button', { name: 'Show 120 results' })).toBeFocused()
  await drawer.getByRole('button', { name: 'Close' }).click()
  await expect(button).toBeFocused()
})

test('Escape closes the calendar and the drawer in Safari too', async ({ site, page }) => {
  await page.setViewportSize(phone)
  await site.open(wares(site, 'facets="kind, starts_at:date"'))
  // As Safari does it: what had the focus loses it.
  await page.evaluate(() =>
    addEventListener('mousedown', (event) => {
      event.preventDefault()
      const host = document.activeElement
      const focused = host?.shadowRoot?.activeElement
      if (focused instanceof HTMLElement) focused.blur()
    }),
  )
  const button = page.getByRole('button', { name: /^Filters/ })
  await button.click()
  const drawer = page.getByRole('dialog', { name: 'Filters' })
  await drawer.locator('.calendar-toggle').click()
  await expect(drawer.locator('.calendar')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer.locator('.calendar')).toBeHidden()
  await drawer.getByRole('checkbox', { name: 'pot' }).click()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(button).toBeFocused()
})

test('Escape clears a search in values and keeps the drawer', async ({ site, page }) => {
  await page.setViewportSize(phone)
  await site.open(wares(site, 'facets="brand(search)"'))
  await page.getByRole('button', { name: 'Filters' }).click()
  const box = page.getByRole('searchbox', { name: 'Search in Brand' })
  await box.fill('29')
  await expect(page.getByRole('checkbox')).toHaveCount(1)
  await box.press('Escape')
  await expect(box).toHaveValue('')
  await expect(page.getByRole('dialog')).toBeVisible()
})

// Nothing turns its wheel.
test('the page behind an open drawer does not scroll', { tag: '@not-webkit' }, async ({
  site,
  page,
}) => {
  await page.setViewportSize(phone)
  await site.open(wares(site, 'facets="kind"'))
  await page.getByRole('button', { name: 'Filters' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.mouse.move(200, 300)
  await page.evaluate(() => {
    Object.assign(window, { turns: 0 })
    addEventListener('wheel', () =>
      // By the second frame the page has moved, if it can.
      requestAnimationFrame(() =>
        requestAnimationFrame(() =>
          Object.assign(window, { turns: Number(Reflect.get(window, 'turns')) + 1 }),
        ),
      ),
    )
  })
  // The second goes on where the first has reached the end of the drawer.
  for (const turns of [1, 2]) {
    await page.mouse.wheel(0, 900)
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'turns'))).toBe(turns)
  }
  expect(await page.evaluate(() => scrollY)).toBe(0)
  // Other browsers scroll the page unless it is held.
  const root = page.locator('html')
  await expect(root).toHaveCSS('overflow-y', 'hidden')
  await page.keyboard.press('Escape')
  await expect(root).toHaveCSS('overflow-y', 'visible')
})

test('open and typed filters stay when the element grows', async ({ site, page }) => {
  await page.setViewportSize(phone)
  await site.open(wares(site, 'facets="kind, brand(search)"'))
  await page.getByRole('button', { name: 'Filters' }).click()
  const box = page.getByRole('searchbox', { name: 'Search in Brand' })
  await box.fill('29')
  await facet(page, 'Kind').getByRole('button', { name: 'Kind' }).click()
  await box.focus()
  await page.setViewportSize({ width: 1280, height: 900 })
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(box).toHaveValue('29')
  await expect(box).toBeFocused()
  await expect(page.getByRole('checkbox', { name: 'pot' })).toBeHidden()
  await page.setViewportSize(phone)
  await expect(page.getByRole('button', { name: 'Filters' })).toBeFocused()
  expect(site.errors).toEqual([])
})

test('visitors can reach everything in the drawer on a small or zoomed screen', async ({
  site,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 225 })
  await site.open(wares(site, 'facets="kind, rating:rating, color:color"'))
  await page.getByRole('button', { name: 'Filters' }).click()
  const end = page.getByRole('button', { name: 'Show 120 results' })
  await end.scrollIntoViewIfNeeded()
  await expect(end).toBeInViewport({ ratio: 1 })
  expect(
    await page.getByRole('dialog').evaluate((it) => it.scrollWidth - it.clientWidth),
  ).toBeLessThanOrEqual(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
})

test('sticky parts of the drawer never hide the focus', async ({ site, page }) => {
  await page.setViewportSize({ width: 320, height: 600 })
  await site.open(wares(site, 'facets="kind, tags, price:range, rating:rating, color:color"'))
  await page.getByRole('button', { name: 'Filters' }).click()
  await expect(page.getByRole('button', { name: 'Show 120 results' })).toBeVisible()
  const hidden: unknown[] = []
  for (const key of [...Array(25).fill('Tab'), ...Array(25).fill('Shift+Tab')]) {
    await page.keyboard.press(key)
    const seen = await page.evaluate(() => {
      const inside = document.querySelector('site-search')?.shadowRoot
      const focused = inside?.activeElement
      const target = focused?.closest('label') ?? focused
      if (!target) return null
      const { left, top, width, height } = target.getBoundingClientRect()
      const there = inside?.elementFromPoint(left + width / 2, top + height / 2) ?? null
      // A slider takes the pointer with its thumbs alone: there is its line, or the other one.
      const isSeen = target.parentElement?.contains(there)
      return { name: target.textContent || focused?.getAttribute('aria-label'), isSeen }
    })
    if (seen && !seen.isSeen) hidden.push(seen.name)
  }
  expect(hidden).toEqual([])
})

test('the drawer works whatever the page’s style sheets say, and under a strict policy', {
  tag: '@core',
}, async ({ site }) => {
  const { page } = site
  await page.setViewportSize(phone)
  await site.open(wares(site, 'facets="kind"'), {
    head: '<style>dialog, button, div { display: none !important; position: static !important } * { transform: scale(.9); overflow: hidden !important }</style>',
    headers: {
      'content-security-policy': `default-src 'none'; script-src ${site.cdn.url}; style-src 'unsafe-inline'; connect-src 'self'; require-trusted-types-for 'script'`,
    },
  })
  await page.getByRole('button', { name: 'Filters' }).click()
  const box = await page.getByRole('dialog').boundingBox()
  expect(box).toEqual({ x: 0, y: 0, ...phone })
  await page.getByRole('checkbox', { name: 'pot' }).check()
  await page.getByRole('button', { name: 'Show 40 results' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(site.errors).toEqual([])
})

test('filters that move to another place cause no error on the page', async ({ site, page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await site.open(
    `<script>const heard = []; addEventListener('error', ({ message }) => heard.push(message)); new ResizeObserver(() => {}).observe(document.body)</script><site-search ${site.search} facets="city, kind" hits-per-page="1"></site-search>`,
  )
  const filter = page.getByRole('checkbox', { name: 'Riga' })
  await expect(filter).toBeVisible()
  for (const width of [390, 1280, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(filter).toBeVisible({ visible: width > 1000 })
  }
  expect(await page.evaluate('heard')).toEqual([])
})
