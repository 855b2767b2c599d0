// What a document refers to in other spaces, with their tokens in `spaces`, and without.
import { urn } from '../fixtures/neighbours.ts'
import { asData, expect, heard, hold, type Site, test } from './site.ts'

const tokens = 'mill:mill-delivery, ferry:ferry-delivery'
const account = ({ sandbox }: Site, token = 'access-token="quay-delivery"') =>
  `space-id="quay" ${token} content-host="${sandbox.url}"`
const doc = (site: Site, entry: string, more = `spaces="${tokens}"`) =>
  `<rich-doc ${account(site)} entry-id="${entry}" ${more}></rich-doc>`

/** What was asked of which space, its parameters without the token. */
const asked = ({ sandbox }: Site) =>
  sandbox.requests
    .map(({ url }) => new URL(url, sandbox.url))
    .filter(({ pathname }) => /\/(?:entries|assets)$/.test(pathname))
    .map(({ pathname, searchParams }) => {
      searchParams.delete('access_token')
      return `${pathname.replace(/^\/spaces\/(\w+)\/environments/, '$1')}?${decodeURIComponent(String(searchParams))}`
    })

test('entries, pictures and files of another space are shown as those of this one', {
  tag: '@core',
}, async ({ site, page }) => {
  await site.open(doc(site, 'letter', `spaces="${tokens}" entry-url="/{contentType}/{slug}-{id}"`))
  await expect(page.getByRole('link', { name: 'the miller' })).toHaveAttribute(
    'href',
    '/story/the-keeper-keeper',
  )
  const inline = page.locator('p', { hasText: 'Ask Cat of the mill.' })
  await expect(inline.getByRole('link')).toHaveAttribute('href', '/story/the-cat-cat')
  await expect(page.getByRole('link', { name: 'the plan' })).toHaveAttribute('href', /\/plan\.pdf$/)
  const picture = page.getByAltText('Wheel of the mill')
  await expect(picture).toHaveAttribute('srcset', /assets\/mill\/wheel\/.*320w/)
  await expect(picture).toHaveJSProperty('complete', true)
  await expect(page.locator('[part~="embed"]', { hasText: /Plan of the mill PDF/ })).toBeVisible()
  const card = page.locator('[part~="card"]', { hasText: 'Keeper of the mill' })
  await expect(card.getByText('Sleeps at the mill.')).toBeVisible()
})

test('equal ids of two spaces are not mixed up', async ({ site, page }) => {
  await site.open(doc(site, 'letter'))
  for (const [at, where] of ['mill', 'quay'].entries()) {
    const card = page.locator('article > .flow > [part~="card"]').nth(at)
    await expect(card.getByText(`Keeper of the ${where}`)).toBeVisible()
    await expect(card.getByAltText(`Face at the ${where}`)).toBeAttached()
    await expect(card.locator('[part~="card"]')).toHaveText(
      `Cat of the ${where}Sleeps at the ${where}.`,
    )
  }
})

test('a list of entries keeps its order, whichever space they are of', async ({ site, page }) => {
  await site.open(doc(site, 'list'))
  await expect(page.locator('article > .flow > [part~="card"] .card-title')).toHaveText([
    'Cat of the quay',
    'Cat of the mill',
    'Cat of the ferry',
    'Keeper of the quay',
    'Cat of the quay',
  ])
})

test('templates and functions of the owner get what is linked there', async ({ site, page }) => {
  await site.open(
    `<rich-doc ${account(site)} entry-id="letter" spaces="${tokens}">
      <template slot="entry" data-content-type="story"><h4>[[title]] · [[friend.title]] · [[sys.id]]</h4><img src="[[portrait|image:160]]" alt="[[portrait.description]]">[[friend.body|rich]]</template>
    </rich-doc>`,
  )
  const shaped = page.locator('[part~="card"]', { hasText: 'Keeper of the mill' })
  await expect(shaped.locator('h4')).toHaveText('Keeper of the mill · Cat of the mill · keeper')
  await expect(shaped.getByAltText('Face at the mill')).toHaveAttribute('src', /mill\/face.*w=160/)
  await expect(shaped.getByText('Sleeps at the mill.')).toBeVisible()
  await page.locator('rich-doc').evaluate((it) => {
    it.querySelector('template')?.remove()
    const story = ({ fields }: { fields: Record<string, { fields?: { title: string } }> }) =>
      `Friend: ${fields.friend?.fields?.title}`
    Reflect.set(it, 'renderEntry', { story })
  })
  await expect(page.getByText('Friend: Cat of the mill').first()).toBeVisible()
})

test('references to and from other spaces are followed, and a circle ends with one warning', async ({
  site,
  page,
}) => {
  const warnings = await heard(page, 'doc-warning')
  await site.open(doc(site, 'ring'))
  for (const where of ['Rings at the mill.', 'Rings at the ferry.', 'Lies at the quay.'])
    await expect(page.getByText(where)).toBeVisible()
  await expect(page.getByText('Rings at the quay.')).toHaveCount(1)
  await expect.poll(warnings).toMatchObject([
    { code: 'cycle', id: urn('quay', 'ring') },
    { code: 'depth', id: urn('ferry', 'cat') },
  ])
  expect(site.errors).toEqual([])
})

test('all documents of a page ask each space once for entries and once for files', async ({
  site,
  page,
}) => {
  await site.open(doc(site, 'letter') + doc(site, 'list'))
  await expect(page.getByText('Cat of the ferry', { exact: true })).toBeVisible()
  await expect(page.getByAltText('Wheel of the mill')).toBeVisible()
  expect(asked(site).sort()).toEqual([
    'ferry/master/entries?include=2&limit=1&locale=en-US&sys.id=cat',
    'ferry/master/entries?include=2&limit=1&sys.id=cat',
    'mill/master/assets?limit=2&locale=en-US&sys.id[in]=plan,wheel',
    'mill/master/entries?include=2&limit=2&locale=en-US&sys.id[in]=cat,keeper',
    'quay/master/entries?include=3&limit=2&sys.id[in]=letter,list',
  ])
})

test('another environment is asked as the reference names it', async ({ site, page }) => {
  await site.open(doc(site, 'season'))
  await expect(page.getByText('Cat of the mill in spring')).toBeVisible()
})

test('what cannot be loaded leaves a gap and a warning, and no token is shown', async ({
  site,
  page,
}) => {
  const warnings = await heard(page, 'doc-warning')
  await site.open(doc(site, 'gaps', 'spaces="mill:mill-delivery, attic:wrong-token"'))
  await expect(page.getByText('After the gaps.')).toBeVisible()
  await expect.poll(async () => (await warnings()).length).toBe(7)
  const found = (await warnings()) as { code: string; id: string }[]
  expect(found.map(({ code, id }) => `${code} ${id.replace(/.*spaces\//, '')}`).sort()).toEqual([
    'missing mill/assets/sunk',
    'missing mill/entries/sunk',
    'resource attic/entries/cat',
    'resource attic/entries/keeper',
    'resource cellar/entries/keeper',
    'resource mill/entries/two words',
    'resource mill/environments/..%2F../entries/keeper',
  ])
  expect(asked(site)).toHaveLength(4)
  await expect(page.locator('[part="error"]')).toHaveCount(0)
  const lines = site.console.join('\n')
  expect(lines).toMatch(/the space attic: .*access token.* Check the application or space/)
  expect(lines).toMatch(/add a token for it to spaces \(crn:.*cellar/)
  const told = await page.evaluate(() => {
    const report = JSON.stringify(window.SiteEmbed?.check())
    const element = document.querySelector('rich-doc')
    return report + element?.shadowRoot?.innerHTML
  })
  expect(told).toContain('"spaces":{"value":"(set, not shown)"')
  expect(told + site.console.join('\n')).not.toMatch(/mill-delivery|wrong-token/)
})

test('a token that is set by a script is not written on the element', async ({ site, page }) => {
  await site.open(doc(site, 'letter', ''))
  const element = page.locator('rich-doc')
  await expect(element.getByText('Keeper of the quay')).toBeVisible()
  await element.evaluate((it) => Reflect.set(it, 'spaces', ['mill:mill-delivery']))
  await expect(element.getByText('Keeper of the mill')).toBeVisible()
  expect(await element.evaluate((it) => it.outerHTML)).not.toContain('mill-delivery')
  await element.evaluate((it) => Reflect.set(it, 'spaces', null))
  await expect(element.getByText('Keeper of the mill')).toHaveCount(0)
})

test('a space that does not answer delays no text', async ({ site, page }) => {
  const warnings = await heard(page, 'doc-warning')
  await hold(page, /spaces\/mill/)
  const began = Date.now()
  await site.open(doc(site, 'list'))
  await expect(page.getByText('Cat of the ferry', { exact: true })).toBeVisible()
  expect(Date.now() - began).toBeLessThan(8000)
  await expect.poll(warnings).toMatchObject([{ code: 'resource', id: urn('mill', 'cat') }])
  await expect(page.getByText('Keeper of the quay')).toBeVisible()
  await expect
    .poll(() => site.console.join('\n'))
    .toMatch(/the space mill: the content service did not answer in time/)
})

test('the language is that of the document, else the default of the other space', async ({
  site,
  page,
}) => {
  await site.open(doc(site, 'list', `spaces="${tokens}" locale="de"`) + doc(site, 'letter'))
  await expect(page.getByText('Cat of the ferry', { exact: true })).toBeVisible()
  await page
    .locator('rich-doc')
    .nth(1)
    .evaluate((it) => it.setAttribute('locale', 'de'))
  await expect(page.locator('.card-title', { hasText: 'Müller' })).toBeVisible()
})

test('drafts of other spaces are not shown: their delivery tokens ask for what is published', async ({
  site,
  page,
}) => {
  await site.open(
    `<rich-doc ${account(site, '')} preview entry-id="letter" spaces="${tokens}"></rich-doc><script type="module">SiteEmbed.configure({ previewToken: 'quay-preview' })</script>`,
  )
  await expect(page.getByText('Keeper of the mill')).toBeVisible()
  const tokenOf = (space: string) =>
    site.sandbox.requests
      .filter(({ url }) => url.includes(`/spaces/${space}/`) && url.includes('/entries'))
      .map(({ url }) => new URL(url, site.sandbox.url).searchParams.get('access_token'))
  expect(new Set(tokenOf('mill'))).toEqual(new Set(['mill-delivery']))
  expect(new Set(tokenOf('quay'))).toEqual(new Set(['quay-preview']))
})

test('a placeholder names no other space where the page has an account', async ({ site, page }) => {
  await site.open(
    '<div data-rich-doc data-entry-id="letter" data-spaces="mill:mill-delivery"></div>',
    { script: `defer ${asData(account(site))}` },
  )
  await expect(page.getByText('Keeper of the quay')).toBeVisible()
  await expect(page.getByText('Keeper of the mill')).toHaveCount(0)
  expect(asked(site).join()).not.toContain('mill')
  await expect
    .poll(() => site.console.join('\n'))
    .toMatch(/data-spaces on a placeholder is ignored/)
})

test('a link to an entry of another space tells the page, and opens no document of this one', async ({
  site,
  page,
}) => {
  const events = await heard(page, 'doc-navigate')
  await site.open(
    doc(site, 'letter', `spaces="${tokens}" opens="#reader"`) +
      `<rich-doc id="reader" ${account(site)}><p>Nothing is open.</p></rich-doc>`,
  )
  await page.getByText('the miller').click()
  await expect
    .poll(events)
    .toMatchObject([{ entryId: 'keeper', entry: { sys: { space: { sys: { id: 'mill' } } } } }])
  await expect(page.getByText('Nothing is open.')).toBeVisible()
})
