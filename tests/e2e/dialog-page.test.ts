// What a dialog does to the page around it: nothing that stays, and little that can be seen.
import type { Page } from '@playwright/test'
import { call, dialog, long, searching } from './dialog.ts'
import { expect, searches, test } from './site.ts'

// Scrollbars as on Windows: they take room. Such a browser is started once.
test.describe.configure({ mode: 'default' })
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const firefoxUserPrefs = { ...launchOptions.firefoxUserPrefs, 'ui.useOverlayScrollbars': 0 }
    await use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'], firefoxUserPrefs })
  },
})

const bar = '<header style="position:fixed;inset:0 0 auto;height:40px">Bar</header>'

/** Where things stand, and where the page does. */
const stand = (page: Page) =>
  page.evaluate(() => [
    scrollX,
    scrollY,
    ...['p', 'header', 'site-search'].map((name) =>
      JSON.stringify(document.querySelector(name)?.getBoundingClientRect()),
    ),
  ])
const styles = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, document.body].map((it) =>
      it.hasAttribute('style')
        ? [...it.style]
            .map((name) => [
              name,
              it.style.getPropertyValue(name),
              it.style.getPropertyPriority(name),
            ])
            .sort()
        : null,
    ),
  )

async function wheel(page: Page) {
  await page.mouse.move(8, 500)
  await page.mouse.wheel(0, 700)
  // Wheels are answered by the compositor: two frames later it would have moved.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
}

const pages: Record<string, { head?: string; root?: string; body?: string }> = {
  'as pages are': {},
  'with styles of its own in the tags': {
    root: 'overflow: auto scroll !important; scrollbar-gutter: auto',
    body: 'padding-right: 3px',
  },
  'that scrolls its body': {
    head: '<style>html,body{height:100%}body{overflow-y:scroll;margin:0}</style>',
  },
  'with its words from right to left': {
    head: '<script>document.documentElement.dir="rtl"</script>',
  },
  'that keeps room for scrollbars on either side': { root: 'scrollbar-gutter: stable both-edges' },
  'that has locked itself': { body: 'overflow: hidden !important' },
}

// Nothing turns its wheel.
for (const [name, { head = '', root, body }] of Object.entries(pages))
  test(`a page ${name} neither scrolls nor moves behind a dialog, and afterwards it is unchanged`, {
    tag: '@not-webkit',
  }, async ({ site, page }) => {
    await site.open(`${bar}${long}${searching(site)}${long}`, { head })
    await page.evaluate(
      ([root, body]) => {
        if (root) document.documentElement.setAttribute('style', root)
        if (body) document.body.setAttribute('style', body)
        scrollTo(0, 1234)
      },
      [root, body],
    )
    const [before, written] = [await stand(page), await styles(page)]
    await call(page, 'open')
    expect(await stand(page)).toEqual(before)
    await wheel(page)
    expect(await stand(page)).toEqual(before)
    // Another above it, and the lower one closed first.
    await page.evaluate(() =>
      document.body.append(document.querySelector('site-search')?.cloneNode() ?? ''),
    )
    await call(page, 'open', 1)
    await call(page, 'close')
    await wheel(page)
    expect((await stand(page))[1]).toEqual(before[1])
    await call(page, 'close', 1)
    await page.evaluate(() => document.querySelectorAll('site-search')[1]?.remove())
    expect(await stand(page)).toEqual(before)
    expect(await styles(page)).toEqual(written)
    await wheel(page)
    if (!body?.includes('hidden')) expect((await stand(page))[1]).not.toEqual(before[1])
  })

test('styles that the page writes while a dialog is open stay', async ({ site, page }) => {
  await site.open(`${long}${searching(site)}`)
  await page.evaluate(() =>
    document.documentElement.style.setProperty('overflow', 'hidden', 'important'),
  )
  await call(page, 'open')
  await page.evaluate(() => document.documentElement.style.setProperty('overflow', ''))
  await call(page, 'close')
  expect((await styles(page))[0] || null).toBe(null)
})

test('a dialog that is removed while open leaves the page as it was; one that is moved stays open', {
  // WebKitGTK 2.50 has no moveBefore(), and nothing turns its wheel.
  tag: '@not-webkit',
}, async ({ site, page }) => {
  const element = searching(site, 'query="riga"')
  await site.open(
    `<button type="button">Mine</button>${long}<div>${element}</div>${long}<aside></aside>`,
  )
  await page.evaluate(() => scrollTo(0, 1234))
  await page
    .getByRole('button', { name: 'Mine' })
    .evaluate((it) => it.focus({ preventScroll: true }))
  await call(page, 'open')
  await page.keyboard.press('End')
  for (const how of ['appendChild', 'moveBefore'] as const) {
    await page.evaluate((method) => {
      const it = document.querySelector('site-search')
      const to = document.querySelector(method === 'appendChild' ? 'aside' : 'div')
      if (it && to) method === 'appendChild' ? to.appendChild(it) : to.moveBefore(it, null)
    }, how)
    await expect(page.locator('dialog:modal')).toHaveCount(1)
    await expect(page.getByRole('searchbox')).toBeFocused()
    // At the same letter.
    await page.keyboard.type('a')
    await page.keyboard.press('ArrowLeft')
    await wheel(page)
    expect(await page.evaluate(() => scrollY)).toBe(1234)
  }
  await expect(page.getByRole('searchbox')).toHaveValue('rigaaa')
  await expect.poll(() => searches(site).at(-1)?.body).toContain('rigaaa')
  await page.evaluate(() => document.querySelector('site-search')?.remove())
  await expect(page.getByRole('button', { name: 'Mine' })).toBeFocused()
  expect(await styles(page)).toEqual([null, null])
  expect(await page.evaluate(() => scrollY)).toBe(1234)
  const asked = searches(site).length
  await page.keyboard.press('Control+k')
  await expect(dialog(page)).toHaveCount(0)
  expect(searches(site)).toHaveLength(asked)
  expect(site.console).toEqual([])
})

const hostile = `<style>
* { z-index: 999999 !important; transform: translateZ(0); filter: opacity(.9); contain: paint }
header { height: 30px; overflow: hidden; opacity: .2; pointer-events: none; font-size: 6px }
dialog, button, input { display: none !important }
</style>`

// Its scrollbars take no room.
test('ten dialogs work on a page that puts everything on top and cuts everything off', {
  tag: '@not-webkit',
}, async ({ site, page }) => {
  await site.open(
    `<header>${Array.from({ length: 10 }, (_, at) => searching(site, `label="Search ${at}" query="evening ${at}"`)).join('')}</header>${long}`,
    { head: hostile },
  )
  await page.waitForFunction(() =>
    document.querySelector('site-search:last-of-type')?.shadowRoot?.querySelector('.opener'),
  )
  const width = await page.evaluate(() => document.documentElement.clientWidth)
  expect(width).toBeLessThan(1280)
  for (const at of [0, 4, 9]) {
    await call(page, 'open', at)
    const open = page.getByRole('dialog', { name: `Search ${at}`, exact: true })
    await expect(open.locator('[part~="hit"]').first()).toBeVisible()
    const box = (await open.boundingBox()) ?? { x: 0, y: 0, width: 0 }
    expect(Math.abs(box.x + box.width / 2 - width / 2)).toBeLessThan(1)
    expect([box.y > 16 && box.y < 120, box.width > 600]).toEqual([true, true])
    // Nothing lies above it: what is hit in its middle is in it.
    await open.getByRole('button', { name: 'Close' }).click()
    await expect(open).toHaveCount(0)
  }
  await page.keyboard.press('Control+k')
  await expect(page.locator('dialog:modal')).toHaveCount(1)
  await expect(page.getByRole('dialog', { name: 'Search 0' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.locator('dialog:modal')).toHaveCount(0)
})

test('a dialog opens under a policy that forbids inline styles and unsafe DOM sinks', {
  // Nothing turns its wheel.
  tag: '@not-webkit',
}, async ({ site, page }) => {
  await site.open(`${long}${searching(site)}`, {
    headers: {
      'content-security-policy': `default-src 'none'; script-src ${new URL(site.src).origin}; style-src 'none'; connect-src 'self'; require-trusted-types-for 'script'`,
    },
  })
  await page.keyboard.press('Control+k')
  await expect(dialog(page)).toBeVisible()
  await wheel(page)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.keyboard.press('Escape')
  expect(site.console.filter((line) => !/style-src/.test(line))).toEqual([])
})

test('no dialog opens in a hidden element, and the owner is told', async ({ site, page }) => {
  await site.open(
    `<a id="go" href="/elsewhere.html">Go</a><nav style="display:none">${searching(site, 'trigger="#go"')}</nav>`,
  )
  await page.waitForFunction(() => document.getElementById('go')?.ariaHasPopup)
  await page.keyboard.press('Control+k')
  await call(page, 'open')
  await expect(page.locator('dialog')).toHaveCount(0)
  expect(site.console).toEqual([expect.stringMatching(/its dialog cannot open, because/)])
  expect(await styles(page)).toEqual([null, null])
  await page.getByRole('link', { name: 'Go' }).click()
  await page.waitForURL('**/elsewhere.html')
})
