// Places in which a page puts our elements, and what it does to them there.
import type { Locator, Page } from '@playwright/test'
import { type Host, type Pasted, pageOf } from '../fixtures/hosts/host.ts'
import { forceColors } from './emulated.ts'
import { openHost, standsOn, worksIn } from './host-pages.ts'
import { expect, type Site, test } from './site.ts'

test.describe.configure({ timeout: 120_000 })

const plain: Host = {
  name: 'nothing of its own',
  html: ({ elements, script }) =>
    pageOf({ head: script, body: `<main>${elements}</main><aside></aside>` }),
}

/** What a page does with both elements, by a name that goes on “… when the page …”. */
const deeds: Record<string, (page: Page) => Promise<unknown>> = {
  'takes them out and puts them back, over and over': (page) =>
    page.evaluate(async () => {
      const main = document.querySelector('main')
      const elements = [...(main?.children ?? [])]
      for (let round = 0; round < 30; round++) {
        main?.replaceChildren()
        if (round % 3 === 0) await new Promise(requestAnimationFrame)
        main?.append(...elements)
        if (round % 5 === 0) await new Promise(requestAnimationFrame)
      }
    }),
  'puts copies in their place, over and over': (page) =>
    page.evaluate(async () => {
      for (let round = 0; round < 10; round++) {
        const main = document.querySelector('main')
        main?.replaceWith(main.cloneNode(true))
        if (round % 3 === 0) await new Promise(requestAnimationFrame)
      }
    }),
  'writes its own markup anew': (page) =>
    page.evaluate(() => {
      const main = document.querySelector('main')
      if (main) main.innerHTML = String(main.innerHTML)
    }),
  'moves them into a shadow root': (page) =>
    page.evaluate(() => {
      const root = document.querySelector('aside')?.attachShadow({ mode: 'open' })
      root?.append(...(document.querySelector('main')?.children ?? []))
    }),
  'moves them into a template and out of it': (page) =>
    page.evaluate(() => {
      const main = document.querySelector('main')
      const template = document.createElement('template')
      template.content.append(...(main?.children ?? []))
      main?.append(template.content)
    }),
  'keeps them in a template for a while': (page) =>
    page.evaluate(async () => {
      const main = document.querySelector('main')
      const template = document.createElement('template')
      template.content.append(...(main?.children ?? []))
      await new Promise(requestAnimationFrame)
      main?.append(template.content)
    }),
  'makes copies of a template': (page) =>
    page.evaluate(() => {
      const main = document.querySelector('main')
      const template = document.createElement('template')
      template.innerHTML = String(main?.innerHTML)
      main?.replaceChildren(document.importNode(template.content, true))
    }),
}

for (const [what, act] of Object.entries(deeds))
  test(`both elements work and look as before when the page ${what}`, ({ site }) =>
    standsOn(site, {
      ...plain,
      begin: async (page) => {
        await page.getByText('60 results').waitFor()
        await act(page)
      },
    }))

const inFrame = ({ page }: Site) => page.frameLocator('iframe')

/** Frames into whose document the page may move elements; what moves them is the page's script. */
const documents: Record<string, string> = {
  'a frame': '',
  'a frame with sandbox, whose own scripts may not run': 'sandbox="allow-same-origin"',
}
for (const [where, attributes] of Object.entries(documents))
  test(
    `both elements work and look as before when moved into ${where}`,
    {
      // There Playwright's script is one of the frame's own.
      tag: attributes ? '@not-webkit' : [],
    },
    ({ site }) =>
      standsOn(
        site,
        {
          ...plain,
          html: (pasted) =>
            plain
              .html(pasted)
              .replace(
                '<aside>',
                `<iframe ${attributes} width="1000" height="700"></iframe><aside>`,
              ),
          begin: async (page) => {
            await page.getByText('60 results').waitFor()
            await page.evaluate(() => {
              const frame = document.querySelector('iframe')
              frame?.contentDocument?.body.append(
                ...(document.querySelector('main')?.children ?? []),
              )
            })
          },
          keeps: `document.querySelector('site-search') === null`,
        },
        inFrame(site),
      ),
  )

/** A frame with a page of its own, of which our elements are all. */
const framed = (frame: (inner: string) => string): Host => {
  const innerOf = ({ elements, script }: Pasted) => pageOf({ head: script, body: elements })
  return {
    name: 'a frame',
    html: (pasted) =>
      pageOf({ body: frame(innerOf(pasted).replaceAll('&', '&amp;').replaceAll('"', '&quot;')) }),
    files: (pasted) => ({ '/inner.html': innerOf(pasted) }),
  }
}

const frames: Record<string, (inner: string) => string> = {
  'a frame with sandbox, which has no origin and no storage': () =>
    '<iframe src="/inner.html" sandbox="allow-scripts" width="1000" height="700"></iframe>',
  'a frame with sandbox and its page in the tag': (inner) =>
    `<iframe srcdoc="${inner}" sandbox="allow-scripts" width="1000" height="700"></iframe>`,
  'a frame with its page in the tag': (inner) =>
    `<iframe srcdoc="${inner}" width="1000" height="700"></iframe>`,
}
for (const [where, frame] of Object.entries(frames))
  test(`both elements work and look as usual in ${where}`, ({ site }) =>
    standsOn(site, framed(frame), inFrame(site)))

/** All of it is seen: neither the screen nor what scrolls around it cuts anything off. */
const isWhole = (part: Locator) => expect(part).toBeInViewport({ ratio: 0.99 })

test('nothing is cut off on a small or zoomed screen', async ({ site, page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await openHost(site, plain)
  const search = page.locator('site-search').last()
  await expect(search.getByText('60 results')).toBeVisible()
  await expect(page.getByText('The sea keeps its own time.')).toBeVisible()
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(wide).toBeLessThanOrEqual(320)
  await search.getByRole('button', { name: /Filters/ }).click()
  await search.getByRole('checkbox', { name: 'Riga' }).check()
  await page.keyboard.press('Escape')
  await expect(search.getByText('12 results')).toBeVisible()
})

for (const layout of ['dropdown', 'dialog'])
  test(`nothing of an open ${layout} is cut off on a small screen`, async ({ site, page }) => {
    await page.setViewportSize({ width: 320, height: 256 })
    await openHost(site, plain)
    const search = page.locator(`site-search[layout="${layout}"]`)
    const box = search.locator('[part="input"]')
    await (layout === 'dialog' ? search.locator('[part~="opener"]') : box).click()
    await box.pressSequentially('riga')
    const found = search.locator('[part="hit"]')
    await expect(found.first()).toContainText(/Riga/)
    const close = search.getByRole('button', { name: 'Close' })
    for (const result of [found.first(), found.last()]) {
      await result.scrollIntoViewIfNeeded()
      for (const part of [result, box, close]) await isWhole(part)
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide).toBeLessThanOrEqual(320)
    await close.click()
    await expect(found.first()).toBeHidden()
  })

test('print shows only what is read', { tag: '@not-firefox' }, async ({ site, page }) => {
  await openHost(site, plain)
  await worksIn(page)
  const dropdown = page.locator('site-search[layout="dropdown"]')
  const popup = dropdown.locator('[part="dropdown"]')
  await dropdown.getByRole('combobox').pressSequentially('riga')
  await expect(popup).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(popup).toBeHidden()
  await page.emulateMedia({ media: null })
  await expect(popup).toBeVisible()
  await page.keyboard.press('Escape')
  const opener = page.locator('[part~="opener"]')
  await opener.click()
  const dialog = page.locator('[part="dialog"]')
  await expect(dialog).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(dialog).toBeHidden()
  await expect(opener).toBeHidden()
  await expect(page.getByText('4 results', { exact: true })).toBeVisible()
  await expect(page.locator('[part="hit-title"]').first()).toBeVisible()
  await expect(page.getByText('The sea keeps its own time.')).toBeVisible()
  await expect(page.locator('rich-doc .anchor').first()).toBeHidden()
  await page.emulateMedia({ media: null })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('on paper, results have the width of the page, with no gap where the filters were', {
  tag: '@not-firefox',
}, async ({ site, page }) => {
  await site.open(`<site-search ${site.search} facets="city"></site-search>`)
  const search = page.locator('site-search')
  const result = page.locator('[part="hit"]').first()
  await expect(page.locator('[part="facet"]')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('[part="facet"]')).toBeHidden()
  const width = async (found: typeof search) => (await found.boundingBox())?.width
  await expect.poll(() => width(result)).toBe(await width(search))
})

test('both elements work in forced colours', {
  tag: ['@forced-colors', '@not-webkit'],
}, async ({ site }) => {
  await forceColors(site.page)
  await openHost(site, plain)
  await worksIn(site.page)
  const [edge, ground] = await site.page.getByRole('searchbox').evaluate((box) => {
    const { borderTopColor, backgroundColor } = getComputedStyle(box)
    return [borderTopColor, backgroundColor]
  })
  expect(edge).not.toBe(ground)
  expect(site.errors).toEqual([])
})
