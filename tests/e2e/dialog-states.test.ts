// A dialog in every state: found, empty, failed, with filters, on a phone, after a fallback.
import { ground, violations } from './axe.ts'
import { expectContrasts } from './contrast.ts'
import { box, call, dialog, hits, opener, searching } from './dialog.ts'
import { expect, heard, searches, test } from './site.ts'

const form = '<form action="/search"><input name="q" aria-label="Plain search"></form>'

const navy = `<style>header{display:flex;align-items:center;gap:16px;padding:12px;background:rgb(18,41,77);color:rgb(255,255,255)}</style>`

test('the dialog’s button shrinks to fit a header', async ({ site, page }) => {
  await site.open(
    `<header><b>Museum of Ferries</b><a href="/visit">Collection</a><a href="/shop">Appointments</a><site-search ${site.search} layout="dialog"></site-search></header>
<site-search ${site.search} layout="dialog" style="width:150px" placeholder="Durchsuchen der Dokumentation"></site-search>`,
    { head: navy },
  )
  const inHeader = page.locator('header site-search')
  const words = inHeader.getByText('Search…')
  const button = inHeader.getByRole('button', { name: 'Search…' })
  const isSeen = async (inside = words) => {
    const [text, around] = [await inside.boundingBox(), await button.boundingBox()]
    return Boolean(text && around && text.y + text.height <= around.y + around.height)
  }
  await expect.poll(isSeen).toBe(true)
  expect(await isSeen(inHeader.locator('.keys'))).toBe(true)
  await page.setViewportSize({ width: 340, height: 700 })
  await expect.poll(isSeen).toBe(false)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(340)
  const { width = 0, height = 0 } = (await button.boundingBox()) ?? {}
  expect(width).toBeGreaterThanOrEqual(44)
  expect(height).toBe(40)
  const part = await page.getByText('Durchsuchen').evaluate((it) => {
    const { bottom, top } = it.getBoundingClientRect()
    const button = it.closest('button')?.getBoundingClientRect()
    return button && top > button.top && bottom < button.bottom
  })
  expect(part).toBe(true)
})

test('the owner’s content is in the middle of the button', async ({ site, page }) => {
  const own = '<template slot="button"><b>?</b><span style="font-size:2em">Look</span></template>'
  await site.open(searching(site, '', own))
  const [sign, word] = await Promise.all(
    ['?', 'Look'].map(async (text) => page.getByText(text, { exact: true }).boundingBox()),
  )
  const middle = (box: typeof sign) => (box ? box.y + box.height / 2 : Number.NaN)
  expect(Math.abs(middle(sign ?? null) - middle(word ?? null))).toBeLessThan(1)
  expect((word?.x ?? 0) - (sign?.x ?? 0) - (sign?.width ?? 0)).toBeGreaterThanOrEqual(4)
})

test('the focus ring of a button and a box is visible on a coloured header', async ({
  site,
  page,
}) => {
  const focus = (at: number) =>
    page
      .locator('site-search')
      .nth(at)
      .locator('button, input')
      .first()
      .evaluate((it) => {
        if (it instanceof HTMLElement) it.focus()
      })
  await site.open(
    `<header><site-search ${site.search} layout="dialog"></site-search><site-search ${site.search} layout="dropdown"></site-search></header>`,
    { head: navy },
  )
  const input = page.getByRole('combobox')
  await expect(input).toBeVisible()
  await page.keyboard.press('Tab')
  await focus(0)
  await expectContrasts(
    page,
    [{ of: '.opener', paint: 'outline-color', on: 'around', atLeast: 3 }],
    'button',
  )
  await focus(1)
  const ring = { of: '[part="input"]', paint: 'outline-color', on: 'own', atLeast: 3 } as const
  await expectContrasts(page, [ring], 'box')
  const inside = await input.evaluate((it) => {
    const { outlineWidth, outlineOffset } = getComputedStyle(it)
    return Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
  })
  expect(inside).toBeLessThanOrEqual(0)
})

test('the button leaves its keys out in a narrow window', async ({ site, page }) => {
  await site.open(searching(site))
  await expect(page.locator('.keys')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 700 })
  await expect(opener(page)).toBeVisible()
  await expect(page.locator('.keys')).toBeHidden()
})

test('a dialog has no accessibility violation in any state', async ({ site, page }) => {
  const index = site.search.replace('"tales"', '"tales|Tales, wares|Wares"')
  await site.open(
    `<main><h1>Page</h1><h2>Part</h2><site-search ${index} layout="dialog" facets="city" results-page="/all" recent></site-search></main>`,
    { head: ground },
  )
  const look = async (state: string, inside: string | null = null) =>
    expect.soft(await violations(page, inside), state).toEqual([])
  const search = page.locator('site-search')
  await search.evaluate((it) => it.setAttribute('label', 'Handbook'))
  await expect(page.getByRole('button', { name: 'Search… Handbook' })).toBeVisible()
  await look('closed, with a label')
  await search.evaluate((it) => it.removeAttribute('label'))
  await look('closed')
  await opener(page).click()
  await look('nothing typed')
  await box(page).fill('evening')
  await expect(hits(page).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await look('results')
  await page.getByRole('button', { name: 'Filters' }).click()
  await expect(page.getByRole('checkbox').first()).toBeVisible()
  await look('filters', '.drawer')
  await page.keyboard.press('Escape')
  await box(page).fill('qqqq')
  await expect(page.locator('[part~="empty"]')).toBeVisible()
  await look('empty')
  site.sandbox.faults.set({ match: /indexes/, fault: '401' })
  await box(page).fill('harbour')
  await expect(page.getByRole('alert')).toBeVisible()
  await look('failed')
})

test('a visitor typing in the fallback goes on typing in the dialog', async ({ site, page }) => {
  await site.open(searching(site, '', form), { script: null })
  await page.getByLabel('Plain search').pressSequentially('amber')
  await page.keyboard.press('ArrowLeft')
  await page.addScriptTag({ url: site.src })
  await expect(box(page)).toBeFocused()
  await expect(box(page)).toHaveValue('amber')
  await expect(page.getByText('1 result', { exact: true })).toBeVisible()
  await page.keyboard.type('X')
  await expect(box(page)).toHaveValue('ambeXr')
  await expect(page.locator('form[action]')).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(opener(page)).toBeFocused()
})

test('the focus of an empty fallback goes to the dialog’s button', async ({ site, page }) => {
  await site.open(searching(site, 'autofocus', form), { script: null })
  await page.getByLabel('Plain search').focus()
  await page.addScriptTag({ url: site.src })
  await expect(opener(page)).toBeFocused()
  await expect(dialog(page)).toHaveCount(0)
  await site.open(searching(site, 'autofocus'), { path: '/again.html' })
  await expect(opener(page)).toBeVisible()
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body')
})

test('a failed dialog offers to try again, with the fallback behind it', async ({ site, page }) => {
  await site.open(searching(site, 'facets="none"', form))
  site.sandbox.faults.set({ match: /indexes/, fault: '500' })
  await opener(page).click()
  await box(page).fill('amber')
  await expect(dialog(page).getByRole('alert')).toBeVisible()
  await expect(page.locator('form[action]')).toBeVisible()
  await expect(page.locator('form[action] input')).toHaveValue('amber')
  site.sandbox.faults.clear()
  await dialog(page).getByRole('button', { name: 'Try again' }).click()
  await expect(hits(page)).toHaveCount(1)
  await expect(dialog(page)).toBeFocused()
  await page.keyboard.type('s')
  await expect(box(page)).toHaveValue('ambers')
  await expect(page.locator('form[action]')).toBeHidden()
})

test('a lazy dialog asks on opening, after consent if needed', async ({ site, page }) => {
  await site.open(
    `<div style="height:5000px"></div>${searching(site, 'loading="lazy" query="riga"')}`,
  )
  await call(page, 'open')
  await expect(page.getByText('12 results')).toBeVisible()
  site.sandbox.requests.length = 0
  await site.open(searching(site, 'loading="consent" query="riga"'), { path: '/consent.html' })
  await page.keyboard.press('Control+k')
  await expect(page.locator('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Agree and load' }).click()
  await expect(opener(page)).toBeFocused()
  expect(searches(site)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page.getByText('12 results')).toBeVisible()
})

test('with results-page, Enter and a link in the dialog lead there', async ({ site, page }) => {
  await site.open(searching(site, 'results-page="/all.html"'))
  await opener(page).click()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeVisible()
  await box(page).fill('riga')
  const link = page.getByRole('link', { name: 'See all 12 results' })
  await expect(link).toHaveAttribute('href', /\/all\.html\?q=riga$/)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/all.html?q=riga')

  const below = `<div style="height:1500px"></div><site-search ${site.search} id="list" facets="none"></site-search>`
  await site.open(`${searching(site, 'for="#list" recent')}${below}`)
  await opener(page).click()
  await box(page).fill('riga')
  await page.getByRole('button', { name: 'See all 12 results' }).click()
  await expect(dialog(page)).toHaveCount(0)
  // What was looked at in full is a search to come back to.
  expect(await page.evaluate(() => localStorage.getItem('site-embed:recent:TESTAPP:tales'))).toBe(
    '["riga"]',
  )
  await expect(page.locator('#list').getByRole('searchbox')).toHaveValue('riga')
  await expect(page.locator('#list [part~="hit"]').first()).toBeInViewport()
  await expect(page.locator('#list').getByRole('region', { name: 'Results' })).toBeFocused()
})

test('a result that opens in a document closes the dialog', async ({ site, page }) => {
  const stories = site.search.replace('"tales"', '"stories"')
  await site.open(
    `<site-search ${stories} layout="dialog" opens="#reader" min-length="0" hits-per-page="30"></site-search><rich-doc ${site.content.replace('harbour', 'reading')} id="reader"></rich-doc>`,
  )
  await opener(page).click()
  await hits(page).locator('a, button').filter({ hasText: 'The tides' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByText('Before the first chapter.')).toBeVisible()
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('reader')
})

test('arrow keys reach the recent searches of a dialog', async ({ site, page }) => {
  await site.open(searching(site, 'recent facets="none"'))
  await opener(page).click()
  const hint = page.getByText('Type what you are looking for.')
  await expect(hint).toBeVisible()
  expect(searches(site)).toEqual([])
  for (const words of ['amber', 'riga']) {
    await box(page).fill(words)
    await page.keyboard.press('Enter')
  }
  await box(page).fill('')
  await expect(page.getByRole('button', { name: 'riga', exact: true })).toBeVisible()
  await expect(hint).toHaveCount(0)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('button', { name: 'amber', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(box(page)).toBeFocused()
  await expect(box(page)).toHaveValue('amber')
  await expect(hits(page)).toHaveCount(1)
})

test('a dialog shows popular searches and asks for them once', async ({ site, page }) => {
  await site.open(searching(site, 'suggestions-index="tales_suggestions" facets="none"'))
  for (const time of ['first', 'second']) {
    await opener(page).click()
    await expect(page.getByRole('heading', { name: 'Popular searches' }), time).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('button', { name: 'evening concert', exact: true })).toBeFocused()
    await page.keyboard.press('Escape')
  }
  expect(searches(site)).toHaveLength(1)
})

test('open() works before the element is defined, close() at once', async ({ site, page }) => {
  const closed = await heard(page, 'search-close')
  await site.open(
    `${searching(site)}<script>addEventListener('DOMContentLoaded', () => {
      const it = document.querySelector('site-search'); it.open(); })</script>`,
    { script: '' },
  )
  await expect(dialog(page)).toBeVisible()
  expect(
    await page.locator('site-search').evaluate((it) => {
      Reflect.get(it, 'close').call(it)
      Reflect.get(it, 'close').call(it)
      return it.shadowRoot?.querySelectorAll('dialog').length
    }),
  ).toBe(0)
  expect(await closed()).toEqual([{}])
})

test.describe('a dialog on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true })

  test('fills the screen, or the part that the on-screen keyboard leaves free', {
    tag: '@chromium',
  }, async ({ site, page }) => {
    await page.addInitScript(() => {
      const view = window.visualViewport
      if (!view) return
      const set = (name: string, value: number) =>
        Object.defineProperty(view, name, { value, configurable: true })
      Object.assign(window, {
        keyboard(height: number, offsetTop: number, scale = 1) {
          set('height', height)
          set('offsetTop', offsetTop)
          set('scale', scale)
          view.dispatchEvent(new Event('resize'))
        },
      })
    })
    await site.open(`${searching(site, 'facets="none"')}<p style="height:3000px">Long</p>`)
    await opener(page).tap()
    await expect(box(page)).toBeFocused()
    const size = () =>
      page.locator('dialog').evaluate((it) => {
        const { x, y, width, height } = it.getBoundingClientRect()
        return [x, y, width, height]
      })
    expect(await size()).toEqual([0, 0, 390, 800])
    await page.evaluate(() => Reflect.get(window, 'keyboard')(440, 0))
    expect(await size()).toEqual([0, 0, 390, 440])
    await page.evaluate(() => Reflect.get(window, 'keyboard')(440, 60))
    expect(await size()).toEqual([0, 60, 390, 440])
    // Zoomed in by two fingers it keeps its size.
    await page.evaluate(() => Reflect.get(window, 'keyboard')(400, 90, 2))
    expect(await size()).toEqual([0, 0, 390, 800])
    await page.evaluate(() => Reflect.get(window, 'keyboard')(440, 0))
    await box(page).fill('evening')
    await expect(hits(page)).toHaveCount(8)
    const sizes = await page.locator('dialog').evaluate((it) => ({
      text: Number.parseFloat(getComputedStyle(it.querySelector('input') ?? it).fontSize),
      close: it.querySelector('.dialog-close')?.getBoundingClientRect().height ?? 0,
    }))
    expect(sizes.text).toBeGreaterThanOrEqual(16)
    expect(sizes.close).toBeGreaterThanOrEqual(44)
    await hits(page).last().scrollIntoViewIfNeeded()
    await expect(box(page)).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await expect(page.locator('.keys')).toBeHidden()
    await page.getByRole('button', { name: 'Close' }).tap()
    await expect(page.locator('dialog')).toHaveCount(0)
  })
})
