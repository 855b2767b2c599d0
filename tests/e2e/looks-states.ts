// What is looked at: each state of both elements, as a customer's page shows it.
import type { Page } from '@playwright/test'

export interface State {
  name: string
  /** What stands in the page. */
  html: string
  /** What is there once the state is. */
  shows: string
  /** What a visitor does for it. */
  act?(page: Page): Promise<void>
  /** How much of the page is looked at, where that is more than a window. */
  height?: number
}

const services = 'search-host="/" content-host="/"'
/** Where no answer comes from. */
const silence = 'search-host="/never" content-host="/never"'
const account = 'app-id="GUIDE" api-key="guide-search"'
const space = 'space-id="guide" access-token="guide-delivery"'

const search = (more: string, from = `${account} ${services}`, inside = '') =>
  `<site-search ${from} ${more}>${inside}</site-search>`
const document = (more: string, host = services, inside = '') =>
  `<rich-doc ${space} ${host} ${more}>${inside}</rich-doc>`
const form = '<form><input name="q" aria-label="Plain search"><button>Go</button></form>'
const filters = 'facets="starts_at:date|When, city(limit=5)|City, price:range|Price"'
const type = (words: string) => (page: Page) => page.locator('[part="input"]').fill(words)

export const states: readonly State[] = [
  {
    name: 'results',
    html: search(
      `index-name="events_en|Events, articles_en|Articles" ${filters} selected="city:Riga" sort="events_en_date|Soonest first" hits-view="list, grid, compact" hits-per-page="4"`,
    ),
    shows: '[part="hit"]',
  },
  {
    name: 'grid',
    html: search(
      'index-name="products" facets="kind, rating:rating, color:color" hits-view="grid"',
    ),
    shows: '[part="hit"]',
  },
  {
    name: 'lines',
    html: search('index-name="events_en" facets="none" hits-view="compact"'),
    shows: '[part="hit"]',
  },
  {
    name: 'filters',
    html: search(`index-name="events_en" ${filters}`),
    shows: '.calendar',
    async act(page) {
      await page.locator('.filters-toggle').click()
      await page.locator('.calendar-toggle').click()
    },
  },
  {
    name: 'nothing',
    html: search('index-name="events_en" query="zzz" selected="city:Riga" facets="city"'),
    shows: '[part="empty"]',
  },
  {
    name: 'failed',
    html: search(
      'index-name="events_en"',
      `app-id="GUIDE" api-key="guide-blocked" ${services}`,
      form,
    ),
    shows: '[part="error"]',
  },
  {
    name: 'waiting',
    html: search('index-name="events_en" facets="city, kind"', `${account} ${silence}`),
    shows: '.bones',
  },
  {
    name: 'opening',
    html: document('entry-id="article-14" show="title, date, image, toc"', silence),
    shows: '.bone',
  },
  {
    name: 'consent',
    html: search('index-name="events_en" loading="consent"', account),
    shows: '.consent',
  },
  {
    name: 'dropdown',
    html: search(
      'layout="dropdown" index-name="events_en" suggestions-index="events_en_suggestions" results-page="/all"',
    ),
    shows: '.dropdown [part="hit"]',
    act: type('li'),
  },
  {
    name: 'dialog',
    html: search('layout="dialog" index-name="docs"'),
    shows: '.dialog [part="hit"]',
    async act(page) {
      await page.locator('[part~="button"]').click()
      await type('search')(page)
    },
  },
  {
    name: 'article',
    html: document('entry-id="article-14" show="title, date, image, reading-time, toc"'),
    shows: '[part="toc"]',
    height: 1200,
  },
  {
    name: 'reference',
    html: document('entry-id="article-reference"'),
    shows: '[part="table"]',
    height: 3000,
  },
  {
    name: 'missing',
    html: document('entry-id="gone"', services, '<p>Our words</p>'),
    shows: '[part="error"]',
  },
]
