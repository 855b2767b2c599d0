// `shortcut` and `trigger`: from anywhere on the page into the search.
import type { Page } from '@playwright/test'
import { call, expect, type Site, searches, test } from './site.ts'

const searching = (site: Site, more = '') => `<site-search ${site.search} ${more}></site-search>`
const inDialog = (site: Site, more = '') => searching(site, `layout="dialog" ${more}`)
const open = (page: Page) => page.locator('dialog:modal')
const box = (page: Page) => page.getByRole('searchbox')

type Keys = Partial<
  Record<'ctrlKey' | 'altKey' | 'shiftKey' | 'repeat' | 'modifierAltGraph', boolean> &
    Record<'key' | 'code', string>
>

/** What the page itself would hear of a key; true when nobody has used it. */
const press = (page: Page, init: Keys) =>
  page.evaluate(
    (how) =>
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { bubbles: true, cancelable: true, composed: true, ...how }),
      ),
    init,
  )

test('the shortcut opens and closes a dialog unless the page uses it', async ({ site, page }) => {
  await site.open(`<label>Name <textarea></textarea></label>${inDialog(site)}`)
  await page.getByLabel('Name').fill('Ann')
  await page.keyboard.press('Control+k')
  await expect(box(page)).toBeFocused()
  await page.keyboard.press('Control+k')
  await expect(open(page)).toHaveCount(0)
  await expect(page.getByLabel('Name')).toBeFocused()
  await page.keyboard.type('k')
  for (const other of ['k', 'Shift+Control+k', 'Alt+Control+k', 'Meta+k', 'Control+j'])
    await page.keyboard.press(other)
  await expect(open(page)).toHaveCount(0)
  await page.evaluate(() =>
    document
      .querySelector('textarea')
      ?.addEventListener('keydown', (event) => event.preventDefault()),
  )
  await page.keyboard.press('Control+k')
  await expect(open(page)).toHaveCount(0)
  // Held down: neither opened and closed in turn, nor left to the browser.
  expect(await press(page, { key: 'k', ctrlKey: true })).toBe(false)
  for (let count = 0; count < 3; count++)
    expect(await press(page, { key: 'k', ctrlKey: true, repeat: true })).toBe(false)
  await expect(open(page)).toHaveCount(1)
})

// There an event that a script makes knows no AltGr.
test('the shortcut works on every keyboard', { tag: '@not-webkit' }, async ({ site, page }) => {
  await site.open(inDialog(site))
  const set = (keys: string) =>
    page.locator('site-search').evaluate((it, value) => it.setAttribute('shortcut', value), keys)
  await expect(page.locator('.keys')).toHaveAttribute('data-keys', 'Ctrl K')
  const used = async (init: Keys) => {
    const isUsed = !(await press(page, init))
    await expect(open(page)).toHaveCount(isUsed ? 1 : 0)
    await call(page, 'close')
    return isUsed
  }
  expect(await used({ key: 'л', code: 'KeyK', ctrlKey: true })).toBe(true)
  // Dvorak has its k elsewhere, and another letter there.
  expect(await used({ key: 'k', code: 'KeyV', ctrlKey: true })).toBe(true)
  expect(await used({ key: 't', code: 'KeyK', ctrlKey: true })).toBe(false)
  await set('ctrl+alt+l')
  await expect(page.locator('.keys')).toHaveAttribute('data-keys', 'Ctrl Alt L')
  const typed = { key: 'ł', code: 'KeyL', ctrlKey: true, altKey: true }
  expect(await used(typed)).toBe(true)
  expect(await used({ ...typed, modifierAltGraph: true })).toBe(false)
  await set('mod+/')
  expect(await used({ key: '/', code: 'Digit7', ctrlKey: true, shiftKey: true })).toBe(true)
  await set('mod+space')
  expect(await used({ key: ' ', ctrlKey: true })).toBe(true)
  await set('')
  await expect(page.locator('.keys')).toHaveCount(0)
  expect(await used({ key: 'k', ctrlKey: true })).toBe(false)
  expect(site.errors).toEqual([])
})

test('on Apple’s devices mod is the Command key, shown as ⌘', async ({ site, page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'platform', { get: () => 'MacIntel' }),
  )
  await site.open(inDialog(site))
  const button = page.getByRole('button', { name: 'Search…' })
  await expect(button).toHaveAttribute('aria-keyshortcuts', 'Meta+K')
  await expect(button).toContainText('Search…')
  await expect(page.locator('.keys')).toHaveAttribute('data-keys', '⌘K')
  await page.keyboard.press('Control+k')
  await expect(open(page)).toHaveCount(0)
  await page.keyboard.press('Meta+k')
  await expect(open(page)).toHaveCount(1)
})

test('the shortcut focuses the box of the first search in view', async ({ site, page }) => {
  const keys = 'shortcut="mod+k" facets="none" hits-per-page="1"'
  const second = page.locator('site-search').nth(1)
  const removeSecond = () => second.evaluate((it) => it.remove())
  await site.open(
    `<div hidden>${searching(site, `${keys} label="Hidden"`)}</div><div style="height:2000px"></div>${searching(site, `${keys} label="First"`)}${searching(site, `${keys} label="Second"`)}${searching(site, 'label="None" hits-per-page="1"')}`,
  )
  await expect(page.getByRole('searchbox', { name: 'First' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('searchbox', { name: 'First' })).toBeFocused()
  await expect(page.getByRole('searchbox', { name: 'First' })).toBeInViewport()
  await removeSecond()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('searchbox', { name: 'Second' })).toBeFocused()
  await removeSecond()
  expect(await press(page, { key: 'k', ctrlKey: true })).toBe(true)
  expect(site.console).toEqual([])
})

test('the page’s trigger opens the dialog, and gets the focus back', async ({ site, page }) => {
  await site.open(
    `<header onclick="event.stopPropagation()"><a id="go" href="/search.html"><svg width="20" height="20"><circle r="9"/></svg>Find</a></header>${inDialog(site, 'trigger="#go, .also"')}<span class="also" tabindex="0">Also</span>`,
  )
  const link = page.getByRole('link', { name: 'Find' })
  await expect(link).toHaveAttribute('aria-haspopup', 'dialog')
  await expect(page.locator('site-search')).toHaveCSS('height', '0px')
  await page.locator('circle').click({ force: true })
  await expect(box(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(link).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(box(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await page.getByText('Also').focus()
  await page.keyboard.press('Enter')
  await expect(box(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Also')).toBeFocused()
  await link.evaluate((it) =>
    it.addEventListener(
      'click',
      (event) => {
        Object.assign(window, { prevented: event.defaultPrevented })
        event.preventDefault()
      },
      { once: true },
    ),
  )
  await link.click({ modifiers: ['ControlOrMeta'] })
  expect(await page.evaluate(() => Reflect.get(window, 'prevented'))).toBe(false)
  await expect(open(page)).toHaveCount(0)
  await page.locator('site-search').evaluate((it) => it.removeAttribute('trigger'))
  await expect(page.getByRole('button', { name: 'Search…' })).toBeVisible()
  await expect(link).not.toHaveAttribute('aria-haspopup')
  await link.click()
  await page.waitForURL('**/search.html')
})

test('the built-in button is there until a trigger comes', async ({ site, page }) => {
  await site.open(inDialog(site, 'trigger="#go"'))
  const builtIn = page.getByRole('button', { name: 'Search…' })
  await expect(builtIn).toBeVisible()
  await expect
    .poll(() => site.console)
    .toEqual([expect.stringMatching(/nothing outside it matches trigger="#go"/)])
  const put = () =>
    page.evaluate(() => {
      const button = Object.assign(document.createElement('button'), {
        id: 'go',
        textContent: 'Go',
      })
      const before = document.getElementById('go')
      if (before) before.replaceWith(button)
      else document.body.prepend(button)
    })
  await put()
  await expect(builtIn).toHaveCount(0)
  const button = page.getByRole('button', { name: 'Go' })
  await button.click()
  await expect(open(page)).toHaveCount(1)
  await put()
  await expect(page.locator('#go')).toHaveAttribute('aria-haspopup', 'dialog')
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await page.locator('#go').evaluate((it) => it.remove())
  await expect(builtIn).toBeVisible()
  await call(page, 'focus')
  await expect(builtIn).toBeFocused()
  expect(site.console).toHaveLength(1)
})

test('a template shapes the button, which always has a name', async ({ site, page }) => {
  const own = (words: string, more = '') =>
    inDialog(site, more).replace('></', `><template slot="button">${words}</template></`)
  await site.open(
    `${own('<b>Find</b> a tale')}${own('<svg width="20" height="20"><circle r="9"/></svg>')}${own('<i>x</i>', 'label="Tales"')}`,
  )
  await expect(page.getByRole('button', { name: 'Find a tale' })).toHaveText('Find a tale')
  await expect(page.getByRole('button', { name: 'Tales' })).toBeVisible()
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(open(page)).toHaveCount(1)
  expect(searches(site)).toEqual([])
})
