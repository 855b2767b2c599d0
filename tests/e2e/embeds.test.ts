// What a document links and embeds: pictures, players, files, other entries, and where links lead.
import type { Page } from '@playwright/test'
import { ground, violations } from './axe.ts'
import { expect, heard, type Site, test } from './site.ts'

const doc = ({ sandbox }: Site, entry: string, more = '') =>
  `<rich-doc space-id="gallery" access-token="delivery-token" content-host="${sandbox.url}" entry-id="${entry}" ${more}></rich-doc>`

const pictureRequests = ({ sandbox }: Site, name: string) =>
  sandbox.requests.map(({ url }) => url).filter((url) => url.includes(`${name}.png`))

/** Whatever a change of size or of settings sets off has happened. */
const settled = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )

/** Sets properties before the element is there, as a page's own script does. */
const withProperties = (page: Page, script: string) =>
  page.addInitScript(
    `document.addEventListener('DOMContentLoaded', () => { const doc = document.querySelector('rich-doc'); ${script} })`,
  )

test.describe('pictures', () => {
  test('come in modern formats and as many widths as they have, with the original behind', async ({
    site,
  }) => {
    await site.open(doc(site, 'files'))
    const picture = site.page.locator('picture', { has: site.page.getByAltText('A pier at dusk.') })
    await expect(picture.locator('source').nth(0)).toHaveAttribute('type', 'image/avif')
    await expect(picture.locator('source').nth(0)).toHaveAttribute('srcset', /w=320&fm=avif&q=\d+ /)
    await expect(picture.locator('source').nth(1)).toHaveAttribute('type', 'image/webp')
    const image = picture.locator('img')
    await expect(image).toHaveAttribute('srcset', /pier\.png\?w=320 320w.*pier\.png\?w=2400 2400w$/)
    await expect(image).not.toHaveAttribute('srcset', /fm=/)
    await expect(image).toHaveAttribute('width', '2400')
    await expect(image).toHaveAttribute('height', '1500')
    await expect(site.page.getByAltText('Dunes')).toHaveAttribute('srcset', / 800w$/)
  })

  test('on a phone are phone-sized', async ({ site }) => {
    await site.page.setViewportSize({ width: 375, height: 700 })
    await site.open(doc(site, 'files'))
    await expect.poll(() => pictureRequests(site, 'pier').length).toBe(1)
    expect(pictureRequests(site, 'pier')[0]).toMatch(/w=480&fm=avif/)
    await expect(site.page.getByAltText('A pier at dusk.')).toHaveAttribute('sizes', /^3\d\dpx$/)
  })

  test('ask for more when there is more room, and never again for less', async ({ site }) => {
    const { page } = site
    await page.setViewportSize({ width: 375, height: 700 })
    await site.open(doc(site, 'files'))
    const image = page.getByAltText('A pier at dusk.')
    await expect(image).toHaveAttribute('sizes', /^3\d\dpx$/)
    await page.setViewportSize({ width: 1000, height: 700 })
    await expect(image).toHaveAttribute('sizes', /^[5-7]\d\dpx$/)
    const wide = await image.getAttribute('sizes')
    await page.setViewportSize({ width: 375, height: 700 })
    await settled(page)
    await expect(image).toHaveAttribute('sizes', wide ?? '')
  })

  test('near the top load at once, others when they come near', async ({ site }) => {
    await site.open(doc(site, 'files'))
    await expect(site.page.getByAltText('A pier at dusk.')).toHaveAttribute('loading', 'eager')
    await expect(site.page.getByAltText('Dunes')).toHaveAttribute('loading', 'lazy')
  })

  test('are described, captioned where there is more to say, silent where there is nothing', async ({
    site,
  }) => {
    const { page } = site
    await site.open(doc(site, 'files'))
    await expect(page.getByAltText('A pier at dusk.')).toBeVisible()
    await expect(
      page.locator('figure', { has: page.getByAltText('A pier at dusk.') }).locator('figcaption'),
    ).toHaveText('The pier')
    await expect(
      page.locator('figure', { has: page.getByAltText('Dunes') }).locator('figcaption'),
    ).toHaveCount(0)
    await expect(page.locator('img[src*="nameless"]')).toHaveAttribute('alt', '')
  })

  test('that are drawings are left as they are', async ({ site }) => {
    await site.open(doc(site, 'files'))
    const seal = site.page.getByAltText('The seal')
    await expect(seal).toHaveAttribute('src', /seal\.svg$/)
    await expect(seal).not.toHaveAttribute('srcset')
  })

  test('keep their room while they load', async ({ site }) => {
    site.sandbox.faults.set({ match: /pier\.png/, fault: 'hang' })
    await site.open(doc(site, 'files'))
    const box = await site.page.getByAltText('A pier at dusk.').boundingBox()
    expect(box && box.height / box.width).toBeCloseTo(1500 / 2400, 2)
  })

  test('of a host that makes none in other sizes are shown as they are stored', async ({
    site,
  }) => {
    site.sandbox.faults.set({ match: /pier\.png\?w=/, fault: '404' })
    await site.open(doc(site, 'files'))
    const image = site.page.getByAltText('A pier at dusk.')
    await expect(image).toHaveAttribute('src', /pier\.png$/)
    await expect
      .poll(() => image.evaluate((it: HTMLImageElement) => it.complete && it.naturalWidth))
      .toBeGreaterThan(0)
  })

  test('that are broken are hidden, and their words stay', async ({ site }) => {
    site.sandbox.faults.set({ match: /pier\.png/, fault: '404' })
    await site.open(doc(site, 'files'))
    await expect(site.page.getByText('A pier at dusk.')).toBeVisible()
    await expect(site.page.getByText('The pier', { exact: true })).toBeVisible()
    await expect(site.page.getByAltText('A pier at dusk.')).toHaveCount(0)
    expect(site.errors).toEqual([])
  })
})

test('films and sounds have controls, a name and a caption, and load only what tells their length', async ({
  site,
}) => {
  const { page } = site
  await site.open(doc(site, 'files'))
  for (const [tag, name, caption] of [
    ['video', 'A sunset.', 'Film'],
    ['audio', 'Tone', 'Tone'],
  ] as const) {
    const player = page.locator(`${tag}[part="embed"]`)
    await expect(player).toHaveAttribute('controls')
    await expect(player).toHaveAttribute('preload', 'metadata')
    await expect(player).toHaveAttribute('aria-label', name)
    await expect(page.locator('figure', { has: player }).getByText(caption)).toBeVisible()
  }
})

test('a file is a link with its type and size, in the reader’s way to write them', async ({
  site,
}) => {
  await site.open(doc(site, 'files', 'locale="de"'))
  const { page } = site
  await expect(page.getByRole('link', { name: /^The plan PDF, 1(,\d)? kB$/ })).toHaveAttribute(
    'href',
    /plan\.pdf$/,
  )
  await expect(page.getByRole('link', { name: 'notes.txt TXT, 4,5 MB' })).toBeVisible()
})

test('an embedded entry is a card: title, picture, summary, date, link, and its own text', async ({
  site,
}) => {
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

test('a card with an address of its own leads there; one with only words shows them', async ({
  site,
}) => {
  const { page } = site
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
  test(`an entry that embeds without end ends quietly, with one warning: ${entry}`, async ({
    site,
  }) => {
    const warnings = await heard(site.page, 'doc-warning')
    await site.open(doc(site, entry, 'include="3"'))
    await expect.poll(warnings).toMatchObject([gap])
    await expect(site.page.locator('[part="error"]')).toHaveCount(0)
    expect(site.errors).toEqual([])
  })

test('what is missing or lives in another space leaves a gap and one warning, and keeps its words', async ({
  site,
}) => {
  const warnings = await heard(site.page, 'doc-warning')
  await site.open(doc(site, 'cards'))
  await expect(site.page.getByText('From elsewhere.')).toBeVisible()
  await expect.poll(async () => (await warnings()).length).toBe(2)
  expect(await warnings()).toMatchObject([
    { code: 'resource', id: 'crn:contentful:::x/entries/far' },
    { code: 'missing', id: 'drowned' },
  ])
})

test('links lead by the pattern of their type, then by the one for every type', async ({
  site,
}) => {
  const { page } = site
  const patterns = 'quote=/words/{id}, /{locale}/{slug}.html'
  await site.open(doc(site, 'cards', `entry-url="${patterns}"`))
  const href = (name: string) => page.getByRole('link', { name, exact: true }).first()
  await expect(href('the lighthouse')).toHaveAttribute('href', '/en-US/coast/light%20house.html')
  await expect(href('the motto')).toHaveAttribute('href', '/words/motto')
  await expect(href('The letter')).toHaveAttribute('href', 'https://letters.example/')
})

test('every link to an entry tells the page first, and may be stopped', async ({ site }) => {
  const { page } = site
  const navigations = await heard(page, 'doc-navigate')
  await page.addInitScript(() => {
    document.addEventListener('doc-navigate', (event) => event.preventDefault())
  })
  await site.open(doc(site, 'cards', 'entry-url="/{contentType}/{slug}"'))
  const address = page.url()
  await page.getByRole('link', { name: 'the lighthouse' }).first().click()
  await page.locator('p a[part~="embed"]').first().click()
  await page.locator('.card-title a').first().click()
  const told = { entryId: 'lighthouse', contentType: 'story', slug: 'coast/light house' }
  await expect.poll(navigations).toMatchObject([told, told, told])
  expect(page.url()).toBe(address)
})

test('a link opened in another tab leaves the page alone', async ({ site }) => {
  const { page } = site
  const navigations = await heard(page, 'doc-navigate')
  await site.open(doc(site, 'cards', 'entry-url="/page.html?to={slug}"'))
  const tab = page.context().waitForEvent('page')
  await page
    .getByRole('link', { name: 'the lighthouse' })
    .first()
    .click({ modifiers: ['Control'] })
  expect((await tab).url()).toContain('?to=coast/light%20house')
  expect(await navigations()).toEqual([])
})

test('a link without an address is reached and followed by keyboard', async ({ site }) => {
  const { page } = site
  const navigations = await heard(page, 'doc-navigate')
  await site.open(doc(site, 'cards'))
  const link = page.getByRole('link', { name: 'the motto' })
  await expect(link).not.toHaveAttribute('href')
  await link.focus()
  await page.keyboard.press('Enter')
  await expect.poll(navigations).toMatchObject([{ entryId: 'motto', slug: null }])
})

test('links open in the other document of the page, which gets the focus', async ({ site }) => {
  const { page } = site
  const more = 'opens="#reader" entry-url="/{slug}"'
  await site.open(
    `${doc(site, 'cards', more)}<div style="height:200vh"></div>${doc(site, 'plain', 'id="reader"')}`,
  )
  const reader = page.locator('#reader')
  await expect(reader.getByText('A heading')).toBeVisible()
  const address = page.url()
  const link = page.getByRole('link', { name: 'a quiet man' })
  await expect(link).toHaveAttribute('href', '/keeper')
  await link.click()
  await expect(reader.getByText('He counts the lamps.')).toBeInViewport()
  await expect(reader).toHaveAttribute('entry-id', 'keeper')
  await expect(reader).toBeFocused()
  expect(page.url()).toBe(address)
})

test('where there is no such document, links lead where they lead', async ({ site }) => {
  const { page } = site
  await site.open(doc(site, 'cards', 'opens="#nowhere" entry-url="/{slug}.html"'))
  await page.getByRole('link', { name: 'a quiet man' }).click()
  await page.waitForURL(/\/keeper\.html$/)
  expect(site.console.join()).toContain('opens="#nowhere"')
})

test('renderNode puts the owner’s nodes around what was rendered, and they stay', async ({
  site,
}) => {
  const { page } = site
  await withProperties(
    page,
    `let times = 0
    doc.renderNode = {
      blockquote(node, children) {
        const box = document.createElement('aside')
        box.dataset.times = String(++times)
        box.append('Said: ', children)
        return box
      },
      'heading-2': (node) => '<b>' + node.content[0].value,
      paragraph() { throw new Error('no') },
      'embedded-entry-block': (node) => node.data.target.fields.text.toUpperCase(),
    }`,
  )
  await site.open(doc(site, 'plain'), { path: '/page.html#a-heading' })
  await expect(page.locator('aside')).toHaveText('Said: Second.')
  // Its address still leads to it.
  await expect(page.locator('#a-heading')).toHaveText('<b>A heading')
  await expect(page.locator('#a-heading')).toBeFocused()
  await expect(page.locator('aside [part="paragraph"]')).toHaveText('Second.')
  await expect(page.getByText('<b>A heading')).toBeVisible()
  await expect(page.getByText('First.')).toBeVisible()
  await expect(page.getByText('THE DARK IS HALF THE FILM.')).toBeVisible()
  await page.locator('rich-doc').evaluate((it) => it.setAttribute('link-target', '_blank'))
  await settled(page)
  await expect(page.locator('aside')).toHaveAttribute('data-times', '1')
  await expect(page.locator('aside')).toHaveText('Said: Second.')
  expect(site.console.filter((line) => line.includes('renderNode for paragraph'))).toHaveLength(1)
  expect(site.errors).toEqual([])
})

test('renderEntry stands in the place of the card, with what the entry links to', async ({
  site,
}) => {
  const { page } = site
  await withProperties(
    page,
    `doc.renderEntry = {
      story: ({ fields }) => {
        const box = document.createElement('section')
        box.append(fields.title, ' by ', fields.heroImage?.fields.internalName ?? 'nobody')
        return box
      },
      quote: () => 5,
    }`,
  )
  await site.open(doc(site, 'cards'))
  await expect(page.locator('section').first()).toHaveText('The lighthouse by Pier')
  await expect(page.locator('[part~="card"]', { hasText: 'The dark is half' })).toBeVisible()
  expect(site.console.filter((line) => line.includes('renderEntry for quote'))).toHaveLength(1)
  await page.locator('rich-doc').evaluate((it) => Reflect.set(it, 'renderEntry', null))
  await expect(page.locator('section')).toHaveCount(0)
  await expect(page.locator('[part~="card"]').first()).toContainText('It has never been dark.')
})

test('pages under a strict policy and trusted types render all of it', async ({ site }) => {
  const policy = `default-src 'none'; script-src ${site.cdn.url}; style-src 'none'; connect-src 'self'; img-src 'self'; media-src 'self'; require-trusted-types-for 'script'`
  await site.open(doc(site, 'files') + doc(site, 'cards'), {
    headers: { 'content-security-policy': policy },
  })
  await expect(site.page.getByAltText('Dunes')).toBeVisible()
  await expect(site.page.getByText('He counts the lamps.')).toBeVisible()
  expect(site.console.join()).not.toMatch(/Content Security Policy|TrustedHTML/)
})

test('nothing to complain about in pictures, players, files and cards', async ({ site }) => {
  const { page } = site
  await site.open(`<main><h1>Page</h1>${doc(site, 'files')}${doc(site, 'cards')}</main>`, {
    head: ground,
  })
  await expect(page.getByText('He counts the lamps.')).toBeVisible()
  expect(await violations(page)).toEqual([])
})
