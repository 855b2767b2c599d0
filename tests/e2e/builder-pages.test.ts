// What the builder prints is pasted into an empty page of each kind, and works there.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { type Environment, environments } from '../../tools/builder/settings.ts'
import {
  chooseOwn,
  contentAccount,
  control,
  fill,
  hostedHere,
  openBuilder,
  openSearch,
  part,
  searchAccount,
  serveBuilder,
} from './builder.ts'
import { built } from './project.ts'
import { expect, type Site, test, version } from './site.ts'
import { putByTagManager } from './tag-manager.ts'

/** By environment, in parts. Printed once for all tests, for an origin that each has of its own. */
const printed = new Map<string, readonly string[]>()
const policies = new Map<string, string>()
test.describe.configure({ mode: 'default' })

async function printAll(site: Site) {
  const { page } = site
  await openSearch(site, {
    facets: 'city|Where "it" is, kind',
    placeholder: 'Find {{it}} & more',
    shortcut: 'mod+j',
    template: '<h3><a href="{{url}}">{{title|highlight}}</a></h3>\n<i>{{price|currency:EUR}}</i>',
  })
  // It stands above the others, and moves them.
  await expect(page.getByRole('group', { name: /^Found in your data/ }).first()).toBeVisible()
  await control(page, 'recent').check()
  await control(page, '--embed-accent').fill('#225577')
  await control(page, 'stylesheet').selectOption('docs')
  for (const environment of environments) {
    await control(page, 'for').selectOption(environment)
    const parts = await page.locator('#snippet code').allTextContents()
    const policy = environment === 'html' || environment === 'wordpress'
    if (policy) await expect(page.locator('#policy')).toContainText('sha256-')
    const line = (await page.locator('#policy').textContent()) ?? ''
    const all = [...parts, line].map((part) =>
      hostedHere(site, part.trim()).replaceAll(site.sandbox.url, 'ORIGIN'),
    )
    printed.set(environment, all.slice(0, -1))
    policies.set(environment, all.at(-1) ?? '')
  }
}

async function printedFor(site: Site, environment: Environment) {
  if (!printed.size) await printAll(site)
  serveBuilder(site)
  site.pages.set(`/npm/site-embed@${version}/dist/themes/docs.css`, {
    html: readFileSync('dist/themes/docs.css', 'utf8'),
    headers: { 'content-type': 'text/css' },
  })
  const parts = printed.get(environment) ?? []
  return parts.map((part) => part.replaceAll('ORIGIN', site.sandbox.url))
}

/** On another origin than the script’s, as a customer’s page is. */
async function paste({ page, pages, sandbox }: Site, body: string, head = '', policy = '') {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Empty</title>${head}</head><body><main></main>${body}</body></html>`
  const headers = policy ? { 'content-security-policy': policy } : {}
  pages.set('/pasted.html', { html, headers })
  await page.goto(`${sandbox.url.replace('127.0.0.1', 'localhost')}/pasted.html`)
}

async function works(page: Page, place: Page | ReturnType<Page['frameLocator']> = page) {
  await expect(place.getByText('60 results')).toBeVisible()
  await expect(place.getByRole('button', { name: 'Where "it" is' })).toBeVisible()
  await expect(place.getByRole('link', { name: 'Evening 0' })).toBeVisible()
  await expect(place.locator('[part="hit"] i').first()).toHaveText('€0.00')
  const box = place.locator('[part="input"]')
  await expect(box).toHaveAttribute('placeholder', 'Find {{it}} & more')
  await place.getByText('60 results').click()
  await page.keyboard.press('Control+j')
  await expect(box).toBeFocused()
  const looks = await place.locator('site-search').evaluate((element) => {
    const style = getComputedStyle(element)
    const read = (name: string) => style.getPropertyValue(name)
    return [read('--embed-accent'), read('--embed-radius'), Reflect.get(element, 'recent')]
  })
  expect(looks).toEqual(['light-dark(#225577, #6f91a7)', '6px', true])
}

test('the snippet works in plain HTML, Webflow and Squarespace', async ({ site }) => {
  const [all = ''] = await printedFor(site, 'html')
  for (const line of all.split('\n')) expect(line).toMatch(/^<.*>$/)
  expect(await printedFor(site, 'webflow')).toEqual([all])
  expect(await printedFor(site, 'squarespace')).toEqual([all])
  await paste(site, all)
  await works(site.page)
  expect(site.errors).toEqual([])
})

test('a versioned script address gets the integrity of its file', async ({ site }) => {
  const { page, pages, sandbox } = site
  await openBuilder(site)
  const path = `/own@${version}/site-embed.js`
  const script = readFileSync('dist/site-embed.js', 'utf8')
  pages.set(path, { html: script, headers: { 'content-type': 'text/javascript' } })
  await fill(page, searchAccount(site))
  await chooseOwn(page, sandbox.url + path)
  const integrity = `sha384-${createHash('sha384').update(script).digest('base64')}`
  const snippet = page.locator('#snippet')
  await expect(snippet).toContainText(`integrity="${integrity}" crossorigin="anonymous" defer`)
  await paste(site, (await snippet.textContent()) ?? '')
  await expect(page.getByText('60 results')).toBeVisible()
})

for (const environment of ['html', 'wordpress'] as const)
  test(`the policy line for ${environment} allows what the page needs`, async ({ site, page }) => {
    const parts = await printedFor(site, environment)
    const line = (policies.get(environment) ?? '').replaceAll('ORIGIN', site.sandbox.url)
    await paste(
      site,
      parts.at(-1) ?? '',
      parts.slice(0, -1).join('\n'),
      `default-src 'none'; ${line}`,
    )
    await works(page)
    const room = environment === 'html' ? 'site-search' : '[data-site-search]'
    await expect(page.locator(room)).toHaveCSS('min-height', '900px')
    expect(site.console.filter((text) => /policy|refused/i.test(text))).toEqual([])
  })

test('the snippet works in the frame of Wix, and its links leave it', async ({ site, page }) => {
  const [all = ''] = await printedFor(site, 'wix')
  const source = all.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  await paste(site, `<iframe srcdoc="${source}" width="900" height="800"></iframe>`)
  const frame = page.frameLocator('iframe')
  await works(page, frame)
  const left = page.waitForURL('**/tales/0')
  await frame.getByRole('link', { name: 'Evening 0' }).click()
  await left
})

test('the snippet for Shopify leaves nothing for Liquid to read', async ({ site }) => {
  const [all = ''] = await printedFor(site, 'shopify')
  const afterLiquid = all.replace(/\{\{.*?\}\}|\{%.*?%\}/g, '')
  expect(afterLiquid).toBe(all)
  await paste(site, afterLiquid)
  await works(site.page)
})

/** As it leaves posts: unknown tags gone, their children kept, lines in paragraphs. */
const afterWordPress = (html: string) =>
  html
    .replace(/<(?!\/?(?:div|p|br)\b)[^>]*>/g, '')
    .split('\n')
    .map((line) => `<p>${line}</p>`)
    .join('\n')

/** As TinyMCE leaves a div in which nothing stands. */
const afterEditor = (html: string) => html.replace('></div>', '>&nbsp;</div>')

for (const [environment, after] of Object.entries({
  wordpress: afterWordPress,
  placeholder: afterEditor,
}) as ['wordpress' | 'placeholder', (html: string) => string][])
  test(`the part for the page survives the editor of ${environment}`, async ({ site }) => {
    const [head = '', place = ''] = await printedFor(site, environment)
    expect(head).toContain(' data-trust-placeholders>')
    expect(place).toMatch(/^<div data-site-search [^<]*><\/div>$/)
    await paste(site, after(place), head)
    await works(site.page)
  })

test('the snippet works in Tag Manager, at the named place', async ({ site, page }) => {
  const [all = ''] = await printedFor(site, 'gtm')
  const afterManager = all
    .replace(/\{\{.*?\}\}/g, 'undefined')
    .replace(/(<script[^>]*?)(?: data-[\w-]+="[^"]*")+/g, '$1')
  expect(afterManager).toBe(all)
  await paste(site, '<p>Own</p>')
  await putByTagManager(page, afterManager)
  await works(page)
  await expect(page.locator('main > site-search')).toHaveCount(1)
})

/** A project that has the component, as its build leaves it. */
const projectWith = (component: string) =>
  built({
    files: {
      'page.jsx': `import { createRoot } from 'react-dom/client'\nimport Component from 'component.jsx'\ncreateRoot(document.querySelector('main')).render(<><Component /></>)`,
      'component.jsx': component,
    },
  })

test('the snippet for React is a component that works', async ({ site }) => {
  const { page, pages } = site
  const [component = ''] = await printedFor(site, 'react')
  const code = await projectWith(component)
  pages.set('/app.js', { html: code, headers: { 'content-type': 'text/javascript' } })
  await paste(site, '<script src="/app.js"></script>')
  await works(page)
  await expect(page.locator('main site-search')).toHaveCount(1)
  expect(site.errors).toEqual([])
})

test('the snippet for Vue is a component that the compiler takes', async ({ site }) => {
  const [component = ''] = await printedFor(site, 'vue')
  expect(component).toMatch(
    /^<script setup>\n[\s\S]*\n<\/script>\n\n<template>\n[\s\S]*\n<\/template>$/,
  )
  expect(component).toContain('<component is="site-search" index-name="tales"')
  expect(component).toContain('<component is="template" slot="hit" v-html="template" />')
  expect(component).not.toMatch(/\{\{it/)
})

test('a search and a document work together in each kind of page', async ({ site, page }) => {
  await openSearch(site, { facets: 'city', template: '<b>{{title}}</b>' })
  await page.getByRole('radio', { name: 'Both, in one page' }).check()
  await part(page, 'rich-doc').check()
  await fill(page, { ...contentAccount(site), 'entry-id': 'harbour' })
  await fill(page, { template: '<i>{{title}}</i>' })
  const both = new Map<Environment, readonly string[]>()
  for (const environment of ['html', 'wordpress', 'shopify', 'gtm'] as const) {
    await control(page, 'for').selectOption(environment)
    const parts = await page.locator('#snippet code').allTextContents()
    both.set(
      environment,
      parts.map((text) => hostedHere(site, text)),
    )
  }
  await control(page, 'for').selectOption('react')
  const code = await projectWith(
    hostedHere(site, (await page.locator('#snippet').textContent()) ?? ''),
  )
  site.pages.set('/app.js', { html: code, headers: { 'content-type': 'text/javascript' } })
  const together = async () => {
    await expect(page.getByText('60 results')).toBeVisible()
    await expect(page.locator('[part="hit"] b').first()).toHaveText(/./)
    await expect(page.getByText('Lamps are')).toBeVisible()
  }
  for (const [environment, parts] of both) {
    const place = parts.at(-1) ?? ''
    await paste(
      site,
      environment === 'wordpress' ? afterWordPress(place) : place,
      parts.slice(0, -1).join('\n'),
    )
    await together()
  }
  await paste(site, '<script src="/app.js"></script>')
  await together()
  expect(site.errors).toEqual([])
})
