// `opens`: a chosen result is shown in a document of the same page.

import { crossing, current, doc, hit, hours, list, query, reader, steps, tides } from './opens.ts'
import { expect, heard, settled, test } from './site.ts'

test('a chosen result opens in the document', { tag: '@core' }, async ({ site, page }) => {
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

for (const sync of ['', 'url-sync'])
  test(`the open entry moves to the document that opens names: ${sync}`, async ({ site, page }) => {
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

test('a removed document closes its entry, and a new one shows it', async ({ site, page }) => {
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

test('a result with an address opens by a plain click only', {
  // There a click with Control opens no tab.
  tag: ['@window', '@not-webkit'],
}, async ({ site, page }) => {
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

const template = (inside: string) => `<template slot="hit">${inside}</template></site-search>`

test('templated results open the entry by link, button or as a whole', async ({ site, page }) => {
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

test('results of renderHit open the entry, with its address for url-sync', async ({
  site,
  page,
}) => {
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

test('a result without an entry is a link, and the owner is told', async ({ site, page }) => {
  const stay =
    '<script>document.addEventListener("search-select", (e) => e.preventDefault())</script>'
  await site.open(list(site, '', 'tales') + reader(site) + stay)
  await page.locator('[part~="hit"] a').first().click()
  await expect.poll(() => site.console.join('\n')).toMatch(/has no entry.* In hit-entry/)
})
