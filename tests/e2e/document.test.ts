// The thin document: text nodes, marks, images, links.
import { entryRequests, expect, heard, hold, test } from './site.ts'

test('every text node and mark becomes its element', { tag: '@core' }, async ({ site }) => {
  const { page } = site
  await site.open(`<rich-doc ${site.content} entry-id="harbour"></rich-doc>`)
  const text = page.locator('[part="document"]')
  await expect(text.getByRole('heading', { level: 2 })).toHaveText('The harbour at night')
  for (const [tag, words] of Object.entries({
    strong: 'bold',
    em: 'slanted',
    u: 'under',
    'p code': 'code',
    sup: 'up',
    sub: 'down',
    s: 'gone',
    blockquote: 'The sea keeps its own time.',
    'ul li': 'rope',
    'ol li': 'first',
    th: 'Ship',
    td: 'Amber',
  }))
    await expect(text.locator(tag).first()).toHaveText(words)
  await expect(text.locator('br')).toHaveCount(1)
  await expect(text.locator('hr')).toHaveCount(1)
  await expect(text.locator('pre')).toHaveText('let lamp = 1\nlet sea = 2')
  await expect(text.getByText('Kept from an unknown node.')).toBeVisible()
  await expect(text.locator('p').last()).not.toHaveText('')
})

test('links lead where they may, and keep their words where they may not', {
  tag: '@core',
}, async ({ site }) => {
  const { page } = site
  await site.open(`<rich-doc ${site.content} entry-id="harbour" link-target="_blank"></rich-doc>`)
  const town = page.getByRole('link', { name: /the town/ })
  await expect(town).toHaveAttribute('href', 'https://town.example/')
  await expect(town).toHaveAttribute('target', '_blank')
  await expect(town).toHaveAttribute('rel', /noopener/)
  await expect(page.getByText('a trap')).toBeVisible()
  await expect(page.getByRole('link', { name: 'a trap' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'the chart' })).toHaveAttribute('href', /chart\.pdf/)
})

test('a link to an entry tells the page where it would lead', async ({ site, page }) => {
  const navigations = await heard(page, 'doc-navigate')
  await site.open(`<rich-doc ${site.content} entry-id="harbour"></rich-doc>`)
  await page.getByRole('link', { name: 'the keeper', exact: true }).click()
  await expect
    .poll(navigations)
    .toMatchObject([{ entryId: 'keeper', contentType: 'article', slug: 'keeper' }])
})

test('pictures have alternative text and real dimensions', async ({ site, page }) => {
  await site.open(`<rich-doc ${site.content} entry-id="harbour"></rich-doc>`)
  const image = page.getByAltText('Description of lamp')
  await expect(image).toHaveAttribute('width', '64')
  await expect(image).toHaveAttribute('height', '40')
})

test('a missing entry leaves a quiet gap and one warning', async ({ site, page }) => {
  const warnings = await heard(page, 'doc-warning')
  await site.open(`<rich-doc ${site.content} entry-id="harbour"></rich-doc>`)
  await expect(page.getByText('Lamps are')).toBeVisible()
  await expect.poll(warnings).toMatchObject([{ code: 'missing', id: 'drowned' }])
})

test('several elements share one request, and an entry is fetched once', { tag: '@core' }, async ({
  site,
}) => {
  const { page } = site
  const one = (id: string) => `<rich-doc ${site.content} entry-id="${id}"></rich-doc>`
  await site.open(one('harbour') + one('keeper') + one('harbour'))
  await expect(page.locator('rich-doc').nth(1).getByText('He counts the lamps.')).toBeVisible()
  await expect(page.getByText('Lamps are')).toHaveCount(2)
  expect(entryRequests(site)).toHaveLength(1)
})

test('the reader’s language finds the space’s locale of that language', async ({ site }) => {
  const loads = await heard(site.page, 'doc-load')
  await site.open(`<rich-doc ${site.content} entry-id="harbour" locale="de"></rich-doc>`)
  await expect(site.page.getByText('Der Hafen bei Nacht.')).toBeVisible()
  await expect.poll(loads).toMatchObject([{ locale: 'de-DE', entry: { sys: { id: 'harbour' } } }])
})

test('changing the entry shows the old text until the new one is there', async ({ site, page }) => {
  await site.open(`<rich-doc ${site.content} entry-id="harbour"></rich-doc>`)
  await expect(page.getByText('Lamps are')).toBeVisible()
  const letGo = await hold(page, /entries/)
  const asked = page.waitForRequest(/entries/)
  await page.locator('rich-doc').evaluate((it) => it.setAttribute('entry-id', 'keeper'))
  await asked
  await expect(page.getByText('Lamps are')).toBeVisible()
  letGo()
  await expect(page.getByText('Lamps are')).toHaveCount(0)
  await expect(page.getByText('He counts the lamps.')).toBeVisible()
})

test('an invalid id is never requested', async ({ site, page }) => {
  await site.open(`<rich-doc ${site.content} entry-id="../../spaces/x?y"></rich-doc>`)
  await expect(page.locator('[part="error"]')).toBeVisible()
  expect(site.sandbox.requests).toEqual([])
  await expect.poll(() => site.console[0]).toMatch(/entry-id=/)
})

test('elements that appear together later share one request too', async ({ site, page }) => {
  await site.open(`<rich-doc ${site.content} entry-id="keeper"></rich-doc><main></main>`)
  await expect(page.getByText('He counts the lamps.')).toBeVisible()
  const before = entryRequests(site).length
  await page.evaluate((html) => {
    for (const id of ['harbour', 'keeper', 'bare', 'harbour']) {
      const template = document.createElement('template')
      template.innerHTML = html.replace('ID', id)
      document.querySelector('main')?.append(template.content)
    }
  }, `<rich-doc ${site.content} entry-id="ID"></rich-doc>`)
  await expect(page.getByText('Lamps are')).toHaveCount(2)
  expect(entryRequests(site).length - before).toBe(1)
})

test('an element removed while it loads asks nothing more', async ({ site, page }) => {
  site.sandbox.faults.set({ match: /locales/, fault: 'hang' })
  await site.open(`<rich-doc ${site.content} entry-id="harbour"></rich-doc>`, { lang: 'de' })
  const aborted = page.waitForEvent('requestfailed')
  await expect.poll(() => site.sandbox.requests.length).toBe(1)
  await page.locator('rich-doc').evaluate((it) => it.remove())
  expect((await aborted).url()).toContain('/locales')
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)))
  expect(entryRequests(site)).toEqual([])
})

test('a document has eight seconds in all, its locales included', async ({ site, page }) => {
  const errors = await heard(page, 'doc-error')
  await page.clock.install()
  site.sandbox.faults.set({ match: /environments/, fault: 'hang' })
  await site.open(`<rich-doc ${site.content} entry-id="harbour"></rich-doc>`)
  await expect.poll(() => site.sandbox.requests.length).toBe(2)
  await page.clock.runFor(6000)
  await expect(page.locator('[part="error"]')).toHaveCount(0)
  await page.clock.runFor(2100)
  await expect(page.locator('[part="error"]')).toBeVisible()
  await expect.poll(errors).toMatchObject([{ code: 'timeout' }])
})

test('missing locales cost three seconds, not the document', async ({ site, page }) => {
  await page.clock.install()
  site.sandbox.faults.set({ match: /locales/, fault: 'hang' })
  await site.open(`<rich-doc ${site.content} entry-id="keeper"></rich-doc>`)
  await expect.poll(() => site.sandbox.requests.length).toBe(2)
  await page.clock.runFor(3100)
  await expect(page.getByText('He counts the lamps.')).toBeVisible()
})

test('an English text is asked for once, together with the locales', async ({ site, page }) => {
  site.sandbox.faults.set({ match: /locales/, fault: 'hang' })
  await site.open(`<rich-doc ${site.content} entry-id="keeper"></rich-doc>`)
  await expect.poll(() => entryRequests(site).length).toBe(1)
  site.sandbox.faults.clear()
  await site.open(`<rich-doc ${site.content} entry-id="keeper"></rich-doc>`)
  await expect(page.getByText('He counts the lamps.')).toBeVisible()
  expect(entryRequests(site)).toHaveLength(2)
})

test('an English reader gets English in a space of another language', {
  tag: '@chromium',
}, async ({ site, page }) => {
  const locales = [
    { code: 'de', default: true },
    { code: 'en', default: false },
  ]
  await page.route(/\/locales/, (route) => route.fulfill({ json: { items: locales } }))
  const asked: (string | null)[] = []
  await page.route(/\/entries/, (route) => {
    const url = new URL(route.request().url())
    asked.push(url.searchParams.get('locale'))
    url.searchParams.delete('locale')
    return route.continue({ url: url.href })
  })
  await site.open(`<rich-doc ${site.content} entry-id="keeper"></rich-doc>`)
  await expect(page.getByText('He counts the lamps.')).toBeVisible()
  expect(asked).toEqual([null, 'en'])
  expect(site.errors).toEqual([])
})

test('a document without an entry shows its fallback again', async ({ site, page }) => {
  await site.open(`<rich-doc ${site.content} entry-id="keeper"><p>Choose one</p></rich-doc>`)
  const element = page.locator('rich-doc')
  await expect(page.getByText('He counts the lamps.')).toBeVisible()
  await element.evaluate((it) => it.removeAttribute('access-token'))
  await expect(page.locator('[part="error"]')).toHaveText(/not set up/)
  await expect(page.getByText('He counts the lamps.')).toBeVisible()
  await element.evaluate((it) => it.removeAttribute('entry-id'))
  await expect(page.getByText('Choose one')).toBeVisible()
  await expect(page.getByText('He counts the lamps.')).toHaveCount(0)
})

test('a text in another language than the page has its own lang', async ({ site, page }) => {
  await site.open(`<rich-doc ${site.content} entry-id="keeper"></rich-doc>`, { lang: 'ar' })
  const article = page.getByRole('article')
  await expect(article).toHaveAttribute('lang', 'en-US')
  await expect(article).toHaveAttribute('dir', 'ltr')
})

test('after agreeing by keyboard the focus is not lost', async ({ site, page }) => {
  await site.open(
    `<rich-doc ${site.content} entry-id="keeper" loading="consent"></rich-doc><site-search ${site.search} loading="consent"></site-search>`,
  )
  await page.locator('rich-doc').getByRole('button').press('Enter')
  await expect(page.getByText('He counts the lamps.')).toBeVisible()
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('rich-doc')
  await page.locator('site-search').getByRole('button').press('Enter')
  await expect(page.getByRole('searchbox')).toBeFocused()
})

test('going back to an entry that was shown costs no request', async ({ site, page }) => {
  await site.open(`<rich-doc ${site.content} entry-id="harbour"></rich-doc>`)
  const show = (id: string) =>
    page.locator('rich-doc').evaluate((it, entry) => it.setAttribute('entry-id', entry), id)
  const text = page.getByText('Lamps are')
  await expect(text).toBeVisible()
  await show('keeper')
  await expect(text).toBeHidden()
  await show('harbour')
  await expect(text).toBeVisible()
  expect(entryRequests(site)).toHaveLength(2)
})
