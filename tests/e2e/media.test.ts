// Pictures, films, sounds and files in a document.
import type { Locator } from '@playwright/test'
import { expect, type Site, settled, test } from './site.ts'

const doc = ({ sandbox }: Site, entry: string, more = '') =>
  `<rich-doc space-id="gallery" access-token="delivery-token" content-host="${sandbox.url}" entry-id="${entry}" ${more}></rich-doc>`

const pictureRequests = ({ sandbox }: Site, name: string) =>
  sandbox.requests.map(({ url }) => url).filter((url) => url.includes(`${name}.png`))

test.describe('pictures', () => {
  test('have formats, widths, a description and a caption', async ({ site, page }) => {
    await site.open(doc(site, 'files'))
    const picture = page.locator('picture', { has: page.getByAltText('A pier at dusk.') })
    await expect(picture.locator('source').nth(0)).toHaveAttribute('type', 'image/avif')
    await expect(picture.locator('source').nth(0)).toHaveAttribute('srcset', /w=320&fm=avif&q=\d+ /)
    await expect(picture.locator('source').nth(1)).toHaveAttribute('type', 'image/webp')
    const image = picture.locator('img')
    await expect(image).toHaveAttribute('srcset', /pier\.png\?w=320 320w.*pier\.png\?w=2400 2400w$/)
    await expect(image).not.toHaveAttribute('srcset', /fm=/)
    await expect(image).toHaveAttribute('width', '2400')
    await expect(image).toHaveAttribute('height', '1500')
    // Near the top at once, others when they come near.
    await expect(image).toHaveAttribute('loading', 'eager')
    const dunes = page.getByAltText('Dunes')
    await expect(dunes).toHaveAttribute('srcset', / 800w$/)
    await expect(dunes).toHaveAttribute('loading', 'lazy')
    const caption = (of: Locator) => page.locator('figure', { has: of }).locator('figcaption')
    await expect(caption(image)).toHaveText('The pier')
    await expect(caption(dunes)).toHaveCount(0)
    await expect(page.locator('img[src*="nameless"]')).toHaveAttribute('alt', '')
    // Drawings are left as they are.
    const seal = page.getByAltText('The seal')
    await expect(seal).toHaveAttribute('src', /seal\.svg$/)
    await expect(seal).not.toHaveAttribute('srcset')
  })

  test('load larger when they get wider, and are never fetched again for a smaller size', async ({
    site,
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 700 })
    await site.open(doc(site, 'files'))
    const image = page.getByAltText('A pier at dusk.')
    await expect(image).toHaveAttribute('sizes', /^3\d\dpx$/)
    await expect.poll(() => pictureRequests(site, 'pier').length).toBe(1)
    expect(pictureRequests(site, 'pier')[0]).toMatch(/w=480&fm=avif/)
    await page.setViewportSize({ width: 1000, height: 700 })
    await expect(image).toHaveAttribute('sizes', /^[5-7]\d\dpx$/)
    const wide = await image.getAttribute('sizes')
    await page.setViewportSize({ width: 375, height: 700 })
    await settled(page)
    await expect(image).toHaveAttribute('sizes', wide ?? '')
  })

  test('keep their space while they load', async ({ site }) => {
    site.sandbox.faults.set({ match: /pier\.png/, fault: 'hang' })
    await site.open(doc(site, 'files'))
    const box = await site.page.getByAltText('A pier at dusk.').boundingBox()
    expect(box && box.height / box.width).toBeCloseTo(1500 / 2400, 2)
  })

  test('are shown as stored if the host makes no other sizes', async ({ site }) => {
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

test('films and sounds have controls, a name and a caption', async ({ site, page }) => {
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

test('a file is a link with its type and size', { tag: '@core' }, async ({ site }) => {
  await site.open(doc(site, 'files', 'locale="de"'))
  const { page } = site
  await expect(page.getByRole('link', { name: /^The plan PDF, 1(,\d)? kB$/ })).toHaveAttribute(
    'href',
    /plan\.pdf$/,
  )
  await expect(page.getByRole('link', { name: 'notes.txt TXT, 4,5 MB' })).toBeVisible()
})
