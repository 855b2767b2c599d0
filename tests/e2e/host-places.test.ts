// Places in which a page puts our elements, and what it does to them there.
import type { Page } from '@playwright/test'
import { type Host, pageOf } from '../fixtures/hosts/host.ts'
import { forceColors } from './emulated.ts'
import { openHost, pastedOn, standsOn, worksIn } from './host-pages.ts'
import { expect, type Site, test } from './site.ts'

test.describe.configure({ timeout: 60_000 })

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

test('elements that are moved into the document of a frame look and search there as before', async ({
  site,
}) => {
  const { page } = site
  await openHost(site, {
    ...plain,
    html: (pasted) =>
      plain.html(pasted).replace('<aside>', '<iframe width="1000" height="700"></iframe><aside>'),
  })
  await page.getByText('60 results').waitFor()
  const size = page.locator('[part="input"]')
  await expect(size).toHaveCSS('min-height', '44px')
  await page.evaluate(() => {
    const [search] = document.getElementsByTagName('site-search')
    const frame = document.querySelector('iframe')
    if (search) frame?.contentDocument?.body.append(search)
  })
  const frame = page.frameLocator('iframe')
  await expect(frame.getByText('60 results')).toBeVisible()
  await expect(frame.locator('[part="input"]')).toHaveCSS('min-height', '44px')
  await frame.locator('[part="input"]').pressSequentially('jazz')
  await expect(frame.getByText('60 results')).toBeHidden()
  expect(site.errors).toEqual([])
})

/** A frame with a page of its own, of which both elements are all. */
async function framed(site: Site, frame: (inner: string) => string) {
  const { elements, script } = pastedOn(site)
  const inner = pageOf({ head: script, body: elements })
  site.pages.set('/inner.html', { html: inner, headers: {} })
  await site.open(frame(inner.replaceAll('&', '&amp;').replaceAll('"', '&quot;')), { script: null })
  await worksIn(site.page.frameLocator('iframe'))
  expect(site.errors).toEqual([])
  expect(site.console.filter((line) => /site-embed(?!.*drowned)/.test(line))).toEqual([])
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
  test(`both elements work in ${where}`, ({ site }) => framed(site, frame))

test('on a screen of a phone, or four times zoomed in, everything is reached and nothing is cut off', async ({
  site,
}) => {
  const { page } = site
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

test('printed, both elements show their text, without links to its headings', {
  tag: '@chromium',
}, async ({ site }) => {
  const { page } = site
  await openHost(site, plain)
  await worksIn(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('4 results', { exact: true })).toBeVisible()
  await expect(page.locator('[part="hit-title"]').first()).toBeVisible()
  await expect(page.getByText('The sea keeps its own time.')).toBeVisible()
  await expect(page.locator('rich-doc .anchor').first()).toBeHidden()
})

test('in forced colours both elements work, and the box has an edge', {
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
