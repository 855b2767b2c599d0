// A document as it is read: its headings, its tables, what stands above it, and long ones.
import type { Locator, Page } from '@playwright/test'
import { expect, type Site, settled, test } from './site.ts'

const doc = ({ content }: Site, id: string, more = '') =>
  `<rich-doc ${content.replace('harbour', 'reading')} entry-id="${id}" ${more}></rich-doc>`
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const fromTop = (page: Page, name: string) =>
  heading(page, name)
    .first()
    .evaluate((it) => Math.round(it.getBoundingClientRect().top))

test('a hash opens the document at its heading', { tag: '@core' }, async ({ site, page }) => {
  await site.open(doc(site, 'chapters'), { path: '/page.html#lodz' })
  await expect(heading(page, 'Łódź')).toBeInViewport()
  await expect.poll(() => fromTop(page, 'Łódź')).toBeLessThan(60)
  await expect(heading(page, 'Łódź')).toBeFocused()
})

test('the page’s scroll margin above headings is kept', async ({ site, page }) => {
  await site.open(doc(site, 'chapters'), {
    path: '/page.html#lodz',
    head: '<style>rich-doc::part(heading){scroll-margin-top:200px}</style>',
  })
  await expect.poll(() => fromTop(page, 'Łódź')).toBe(200)
})

test('a hash without a heading, or of the page itself, moves nothing', async ({ site, page }) => {
  for (const hash of ['nowhere', '%E0%A4%A', 'lodz:words', 'lodz']) {
    const own = hash === 'lodz' ? '<p id="lodz">Ours</p>' : ''
    await site.open(own + doc(site, 'chapters'), { path: `/page-${hash.length}.html#${hash}` })
    await expect(page.getByText('At the very end.')).toBeAttached()
    // What would scroll does so before the next two frames are drawn.
    await settled(page)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  }
  expect(site.errors).toEqual([])
})

test('a heading links to itself, by mouse and by keyboard', async ({ site, page }) => {
  await site.open(doc(site, 'chapters'), { head: '<base href="/elsewhere/">' })
  const link = heading(page, 'Über uns').getByRole('link', { name: 'Link to this section' })
  await expect(link).toHaveCSS('opacity', '0')
  await heading(page, 'Über uns').hover()
  await expect(link).toHaveCSS('opacity', '1')
  await page.evaluate(() => {
    history.replaceState(null, '', '/page.html?q=tide')
    Reflect.set(window, 'stayed', true)
  })
  await link.press('Enter')
  expect(new URL(page.url()).hash).toBe('#uber-uns')
  expect(new URL(page.url()).search).toBe('?q=tide')
  await expect.poll(() => fromTop(page, 'Über uns')).toBeLessThan(60)
  expect(await page.evaluate(() => Reflect.get(window, 'stayed'))).toBe(true)
})

test('a heading id in two documents leads to the first one, or to the clicked one', async ({
  site,
  page,
}) => {
  await site.open(doc(site, 'chapters') + doc(site, 'chapters'), { path: '/page.html#lodz' })
  const both = heading(page, 'Łódź')
  await expect(both.first()).toBeFocused()
  await page.evaluate(() => {
    location.hash = ''
  })
  await both.last().getByRole('link').click({ force: true })
  await expect(both.last()).toBeFocused()
  await expect(both.last()).toBeInViewport()
})

test('the parts that show names stand above the text', async ({ site, page }) => {
  await site.open(doc(site, 'chapters', 'show="title, date, image, reading-time, toc"'))
  await expect(heading(page, 'The tides')).toHaveJSProperty('tagName', 'H2')
  await expect(heading(page, 'Łódź')).toHaveJSProperty('tagName', 'H3')
  await expect(page.locator('[part="date"]')).toHaveText('March 12, 2026')
  await expect(page.getByText('16 min read')).toBeVisible()
  await expect(page.locator('header img')).toHaveAttribute('width', '64')
  await page.locator('rich-doc').evaluate((it) => it.removeAttribute('show'))
  await expect(page.locator('header, nav')).toHaveCount(0)
  await expect(heading(page, 'Łódź')).toHaveJSProperty('tagName', 'H2')
})

test('headings start at heading-level, and none goes beyond six', async ({ site, page }) => {
  await site.open(doc(site, 'chapters', 'heading-level="6"'))
  await expect(page.locator('h6')).toHaveCount(4)
  await expect(page.locator('h6[aria-level="7"]')).toHaveText(['The lamps', 'The lamps'])
})

test('the contents are a nested list of links that follows the reader', async ({ site, page }) => {
  await site.open(doc(site, 'chapters', 'show="toc" locale="de"'))
  const contents = page.getByRole('navigation', { name: 'Inhalt' })
  await expect(contents.locator('li li')).toHaveText(['The lamps', 'The lamps'])
  await expect(contents.locator('[aria-current="location"]')).toHaveText('Über uns')
  await contents.getByRole('link', { name: 'Łódź' }).click()
  await expect(contents.locator('[aria-current="location"]')).toHaveText('Łódź')
  await expect(heading(page, 'Łódź')).toBeFocused()
  await page.keyboard.press('End')
  await expect(contents.locator('[aria-current="location"]')).not.toHaveText('Łódź')
})

test('the contents mark the heading that the reader went to', async ({ site, page }) => {
  // So high that the next heading is near the top too.
  await page.setViewportSize({ width: 1280, height: 9900 })
  const below = '<div style="height:20000px"></div>'
  await site.open(doc(site, 'chapters', 'show="toc" locale="de"') + below)
  const contents = page.getByRole('navigation', { name: 'Inhalt' })
  for (const name of ['Łódź', 'Über uns']) {
    await contents.getByRole('link', { name }).first().click()
    await expect(heading(page, name)).toBeFocused()
    await expect(contents.locator('[aria-current="location"]')).toHaveText(name)
  }
})

test('a text with fewer than two headings has no contents', async ({ site }) => {
  await site.open(doc(site, 'details', 'show="toc"'))
  await expect(heading(site.page, 'Ships')).toBeVisible()
  await expect(site.page.getByRole('navigation')).toHaveCount(0)
})

test('a table has a name and a header row, and scrolls by keyboard', async ({ site, page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await site.open(doc(site, 'details'))
  const table = page.getByRole('table', { name: 'Ships' })
  await expect(table.locator('thead th[scope="col"]')).toHaveText(['Ship', 'Home', 'Crew'])
  await expect(table.locator('[rowspan]')).toHaveText('Amber')
  expect(await table.locator('[colspan]').evaluate((it) => Reflect.get(it, 'colSpan'))).toBe(100)
  const box = page.getByRole('region', { name: 'Ships' })
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(box).toBeFocused()
})

test('simple list items have no paragraphs', async ({ site, page }) => {
  await site.open(doc(site, 'details'))
  await expect(page.locator('li').first()).toHaveText('rope')
  await expect(page.locator('li p')).toHaveCount(0)
})

test('nested quotations and lists stay readable in a narrow column', async ({ site, page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await site.open(doc(site, 'nested'))
  const innermost = page.getByText('The innermost quotation.')
  await expect(innermost).toBeVisible()
  const size = (text: Locator) => text.evaluate((it) => getComputedStyle(it).fontSize)
  expect(await size(innermost)).toBe(await size(page.getByText('6 deep', { exact: true })))
  const point = await page.getByText('Unquestionably the innermost').boundingBox()
  expect(point?.width).toBeGreaterThan(100)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

test('a long document appears at once, and the page hears when it is complete', async ({
  site,
  page,
}) => {
  await page.addInitScript(() => {
    const counts: number[] = []
    Object.defineProperty(window, 'counts', { value: counts })
    const count = () => document.querySelector('rich-doc')?.shadowRoot?.querySelectorAll('p').length
    const look = () => {
      counts.push(count() ?? 0)
      requestAnimationFrame(look)
    }
    look()
    document.addEventListener('doc-load', () => {
      Reflect.set(window, 'whenTold', count())
    })
  })
  await site.open(doc(site, 'long'), { path: '/page.html#the-last-chapter' })
  await expect(heading(page, 'The last chapter')).toBeInViewport()
  const counts: number[] = await page.evaluate(() => Reflect.get(window, 'counts'))
  const first = counts.find((count) => count > 0) ?? 0
  expect(first).toBeGreaterThan(40)
  expect(first).toBeLessThan(300)
  expect(await page.evaluate(() => Reflect.get(window, 'whenTold'))).toBe(1501)
})

test('a very long text is laid out in sections, which do not change how it looks', async ({
  site,
  page,
}) => {
  await site.open(doc(site, 'long'))
  await expect(page.locator('rich-doc p')).toHaveCount(1501)
  const [gaps, sections] = await page.locator('rich-doc').evaluate(({ shadowRoot }) => {
    const paragraphs = [...(shadowRoot?.querySelectorAll('.document p') ?? [])]
    const boxes = paragraphs.map((it) => it.getBoundingClientRect())
    const between = boxes.slice(1, 1500).map(({ top }, at) => top - (boxes[at]?.bottom ?? 0))
    return [between.map(Math.round), new Set(paragraphs.map((it) => it.parentElement)).size]
  })
  expect([...new Set(gaps)]).toEqual([16])
  expect(sections).toBeGreaterThan(2)
})
