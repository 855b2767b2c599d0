// Our elements written in each framework: what custom-elements-everywhere.com asks of frameworks,
// asked with a real element of ours.
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { probes } from '../fixtures/frameworks/probes.ts'
import { type Framework, frameworks, projects } from './frameworks.ts'
import { built } from './project.ts'
import { expect, type Site, test } from './site.ts'

const account = ({ search }: Site) =>
  search.replace(/ index-name="\w+"/, '').replaceAll(/([a-z-]+)=/g, 'data-$1=')

async function show(site: Site, code: string, order: Order) {
  site.pages.set('/app.js', { html: code, headers: { 'content-type': 'text/javascript' } })
  const ours = `<script src="${site.src}" ${account(site)}></script>`
  const app = '<script src="/app.js"></script>'
  const tag = order === 'first' ? ours : `<template>${ours}</template>`
  await site.open(`<main></main>${tag}${app}`, { script: null })
}

const bringScript = (page: Page) =>
  page.evaluate(() => document.body.append(document.querySelector('template')?.content ?? ''))

/** What has arrived of each kind of value. */
const arrived = (page: Page, words: string) =>
  page.locator('site-search').evaluate((element, said) => {
    const root = element.shadowRoot
    const hits = [...(root?.querySelectorAll('[part="hit"]') ?? [])]
    const filters = root?.querySelector('[part="facet-title"]')?.textContent ?? ''
    const [size, filter, isMarked] = said === 'One' ? [5, 'City', true] : [2, 'Kind', false]
    return {
      numbers: hits.length === size,
      flags: (root?.textContent?.includes('Search by Algolia') ?? false) === isMarked,
      lists: filters.includes(filter),
      objects: root?.querySelector('input')?.placeholder === said,
      functions: hits.every((hit) => hit.textContent?.startsWith(`${said}: `)),
      children: element.querySelector('p')?.textContent === said,
    }
  }, words)

const all = {
  numbers: true,
  flags: true,
  lists: true,
  objects: true,
  functions: true,
  children: true,
}
type Kind = keyof typeof all
type Order = 'first' | 'last'

/** What a framework writes as text while nobody has said what the element takes. */
const lostBefore: Record<Framework, readonly Kind[]> = {
  'React 19': ['objects', 'functions'],
  'React 18': [],
  Preact: ['objects', 'functions'],
  Vue: ['objects', 'functions'],
  Angular: [],
  Svelte: ['functions'],
  Lit: [],
  Solid: [],
}

// A build may take its time.
test.describe.configure({ timeout: 120_000 })

for (const framework of frameworks)
  test(`in ${framework} an element gets values of all kinds and tells its events, whichever script comes first`, async ({
    site,
  }) => {
    const code = await built(projects[framework](probes[framework]))
    for (const order of ['first', 'last'] as const) {
      const { page } = site
      await show(site, code, order)
      if (order === 'last') {
        await page.locator('site-search').waitFor({ state: 'attached' })
        await bringScript(page)
      }
      const set = (change: string) => page.evaluate(`set({ ${change} })`)
      await expect(page.getByText('60 results')).toBeVisible()
      const lost = order === 'last' ? lostBefore[framework] : []
      const expected = { ...all, ...Object.fromEntries(lost.map((kind) => [kind, false])) }
      await expect.poll(() => arrived(page, 'One')).toEqual(expected)
      // And all of it may change.
      await set(
        `index: 'few_pl', size: 2, flag: false, facets: ['kind'], messages: { searchPlaceholder: 'Two' }, hit: (it) => 'Two: ' + it.title, words: 'Two'`,
      )
      await expect(page.getByText('3 results')).toBeVisible()
      await expect.poll(() => arrived(page, 'Two')).toEqual(all)
      await expect.poll(() => page.evaluate('heard')).toEqual([60, 3])
      // And go, and come again.
      await set('shown: false')
      await expect(page.locator('site-search')).toHaveCount(0)
      await set('shown: true')
      await expect(page.getByText('3 results')).toBeVisible()
      await expect.poll(() => arrived(page, 'Two')).toEqual(all)
    }
    expect(site.errors).toEqual([])
  })

const page = readFileSync('docs/frameworks.md', 'utf8')
const exampleOf = (framework: Framework) =>
  new RegExp(`^## ${framework}\\n[\\s\\S]*?^\`\`\`\\w+\\n([\\s\\S]*?)^\`\`\``, 'm').exec(
    page,
  )?.[1] ?? ''

/** What the page says of a framework that would lose values. */
const whenDefined = (code: string) =>
  `customElements.whenDefined('site-search').then(() => {${code}})`

/** An object, a function and a list have arrived; a query goes in from outside, and comes back as it is typed. */
async function goesBothWays({ page }: Site) {
  const search = page.locator('site-search')
  const box = search.getByRole('searchbox')
  await expect(box).toHaveAttribute('placeholder', 'Find a product')
  await expect(search.getByRole('button', { name: 'Brand' })).toBeVisible()
  await expect(search.locator('[part="hit"]').first()).toHaveText(/^\w+: ./)
  const told = page.getByRole('heading', { level: 1 })
  await expect(told).toHaveText('80 products for “”')
  await page.getByRole('button', { name: 'Lamps' }).click()
  await expect(box).toHaveValue('lamp')
  await expect(search.locator('[part="hit"]').first()).toHaveText(/: Lamp/)
  await box.fill('')
  await box.pressSequentially('mirror')
  await expect(search.locator('[part="hit"]').first()).toHaveText(/: Mirror/)
  await expect(told).toHaveText(/^\d+ products for “mirror”$/)
  await expect(box).toHaveValue('mirror')
}

for (const framework of frameworks) {
  test(`what the page about frameworks says of ${framework} works, with the script before the app and after it`, async ({
    site,
  }) => {
    const code = await built(projects[framework](exampleOf(framework), true))
    await show(site, code, 'first')
    await goesBothWays(site)
    await show(site, lostBefore[framework].length ? whenDefined(code) : code, 'last')
    await bringScript(site.page)
    await goesBothWays(site)
    expect(site.errors).toEqual([])
  })

  test(`the page about frameworks tells what ${framework} loses before our script has come`, () => {
    const [, row = ''] = new RegExp(`^\\| ${framework} \\|(.*)\\|$`, 'm').exec(page) ?? []
    const lost = lostBefore[framework].join(' and ')
    expect(row.split(' | ').at(-1)?.trim()).toBe(lost ? `${lost} are lost` : 'all arrive')
  })
}
