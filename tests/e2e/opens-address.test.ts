// The entry that is open, in the address: links, Back and Forward, another page and back.
import type { Page } from '@playwright/test'
import { crossing, current, doc, hit, hours, list, query, reader, steps, tides } from './opens.ts'
import { turbo } from './paging.ts'
import { entryRequests, expect, type Site, searches, settled, test } from './site.ts'

const fromTop = (page: Page, name: string) =>
  hit(page, name).evaluate((it) => it.getBoundingClientRect().top)
/** Firefox scrolls by whole pixels from where it stands, which may be a part of one. */
const away = async (page: Page, name: string, place: number) =>
  Math.abs((await fromTop(page, name)) - place)
const scrolled = (page: Page) => page.evaluate(() => scrollY)

test('Back closes the entry at the same place, Forward opens it again', async ({ site, page }) => {
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
  await expect.poll(() => away(page, 'The tides', place)).toBeLessThan(1)
  await expect(current(page)).toHaveCount(0)
  expect(page.url()).toMatch(/\?a=%20b\+c#part$/)

  await page.goForward()
  await expect(doc(page).getByText(tides)).toBeVisible()
  await expect(doc(page)).toBeFocused()
  await expect(doc(page)).toBeInViewport()
  await expect(current(page)).toHaveText(['The tides'])
  await page.goBack()
  await expect(hit(page, 'The tides')).toBeFocused()
  await expect.poll(() => away(page, 'The tides', place)).toBeLessThan(1)
  await settled(page)
  expect(await away(page, 'The tides', place)).toBeLessThan(1)
  // The search was asked nothing, and the entry once.
  expect(searches(site)).toHaveLength(asked)
  expect(entryRequests(site)).toHaveLength(1)
})

for (const [where, body] of Object.entries({
  'after the search': (site: Site) => list(site, 'url-sync') + reader(site),
  'before it': (site: Site) => reader(site) + list(site, 'url-sync'),
  'in a placeholder': (site: Site) =>
    `${list(site, 'url-sync')}<div id="reader" data-rich-doc ${site.content
      .replace('harbour', 'reading')
      .replaceAll(/([a-z-]+)=/g, 'data-$1=')}></div>`,
}))
  test(`an address opens its entry without moving anything: ${where}`, async ({ site, page }) => {
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

test('a document that the page adds later opens what the address says', async ({ site, page }) => {
  await site.open(list(site, 'url-sync'), { path: '/page.html?entry=crossing' })
  await expect(hit(page, 'The crossing')).toBeVisible()
  await expect(current(page)).toHaveCount(0)
  await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), reader(site))
  await expect(doc(page).getByText(crossing)).toBeVisible()
  await expect(current(page)).toHaveText(['The crossing'])
  expect(site.console.filter((line) => line.includes('opens='))).toEqual([])
})

test('an impossible id is ignored, and a failure changes no list', async ({ site, page }) => {
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

test('an entry stays open in the address while the visitor searches on', async ({ site, page }) => {
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

test('an entry opened by a link or by the page is its own step in the history', async ({
  site,
  page,
}) => {
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

test('with url-sync every result opens in another tab', {
  // There a click with Control opens no tab.
  tag: ['@window', '@not-webkit'],
}, async ({ site, page }) => {
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

test('two searches share a document, and the address names one entry', async ({ site, page }) => {
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

test('Back from another page opens the entry, then the list', async ({ site, page }) => {
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
  await expect.poll(() => away(page, 'The crossing', place)).toBeLessThan(1)
  await page.reload()
  await expect(hit(page, 'The crossing')).toBeVisible()
  await settled(page)
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
})

test('with Turbo, Back opens the entry, then the list', {
  // There the list comes back with the second Back only if the page is slow.
  tag: '@not-webkit',
}, async ({ site }) => {
  const { page } = site
  const head = turbo(site)
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
  await expect.poll(() => away(page, 'The crossing', place)).toBeLessThan(1)
  expect(site.errors).toEqual([])
})
