// Drafts for those who write: where the token comes from, what it is kept from, and how the text
// follows the editor.
import type { Page } from '@playwright/test'
import { writeLogbook } from '../fixtures/shelf.ts'
import { entryRequests, expect, heard, hold, type Site, test } from './site.ts'

const token = 'shelf-preview-token'
const doc = (site: Site, attributes: string) =>
  `<rich-doc ${site.shelf} ${attributes}></rich-doc><script>document.currentScript.remove()</script>`
const configured = `<script type="module">SiteEmbed.configure({ previewToken: '${token}' })</script>`
const saved = { from: 'live-preview', method: 'ENTRY_SAVED', entity: { sys: { id: 'logbook' } } }

test.afterEach(() => writeLogbook('Calm.'))

test('a draft is shown, and marked as one', async ({ site, page }) => {
  await site.open(doc(site, 'preview entry-id="tide"') + configured)
  await expect(page.getByText('The tide is not told yet.')).toBeVisible()
  await expect(page.getByText('Draft', { exact: true })).toBeVisible()
  await page.locator('rich-doc').evaluate((it) => it.setAttribute('locale', 'pl'))
  await expect(page.getByText('Szkic', { exact: true })).toBeVisible()
})

test('a published entry is marked as preview in the preview only', async ({ site, page }) => {
  await site.open(doc(site, 'preview access-token="shelf-token" entry-id="ropes"') + configured)
  await expect(page.getByText('Preview', { exact: true })).toBeVisible()
  await expect(page.getByText('Draft', { exact: true })).toHaveCount(0)
  await page.locator('rich-doc').evaluate((it) => it.removeAttribute('preview'))
  await expect(page.getByText('Preview', { exact: true })).toHaveCount(0)
  await expect(page.getByText('Ropes are kept dry.')).toBeVisible()
})

test('a token in the address is used and removed', { tag: '@core' }, async ({ site, page }) => {
  await site.open(doc(site, 'preview preview-token="{url.key}" entry-id="tide"'), {
    path: `/page.html?q=%C5%82+b&key=${token}&&x#part`,
  })
  await expect(page.getByText('The tide is not told yet.')).toBeVisible()
  expect(await page.evaluate(() => location.href)).toBe(
    `${site.sandbox.url}/page.html?q=%C5%82+b&&x#part`,
  )
  const told = await page.evaluate(() => {
    const report = JSON.stringify(window.SiteEmbed?.check())
    const element = document.querySelector('rich-doc')
    return report + document.documentElement.outerHTML + element?.shadowRoot?.innerHTML
  })
  expect(told + site.console.join()).not.toContain(token)
})

test('a preview token that is written in the page is refused', async ({ site, page }) => {
  const errors = await heard(page, 'doc-error')
  await site.open(doc(site, `preview preview-token="${token}" entry-id="tide"`))
  await expect.poll(errors).toMatchObject([{ code: 'config' }])
  expect(site.sandbox.requests).toEqual([])
  await expect.poll(() => site.console.join()).toMatch(/preview-token.*never be in a page/)
  expect(site.console.join()).not.toContain(token)
})

/** The page in the editor's pane. */
async function inEditor(site: Site, origin: string, attributes: string) {
  const { page } = site
  await site.open(doc(site, attributes) + configured)
  const framed = page.url()
  await page.route(`${origin}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<script>heard = []; onmessage = ({ data }) => heard.push(data)</script><iframe src="${framed}" width="600" height="400"></iframe>`,
    }),
  )
  // Newer browsers keep pages of the network from framing what runs on this machine.
  await page.context().grantPermissions(['local-network-access'])
  await page.goto(`${origin}/spaces/shelf`)
  const text = page.frameLocator('iframe')
  await expect(text.getByText('Line 0 of the logbook.')).toBeVisible()
  return text
}
const say = (page: Page, message: object) =>
  page.evaluate((data) => frames[0]?.postMessage(data, '*'), message)

// Nothing answers for the editor's host there.
for (const origin of ['https://app.contentful.com', 'https://app.eu.contentful.com'])
  test(`what is saved in ${origin} is shown at the same place`, {
    tag: '@not-webkit',
  }, async ({ site, page }) => {
    const text = await inEditor(site, origin, 'preview entry-id="logbook"')
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'heard')))
      .toMatchObject([
        { method: 'CONNECTED', source: 'live-preview-sdk', isLiveUpdatesEnabled: true },
        { method: 'SUBSCRIBED', source: 'live-preview-sdk', event: 'edit' },
      ])
    const scrolled = () => text.locator('html').evaluate((it) => it.scrollTop)
    await text.locator('html').evaluate((it) => it.scrollTo(0, 900))
    const asked = entryRequests(site).length
    writeLogbook('Storm.')
    const letGo = await hold(page, /entries/)
    const request = page.waitForRequest(/entries/)
    for (const _ of [1, 2, 3]) await say(page, saved)
    await request
    await expect(text.getByText('Calm.')).toHaveCount(1)
    letGo()
    await expect(text.getByText('Storm.')).toHaveCount(1)
    await expect(text.getByText('Calm.')).toHaveCount(0)
    expect(await scrolled()).toBe(900)
    expect(entryRequests(site)).toHaveLength(asked + 1)
  })

test('only the editor makes a preview ask again', {
  tag: '@not-webkit',
}, async ({ site, page }) => {
  await page.clock.install()
  for (const [origin, attributes] of [
    ['https://elsewhere.example', 'preview'],
    ['https://app.contentful.com', 'access-token="shelf-token"'],
  ] as const) {
    const text = await inEditor(site, origin, `${attributes} entry-id="logbook"`)
    const body = text.locator('body')
    await body.evaluate(() =>
      addEventListener('message', () => document.body.setAttribute('data-told', '')),
    )
    const asked = entryRequests(site).length
    await say(page, saved)
    await expect(body).toHaveAttribute('data-told')
    await page.clock.runFor(5000)
    // What it would have asked by now comes before this.
    await body.evaluate(() => fetch('/page.html'))
    expect(entryRequests(site)).toHaveLength(asked)
  }
})
