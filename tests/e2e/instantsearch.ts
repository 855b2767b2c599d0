// A page that brings InstantSearch along, from the library’s own build for script tags, and widgets on the
// live instance of an element.
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { type Site, searches } from './site.ts'

/** What these tests call of the library's global. */
export interface Library {
  connectors: Record<
    string,
    (render: (state: Record<string, unknown>) => void) => (params: object) => object
  >
  widgets: Record<string, (params: object) => object>
}
export interface Instance {
  started: boolean
  status: string
  error?: { message: string }
  addWidgets(widgets: object[]): void
  removeWidgets(widgets: object[]): void
  use(...middleware: unknown[]): void
  unuse(...middleware: unknown[]): void
  setUiState(change: (state: Record<string, object>) => object): void
  refresh(): void
  getUiState(): Record<string, Record<string, unknown>>
  on(event: string, listener: (value: Error) => void): void
}
declare global {
  interface Window {
    instantsearch: Library
    live: Instance
    /** What the page's widget was told last. */
    shown: Record<string, unknown>
    widget: object
    states: unknown[]
  }
}

export const library = readFileSync(
  'node_modules/instantsearch.js/dist/instantsearch.production.min.js',
  'utf8',
)
export const products = ({ search }: Site) => search.replace('"tales"', '"products"')

export async function open(site: Site, attributes: string) {
  site.pages.set('/instantsearch.js', {
    html: library,
    headers: { 'content-type': 'text/javascript' },
  })
  await site.open(`<site-search ${products(site)} ${attributes}></site-search>`, {
    head: '<script src="/instantsearch.js" defer></script>',
  })
  await site.page.locator('[part="hit"]').first().waitFor()
  await site.page.evaluate(() => {
    const live: unknown = Reflect.get(document.querySelector('site-search') ?? {}, 'instantSearch')
    window.live = live as Window['live']
  })
}

/** A widget of the page's own, made with a connector: what it is told stands in `window.shown`. */
export const addOwn = (page: Page, connector: string, params: object) =>
  page.evaluate(
    ([name, given]) => {
      const connect = window.instantsearch.connectors[name]
      if (!connect) throw new Error('The library has no such connector')
      window.widget = connect((state) => {
        window.shown = state
      })(given)
      window.live.addWidgets([window.widget])
    },
    [connector, params] as const,
  )
export const addBrands = (page: Page) =>
  addOwn(page, 'connectRefinementList', { attribute: 'brand', limit: 20 })

export const refinedItems = (page: Page) =>
  page.evaluate(() =>
    (window.shown.items as { value: string; isRefined: boolean }[])
      .filter(({ isRefined }) => isRefined)
      .map(({ value }) => value),
  )

export const chips = (page: Page) => page.locator('[part="chip"]')
export const lastAsked = (site: Site) => JSON.parse(String(searches(site).at(-1)?.body)).requests[0]
