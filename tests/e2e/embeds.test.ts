// Entries embedded in a document: cards, entries in sentences, and what cannot be shown.
import { ground, violations } from './axe.ts'
import { expect, heard, type Site, test } from './site.ts'

const doc = ({ sandbox }: Site, entry: string, more = '') =>
  `<rich-doc space-id="gallery" access-token="delivery-token" content-host="${sandbox.url}" entry-id="${entry}" ${more}></rich-doc>`

test('an embedded entry is a card: title, picture, summary, date, link, and its own text', {
  tag: '@core',
}, async ({ site }) => {
  const { page } = site
  await site.open(doc(site, 'cards', 'entry-url="/{contentType}/{slug}"'))
  const card = page.locator('[part~="card"]').first()
  await expect(card.getByRole('link', { name: 'The lighthouse' })).toHaveAttribute(
    'href',
    '/story/coast/light%20house',
  )
  await expect(card.getByText('It has never been dark.')).toBeVisible()
  await expect(card.locator('time').first()).toHaveText('March 12, 2026')
  const image = card.getByAltText('A pier at dusk.')
  await expect(image).toHaveCSS('object-position', '25% 80%')
  await expect(image).toHaveAttribute('sizes', '160px')
  await expect(card.getByText('Its keeper is')).toBeVisible()
  await expect(card.locator('[part~="card"]').getByText('He counts the lamps.')).toBeVisible()
})

test('a card leads to its own address or shows its words', async ({ site, page }) => {
  await site.open(doc(site, 'cards'))
  await expect(page.getByRole('link', { name: 'The letter' })).toHaveAttribute(
    'href',
    'https://letters.example/',
  )
  await expect(page.getByText('Every Thursday.')).toBeVisible()
  await expect(page.locator('[part~="card"]').last()).toHaveText('The dark is half the film.')
})

test('an entry in a sentence stays in the sentence', async ({ site }) => {
  await site.open(doc(site, 'cards'))
  const sentence = site.page.locator('p', { hasText: 'See the lighthouse' })
  await expect(sentence).toHaveText('See the lighthouse or The lighthouse.')
  await expect(sentence.locator('[part~="embed"]')).toHaveCSS('display', 'inline')
  // One without a title is named by what it says.
  await expect(site.page.getByText(/^Or The dark is half the film\. and/)).toBeVisible()
})

for (const [entry, gap] of [
  ['mirror', { code: 'cycle', id: 'mirror' }],
  ['hen', { code: 'cycle', id: 'hen' }],
  ['stair-1', { code: 'depth', id: 'stair-5' }],
] as const)
  test(`an endless embed ends quietly, with one warning: ${entry}`, async ({ site }) => {
    const warnings = await heard(site.page, 'doc-warning')
    await site.open(doc(site, entry, 'include="3"'))
    await expect.poll(warnings).toMatchObject([gap])
    await expect(site.page.locator('[part="error"]')).toHaveCount(0)
    expect(site.errors).toEqual([])
  })

test('a missing entry leaves a gap, one warning, and its words', async ({ site }) => {
  const warnings = await heard(site.page, 'doc-warning')
  await site.open(doc(site, 'cards'))
  await expect(site.page.getByText('From elsewhere.')).toBeVisible()
  await expect.poll(async () => (await warnings()).length).toBe(2)
  expect(await warnings()).toMatchObject([
    { code: 'resource', id: 'crn:contentful:::x/entries/far' },
    { code: 'missing', id: 'drowned' },
  ])
})

test('pages under a strict policy and trusted types render all of it', { tag: '@core' }, async ({
  site,
}) => {
  const policy = `default-src 'none'; script-src ${site.cdn.url}; style-src 'none'; connect-src 'self'; img-src 'self'; media-src 'self'; require-trusted-types-for 'script'`
  await site.open(doc(site, 'files') + doc(site, 'cards'), {
    headers: { 'content-security-policy': policy },
  })
  await expect(site.page.getByAltText('Dunes')).toBeVisible()
  await expect(site.page.getByText('He counts the lamps.')).toBeVisible()
  expect(site.console.join()).not.toMatch(/Content Security Policy|TrustedHTML/)
})

test('pictures, players, files and cards are accessible', async ({ site, page }) => {
  await site.open(`<main><h1>Page</h1>${doc(site, 'files')}${doc(site, 'cards')}</main>`, {
    head: ground,
  })
  await expect(page.getByText('He counts the lamps.')).toBeVisible()
  expect(await violations(page)).toEqual([])
})
