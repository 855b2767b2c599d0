// Languages beside the bundle: in whatever order the scripts come, live, and from right to left.
import type { Page } from '@playwright/test'
import { languages } from '../../src/languages/index.ts'
import { lookAt } from './seen.ts'
import { expect, type Site, test } from './site.ts'

const search = ({ search }: Site, more = '') => `<site-search ${search} ${more}></site-search>`
const fileOf = (site: Site, language: string) => site.file(`site-embed.${language}.js`)
const tag = (src: string, how = '') => `<script src="${src}" ${how}></script>`
const shell = (page: Page) => page.locator('site-search .shell')

for (const [order, head] of [
  ['before the main script', (own: string, main: string) => tag(own) + tag(main)],
  ['after it', (own: string, main: string) => tag(main) + tag(own)],
  ['deferred, before it', (own: string, main: string) => tag(own, 'defer') + tag(main, 'defer')],
  ['deferred, after it', (own: string, main: string) => tag(main, 'defer') + tag(own, 'defer')],
  ['async, both', (own: string, main: string) => tag(main, 'async') + tag(own, 'async')],
  [
    'twice, with the main script twice',
    (own: string, main: string) => (tag(own) + tag(main)).repeat(2),
  ],
] as const)
  test(`a language loaded ${order} is used`, async ({ site, page }) => {
    await site.open(search(site), {
      lang: 'fr',
      script: null,
      head: head(fileOf(site, 'fr'), site.src),
    })
    await expect(page.getByText('60 résultats')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Rechercher' })).toBeVisible()
    await expect(shell(page)).toHaveAttribute('lang', 'fr')
    expect(site.errors).toEqual([])
    expect(site.console).toEqual([])
  })

test('a language that loads late changes words and direction', { tag: '@core' }, async ({
  site,
  page,
}) => {
  await site.open(search(site, 'facets="city" locale="ar-EG"'), { lang: 'ar' })
  await expect(page.getByText('60 results')).toBeVisible()
  await expect(shell(page)).toHaveAttribute('dir', 'ltr')
  await expect(shell(page)).toHaveAttribute('lang', 'en')
  await page.addScriptTag({ url: fileOf(site, 'ar') })
  await expect(page.getByRole('button', { name: 'بحث', exact: true })).toBeVisible()
  await expect(page.getByRole('status').first()).toHaveText(/٦٠ نتيجة|60 نتيجة/)
  await expect(shell(page)).toHaveAttribute('dir', 'rtl')
  await expect(shell(page)).toHaveAttribute('lang', 'ar-EG')
})

test('the owner adds a language before the script or after it', async ({ site, page }) => {
  const early = `<script>(window.SiteEmbedMessages ||= []).push(['eo', { search: 'Serĉi' }])</script>`
  await site.open(search(site), { lang: 'eo', head: early })
  await expect(page.getByRole('button', { name: 'Serĉi' })).toBeVisible()
  await expect(page.getByText('60 results')).toBeVisible()
  await page.evaluate(() =>
    window.SiteEmbed?.addMessages('eo', {
      resultCount: { one: '{count} trafo', other: '{count} trafoj' },
    }),
  )
  await expect(page.getByText('60 trafoj')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Serĉi' })).toBeVisible()
})

test('a wrong entry in the messages is reported, and breaks nothing', async ({ site, page }) => {
  const wrong = `<script>SiteEmbedMessages = ['fr', null, ['fr'], [5, {}], ['da', { search: 'Find' }]]</script>`
  await site.open(search(site), { lang: 'da', head: wrong })
  await expect(page.getByRole('button', { name: 'Find' })).toBeVisible()
  expect(site.errors).toEqual([])
  expect(site.console.join()).toContain('is not a language')
  await site.open(`<form id="SiteEmbedMessages"></form>${search(site)}`, { path: '/form.html' })
  await expect(page.getByText('60 results')).toBeVisible()
  expect(site.errors).toEqual([])
})

test('a document is in Norwegian under both tags of the language', async ({ site, page }) => {
  for (const lang of ['no', 'nb-NO']) {
    await site.open(
      `<rich-doc ${site.content.replace('harbour', 'reading')} entry-id="chapters" show="toc"></rich-doc>`,
      { lang, head: tag(fileOf(site, 'nb'), 'defer') },
    )
    await expect(page.getByRole('navigation', { name: 'Innhold' })).toBeVisible()
  }
})

for (const language of Object.keys(languages))
  test(`${language} fits at 320 pixels`, async ({ site, page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    const facets = 'kind|K, price:range|P, starts_at:date|S, rating:rating|R'
    await site.open(
      `<site-search ${site.search.replace('"tales"', '"wares"')} facets="${facets}" selected="kind:pot" hits-view="list, grid" per-page-options="10, 20" sort="wares_x|X"></site-search>`,
      { lang: language, head: tag(fileOf(site, language), 'defer') },
    )
    await expect(page.locator('.chip')).toHaveCount(1)
    const closed = await lookAt(page)
    expect([...closed.cut, ...closed.broken]).toEqual([])
    await page.locator('.filters-toggle').click()
    await page.locator('.calendar-toggle').click()
    const open = await lookAt(page)
    expect([...open.cut, ...open.broken]).toEqual([])
  })

for (const [width, least] of [
  [320, 'fr'],
  [390, 'uk'],
] as const)
  test(`at ${width} pixels two rows stand above results in ${least}`, async ({ site, page }) => {
    await page.setViewportSize({ width, height: 700 })
    await site.open(
      search(site, 'facets="kind" per-page-options="10" sort="tales_x|X" hits-view="list, grid"'),
      { lang: least, head: `<style>body{margin:16px}</style>${tag(fileOf(site, least), 'defer')}` },
    )
    await expect(page.locator('[part="hit"]').first()).toBeVisible()
    const edges = (selector: string) =>
      page.locator(selector).evaluate((at) => {
        const { top, bottom, left, right } = at.getBoundingClientRect()
        return { top, bottom, left, right }
      })
    const [filters, order] = [await edges('.filters-toggle'), await edges('[part="sort"]')]
    const [count, views] = [await edges('[part="stats"]'), await edges('.views')]
    expect(order.top).toBeLessThan(filters.bottom)
    expect(order.left).toBeGreaterThan(filters.right)
    expect(count.top).toBeGreaterThan(filters.bottom)
    expect(views.top).toBeGreaterThan(filters.bottom)
    expect(count.top).toBeLessThan(views.bottom)
    expect(count.right).toBeLessThanOrEqual(views.left)
    expect((await edges('.hits')).top - filters.top).toBeLessThan(120)
    await expect(page.locator('[part="per-page"]')).toBeHidden()
  })

test.describe('from right to left', () => {
  const wide = (site: Site, more = '') =>
    site.open(
      `<site-search ${site.search.replace('"tales"', '"wares|السلع, tales|الحكايات"')} facets="kind|النوع, price:range|السعر, starts_at:date|البداية, categories.lvl0>categories.lvl1:tree|الفئة" hits-per-page="5" ${more}></site-search>`,
      { lang: 'ar', head: tag(fileOf(site, 'ar'), 'defer') },
    )
  const middle = async (page: Page, selector: string) => {
    const box = await page.locator(selector).first().boundingBox()
    return box ? box.x + box.width / 2 : Number.NaN
  }

  test('a wide search is mirrored', { tag: '@core' }, async ({ site, page }) => {
    await wide(site)
    await expect(page.locator('[part="hit"]')).toHaveCount(5)
    expect((await lookAt(page)).cut).toEqual([])
    expect(await middle(page, '[part="facets"]')).toBeGreaterThan(await middle(page, '.hits'))
    expect(await middle(page, '[part="submit"]')).toBeLessThan(await middle(page, '[part="input"]'))
    expect(await middle(page, '.glass')).toBeGreaterThan(await middle(page, '[part="input"]'))
    expect(await middle(page, '[role="tab"] >> nth=0')).toBeGreaterThan(
      await middle(page, '[role="tab"] >> nth=1'),
    )
    const pages = page.locator('.page')
    expect(await middle(page, '.page >> nth=0')).toBeGreaterThan(
      await middle(page, '.page >> nth=1'),
    )
    // The sign is one that the browser mirrors with the direction.
    await expect(pages.last()).toHaveText('›')
    await expect(pages.last()).toHaveCSS('direction', 'rtl')
  })

  test('page numbers have the same digits as their names', async ({ site, page }) => {
    await site.open(search(site, 'facets="none"'), {
      lang: 'ar-EG',
      head: tag(fileOf(site, 'ar'), 'defer'),
    })
    await expect(page.getByRole('link', { name: /^الصفحة .?٢.?$/ })).toHaveText('٢')
  })

  test('a left-to-right text keeps its bullets, where lines begin', async ({ site, page }) => {
    await site.open(search(site, 'facets="none"'), {
      lang: 'ar',
      head: tag(fileOf(site, 'ar'), 'defer'),
    })
    await expect(shell(page)).toHaveAttribute('dir', 'rtl')
    const edges = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((at) => {
          const text = document.createTreeWalker(at, NodeFilter.SHOW_TEXT).nextNode()
          if (!(text instanceof Text)) throw new Error('there is no text')
          const range = document.createRange()
          const of = (from: number, to: number) => {
            range.setStart(text, from)
            range.setEnd(text, to)
            return range.getBoundingClientRect()
          }
          const box = at.getBoundingClientRect()
          return {
            first: of(0, 1).left,
            last: of(text.length - 1, text.length).left,
            gap: box.right - of(0, text.length).right,
          }
        })
    for (const selector of ['.hit-title', '.hit-text']) {
      const { first, last, gap } = await edges(selector)
      expect(last).toBeGreaterThan(first)
      expect(gap).toBeLessThan(2)
    }
    await page.getByRole('searchbox').fill('qqqq++')
    await expect(page.locator('[part~="empty"]')).toContainText('«\u2068qqqq++\u2069»')
  })

  test('a shortened text of the other direction keeps its dots', async ({ site, page }) => {
    await site.open(search(site, 'facets="none" style="width: 9em"'), {
      lang: 'ar',
      head: tag(fileOf(site, 'ar'), 'defer'),
    })
    const text = page.locator('.hit-text').first()
    const lines = await text.evaluate((it) => it.scrollHeight / it.clientHeight)
    expect(lines).toBeGreaterThan(1)
    // They come after its last letter, and may reach beyond the side where its lines begin.
    await expect(text).toHaveCSS('direction', 'ltr')
    await expect(text).toHaveCSS('overflow-x', 'visible')
  })

  test('the slider starts on the right, and its keys are mirrored', async ({ site, page }) => {
    await wide(site)
    const thumb = page.getByRole('slider').first()
    const value = async () => Number(await thumb.inputValue())
    const least = await value()
    await thumb.focus()
    for (const steps of [1, 2]) {
      await page.keyboard.press('ArrowLeft')
      expect(await value()).toBe(least + steps)
    }
    await page.keyboard.press('ArrowRight')
    expect(await value()).toBe(least + 1)
    const [track, filled] = [
      await page.locator('.slider').boundingBox(),
      await page.locator('.slider > span').boundingBox(),
    ]
    if (!track || !filled) throw new Error('there is no slider')
    expect(filled.x + filled.width).toBeLessThan(track.x + track.width)
  })

  test('the calendar and its arrow keys are mirrored', async ({ site, page }) => {
    await wide(site)
    await page.locator('.calendar-toggle').click()
    expect(await middle(page, '[role="gridcell"] >> nth=0')).toBeGreaterThan(
      await middle(page, '[role="gridcell"] >> nth=1'),
    )
    const cursor = page.locator('[role="gridcell"][tabindex="0"]')
    await cursor.focus()
    await page.keyboard.press('Home')
    const before = await middle(page, '[role="gridcell"][tabindex="0"]')
    await page.keyboard.press('ArrowLeft')
    expect(await middle(page, '[role="gridcell"][tabindex="0"]')).toBeLessThan(before)
  })

  test('the drawer is where lines begin, and its close button where they end', async ({
    site,
    page,
  }) => {
    await page.setViewportSize({ width: 600, height: 700 })
    await wide(site)
    await page.locator('.filters-toggle').click()
    const sheet = await page.locator('.sheet').boundingBox()
    expect((sheet?.x ?? 0) + (sheet?.width ?? 0)).toBe(600)
    expect(await middle(page, '.sheet-close')).toBeLessThan(await middle(page, '.sheet-head b'))
  })
})
