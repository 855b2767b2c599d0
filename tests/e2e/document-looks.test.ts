// How a document looks: its contents, its headings, what stands above it, what waits in its place.
import type { Locator, Page } from '@playwright/test'
import { ground, violations } from './axe.ts'
import { expect, type Site, test } from './site.ts'

const phone = { width: 390, height: 844 }
const desk = { width: 1280, height: 900 }
const doc = ({ content }: Site, id: string, more = '', inside = '') =>
  `<rich-doc ${content.replace('harbour', 'reading')} entry-id="${id}" ${more}>${inside}</rich-doc>`
const contentsIn = (page: Page) => page.locator('[part="toc"]')
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const boxOf = async (at: Locator) => (await at.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
const sizeOf = (at: Locator) => at.evaluate((it) => parseFloat(getComputedStyle(it).fontSize))

test('long contents unfold from one line on a phone', async ({ site, page }) => {
  await page.setViewportSize(phone)
  await site.open(doc(site, 'manual', 'show="toc" style="--embed-accent:rgb(1, 2, 3)"'))
  const contents = contentsIn(page)
  const links = contents.getByRole('link')
  await expect(page.getByText('The first sentence.')).toBeInViewport()
  expect((await boxOf(contents)).height).toBeLessThan(60)
  await expect(links).toHaveCount(0)
  await contents.getByText('Contents (8)').click()
  await expect(links).toHaveCount(8)
  const below = ['Sails', 'Ropes', 'Anchors', 'Lamps', 'Masts', 'Crew']
  await expect(contents.locator('li li')).toHaveText(below)
  // The same colour, as the browser says it.
  await expect(links.first()).toHaveCSS('color', /^color\(xyz-d65 0\.00050\d+ 0\.00056/)
  for (const part of [contents.locator('summary'), links.first(), links.last()])
    expect((await boxOf(part)).height).toBeGreaterThanOrEqual(44)
})

test('contents fold with the width and keep the focus in view', async ({ site, page }) => {
  await site.open(doc(site, 'manual', 'show="toc"'))
  const links = contentsIn(page).getByRole('link')
  await expect(links.first()).toBeVisible()
  await page.setViewportSize(phone)
  await expect(links).toHaveCount(0)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(links.first()).toBeVisible()
  await links.nth(2).focus()
  await page.setViewportSize(phone)
  await expect(links.nth(2)).toBeFocused()
  await expect(links.nth(2)).toBeVisible()
  expect(site.errors).toEqual([])
})

test('on a phone a name in code stays whole in its table, which scrolls, and long headings have hyphens', async ({
  site,
  page,
}) => {
  await page.setViewportSize(phone)
  await site.open(doc(site, 'signals'))
  const code = page.locator('td code')
  await expect(code).toHaveText('Fl(3) W 17s by night')
  expect(await code.evaluate((it) => it.getClientRects().length)).toBe(1)
  await expect(page.getByRole('heading')).toHaveCSS('hyphens', 'auto')
})

test('short contents stay unfolded on a phone, and are accessible', async ({ site, page }) => {
  await page.setViewportSize(phone)
  const shown = doc(site, 'chapters', 'show="title, date, reading-time, toc"')
  await site.open(`<main><h1>Page</h1>${shown}</main>`, { head: ground })
  await expect(contentsIn(page).getByRole('link')).toHaveCount(4)
  expect(await violations(page)).toEqual([])
})

test('contents are open beside the text if there is room', async ({ site, page }) => {
  await page.setViewportSize(desk)
  await site.open(`<p>Ships</p>${doc(site, 'manual', 'show="toc"')}`)
  const contents = contentsIn(page)
  const links = contents.getByRole('link')
  const text = page.getByText('The first sentence.')
  await expect(links).toHaveCount(8)
  const [left, right] = [await boxOf(text), await boxOf(contents)]
  expect(right.x).toBeGreaterThan(left.x + left.width)
  expect(right.y).toBe(left.y)
  expect(Math.abs(left.x - (desk.width - right.x - right.width))).toBeLessThan(2)
  await page.setViewportSize(phone)
  await expect(links).toHaveCount(0)
  await contents.locator('summary').click()
  await page.setViewportSize({ ...phone, width: 420 })
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)))
  await expect(links).toHaveCount(8)
})

test('headings keep their size and their space at any level', async ({ site, page }) => {
  const names = ['The ship', 'Before', 'Sails at night', 'A note', 'A detail', 'A footnote']
  const sizes = () => Promise.all(names.map((name) => sizeOf(heading(page, name))))
  await site.open(doc(site, 'manual', 'show="title"'))
  await expect(heading(page, 'The ship')).toHaveJSProperty('tagName', 'H3')
  const asShown = await sizes()
  expect(asShown).toEqual([28, 24, 20, 18, 16, 14])
  // Above those of the text, and below what the page has as its own.
  const title = await sizeOf(heading(page, 'The manual'))
  expect(title).toBeGreaterThan(28)
  expect(title).toBeLessThan(32)
  await page.locator('rich-doc').evaluate((it) => it.setAttribute('heading-level', '5'))
  await expect(heading(page, 'The ship')).toHaveJSProperty('tagName', 'H6')
  expect(await sizes()).toEqual(asShown)
  const [above, sails, below] = await Promise.all(
    [page.getByText('A ship is'), heading(page, 'Sails'), page.getByText('Sails are')].map(boxOf),
  )
  const air = (sails?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)
  expect(air).toBeCloseTo(48)
  expect((below?.y ?? 0) - (sails?.y ?? 0) - (sails?.height ?? 0)).toBeCloseTo(8)
})

test('the line above an Arabic text is in its order and digits', async ({ site, page }) => {
  await site.open(doc(site, 'manual', 'show="title, date, reading-time, toc" locale="ar-EG"'), {
    lang: 'ar',
    head: `<script src="${site.file('site-embed.ar.js')}" defer></script>`,
  })
  const [time, minutes] = [page.locator('[part="date"]'), page.locator('.byline bdi').last()]
  await expect(minutes).toContainText('١')
  await expect(contentsIn(page)).toContainText('(٨)')
  const [date, reading] = [await boxOf(time), await boxOf(minutes)]
  expect(date.x).toBeGreaterThanOrEqual(reading.x + reading.width)
  // It begins where the text begins, all the same.
  expect(reading.x).toBe((await boxOf(heading(page, 'The manual'))).x)
})

test('an Arabic title is read from the right in an English text', async ({ site, page }) => {
  await site.open(doc(site, 'shore', 'show="title"'))
  await expect(heading(page, 'الشاطئ')).toHaveCSS('direction', 'rtl')
  await expect(page.getByRole('article')).toHaveCSS('direction', 'ltr')
})

test('while a text loads, placeholders have its shape', async ({ site, page }) => {
  await page.setViewportSize(desk)
  site.sandbox.faults.set({ match: /entries/, fault: 'hang' })
  await site.open(
    doc(site, 'manual', 'id="empty" show="title, image, toc"', '<!-- none --> ') +
      doc(site, 'manual', 'id="own" show="title"', '<p>Our own words</p>') +
      doc(site, 'manual', 'id="later"'),
  )
  const bones = (id: string, within = '') => page.locator(`#${id} ${within} .bone`)
  await expect(bones('empty', '.header')).toHaveCount(2)
  const [beside, line] = [bones('empty', '.toc'), bones('empty').last()]
  expect((await boxOf(beside)).x).toBeGreaterThan((await boxOf(line)).x + 500)
  await expect(page.getByText('Our own words')).toBeVisible()
  await expect(bones('own')).toHaveCount(0)
  await expect(bones('later')).toHaveCount(4)
  await page.locator('#later').evaluate((it) => it.append('One moment'))
  await expect(bones('later')).toHaveCount(0)
})

test('the owner decides how long the lines of a text are', async ({ site, page }) => {
  await page.setViewportSize({ width: 1400, height: 900 })
  await site.open(
    doc(site, 'manual', 'id="own" style="--embed-measure:480px"') +
      doc(site, 'manual', 'id="whole" show="toc" style="--embed-measure:100%"') +
      doc(site, 'manual', 'id="ours"'),
  )
  const width = (id: string) =>
    page
      .locator(`#${id} [part="paragraph"]`)
      .first()
      .evaluate((it) => it.getBoundingClientRect().width)
  await expect.poll(() => width('own')).toBe(480)
  await expect.poll(() => width('whole')).toBeGreaterThan(900)
  expect(await width('ours')).toBeLessThan(700)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
})
