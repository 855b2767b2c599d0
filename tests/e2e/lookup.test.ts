// Which entry is shown: how it is named, how often it is asked for, what the page learns of it.
import { expect, type Site, test } from './site.ts'

const own = 'access-token="shelf-token"'
const doc = (site: Site, attributes: string, inside = '') =>
  `<rich-doc ${site.shelf} ${own} ${attributes}>${inside}</rich-doc>`
const shown = ({ page }: Site, words: string) => expect(page.getByText(words)).toBeVisible()
const meta = ({ page }: Site, name: string) =>
  page.evaluate(
    (which) => document.querySelector(`meta[name="${which}" i]`)?.getAttribute('content') ?? null,
    name,
  )
const canonical = ({ page }: Site) =>
  page.evaluate(() => document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null)

test('an entry is found by its type and slug', { tag: '@core' }, async ({ site }) => {
  await site.open(doc(site, 'content-type="note" slug="ropes"'))
  await shown(site, 'Ropes are kept dry.')
})

test('one page can show every entry, by the last part of its path', async ({ site }) => {
  await site.open(doc(site, 'content-type="note" slug="{url.path}"'), { path: '/notes/ropes' })
  await shown(site, 'Ropes are kept dry.')
})

// WebKitGTK 2.50 has no Navigation API.
test('a document follows the page’s address', { tag: '@not-webkit' }, async ({ site }) => {
  await site.open(doc(site, 'content-type="note" slug="{url.path}"'), { path: '/the-note-7' })
  await shown(site, 'Words of note 7.')
  await site.page.evaluate(() => history.pushState(null, '', '/the-note-8'))
  await shown(site, 'Words of note 8.')
  await site.page.goBack()
  await shown(site, 'Words of note 7.')
})

test('a slug without its type tells the owner what is missing', async ({ site }) => {
  await site.open(doc(site, 'slug="ropes"'))
  await expect(site.page.locator('[part="error"]')).toBeVisible()
  await expect.poll(() => site.console.join()).toMatch(/content-type is missing/)
  expect(site.sandbox.requests).toEqual([])
})

test('a reader gets the nearest locale unless the page names one', async ({ site }) => {
  await site.open(
    doc(site, 'entry-id="ropes" locale="de-AT"') +
      doc(site, 'entry-id="ropes" locale="de" content-locale="en-US"'),
  )
  await shown(site, 'Taue lagern trocken.')
  await shown(site, 'Ropes are kept dry.')
  const articles = site.page.getByRole('article')
  await expect(articles.first()).toHaveAttribute('lang', 'de-DE')
  await expect(articles.last()).toHaveAttribute('lang', 'en-US')
})

test('a screen reader hears of the next text, and the focus stays', async ({ site, page }) => {
  await site.open(`<button>Next</button>${doc(site, 'entry-id="note-1"')}`)
  await shown(site, 'Words of note 1.')
  const status = page.locator('rich-doc').getByRole('status')
  await expect(status).toHaveText('')
  await page.getByRole('button').focus()
  await page.locator('rich-doc').evaluate((it) => it.setAttribute('entry-id', 'ropes'))
  await expect(status).toHaveText('Ropes')
  await shown(site, 'Ropes are kept dry.')
  await expect(page.getByRole('button')).toBeFocused()
})

test('page-meta sets the page’s title and description, and restores them at the end', async ({
  site,
  page,
}) => {
  const head =
    '<meta name="Description" content="Ours"><link rel="canonical" href="https://shop.example/all">'
  await site.open(doc(site, 'entry-id="{url.entry}" page-meta'), {
    head,
    path: '/notes?utm_source=mail&entry=ropes#part',
    // Where the page allows no markup from text.
    headers: {
      'content-security-policy': `default-src 'none'; script-src ${site.cdn.url}; connect-src ${site.sandbox.url}; style-src 'none'; require-trusted-types-for 'script'`,
    },
  })
  await expect(page).toHaveTitle('Ropes and how to keep them')
  expect(await meta(site, 'description')).toBe('Dry, and away from the sun.')
  expect(await canonical(site)).toBe(`${site.sandbox.url}/notes?entry=ropes`)
  await page.locator('rich-doc').evaluate((it) => it.setAttribute('entry-id', 'note-3'))
  await expect(page).toHaveTitle('Note 3')
  expect(await meta(site, 'description')).toBe('Ours')
  await page.locator('rich-doc').evaluate((it) => it.removeAttribute('page-meta'))
  await expect(page).toHaveTitle('Test')
  await page.locator('rich-doc').evaluate((it) => it.setAttribute('page-meta', ''))
  await expect(page).toHaveTitle('Note 3')
  await page.locator('rich-doc').evaluate((it) => it.remove())
  await expect(page).toHaveTitle('Test')
  expect(await meta(site, 'description')).toBe('Ours')
  expect(await canonical(site)).toBe('https://shop.example/all')
  expect(site.errors).toEqual([])
})

test('the canonical link leads to the address of entry-url', async ({ site }) => {
  await site.open(
    doc(site, 'entry-id="ropes" page-meta entry-url="note=/notes/{slug}?l={locale}, /{id}"'),
    { path: '/shown/here' },
  )
  await expect.poll(() => canonical(site)).toBe(`${site.sandbox.url}/notes/ropes?l=en-US`)
})

test('a page whose document is missing gets noindex', async ({ site, page }) => {
  await site.open(doc(site, 'entry-id="nowhere" page-meta'))
  await expect.poll(() => meta(site, 'robots')).toBe('noindex')
  await expect(page).toHaveTitle('Test')
  await page.locator('rich-doc').evaluate((it) => it.setAttribute('entry-id', 'ropes'))
  await expect(page).toHaveTitle('Ropes and how to keep them')
  expect(await meta(site, 'robots')).toBeNull()
})

test('the first page-meta sets the page’s title, and a second one waits', async ({
  site,
  page,
}) => {
  await site.open(
    doc(site, 'id="one" entry-id="note-1" page-meta') +
      doc(site, 'id="two" entry-id="note-2" page-meta'),
  )
  await shown(site, 'Words of note 2.')
  await expect(page).toHaveTitle('Note 1')
  await expect.poll(() => site.console.join()).toMatch(/id="two".*page-meta waits/)
  await page.locator('#one').evaluate((it) => it.remove())
  await expect(page).toHaveTitle('Note 2')
})
