// Our elements written in each framework: what custom-elements-everywhere.com asks of frameworks,
// asked with our own, and what docs/frameworks.md says of the answers.
import type { Page } from '@playwright/test'
import { probes } from '../fixtures/frameworks/probes.ts'
import {
  asked,
  cases,
  change,
  type Kind,
  kinds,
  spelled,
  type Tag,
  tags,
  told,
} from '../fixtures/frameworks/questions.ts'
import { byRef, nameIn, type Writing, writings } from '../fixtures/frameworks/writings.ts'
import { type Framework, frameworks, projects } from './frameworks.ts'
import { exampleOf, saidOf, seenOf, type Table, write } from './frameworks-page.ts'
import { built } from './project.ts'
import { expect, type Site, test } from './site.ts'

const account = ({ search, content }: Site) =>
  `${search} ${content}`.replace(/ index-name="\w+"/, '').replaceAll(/([a-z-]+)=/g, 'data-$1=')

async function show(site: Site, code: string, order: Order) {
  site.pages.set('/app.js', { html: code, headers: { 'content-type': 'text/javascript' } })
  const ours = `<script src="${site.src}" ${account(site)}></script>`
  const app = '<script src="/app.js"></script>'
  const tag = order === 'first' ? ours : `<template>${ours}</template>`
  await site.open(`<main></main>${tag}${app}`, { script: null })
}

const bringScript = (page: Page) =>
  page.evaluate(() => document.body.append(document.querySelector('template')?.content ?? ''))

const orders = ['first', 'last'] as const
type Order = (typeof orders)[number]
type Word = 'One' | 'Two'
type Answers = Partial<Record<Kind | 'children', boolean>>

const childrenOf = (word: Word) => (word === 'One' ? ['One', 'Gone'] : ['Two'])

const inSearch = (page: Page, word: Word): Promise<Answers> =>
  page.locator('site-search').evaluate((element, said) => {
    const root = element.shadowRoot
    const hits = [...(root?.querySelectorAll('[part="hit"]') ?? [])]
    const filter = root?.querySelector('[part="facet-title"]')
    const isFirst = said === 'One'
    return {
      'text attribute':
        root?.querySelector('[part="stats"]')?.textContent ===
        (isFirst ? '60 results' : '3 results'),
      'number attribute': hits.length === (isFirst ? 5 : 2),
      'flag attribute': root?.textContent?.includes('Search by Algolia') === isFirst,
      'property in camelCase': filter?.localName === (isFirst ? 'h4' : 'h5'),
      list: filter?.textContent?.includes(isFirst ? 'City' : 'Kind') === true,
      object: root?.querySelector('input')?.placeholder === said,
      function: hits.every((hit) => hit.textContent?.startsWith(`${said}: `)),
    }
  }, word)

const inDocument = (page: Page, word: Word): Promise<Answers> =>
  page.locator('rich-doc').evaluate((element, said) => {
    const root = element.shadowRoot
    const title = root?.querySelector('[part="heading"]')
    const isFirst = said === 'One'
    const name = isFirst ? 'The harbour' : 'The keeper'
    const text = root?.textContent ?? ''
    return {
      'text attribute': title?.textContent === name,
      'number attribute': Reflect.get(element, 'include') === (isFirst ? 1 : 2),
      'flag attribute': document.title === (isFirst ? name : 'Test'),
      'property in camelCase': title?.localName === (isFirst ? 'h4' : 'h5'),
      list: title !== null && (root?.querySelector('[part="date"]') !== null) === !isFirst,
      object: text.includes(`${said} of 1`) && text.includes(`${said} more`),
    }
  }, word)

/** What has arrived of each kind of value, and whether the children are those of now. */
async function arrived(page: Page, tag: Tag, word: Word): Promise<Answers> {
  const answers = await (tag === 'site-search' ? inSearch : inDocument)(page, word)
  const children = await page.locator(`${tag} > p`).allTextContents()
  return { ...answers, children: children.join() === childrenOf(word).join() }
}

const allOf = (tag: Tag): Answers =>
  Object.fromEntries(
    [...asked[tag].values.map(([kind]) => kind), 'children'].map((it) => [it, true]),
  )

async function allArrive(page: Page, word: Word) {
  for (const tag of tags) await expect.poll(() => arrived(page, tag, word)).toEqual(allOf(tag))
}

async function areShown(page: Page, word: Word) {
  const results = word === 'One' ? '60 results' : '3 results'
  await expect(page.locator('site-search').getByText(results)).toBeVisible()
  const title = word === 'One' ? 'The harbour' : 'The keeper'
  await expect(page.locator('rich-doc').getByRole('heading', { name: title }).first()).toBeVisible()
}

type Heard = readonly (readonly [tag: Tag, by: string, detail: unknown])[]

/** Who heard an element of the kind: each of them all that was told, in its order. */
function listenersOf(tag: Tag, heard: Heard, all: readonly unknown[]): string[] {
  const mine = heard.filter(([of]) => of === tag)
  const names = [...new Set(mine.map(([, by]) => by))]
  const details = (name: string) => mine.filter(([, by]) => by === name).map(([, , it]) => it)
  for (const name of names) expect([name, ...details(name)]).toEqual([name, ...all])
  return names.sort()
}

const bothHeard = (heard: Heard, first = told): Record<Tag, string[]> => ({
  'site-search': listenersOf('site-search', heard, first['site-search']),
  'rich-doc': listenersOf('rich-doc', heard, first['rich-doc']),
})

async function allHeard(page: Page): Promise<Heard> {
  let heard: Heard = []
  await expect
    .poll(async () => {
      heard = await page.evaluate('heard')
      return tags.filter((tag) => heard.some(([of, , it]) => of === tag && it === told[tag].at(-1)))
    })
    .toEqual(tags)
  return heard
}

interface Seen {
  /** As the elements are shown at first. */
  atFirst: Record<Tag, Answers>
  heard: Record<Tag, string[]>
}

/** One element for each other spelling; the page itself hears all of them. */
async function hearOthers(page: Page, writing: Writing) {
  const events = JSON.stringify(tags.map((tag) => asked[tag].event))
  await page.evaluate(`heard = []; tellers = new Set(); for (const event of ${events}) document.addEventListener(event, ({ target }) => tellers.add(target))
    set({ shown: false, spelled: true })`)
  const count = tags.length * (cases.length - 1) * writing.listeners.length
  await expect.poll(() => page.evaluate('tellers.size'), { timeout: 60_000 }).toBe(count)
  return bothHeard(await page.evaluate('heard'), { 'site-search': [60], 'rich-doc': ['harbour'] })
}

/** Shows both elements, changes all there is, takes them away and brings them back. */
async function see(site: Site, code: string, order: Order): Promise<Seen> {
  const { page } = site
  await show(site, code, order)
  if (order === 'last') {
    await page.locator('rich-doc').waitFor({ state: 'attached' })
    await bringScript(page)
  }
  const set = (values: string) => page.evaluate(`set(${values})`)
  await areShown(page, 'One')
  // Filters and the rest of a text come after what is seen first.
  await page.locator('site-search [part="facet-title"]').waitFor()
  await page.locator('rich-doc [part="quote"]').waitFor()
  const atFirst = {
    'site-search': await arrived(page, 'site-search', 'One'),
    'rich-doc': await arrived(page, 'rich-doc', 'One'),
  }
  await set(change)
  await areShown(page, 'Two')
  await allArrive(page, 'Two')
  const heard = await allHeard(page)
  await set('{ shown: false }')
  await expect(page.locator('site-search, rich-doc')).toHaveCount(0)
  await set('{ shown: true }')
  await areShown(page, 'Two')
  await allArrive(page, 'Two')
  return { atFirst, heard: bothHeard(heard) }
}

/** What a cell begins with where a framework needs to know the element. */
const onceDefined = 'once defined'

const code = (text: string) => `\`${text}\``

function valueCell(writing: Writing, kind: Kind, isEarly: boolean, isLate: boolean) {
  const [, name = ''] = asked['site-search'].values.find(([of]) => of === kind) ?? []
  const written = nameIn(writing, kind, name)
  const how = written === null ? 'by a `ref`' : code(`${written}=${writing.value('…')}`)
  if (isEarly && isLate) return `✓ ${how}`
  return isEarly ? `${onceDefined}: ${how}` : '–'
}

/** One row for both elements, which are answered alike. */
function valuesRow(writing: Writing, first: Seen, last: Seen): string[] {
  for (const { atFirst } of [first, last])
    expect({ ...atFirst['site-search'], ...atFirst['rich-doc'] }).toEqual(atFirst['site-search'])
  const [early, late] = [first.atFirst['site-search'], last.atFirst['site-search']]
  return [
    ...kinds.map((kind) => valueCell(writing, kind, early[kind] === true, late[kind] === true)),
    early.children && late.children ? '✓' : '–',
  ]
}

function listenersRow(writing: Writing, tag: Tag, heard: readonly string[]): string[] {
  const names = spelled(asked[tag].event)
  const shown = spelled('search-results')
  return cases.map((how) => {
    const listeners = writing.listeners
      .filter((by) => heard.includes(by(names[how])))
      .map((by) => code(`${by(shown[how])}=${writing.value('…')}`))
    const refs = heard.includes(byRef(names[how])) ? ['by a `ref`'] : []
    return [...listeners, ...refs].map((it) => `✓ ${it}`).join(', ') || '–'
  })
}

/** `--update-snapshots`. */
const isAnew = (mode: string) => ['changed', 'all'].includes(mode)

// A build may take its time.
test.describe.configure({ timeout: 180_000 })

for (const framework of frameworks)
  test(`${framework} sets values and listens to both elements as its page says`, async ({ site }, {
    config,
  }) => {
    const code = await built(projects[framework](probes[framework]))
    const writing = writings[framework]
    const [first, last] = [await see(site, code, 'first'), await see(site, code, 'last')]
    expect(last.heard).toEqual(first.heard)
    const others = await hearOthers(site.page, writing)
    const rowOf = (tag: Tag) => listenersRow(writing, tag, [...first.heard[tag], ...others[tag]])
    const listeners = rowOf('site-search')
    expect(rowOf('rich-doc')).toEqual(listeners)
    const seen: Record<Table, string[]> = { values: valuesRow(writing, first, last), listeners }
    for (const table of ['values', 'listeners'] as const) {
      if (isAnew(config.updateSnapshots)) write(table, framework, seen[table])
      expect(saidOf(table, framework)).toEqual(seenOf(table, seen[table]))
    }
    expect(site.errors).toEqual([])
  })

const losesValues = (framework: Framework) =>
  Object.values(saidOf('values', framework)).some((cell) => cell.startsWith(onceDefined))

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

for (const framework of frameworks)
  test(`${framework} runs the example of its page, whichever script is first`, async ({ site }) => {
    const code = await built(projects[framework](exampleOf(framework), true))
    await show(site, code, 'first')
    await goesBothWays(site)
    await show(site, losesValues(framework) ? whenDefined(code) : code, 'last')
    await bringScript(site.page)
    await goesBothWays(site)
    expect(site.errors).toEqual([])
  })
