// What every layout stands: being changed, hidden or enlarged under somebody's hands.
import type { Page } from '@playwright/test'
import { call, expect, heard, type Site, test } from './site.ts'

const searching = ({ search }: Site, layout: string, more = '', inside = '') =>
  `<site-search ${search} layout="${layout}" ${more}>${inside}</site-search>`
const box = (page: Page) => page.locator('site-search [part="input"]')
const popup = (page: Page) => page.locator('[part="dropdown"]')
const hits = (page: Page) => page.locator('[part~="hit"]')
const put = (page: Page, name: string, value: string) =>
  page
    .locator('site-search')
    .evaluate((it, [key, now]) => it.setAttribute(key, now), [name, value] as const)

test('a visitor goes on typing when the page changes the layout', async ({ site, page }) => {
  await site.open(searching(site, 'dialog'))
  await call(page, 'open')
  await page.keyboard.type('rig')
  await expect(hits(page)).toHaveCount(8)
  await put(page, 'layout', 'dropdown')
  await expect(box(page)).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type('a')
  await expect(page.getByRole('option')).toHaveCount(6)
  await put(page, 'layout', 'page')
  await expect(box(page)).toBeFocused()
  await expect(box(page)).toHaveValue('riga')
  await expect(page.getByText('12 results')).toBeVisible()
  // Nothing opens in the page, nor later on.
  await call(page, 'open')
  await expect(box(page)).toHaveValue('riga')
  await put(page, 'layout', 'dialog')
  await expect(page.getByRole('button', { name: 'Search…' })).toBeFocused()
  // What is called right after a setting knows of it.
  await put(page, 'layout', 'page')
  await page.locator('site-search').evaluate((it) => {
    Reflect.set(it, 'layout', 'dialog')
    Reflect.get(it, 'open').call(it)
  })
  await expect(page.getByRole('dialog')).toBeVisible()
  await call(page, 'close')
  expect(await page.evaluate(() => document.documentElement.hasAttribute('style'))).toBe(false)
})

test('a dialog opens inside display: contents, and closes when hidden', async ({ site, page }) => {
  const closed = await heard(page, 'search-close')
  await site.open(
    `<nav>${searching(site, 'dialog', 'style="display:contents"')}</nav><button>Behind</button>`,
  )
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.locator('nav').evaluate((nav) => nav.style.setProperty('display', 'none'))
  await expect.poll(closed).toEqual([{}])
  await page.getByRole('button', { name: 'Behind' }).click()
  expect(await page.evaluate(() => document.documentElement.hasAttribute('style'))).toBe(false)
  expect(site.console).toEqual([])
})

test('Enter held down on the button opens the dialog only', async ({ site, page }) => {
  await site.open(searching(site, 'dialog', 'query="riga" results-page="/found"'))
  await page.getByRole('button', { name: 'Search…' }).focus()
  await page.keyboard.down('Enter')
  await expect(box(page)).toBeFocused()
  await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(hits(page)).toHaveCount(8)
  expect(new URL(page.url()).pathname).toBe('/page.html')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/found?q=riga')
})

test('on a page with CSS zoom the popup is at its box', async ({ site, page }) => {
  const edges = () =>
    page.locator('site-search').evaluate((it) =>
      ['.box', '.dropdown'].map((part) => {
        const { left, right, bottom, top } =
          it.shadowRoot?.querySelector(part)?.getBoundingClientRect() ?? new DOMRect()
        return { left, right, edge: part === '.box' ? bottom : top }
      }),
    )
  await site.open(
    `<div style="width:400px;margin:100px 0 0 100px">${searching(site, 'dropdown')}</div>`,
  )
  for (const place of ['body', 'html']) {
    await page.locator(place).evaluate((it) => it.style.setProperty('zoom', '1.5'))
    await box(page).fill('riga')
    await expect(page.getByRole('option')).toHaveCount(6)
    const [around, shown] = await edges()
    expect(shown?.left).toBeCloseTo(around?.left ?? 0, 0)
    expect(shown?.right).toBeCloseTo(around?.right ?? 0, 0)
    expect((shown?.edge ?? 0) - (around?.edge ?? 0)).toBeCloseTo(6, 0)
    await box(page).fill('')
    await expect(popup(page)).toHaveCount(0)
    await page.locator(place).evaluate((it) => it.style.removeProperty('zoom'))
  }
})

test('the button searches the suggestion that is shown in the box', async ({ site, page }) => {
  await site.open(
    searching(
      site,
      'dropdown',
      'suggestions-index="tales_suggestions" min-length="0"',
      '<template slot="empty"><label>Tell us <input></label></template>',
    ),
  )
  await box(page).fill('conc')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(box(page)).toHaveValue('concert in riga')
  await page.locator('[part="submit"]').click()
  await expect(hits(page).first()).toHaveText(/concert in Riga/)
  await expect(box(page)).toHaveValue('concert in riga')
  await box(page).fill('xyzzy')
  await page.getByLabel('Tell us').click()
  await page.keyboard.type('x')
  await expect(page.getByLabel('Tell us')).toHaveValue('x')
  // Where no letter is needed, what is asked without one is shown.
  await box(page).fill('')
  await expect(page.getByRole('option')).toHaveCount(6)
})

for (const [layout, inside] of [
  ['dropdown', ''],
  [
    'dialog',
    '<template slot="error"><div><p>Sorry: {{message}}</p><button>Try again</button></div></template>',
  ],
] as const)
  test(`a screen reader hears each failure once (${layout})`, async ({ site, page }) => {
    await page.clock.install()
    await site.open(searching(site, layout, '', inside))
    await expect(page.locator('site-search [part]').first()).toBeVisible()
    await call(page, 'open')
    await box(page).fill('riga')
    await page.clock.runFor(300)
    await expect(hits(page).first()).toBeVisible()
    await page.clock.runFor(1100)
    const said = await spoken(page)
    site.sandbox.faults.set({ match: /indexes/, fault: 'hang' })
    await box(page).fill('play')
    const slow = 'This is taking longer than usual…'
    await page.clock.runFor(4500)
    await expect.poll(said).toEqual([slow])
    await page.clock.runFor(4500)
    await expect(page.getByRole('alert')).toBeVisible()
    const message = await page.getByRole('alert').locator('p').textContent()
    await expect.poll(said).toEqual([slow, message])
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.clock.runFor(4500)
    await expect.poll(said).toEqual([slow, message, slow])
    await page.clock.runFor(4500)
    await expect.poll(said).toEqual([slow, message, slow, message])
  })

/** What is put into live regions from now on, but for buttons. */
const spoken = async (page: Page) => {
  await page.locator('site-search').evaluate((it) => {
    const list: string[] = []
    Object.defineProperty(window, 'spoken', { value: list })
    new MutationObserver((changes) => {
      for (const { target, type, addedNodes } of changes)
        for (const node of type === 'characterData' ? [target] : addedNodes) {
          const element = node instanceof Element ? node : node.parentElement
          const region =
            element?.closest('[role="alert"], [role="status"]:not([aria-live="off"])') ??
            element?.querySelector('[role="alert"]')
          const words = (region?.querySelector('p') ?? region)?.textContent
          if (words) list.push(words)
        }
    }).observe(it.shadowRoot as Node, { subtree: true, childList: true, characterData: true })
  })
  return () => page.evaluate(() => Reflect.get(window, 'spoken'))
}
