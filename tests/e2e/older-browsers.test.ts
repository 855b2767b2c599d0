// Safari 16.4 and the browsers of its year: what came later is taken away before the page loads.
import { emulateScheme } from './emulated.ts'
import { expect, test } from './site.ts'

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(URL, 'canParse')
    Reflect.deleteProperty(AbortSignal, 'any')
    Reflect.deleteProperty(Element.prototype, 'checkVisibility')
    Reflect.deleteProperty(HTMLElement.prototype, 'popover')
    Reflect.deleteProperty(HTMLElement.prototype, 'showPopover')
    Reflect.deleteProperty(window, 'navigation')
    const { replaceSync } = CSSStyleSheet.prototype
    CSSStyleSheet.prototype.replaceSync = function (css) {
      replaceSync.call(this, css.replaceAll('light-dark(', 'not-yet('))
    }
  })
})

// What the page lacks, Playwright’s script in it lacks too.
test('a dropdown needs no popovers', { tag: '@not-webkit' }, async ({ site, page }) => {
  await site.open(`<site-search ${site.search} layout="dropdown"></site-search>`)
  await page.getByRole('combobox').fill('riga')
  await expect(page.getByRole('option').first()).toBeVisible()
  const popup = page.locator('[part="dropdown"]')
  await expect(popup).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  const [box, below] = [await page.locator('.box').boundingBox(), await popup.boundingBox()]
  expect(below?.y).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0))
  expect(site.errors).toEqual([])
})

test('a dialog is dark in an older browser', { tag: '@not-webkit' }, async ({ site, page }) => {
  await emulateScheme(page, 'dark')
  await site.open(`<site-search ${site.search} layout="dialog"></site-search>`, {
    head: '<meta name="color-scheme" content="light dark">',
  })
  await expect(page.getByRole('button')).toBeVisible()
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await page.keyboard.type('riga')
  await expect(dialog.locator('[part~="hit"]').first()).toBeVisible()
  const [ground, words] = await dialog.evaluate((it) => {
    const { backgroundColor, color } = getComputedStyle(it)
    return [backgroundColor, color]
  })
  // Each browser has a dark of its own.
  expect(ground).toMatch(/^rgb\((?:\d|[1-4]\d), (?:\d|[1-4]\d), (?:\d|[1-4]\d)\)$/)
  expect(words).toMatch(/^rgb\(2\d\d, 2\d\d, 2\d\d\)$/)
  expect(site.errors).toEqual([])
})

// What the page lacks, Playwright’s script in it lacks too.
test('an older browser shows documents', { tag: '@not-webkit' }, async ({ site, page }) => {
  await site.open(`<rich-doc ${site.content} entry-id="harbour"></rich-doc>`)
  await expect(page.locator('[part~="document"]')).toBeVisible()
  expect(site.errors).toEqual([])
})
