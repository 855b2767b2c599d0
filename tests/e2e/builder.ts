// The builder as a site owner has it: uploaded beside the script, on a host of their own.
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { Site } from './site.ts'

const beside = {
  '/builder.html': 'text/html; charset=utf-8',
  '/builder.js': 'text/javascript',
  '/builder.css': 'text/css',
  '/site-embed.js': 'text/javascript',
} as const

/** `policy`: the Content-Security-Policy of the builder’s page. */
export function serveBuilder({ pages }: Site, policy = '') {
  for (const [path, type] of Object.entries(beside)) {
    const headers = { 'content-type': type, ...(policy && { 'content-security-policy': policy }) }
    pages.set(path, { html: readFileSync(`dist${path}`, 'utf8'), headers })
  }
}

/** As it is at first: parts are folded. */
export async function openFolded(site: Site, hash = '', policy = '') {
  serveBuilder(site, policy)
  await site.page.goto(`${site.sandbox.url}/builder.html${hash}`)
}

export async function openBuilder(site: Site, hash = '', policy = '') {
  await openFolded(site, hash, policy)
  await openAll(site.page)
}

/** As a colleague opens a link, in a tab of their own. */
export async function openAnew(page: Page, address: string) {
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('about:blank')
  await page.goto(address)
}

/** Reads a snippet into the form. */
export async function readIn(page: Page, text: string) {
  const existing = control(page, 'existing')
  if (!(await existing.isVisible())) await page.getByText('I already have a snippet').click()
  await existing.fill(text)
  await page.getByRole('button', { name: 'Read it in' }).click()
}

/** Parts that are closed at first. */
export const openAll = (page: Page) =>
  page.locator('form .section-top').getByRole('button', { pressed: false }).click()

type Values = Readonly<Record<string, string>>

export const control = (page: Page, name: string) => page.locator(`[name="${name}"]`)

export async function fill(page: Page, values: Values) {
  for (const [name, value] of Object.entries(values)) await control(page, name).fill(value)
}

export const searchAccount = ({ sandbox }: Site) => ({
  'app-id': 'TESTAPP',
  'api-key': 'search-key',
  'search-host': sandbox.url,
  'index-name': 'tales',
})

export const contentAccount = ({ sandbox }: Site) => ({
  'space-id': 'harbour',
  'access-token': 'delivery-token',
  'content-host': sandbox.url,
})

export const chooseDocument = (page: Page) =>
  page.locator('[name="element"][value="rich-doc"]').check()

/** Which of both is set up now. */
export const part = (page: Page, tag: string) => page.locator(`[name="part"][value="${tag}"]`)

export const snippet = (page: Page) => page.locator('#snippet')
export const preview = (page: Page) => page.frameLocator('.preview iframe')

/** The builder with a search that is set up. */
export async function openSearch(site: Site, more: Values = {}) {
  await openBuilder(site)
  await fill(site.page, { ...searchAccount(site), ...more })
}

/** The builder with a document that is set up. */
export async function openDocument(site: Site, more: Values = {}) {
  await openBuilder(site)
  await chooseDocument(site.page)
  await fill(site.page, { ...contentAccount(site), ...more })
}
