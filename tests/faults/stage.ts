// A customer's page with one element, and for each cell services of its own at an address of their own:
// nothing of one cell, kept answers and rests included, reaches another.
import { readFileSync } from 'node:fs'
import { createContentService } from '../../demo/sandbox/content/service.ts'
import { createSearchService } from '../../demo/sandbox/search/service.ts'
import { type Sandbox, startSandbox } from '../../demo/sandbox/server.ts'
import { space, tales } from '../fixtures/tales.ts'
import type { ElementName } from './cases.ts'

const ears = readFileSync('tests/faults/ears.js')

/** An entry of the same kind as the keeper, with words of its own. */
const sailor = space.entries
  .filter(({ id }) => id === 'keeper')
  .map((keeper): typeof keeper => {
    const text = JSON.stringify({ ...keeper, id: 'sailor' })
    return JSON.parse(text.replace('He counts the lamps.', 'She mends the sails.'))
  })

/** Everything has another name as well, which an owner puts in the place of one that is refused. */
const otherNames = space.entries.map((entry) => ({ ...entry, id: `${entry.id}-new` }))
const searchKey = { acl: ['search' as const] }
const services = [
  createSearchService({
    indices: [tales, { ...tales, name: 'tales-new' }],
    apps: [{ appId: 'TESTAPP', apiKeys: { 'search-key': searchKey, 'search-key-new': searchKey } }],
  }),
  createContentService([
    {
      ...space,
      accessTokens: ['delivery-token', 'delivery-token-new'],
      entries: [...space.entries, ...sailor, ...otherNames],
    },
  ]),
]

const elementAt: Record<ElementName, (host: string) => string> = {
  'site-search': (host) =>
    `<site-search id="tales" app-id="TESTAPP" api-key="search-key" search-host="${host}" index-name="tales" facets="city"><form action="/search"><input name="q" aria-label="Suche"></form></site-search>`,
  'rich-doc': (host) =>
    `<rich-doc id="tales" space-id="harbour" access-token="delivery-token" content-host="${host}" entry-id="harbour"><p>Unsere eigenen Worte</p></rich-doc>`,
}

const pageOf = (element: ElementName, host: string) =>
  `<!doctype html><html lang="de"><meta charset="utf-8"><title>Test</title><script src="/ears.js"></script>${elementAt[element](host)}</html>`

const file = (type: string, body: Buffer | string) => ({
  status: 200,
  headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'max-age=3600' },
  body,
})

export interface Stage {
  /** A page for the element, still without our script. */
  open(element: ElementName): Promise<{ url: string; service: Sandbox }>
  close(): Promise<void>
}

/** With a script of `dist/`, or another. */
export async function startStage(script: string): Promise<Stage> {
  // From its first line on the page needs an answer.
  const bundle = `need();\n${readFileSync(script, 'utf8')}`
  const pages = await startSandbox({
    services: [],
    pages: ({ url: { pathname, searchParams } }) => {
      if (pathname === '/ears.js') return file('text/javascript', ears)
      if (pathname === '/site-embed.js') return file('text/javascript', bundle)
      if (pathname === '/favicon.ico') return { status: 204, body: '' }
      const element = pathname === '/rich-doc' ? 'rich-doc' : 'site-search'
      return file('text/html', pageOf(element, searchParams.get('host') ?? ''))
    },
  })
  return {
    async open(element) {
      const service = await startSandbox({ services })
      return { url: `${pages.url}/${element}?host=${service.url}`, service }
    },
    close: () => pages.close(),
  }
}
