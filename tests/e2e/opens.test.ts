// `opens`: a chosen result is shown in a document of the same page, and Back returns to the list.
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { entryRequests, expect, heard, type Site, searches, test } from './site.ts'

const list = ({ search }: Site, more = '', index = 'stories') =>
  `<site-search ${search.replace('tales', index)} opens="#reader" hits-per-page="30" ${more}></site-search>`
const reader = ({ content }: Site, more = '', id = 'reader') =>
  `<rich-doc id="${id}" ${content.replace('harbour', 'reading')} ${more}><p>Choose a story.</p></rich-doc>`

const query = (page: Page) => new URL(page.url()).search
const hit = (page: Page, name: string) =>
  page.locator('[part~="hit"]').locator('a, button').filter({ hasText: name })
const doc = (page: Page, id = 'reader') => page.locator(`#${id}`)
const tides = 'Before the first chapter.'
const crossing = 'She sails within'
const hours = 'Shuts'
/** Titles of the results that are marked as open. */
const current = (page: Page) => page.locator('[part~="hit"] [aria-current="true"]')
const steps = (page: Page) => page.evaluate(() => history.length)
const fromTop = (page: Page, name: string) =>
  hit(page, name).evaluate((it) => Math.round(it.getBoundingClientRect().top))
const scrolled = (page: Page) => page.evaluate(() => scrollY)
/** What would move or be written has been by then. */
const settled = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )

test('choosing a result by click or key shows its entry in the document, which gets the focus', async ({
  site,
}) => {
  const { page } = site
  const selected = await heard(page, 'search-select')
  await site.open(list(site) + reader(site), { path: '/page.html?own=1' })
  const before = await steps(page)
  await hit(page, 'The tides').click()
  await expect(doc(page).getByText(tides)).toBeVisible()
  await expect(doc(page)).toBeFocused()
  await expect(doc(page)).toBeInViewport()
  // It is announced, though it is the first text.
  await expect(doc(page).getByRole('status')).toHaveText('The tides')
  await expect(current(page)).toHaveText(['The tides'])
  await expect(page.locator('[part~="current"]')).toHaveCount(1)
  // The document grew below the fold, and is what is read all the same.
  await expect
    .poll(() => doc(page).evaluate((it) => Math.abs(it.getBoundingClientRect().top)))
    .toBeLessThan(2)

  await hit(page, 'The crossing').focus()
  await page.keyboard.press('Enter')
  await expect(doc(page).getByText(crossing)).toBeVisible()
  await expect(doc(page)).toBeFocused()
  await expect(current(page)).toHaveText(['The crossing'])
  expect(await selected()).toMatchObject([{ hit: { objectID: 'chapters' }, position: 11 }, {}])
  // Without url-sync neither address nor history know of it.
  expect(query(page)).toBe('?own=1')
  expect(await steps(page)).toBe(before)
  expect(site.errors).toEqual([])
})

test('with url-sync Back closes the entry and returns to the same place in the list, Forward opens it again', async ({
  site,
}) => {
  const { page } = site
  await site.open(reader(site) + list(site, 'url-sync url-prefix="s"'), {
    path: '/page.html?a=%20b+c&s.q=story#part',
  })
  await expect(hit(page, 'Story 24')).toBeVisible()
  await hit(page, 'Story 20').scrollIntoViewIfNeeded()
  await page.getByRole('searchbox').fill('')
  await hit(page, 'The tides').evaluate((it) => it.scrollIntoView({ block: 'center' }))
  await expect.poll(() => query(page)).toBe('?a=%20b+c')
  const place = await fromTop(page, 'The tides')
  const asked = searches(site).length
  const before = await steps(page)

  await hit(page, 'The tides').click()
  await expect(doc(page).getByText(tides)).toBeVisible()
  expect(page.url()).toMatch(/\?a=%20b\+c&s\.entry=chapters#part$/)
  expect(await steps(page)).toBe(before + 1)
  await expect.poll(() => scrolled(page)).toBeLessThan(50)

  await page.goBack()
  await expect(doc(page).getByText('Choose a story.')).toBeVisible()
  await expect(doc(page)).not.toHaveAttribute('entry-id')
  await expect(hit(page, 'The tides')).toBeFocused()
  await expect.poll(() => fromTop(page, 'The tides')).toBe(place)
  await expect(current(page)).toHaveCount(0)
  expect(page.url()).toMatch(/\?a=%20b\+c#part$/)

  await page.goForward()
  await expect(doc(page).getByText(tides)).toBeVisible()
  await expect(doc(page)).toBeFocused()
  await expect(doc(page)).toBeInViewport()
  await expect(current(page)).toHaveText(['The tides'])
  await page.goBack()
  await expect(hit(page, 'The tides')).toBeFocused()
  await expect.poll(() => fromTop(page, 'The tides')).toBe(place)
  await settled(page)
  expect(await fromTop(page, 'The tides')).toBe(place)
  // The search was asked nothing, and the entry once.
  expect(searches(site)).toHaveLength(asked)
  expect(entryRequests(site)).toHaveLength(1)
})

test('a document shows again what the page had written in it, and choosing the same result twice adds one step', async ({
  site,
}) => {
  const { page } = site
  await site.open(list(site, 'url-sync') + reader(site, 'entry-id="hours"'))
  await expect(doc(page).getByText(hours)).toBeVisible()
  const before = await steps(page)
  await hit(page, 'The tides').click()
  await hit(page, 'The tides').click()
  await hit(page, 'The crossing').click()
  await expect(doc(page).getByText(crossing)).toBeVisible()
  expect(query(page)).toBe('?entry=crossing')
  expect(await steps(page)).toBe(before + 2)
  await page.goBack()
  await expect(doc(page).getByText(tides)).toBeVisible()
  await expect(current(page)).toHaveText(['The tides'])
  await page.goBack()
  await expect(doc(page).getByText(hours)).toBeVisible()
  await expect(doc(page)).toHaveAttribute('entry-id', 'hours')
})

for (const [where, body] of Object.entries({
  'after the search': (site: Site) => list(site, 'url-sync') + reader(site),
  'before it': (site: Site) => reader(site) + list(site, 'url-sync'),
  'in a placeholder': (site: Site) =>
    `${list(site, 'url-sync')}<div id="reader" data-rich-doc ${site.content
      .replace('harbour', 'reading')
      .replaceAll(/([a-z-]+)=/g, 'data-$1=')}></div>`,
}))
  test(`an address with an entry opens it at once, without taking the focus or the place: ${where}`, async ({
    site,
  }) => {
    const { page } = site
    for (const script of ['defer', '']) {
      await site.open(body(site), {
        path: '/page.html?entry=chapters',
        script: `${script} data-trust-placeholders`,
      })
      await expect(doc(page).getByText(tides)).toBeVisible()
      await expect(current(page)).toHaveText(['The tides'])
      await settled(page)
      expect(await scrolled(page)).toBe(0)
      expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
    }
    expect(query(page)).toBe('?entry=chapters')
    expect(entryRequests(site)).toHaveLength(2)
  })

test('a document that the page adds later opens what the address says', async ({ site }) => {
  const { page } = site
  await site.open(list(site, 'url-sync'), { path: '/page.html?entry=crossing' })
  await expect(hit(page, 'The crossing')).toBeVisible()
  await expect(current(page)).toHaveCount(0)
  await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), reader(site))
  await expect(doc(page).getByText(crossing)).toBeVisible()
  await expect(current(page)).toHaveText(['The crossing'])
  expect(site.console.filter((line) => line.includes('opens='))).toEqual([])
})

test('an id that cannot be one is ignored, and a document that fails leaves list and search as they are', async ({
  site,
}) => {
  const { page } = site
  await site.open(list(site, 'url-sync') + reader(site), { path: '/page.html?entry=..%2Fspaces' })
  await expect(hit(page, 'Hours')).toBeVisible()
  await expect(doc(page)).not.toHaveAttribute('entry-id')
  await hit(page, 'Never published').click()
  await expect(doc(page).getByRole('alert')).toBeVisible()
  await expect(hit(page, 'Hours')).toBeVisible()
  expect(query(page)).toBe('?entry=gone')
  await hit(page, 'The crossing').click()
  await expect(doc(page).getByText(crossing)).toBeVisible()
  await expect(doc(page).getByRole('alert')).toHaveCount(0)
})

test('searching on while an entry is open keeps it open, in the address too; Back closes it and brings back its search', async ({
  site,
}) => {
  const { page } = site
  await site.open(list(site, 'url-sync facets="fields.kind.en-US"') + reader(site))
  await hit(page, 'The crossing').click()
  await expect(doc(page).getByText(crossing)).toBeVisible()
  await page.getByRole('searchbox').fill('hours')
  await expect(page.getByText('1 result', { exact: true })).toBeVisible()
  await expect.poll(() => query(page)).toBe('?entry=crossing&q=hours')
  await page.getByRole('checkbox', { name: 'told', exact: true }).check()
  await expect.poll(() => query(page)).toContain('entry=crossing')
  await expect(doc(page).getByText(crossing)).toBeVisible()
  await page.goBack()
  await page.goBack()
  await expect(page.getByText('30 results')).toBeVisible()
  await expect(doc(page).getByText('Choose a story.')).toBeVisible()
  await expect(hit(page, 'The crossing')).toBeFocused()
  expect(query(page)).toBe('')
})

test('an entry opened by a link in the document, or by the page, is a step of its own, and its result is marked', async ({
  site,
}) => {
  const { page } = site
  await site.open(list(site, 'url-sync') + reader(site, 'opens="#reader"'))
  await hit(page, 'The crossing').click()
  await doc(page).getByText('the hours').click()
  await expect(doc(page).getByText(hours)).toBeVisible()
  await expect(current(page)).toHaveText(['Hours'])
  expect(query(page)).toBe('?entry=hours')
  // The page's own button to close it.
  await page.evaluate(() => document.querySelector('#reader')?.removeAttribute('entry-id'))
  await expect(current(page)).toHaveCount(0)
  expect(query(page)).toBe('')
  await page.goBack()
  await expect(doc(page).getByText(hours)).toBeVisible()
  await page.goBack()
  await expect(doc(page).getByText(crossing)).toBeVisible()
  await page.goBack()
  await expect(doc(page).getByText('Choose a story.')).toBeVisible()
  await expect(hit(page, 'The crossing')).toBeFocused()
})

for (const sync of ['', 'url-sync'])
  test(`when opens names another document the open entry moves there, and it stays open when the search is removed: ${sync}`, async ({
    site,
  }) => {
    const { page } = site
    await site.open(list(site, sync) + reader(site, 'entry-id="hours"') + reader(site, '', 'other'))
    const opens = (value: string | null) =>
      page.locator('site-search').evaluate((it, to) => Reflect.set(it, 'opens', to), value)
    const address = sync && '?entry=crossing'
    await hit(page, 'The crossing').click()
    await expect(doc(page).getByText(crossing)).toBeVisible()
    const before = await steps(page)
    await opens('#other')
    await expect(doc(page, 'other').getByText(crossing)).toBeVisible()
    await expect(doc(page).getByText(hours)).toBeVisible()
    await expect(current(page)).toHaveText(['The crossing'])
    expect(query(page)).toBe(address)
    await opens(null)
    await expect(doc(page, 'other').getByText('Choose a story.')).toBeVisible()
    await expect(current(page)).toHaveCount(0)
    expect(query(page)).toBe('')
    expect(await steps(page)).toBe(before)
    await opens('#other')
    await hit(page, 'The crossing').click()
    await page.evaluate(() => document.querySelector('site-search')?.remove())
    await expect(doc(page, 'other').getByText(crossing)).toBeVisible()
    await settled(page)
    expect(query(page)).toBe(address)
  })

test('a document that is removed closes its entry; one that takes its place shows the entry', async ({
  site,
}) => {
  const { page } = site
  await site.open(`${list(site, 'url-sync')}<main>${reader(site)}</main>`)
  await hit(page, 'The crossing').click()
  await expect(doc(page).getByText(crossing)).toBeVisible()
  const before = await steps(page)
  await page.evaluate((html) => {
    const place = document.querySelector('main')
    if (place) place.innerHTML = html
  }, reader(site))
  await expect(doc(page).getByText(crossing)).toBeVisible()
  expect(query(page)).toBe('?entry=crossing')
  await page.evaluate(() => document.querySelector('#reader')?.remove())
  await expect(current(page)).toHaveCount(0)
  expect(query(page)).toBe('')
  expect(await steps(page)).toBe(before)
  // And the owner hears, once, that there is nowhere to show one.
  await hit(page, 'Hours').click()
  await hit(page, 'The tides').click()
  expect(site.console.filter((line) => line.includes('opens="#reader"'))).toHaveLength(1)
  await settled(page)
  expect(query(page)).toBe('')
})

test('a result with an address of its own opens by a plain click, leads there in another tab or with no document, and can be refused', {
  tag: '@window',
}, async ({ site }) => {
  const { page } = site
  await site.open(list(site, 'hit-entry="ref" id="a"', 'telling') + reader(site))
  await expect(hit(page, 'Hours')).toHaveAttribute('href', /read\/hours$/)
  await hit(page, 'Hours').click()
  await expect(doc(page).getByText(hours)).toBeVisible()
  expect(page.url()).toMatch(/page\.html$/)
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    hit(page, 'The crossing').click({ modifiers: ['ControlOrMeta'] }),
  ])
  await expect(tab).toHaveURL(/read\/crossing$/)
  await tab.close()
  await expect(doc(page)).toHaveAttribute('entry-id', 'hours')
  await page.evaluate(() =>
    document.addEventListener('search-select', (event) => event.preventDefault(), { once: true }),
  )
  await hit(page, 'The crossing').click()
  await expect(doc(page)).toHaveAttribute('entry-id', 'hours')
  expect(page.url()).toMatch(/page\.html$/)
  await page.evaluate(() => document.querySelector('#reader')?.remove())
  await hit(page, 'The crossing').click()
  await page.waitForURL(/read\/crossing$/)
})

test('with url-sync a result without an address has one, which opens it in another tab', async ({
  site,
}) => {
  const { page } = site
  await site.open(list(site, 'url-sync') + reader(site), { path: '/page.html?q=crossing' })
  await expect(hit(page, 'The crossing')).toHaveAttribute('href', /\?q=crossing&entry=crossing$/)
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    hit(page, 'The crossing').click({ modifiers: ['ControlOrMeta'] }),
  ])
  await expect(doc(tab).getByText(crossing)).toBeVisible()
  await expect(tab.getByRole('searchbox')).toHaveValue('crossing')
  await expect(doc(page)).not.toHaveAttribute('entry-id')
})

const template = (inside: string) => `<template slot="hit">${inside}</template></site-search>`

test('results that the owner has shaped open the entry by their link, by their button, or as a whole', async ({
  site,
}) => {
  const { page } = site
  const withTemplate = (inside: string) =>
    list(site).replace('</site-search>', template(inside)) + reader(site)
  const shapes = {
    'a[role=link]':
      '<a href="{{url}}">{{fields.title.en-US}}</a> <a href="#by">By</a> <button>Keep</button>',
    button: '<h3>{{fields.title.en-US}}</h3><button>Read {{objectID}}</button>',
    '[role=link]': '<p>{{fields.title.en-US}}</p>',
  }
  for (const [selector, inside] of Object.entries(shapes)) {
    await site.open(withTemplate(inside))
    const handle = page.locator('[data-entry="crossing"]').locator(selector).first()
    await handle.focus()
    await page.keyboard.press('Enter')
    await expect(doc(page).getByText(crossing)).toBeVisible()
    await expect(doc(page)).toBeFocused()
    await expect(handle).toHaveAttribute('aria-current', 'true')
    await page.locator('[data-entry="hours"]').locator(selector).first().click()
    await expect(doc(page).getByText(hours)).toBeVisible()
    await expect(current(page)).toHaveCount(1)
  }
  // Links and buttons beside the first do what they do.
  await site.open(withTemplate(shapes['a[role=link]']))
  const one = page.locator('[data-entry="crossing"]')
  await one.getByRole('button', { name: 'Keep' }).click()
  await one.getByRole('link', { name: 'By' }).click()
  await expect(doc(page)).not.toHaveAttribute('entry-id')
  expect(page.url()).toMatch(/#by$/)
})

test('results of renderHit open the entry too, and templates get the address that url-sync gives it', async ({
  site,
}) => {
  const { page } = site
  await site.open(list(site, 'url-sync') + reader(site))
  await page.evaluate(() => {
    const search = document.querySelector('site-search')
    const renderHit = ({ objectID }: { objectID: string }) => {
      const link = document.createElement('a')
      link.href = `/own/${objectID}`
      link.textContent = `Own ${objectID}`
      return link
    }
    if (search) Object.assign(search, { renderHit })
  })
  await hit(page, 'Own crossing').click()
  await expect(doc(page).getByText(crossing)).toBeVisible()
  expect(query(page)).toBe('?entry=crossing')
  await expect(current(page)).toHaveText(['Own crossing'])
  await page.goBack()
  await expect(hit(page, 'Own crossing')).toBeFocused()
  await expect(current(page)).toHaveCount(0)
})

test('two searches with prefixes of their own share a document, and the address names one entry only', async ({
  site,
}) => {
  const { page } = site
  await site.open(
    list(site, 'id="one" url-sync url-prefix="a"') +
      list(site, 'id="two" url-sync url-prefix="b"') +
      reader(site, 'entry-id="details"'),
  )
  const of = (id: string, name: string) => page.locator(`#${id}`).locator('a', { hasText: name })
  await of('one', 'The crossing').click()
  await expect(doc(page).getByText(crossing)).toBeVisible()
  expect(query(page)).toBe('?a.entry=crossing')
  await of('two', 'Hours').click()
  await expect(doc(page).getByText(hours)).toBeVisible()
  await expect(current(page)).toHaveText(['Hours'])
  await expect.poll(() => query(page)).toBe('?b.entry=hours')
  await page.goBack()
  await expect(doc(page).getByText(crossing)).toBeVisible()
  await expect(current(page)).toHaveText(['The crossing'])
  await page.goBack()
  await expect(doc(page)).toHaveAttribute('entry-id', 'details')
  await page.goForward()
  await page.goForward()
  await expect(doc(page).getByText(hours)).toBeVisible()
  expect(query(page)).toBe('?b.entry=hours')
})

test('after another page Back opens the entry again, then the list with the focus on its result; a reload takes no focus', async ({
  site,
}) => {
  const { page } = site
  await page.setViewportSize({ width: 390, height: 700 })
  await site.open('<h1>Elsewhere</h1>', { path: '/elsewhere.html', script: null })
  await site.open(list(site, 'url-sync') + reader(site), {
    headers: { 'cache-control': 'no-store' },
  })
  await hit(page, 'The crossing').evaluate((it) => it.scrollIntoView({ block: 'center' }))
  const place = await fromTop(page, 'The crossing')
  await hit(page, 'The crossing').click()
  await expect(doc(page).getByText(crossing)).toBeVisible()
  await page.goto(`${site.sandbox.url}/elsewhere.html`)
  await page.goBack()
  await expect(doc(page).getByText(crossing)).toBeVisible()
  await page.goBack()
  await expect(hit(page, 'The crossing')).toBeFocused()
  await expect.poll(() => fromTop(page, 'The crossing')).toBe(place)
  await page.reload()
  await expect(hit(page, 'The crossing')).toBeVisible()
  await settled(page)
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
})

test('with Turbo, Back from another page opens the entry again, and Back again shows the list where it was', async ({
  site,
}) => {
  const { page, pages } = site
  const turbo = readFileSync('node_modules/@hotwired/turbo/dist/turbo.es2017-umd.js', 'utf8')
  pages.set('/turbo.js', { html: turbo, headers: { 'content-type': 'text/javascript' } })
  const head = '<script src="/turbo.js" defer></script>'
  await site.open('<h1>About</h1>', { path: '/about.html', head })
  await site.open(`${reader(site)}${list(site, 'url-sync')}<a href="/about.html">About us</a>`, {
    head,
  })
  await hit(page, 'The crossing').evaluate((it) => it.scrollIntoView({ block: 'center' }))
  const place = await fromTop(page, 'The crossing')
  await hit(page, 'The crossing').click()
  await expect(doc(page).getByText(crossing)).toBeVisible()
  await page.getByRole('link', { name: 'About us' }).click()
  await expect(page.getByRole('heading', { name: 'About' })).toBeVisible()
  await page.goBack()
  await expect(doc(page).getByText(crossing)).toBeVisible()
  await expect(current(page)).toHaveText(['The crossing'])
  await page.goBack()
  await expect(doc(page).getByText('Choose a story.')).toBeVisible()
  await expect(hit(page, 'The crossing')).toBeFocused()
  await expect.poll(() => fromTop(page, 'The crossing')).toBe(place)
  expect(site.errors).toEqual([])
})

test('a result that names no entry is followed as a link, and the owner hears which setting is missing', async ({
  site,
}) => {
  const { page } = site
  const stay =
    '<script>document.addEventListener("search-select", (e) => e.preventDefault())</script>'
  await site.open(list(site, '', 'tales') + reader(site) + stay)
  await page.locator('[part~="hit"] a').first().click()
  await expect.poll(() => site.console.join('\n')).toMatch(/names no entry.* as hit-entry/)
})
