// What the tests of recommendations share.
import { goods } from '../fixtures/goods.ts'
import { type Site, searches } from './site.ts'

/** Whom to ask, and of which index. */
export const shop = ({ search }: Site) => search.replace('"tales"', `"${goods.name}"`)

interface Asked {
  model?: string
  objectID?: string
  queryParameters?: Record<string, unknown>
  [name: string]: unknown
}

const bodies = (site: Site, path: string): Asked[][] =>
  searches(site)
    .filter(({ url }) => url.includes(path))
    .map(({ body }) => JSON.parse(String(body)).requests)

/** What was asked of the models, call by call. */
export const asked = (site: Site) => bodies(site, '/recommendations')
/** What was searched for beside that. */
export const searched = (site: Site) => bodies(site, '/queries')

export const told = (site: Site, words: string) =>
  site.console.filter((line) => line.includes(words))
