// Every word of ours is translated and finds its place: the elements in a language that is English
// in disguise, 40 % longer, at 320 pixels.
import type { Locator, Page } from '@playwright/test'
import { en } from '../../src/shell/messages/en.ts'
import { pseudo, pseudoLocale, unseen } from '../fixtures/pseudo.ts'
import { shop } from './recommend.ts'
import { lookAt, type Seen } from './seen.ts'
import { expect, indices, type Site, spaces, test } from './site.ts'

test.use({ viewport: { width: 320, height: 700 } })

const words = `<script>(window.SiteEmbedMessages ||= []).push(['${pseudoLocale}', ${JSON.stringify(pseudo)}])</script>`
const english = Object.values(en).flatMap((it) =>
  typeof it === 'string' ? [it] : Object.values(it),
)

/** Names of months and days, units and kinds of files are not ours to translate. */
const calendar = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat('en', { dateStyle: 'full' }).formatRange(
    new Date(2026, month, 1 + month),
    new Date(2026, month, 2 + month),
  ),
)
const spoken = `${calendar.join(' ')} Jan Feb Mar Apr Jun Jul Aug Sep Oct Nov Dec kB MB PDF TXT M T W F S`

class Walk {
  readonly texts: string[] = []
  /** All that the services may say: when an answer has come is not known for certain. */
  private data = spoken + JSON.stringify([indices, indices.map(({ records }) => records()), spaces])

  constructor(readonly site: Site) {}

  async open(body: string, options: { path?: string } = {}) {
    this.data += body
    await this.site.open(
      body.replaceAll(/<(site-search|rich-doc) /g, `<$1 locale="${pseudoLocale}" `),
      {
        head: words,
        ...options,
      },
    )
  }

  /** Of the words that are not in disguise, those that no service, page or calendar has said. */
  private isOurs(text: string) {
    if (text.includes('[[') || text.includes(']]') || text.includes('ĎĎ')) return false
    if (english.includes(text)) return true
    return (text.match(/\p{L}+/gu) ?? []).some((word) => !this.data.includes(word))
  }

  /** Of what may be gone again when the page is looked at. */
  async sees(words: Locator) {
    await expect(words).toBeVisible()
    this.texts.push(await words.innerText())
  }

  async look(state: string): Promise<Seen> {
    const seen = await lookAt(this.site.page)
    this.texts.push(...seen.texts)
    expect
      .soft(
        seen.texts.filter((text) => this.isOurs(text)),
        `${state}: untranslated`,
      )
      .toEqual([])
    expect.soft(seen.cut, `${state}: cut off`).toEqual([])
    expect.soft(seen.broken, `${state}: broken words`).toEqual([])
    return seen
  }
}

const shown = (page: Page) => expect(page.locator('[part="hit"]').first()).toBeVisible()
const facets =
  'kind|Kind, brand(limit=3 search)|Brand, maker(search)|Maker, color:color|Color, price:range|Price, starts_at:date|Starts, rating:rating|Rating, free:toggle|Costless, stock:menu|Stock, categories.lvl0>categories.lvl1:tree|Category'

async function walkSearch(walk: Walk) {
  const { page, search, sandbox } = walk.site
  const phone = page.viewportSize()
  const over = (index: string, more: string) =>
    `<site-search ${search.replace('"tales"', `"${index}"`)} ${more}></site-search>`
  await walk.open(
    over(
      'wares|Wares, tales|Tales',
      `facets="${facets}" sort="priced_price_desc|Dearest" per-page-options="5, 20" hits-view="list, grid, compact" powered-by`,
    ),
  )
  await shown(page)
  await walk.look('results')
  // How many results a page has is not asked on a phone.
  await page.setViewportSize({ width: 560, height: 800 })
  await expect(page.locator('[part="per-page"]')).toBeVisible()
  await walk.look('results, wider')
  if (phone) await page.setViewportSize(phone)
  await expect(page.locator('[part="per-page"]')).toBeHidden()
  await page.locator('.page').last().click()
  await expect(page.locator('.page').first()).toHaveAttribute('rel', 'prev')
  await walk.look('another page')
  await page.locator('.filters-toggle').click()
  await walk.look('drawer')
  await page.locator('.filters-panel .link-button').first().click()
  await walk.look('more values')
  await page.locator('.facet-values button').first().click()
  await page.locator('.facet-values input').first().check({ force: true })
  await page.locator('.calendar-toggle').click()
  await page.locator('.limit input').first().fill('x')
  await page.locator('.limits.wide input').last().fill('x')
  await page.locator('.limits.wide input').first().focus()
  await walk.look('calendar, mistyped limits')
  await page.locator('.drawer input[type="search"]').first().fill('qqqq')
  await expect(page.getByText(String(pseudo.noValues))).toBeVisible()
  await walk.look('values not found')
  sandbox.faults.set({ match: /indexes/, fault: '500' })
  await page.locator('.drawer input[type="search"]').first().fill('0')
  await expect(page.getByText(String(pseudo.valuesFailed))).toBeVisible()
  await walk.look('values not searched')
  sandbox.faults.clear()
  // Last, for nothing may be found on that day: then there is nothing more to choose.
  await page.locator('[role="gridcell"]').nth(10).click()
  await walk.look('a day')
  await page.locator('.sheet-close').click()
  await expect(page.locator('.chip')).not.toHaveCount(0)
  await walk.look('chips')
  await page.getByRole('searchbox').first().fill('qqqq')
  await expect(page.locator('[part~="empty"]')).toBeVisible()
  await walk.look('empty')
  await walk.open(over('wares', 'facets="kind" selected="kind:none"'))
  await expect(page.locator('[part~="empty"] button').first()).toBeVisible()
  await walk.look('empty, but without a filter')

  const selected = 'selected="price:10:, rating:3:, starts_at::1773400000, free:true, kind:pot"'
  await walk.open(over('wares', `facets="${facets}" ${selected}`))
  await expect(page.locator('.chip')).toHaveCount(5)
  await walk.look('chosen at the start')
  await walk.open(over('wares', 'paging="more" facets="none" filters="price < 0"'))
  await expect(page.locator('[part~="empty"]')).toBeVisible()
  await walk.look('nothing at all')
  await walk.open(over('wares', 'paging="more" facets="none"'))
  await shown(page)
  await walk.look('more')
  sandbox.faults.set({ match: /indexes/, fault: 'hang' })
  await page.locator('.more-button').click()
  await walk.look('loading more')
  await page.getByRole('searchbox').fill('a')
  await walk.sees(page.getByText(String(pseudo.slow)))
  await walk.look('slow')
  sandbox.faults.clear()
  await walk.open(over('wares', 'min-length="3"'))
  await expect(page.locator('[part="stats"]')).toBeVisible()
  await walk.look('too short')
}

async function walkDialog(walk: Walk) {
  const { page, search } = walk.site
  const phone = page.viewportSize()
  await walk.open(
    `<site-search ${search} layout="dialog" facets="kind" results-page="/all.html" suggestions-index="tales_suggestions" recent></site-search>`,
  )
  await expect(page.locator('.opener')).toBeVisible()
  await walk.look('closed dialog')
  // The keys are drawn by a style, so they are no text.
  walk.texts.push((await page.locator('.keys').getAttribute('data-keys')) ?? '')
  await page.locator('.opener').click()
  await expect(page.locator('.suggestion').first()).toBeVisible()
  await walk.look('dialog before the first letter')
  const box = page.getByRole('searchbox')
  await box.fill('evenin')
  await expect(page.locator('.see-all')).toBeVisible()
  await expect(page.locator('.suggestion').first()).toBeVisible()
  await walk.look('dialog')
  // Which key closes it is said where there is a keyboard, and room.
  await page.setViewportSize({ width: 700, height: 800 })
  await walk.look('dialog, wider')
  if (phone) await page.setViewportSize(phone)
  // Nothing has both words, and suggestions have one of them.
  await box.fill('riga qqqq')
  await expect(page.locator('[part~="empty"]')).toBeVisible()
  await walk.look('dialog, empty')
  await page.locator('.ways-out button').first().click()
  await box.fill('')
  await expect(page.locator('.recent-remove')).toBeVisible()
  await walk.look('recent searches')
}

async function walkRails(walk: Walk) {
  for (const asked of ['related-products:Lamp:3', 'bought-together:Lamp:3', 'trending-items']) {
    await walk.open(`<site-search ${shop(walk.site)} recommend="${asked}"></site-search>`)
    await shown(walk.site.page)
    await walk.look(asked)
  }
}

async function walkTrouble(walk: Walk) {
  const { page, search, content, sandbox } = walk.site
  const context = page.context()
  const both = `<site-search ${search}></site-search><rich-doc ${content} entry-id="harbour"></rich-doc>`
  for (const fault of ['404', '429', '500', 'refused', '401']) {
    sandbox.faults.set({ match: /indexes|entries/, fault })
    await walk.open(both)
    await expect(page.locator('[part="error"]')).toHaveCount(2)
    await walk.look(fault)
    sandbox.faults.clear()
  }
  await walk.open('<site-search index-name="x"></site-search><rich-doc entry-id="x"></rich-doc>')
  await expect(page.locator('[part="error"]')).toHaveCount(2)
  await walk.look('not set up')
  await walk.open(
    both
      .replaceAll(' app-id', ' loading="consent" privacy-policy="/privacy" app-id')
      .replaceAll(' space-id', ' loading="consent" space-id'),
  )
  await expect(page.locator('.consent')).toHaveCount(2)
  await walk.look('consent')
  await walk.open(`<site-search ${search}></site-search>`)
  await shown(page)
  await context.setOffline(true)
  await page.getByRole('searchbox').fill('riga')
  await expect(page.locator('[part="error"]')).toBeVisible()
  await walk.look('offline')
  await context.setOffline(false)
  sandbox.faults.set({ match: /indexes/, fault: 'hang' })
  await walk.open(`<site-search ${search}></site-search>`)
  await expect(page.getByRole('searchbox')).toBeVisible()
  await expect(page.getByText(String(pseudo.tooSlow))).toBeVisible({ timeout: 10_000 })
  await walk.look('too slow')
}

async function walkDocument(walk: Walk) {
  const { page, content, shelf, sandbox } = walk.site
  const doc = (space: string, id: string, more = '') =>
    `<rich-doc ${content.replace('harbour', space)} entry-id="${id}" ${more}></rich-doc>`
  await walk.open(doc('reading', 'chapters', 'show="title, date, image, toc, reading-time"'))
  await expect(page.locator('[part="toc"]')).toBeVisible()
  await walk.look('document')
  for (const id of ['details', 'hours']) {
    await walk.open(doc('reading', id))
    await expect(page.locator('table').first()).toBeVisible()
    await walk.look(id)
  }
  await walk.open(doc('harbour', 'harbour', 'link-target="_blank"'))
  await expect(page.getByRole('link', { name: 'the town' })).toBeVisible()
  await walk.look('links')
  await walk.open(doc('gallery', 'files', 'link-target="_blank"'))
  await expect(page.locator('.file').first()).toBeVisible()
  await walk.look('files')
  await walk.open(
    `<rich-doc ${shelf} preview entry-id="tide"></rich-doc><script type="module">SiteEmbed.configure({ previewToken: 'shelf-preview-token' })</script>`,
  )
  await expect(page.locator('.preview-mark')).toBeVisible()
  await walk.look('draft')
  await walk.open(
    `<rich-doc ${shelf} preview timeline="summer" entry-id="ropes"></rich-doc><script type="module">SiteEmbed.configure({ previewToken: 'shelf-preview-token' })</script>`,
  )
  await expect(page.locator('.preview-mark')).toContainText('summer')
  await walk.look('release')
  sandbox.faults.set({ match: /entries/, fault: 'hang' })
  await walk.open(doc('reading', 'chapters'))
  await expect(page.locator('.bone').first()).toBeVisible()
  await walk.look('loading')
}

test('every word of either element is translated, and fits at 320 pixels', async ({ site }) => {
  test.setTimeout(120_000)
  const walk = new Walk(site)
  await walkSearch(walk)
  await walkDialog(walk)
  await walkRails(walk)
  await walkTrouble(walk)
  site.sandbox.faults.clear()
  await walkDocument(walk)
  expect(unseen(walk.texts)).toEqual([])
})
