// Pages with a search that another engine answers: a stand-in that speaks as its server does.
import type { Page } from '@playwright/test'
import { type Sandbox, startSandbox } from '../../demo/sandbox/server.ts'
import { meilisearch, meilisearchKey } from '../fixtures/engines/meilisearch.ts'
import { typesense, typesenseKey } from '../fixtures/engines/typesense.ts'
import { test as base, type Site } from './site.ts'

export const test = base.extend<{ servers: Sandbox }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern
  servers: async ({}, use) => {
    const servers = await startSandbox({ services: [typesense, meilisearch] })
    await use(servers)
    await servers.close()
  },
})

export const engines = {
  typesense: {
    access: `engine="typesense" api-key="${typesenseKey}" search-fields="title, text"`,
    key: typesenseKey,
    dearest: 'wares/sort/price:desc',
  },
  meilisearch: {
    access: `engine="meilisearch" api-key="${meilisearchKey}"`,
    key: meilisearchKey,
    dearest: 'wares:price:desc',
  },
} as const
export type Name = keyof typeof engines
export const names = Object.keys(engines) as Name[]

export const fileOf = (name: Name) => `site-embed.${name}.js`
export const scriptOf = (site: Site, name: Name) =>
  `<script src="${site.file(fileOf(name))}" defer></script>`
export const element = (name: Name, { url }: Sandbox, more = 'index-name="wares"') =>
  `<site-search ${engines[name].access} search-host="${url}" ${more}></site-search>`

/** Beside the script of that engine. */
export const openWith = (name: Name, site: Site, servers: Sandbox, more?: string) =>
  site.open(element(name, servers, more), { head: scriptOf(site, name) })

export const hits = (page: Page) => page.locator('[part="hit-title"]')
export const posts = ({ requests }: Sandbox) => requests.filter(({ method }) => method === 'POST')
