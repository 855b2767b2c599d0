// The builder as a site owner has it: uploaded beside the script, on a host of their own.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { type Site, version } from './site.ts'

const scripts = [
  'site-embed.js',
  'site-embed.slim.js',
  'site-search.js',
  'site-search.slim.js',
  'site-embed.slim.more.js',
  'site-search.slim.more.js',
  'rich-doc.slim.js',
] as const
export type Script = (typeof scripts)[number]

const types = {
  'builder.html': 'text/html; charset=utf-8',
  'builder.js': 'text/javascript',
  'builder.css': 'text/css',
} as const

/** When a test needs it: other families have not built all of them. */
const read = (file: string) => readFileSync(`dist/${file}`, 'utf8')

export const integrityOf = (file: Script) =>
  `sha384-${createHash('sha384').update(read(file)).digest('base64')}`

/** What the snippet says of a script on the public host. */
export const packaged = (file: Script) =>
  `src="https://cdn.jsdelivr.net/npm/site-embed@${version}/dist/${file}" integrity="${integrityOf(file)}" crossorigin="anonymous"`

/** `policy`: the Content-Security-Policy of the builder’s page. */
export function serveBuilder({ pages }: Site, policy = '') {
  for (const [file, type] of Object.entries(types)) {
    const headers = { 'content-type': type, ...(policy && { 'content-security-policy': policy }) }
    pages.set(`/${file}`, { html: read(file), headers })
  }
  // Beside it, and at the paths of the public host.
  const headers = { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' }
  for (const file of scripts)
    for (const path of [`/${file}`, `/npm/site-embed@${version}/dist/${file}`])
      pages.set(path, { html: read(file), headers })
}

/** The snippet with the test's own host in the place of the public one. */
export const hostedHere = ({ sandbox }: Site, snippet: string) =>
  snippet.replaceAll('https://cdn.jsdelivr.net', sandbox.url)

/** A copy of the owner's, at that address or where it is offered. */
export async function chooseOwn(page: Page, src?: string) {
  // By a key: a preview that comes moves what is below it away from a pointer.
  await page.locator('[name="host"][value="own"]').press(' ')
  if (src) await control(page, 'src').fill(src)
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
  await page.getByRole('button', { name: 'Fill in the form' }).click()
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
