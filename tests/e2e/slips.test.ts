// Slips of authors, and answers that are hardly any: read all the same, by everybody.
import { readFileSync } from 'node:fs'
import { expect, heard, type Site, test } from './site.ts'

const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

const link = (id: string, linkType = 'Entry') => ({ sys: { type: 'Link', linkType, id } })
const node = (nodeType: string, content: unknown[] = [], data = {}) => ({ nodeType, data, content })
const text = (value: string, ...marks: object[]) => ({ nodeType: 'text', value, marks, data: {} })
const p = (...content: unknown[]) => node('paragraph', content)
const h2 = (words: string) => node('heading-2', [text(words)])
const embed = (id: string) => node('embedded-entry-block', [], { target: link(id) })
const to = (uri: string, words: string) => node('hyperlink', [text(words)], { uri })
const entry = (id: string, fields: object, ...body: unknown[]) => ({
  sys: { id, contentType: { sys: { id: 'story' } }, createdAt: '2026-01-05T10:00:00Z' },
  fields: { ...fields, ...(body.length ? { body: node('document', body) } : {}) },
})

/** What the service would answer, whoever asks for whatever. */
async function open(site: Site, answer: object, more = '', head = '', inside = '') {
  await site.page.route(/\/entries\?/, (route) => route.fulfill({ json: answer }))
  await site.open(`<rich-doc ${site.content} entry-id="a" ${more}>${inside}</rich-doc>`, { head })
}
/** As the built-in card shows an entry, and as a template does. */
const shapes = [
  ['', ''],
  [
    ', in a template',
    '<template slot="entry" data-content-type="story">{{title}} {{body|rich}}</template>',
  ],
] as const

test('the Tab key skips a link without words', async ({ site, page }) => {
  const inline = node('embedded-entry-inline', [], { target: link('nameless') })
  const file = node('embedded-asset-block', [], { target: link('file', 'Asset') })
  const words = p(text('One'), to('/x', ' '), inline, to('/y', 'two'))
  const Asset = [{ sys: { id: 'file' }, fields: { file: { url: '//files.example/plan.pdf?v=1' } } }]
  const includes = { Entry: [entry('nameless', { slug: 'nameless' })], Asset }
  await open(site, { items: [entry('a', {}, words, file)], includes })
  await expect(page.getByRole('link')).toHaveText(['two', /^plan\.pdf/])
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'two' })).toBeFocused()
  await page.evaluate(axe)
  const flaws = await page.evaluate('axe.run("rich-doc").then(({ violations }) => violations)')
  expect(flaws).toEqual([])
})

test('a link to a heading of the text leads there every time', async ({ site, page }) => {
  const rows = Array.from({ length: 60 }, (_, at) => p(text(`Row ${at}`)))
  const last = [...rows, h2('Über uns'), ...rows]
  const body = [p(to('#uber-uns', 'Further down'), to('#!/own?x', 'Own')), ...last]
  await open(site, { items: [entry('a', {}, ...body)] }, '', '<base href="/elsewhere/">')
  for (const _ of ['once', 'again']) {
    await page.evaluate(() => scrollTo(0, 0))
    await page.getByRole('link', { name: 'Further down' }).click()
    await expect(page.getByRole('heading', { name: 'Über uns' })).toBeInViewport()
  }
  expect(page.url()).toMatch(/page\.html#uber-uns$/)
  // The page may read its own hash in its own way.
  await expect(page.getByRole('link', { name: 'Own', exact: true })).toHaveAttribute(
    'href',
    /page\.html#!\/own\?x$/,
  )
})

test('the owner is told of a missing field, and the text stays', async ({ site, page }) => {
  const errors = await heard(page, 'doc-error')
  await open(site, { items: [entry('a', {}, p(text('What was shown')))] })
  await expect(page.getByText('What was shown')).toBeVisible()
  await page.locator('rich-doc').evaluate((it) => it.setAttribute('field', 'boddy'))
  await expect.poll(errors).toMatchObject([{ code: 'config' }])
  await expect(page.getByText('What was shown')).toBeVisible()
})

test('the owner is told that a text links deeper than was fetched', async ({ site, page }) => {
  const warnings = await heard(page, 'doc-warning')
  const items = [entry('a', { title: 'A' }, p(text('Words')), embed('b'))]
  const whole = { items, includes: { Entry: [entry('b', { title: 'Deeper' })] } }
  await page.route(/\/entries\?/, (route) =>
    route.fulfill({ json: route.request().url().includes('include=0') ? { items } : whole }),
  )
  await site.open(`<rich-doc ${site.content} entry-id="a" include="0"></rich-doc>`)
  await expect(page.getByText('Words')).toBeVisible()
  await page.locator('rich-doc').evaluate((it) => it.setAttribute('include', '2'))
  await expect(page.getByText('Deeper')).toBeVisible()
  expect(await warnings()).toMatchObject([{ code: 'depth', id: 'b' }])
})

for (const [shape, template] of shapes) {
  test(`an entry shown twice has two addresses for a heading${shape}`, async ({ site, page }) => {
    const b = entry('b', { title: 'B' }, h2('Opening hours'), p(text('From nine to five.')))
    const a = entry('a', {}, h2('Opening hours'), embed('b'), embed('b'))
    await open(site, { items: [a], includes: { Entry: [b] } }, '', '', template)
    const headings = page.getByRole('heading', { name: 'Opening hours' })
    await expect(headings).toHaveCount(3)
    const ids = await headings.evaluateAll((all) => all.map(({ id }) => id))
    expect(ids).toEqual(['opening-hours', 'b-opening-hours', 'b.2-opening-hours'])
  })

  test(`entries that embed each other come to an end${shape}`, async ({ site, page }) => {
    const warnings = await heard(page, 'doc-warning')
    const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l']
    const all = ids.map((id) =>
      entry(id, { title: id }, p(text(`Words of ${id}.`)), ...ids.map(embed)),
    )
    const answer = { items: all.slice(0, 1), includes: { Entry: all.slice(1) } }
    await open(site, answer, 'include="10"', '', template)
    // Each stands in the first one's own text, whatever the others hold.
    for (const id of ids) await expect(page.getByText(`Words of ${id}.`).first()).toBeVisible()
    const told = JSON.stringify(await warnings())
    expect(told).toContain('"crowd"')
    expect(site.errors).toEqual([])
  })

  test(`an entry mentioned in its own text is a link to itself${shape}`, async ({ site }) => {
    const inline = (id: string) => node('embedded-entry-inline', [], { target: link(id) })
    const a = entry('a', { title: 'Ourselves', slug: 'a' }, p(text('See '), inline('a')))
    await open(site, { items: [a] }, '', '', template)
    await expect(site.page.getByRole('link', { name: 'Ourselves' })).toBeVisible()
    await expect(site.page.getByText('See Ourselves')).toHaveCount(1)
  })
}

test('a text of the entry in its header template has its own heading ids', async ({ site }) => {
  const a = entry('a', {}, h2('Opening hours'), p(text('From nine to five.')))
  const header = '<template slot="header">{{body|rich}}</template>'
  await open(site, { items: [a] }, '', '', header)
  const headings = site.page.getByRole('heading', { name: 'Opening hours' })
  await expect(headings).toHaveCount(2)
  const ids = await headings.evaluateAll((all) => all.map(({ id }) => id))
  expect(ids).toEqual(['a-opening-hours', 'opening-hours'])
})

test('code is read from the left in a text that is read from the right', async ({ site }) => {
  const code = text('let a = 1;', { type: 'code' })
  const a = entry('a', {}, p(code), p(text('مرحبا '), code))
  await open(site, { items: [{ ...a, sys: { ...a.sys, locale: 'ar' } }] })
  await expect(site.page.getByRole('article')).toHaveAttribute('dir', 'rtl')
  for (const at of [0, 1])
    await expect(site.page.locator('rich-doc code').nth(at)).toHaveCSS('direction', 'ltr')
})

test('from right to left, the contents keep their distance from the line', async ({
  site,
  page,
}) => {
  const a = entry('a', {}, h2('مرحبا'), p(text('مرحبا')), h2('سلام'))
  await open(site, { items: [{ ...a, sys: { ...a.sys, locale: 'ar' } }] }, 'show="toc"')
  const gap = await page.getByRole('navigation').evaluate((toc) => {
    const line = toc.getBoundingClientRect().right
    return line - (toc.querySelector('a')?.getBoundingClientRect().right ?? line)
  })
  expect(gap).toBeGreaterThan(10)
})
