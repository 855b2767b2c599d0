// What is asked of our elements on anyone’s page: tests/fixtures/hosts has the pages.
import type { FrameLocator, Locator, Page } from '@playwright/test'
import { type Host, type Pasted, pageOf } from '../fixtures/hosts/host.ts'
import { expect, type Site } from './site.ts'

export type Place = Page | FrameLocator

export function pastedOn(site: Site): Pasted {
  const attributes = {
    dropdownAttributes: `${site.search} layout="dropdown"`,
    dialogAttributes: `${site.search} layout="dialog"`,
    searchAttributes: `${site.search} facets="city"`,
    docAttributes: `${site.content} entry-id="harbour"`,
  }
  const tags = {
    dropdown: `<site-search ${attributes.dropdownAttributes}></site-search>`,
    dialog: `<site-search ${attributes.dialogAttributes}></site-search>`,
    search: `<site-search ${attributes.searchAttributes}></site-search>`,
    doc: `<rich-doc ${attributes.docAttributes}></rich-doc>`,
  }
  // The one in the page is always the last search.
  const elements = tags.dropdown + tags.dialog + tags.search + tags.doc
  return {
    ...attributes,
    ...tags,
    elements,
    withoutAccount: elements.replaceAll(ofAccount, ''),
    src: site.src,
    script: `<script src="${site.src}" defer></script>`,
    scriptOrigin: site.cdn.url,
    serviceOrigin: site.sandbox.url,
  }
}

/** What the page’s owner tells once, in whichever way. */
const ofAccount = / (app-id|api-key|search-host|space-id|access-token|content-host)="[^"]*"/g

const types: Record<string, string> = { css: 'text/css', js: 'text/javascript', html: 'text/html' }
const typeOf = (path: string) => types[path.split('.').at(-1) ?? ''] ?? ''

export async function openHost(site: Site, host: Host) {
  const pasted = pastedOn(site)
  const files = typeof host.files === 'function' ? await host.files(pasted) : host.files
  for (const [path, html] of Object.entries(files ?? {}))
    site.pages.set(path, { html, headers: { 'content-type': typeOf(path) } })
  const headers = host.headers?.(pasted) ?? {}
  site.pages.set('/host.html', { html: host.html(pasted), headers })
  await site.page.goto(`${site.sandbox.url}/host.html`)
}

const searchIn = (place: Place) => place.locator('site-search').last()
const docIn = (place: Place) => place.locator('rich-doc').last()

/** Words, filters and text do what they do anywhere. */
export async function worksIn(place: Place) {
  const search = searchIn(place)
  await expect(search.getByText('60 results')).toBeVisible()
  await expect(search.getByRole('link', { name: 'Page 3' })).toBeVisible()
  // By keys: what drives Firefox fills no field of a frame.
  await search.getByRole('searchbox').pressSequentially('concert')
  await expect(search.getByText('20 results')).toBeVisible()
  await search.getByRole('checkbox', { name: 'Riga' }).check()
  await expect(search.getByText('4 results', { exact: true })).toBeVisible()
  await expect(search.locator('[part="hit-title"]').first()).toHaveText(/: a concert in Riga$/)
  await expect(docIn(place).getByText('The sea keeps its own time.')).toBeVisible()
}

type Look = Record<string, Record<string, string>>

/** What is measured, by what a visitor would call it, inside of each shadow root. */
const ofSearch = {
  box: '[part="input"]',
  filter: '[part="facet-title"]',
  tick: 'input[type="checkbox"]',
  value: '[part="facet-value"]',
  count: '[part="stats"]',
  chip: '[part="chip"]',
  result: '[part="hit"]',
  title: '[part="hit-title"]',
  link: '[part="hit-title"] a',
  text: '[part="hit-text"]',
  mark: 'mark',
}
const ofDocument = {
  heading: '[part="heading"]',
  paragraph: '[part="paragraph"]',
  item: 'li',
  quote: '[part="quote"]',
  cell: 'td',
  code: '[part="code"]',
  picture: 'img',
}
const ofDropdown = {
  combobox: '[part="input"]',
  popup: '[part="dropdown"]',
  option: '[part="hit"]',
}
const ofDialog = {
  opener: '[part~="opener"]',
  dialog: '[part="dialog"]',
  field: '[part="input"]',
  found: '[part="hit"]',
}

/**
 * All that a style sheet can say, once nothing moves any more; but not sizes in pixels, which are made by the
 * room there is, and the font.
 */
const measure = (element: Locator, parts: Record<string, string>): Promise<Look> =>
  element.evaluate(async (host, selectors) => {
    const size =
      /^((max-)?(height|block-size)|width|inline-size|(perspective|transform)-origin|grid-template-.*|top|left|right|bottom|inset-.*|margin-.*|font-family|--.*)$/
    const root = host.shadowRoot ?? host
    const moving = (host.shadowRoot ?? document).getAnimations()
    const ending = moving.filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    // The page may have a Promise of its own, with less.
    for (const { finished } of ending) await finished.catch(() => {})
    const looks = Object.entries(selectors).map(([name, selector]) => {
      const found = root.querySelector(selector)
      if (!found) return [name, { missing: selector }]
      const style = getComputedStyle(found)
      const said = [...style].filter((property) => !size.test(property))
      return [name, Object.fromEntries(said.map((key) => [key, style.getPropertyValue(key)]))]
    })
    return Object.fromEntries(looks)
  }, parts)

/** With the layouts in which a search opens, one after the other. */
async function lookOf(place: Place, keyboard: Page['keyboard']) {
  // In a frame of another origin a lazy picture is fetched only where it is seen.
  const picture = docIn(place).locator('img').first()
  await picture.evaluate((it) => it.scrollIntoView())
  await expect(picture).toHaveAttribute('data-loaded')
  const look = {
    ...(await measure(searchIn(place), ofSearch)),
    ...(await measure(docIn(place), ofDocument)),
  }
  const dropdown = place.locator('site-search[layout="dropdown"]')
  await dropdown.getByRole('combobox').pressSequentially('riga')
  await expect(dropdown.getByRole('option', { name: /^Evening 4:/ })).toBeVisible()
  Object.assign(look, await measure(dropdown, ofDropdown))
  await keyboard.press('Escape')
  const dialog = place.locator('site-search[layout="dialog"]')
  await dialog
    .getByRole('button', { name: /Search/ })
    .first()
    .click()
  await dialog.getByRole('searchbox').pressSequentially('riga')
  await expect(dialog.getByText('12 results')).toBeVisible()
  Object.assign(look, await measure(dialog, ofDialog))
  await keyboard.press('Escape')
  await expect(dialog.locator('[part="dialog"]')).toBeHidden()
  return look
}

const plain: Host = {
  name: 'nothing of its own',
  html: ({ elements, script }) => pageOf({ head: script, body: `<main>${elements}</main>` }),
}
let plainLook: Look | undefined

/** On a page that says nothing; once for all tests of a worker. */
async function lookOnPlainPage(site: Site): Promise<Look> {
  if (plainLook) return plainLook
  await openHost(site, plain)
  await worksIn(site.page)
  const look = await lookOf(site.page, site.page.keyboard)
  // What is nowhere looks the same everywhere.
  expect(Object.keys(look).filter((part) => 'missing' in (look[part] ?? {}))).toEqual([])
  plainLook = look
  return look
}

function* differences(look: Look, own: readonly string[]) {
  for (const [part, style] of Object.entries(look))
    for (const [property, value] of Object.entries(style)) {
      const expected = plainLook?.[part]?.[property]
      if (value !== expected && !own.some((name) => property.includes(name)))
        yield `${part} { ${property}: ${value} }, not ${expected}`
    }
}

/** The same questions for every page. */
export async function standsOn(site: Site, host: Host, place: Place = site.page) {
  await lookOnPlainPage(site)
  await openHost(site, host)
  await host.begin?.(site.page)
  await worksIn(place)
  const look = await lookOf(place, site.page.keyboard)
  expect([...differences(look, host.ownLook ?? [])]).toEqual([])
  expect(site.errors).toEqual([])
  const ours = site.console.filter((line) => line.includes('site-embed'))
  // The document has a link that leads nowhere.
  const right = host.said ?? /\(drowned\)/
  expect(ours.filter((line) => !right.test(line))).toEqual([])
  if (host.keeps) expect(await site.page.evaluate(host.keeps)).toBe(true)
}
