// A customer's page: HTML of the test's own, served beside the services, with the built bundle
// from another origin.
import { existsSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { questionsIndex } from '../../demo/sandbox/agent/questions.ts'
import { createAgentService } from '../../demo/sandbox/agent/service.ts'
import { createContentService } from '../../demo/sandbox/content/service.ts'
import type { SandboxReply, Service } from '../../demo/sandbox/http.ts'
import { createSearchService } from '../../demo/sandbox/search/service.ts'
import { type Sandbox, startSandbox } from '../../demo/sandbox/server.ts'
import { anyIndices } from '../fixtures/any-index.ts'
import { dated } from '../fixtures/dated.ts'
import { gallery } from '../fixtures/gallery.ts'
import { goods } from '../fixtures/goods.ts'
import { endless, help, priced } from '../fixtures/many.ts'
import { neighbours } from '../fixtures/neighbours.ts'
import { reading } from '../fixtures/reading.ts'
import { kinds } from '../fixtures/records.ts'
import { ruled } from '../fixtures/ruled.ts'
import { shelf } from '../fixtures/shelf.ts'
import { shop } from '../fixtures/shop.ts'
import { stories, telling } from '../fixtures/stories.ts'
import { suggested } from '../fixtures/suggested.ts'
import { fewTales, searchApps, space, tales } from '../fixtures/tales.ts'
import { orderedWares, wares } from '../fixtures/wares.ts'
import { test as base } from './tab.ts'

/** Which family of builds is tested: `npm run test:slim` and `npm run test:browsers -- --slim` say so. */
export const isSlim = /slim$/.test(process.env.SITE_EMBED_FAMILY ?? '')
const fileName = isSlim ? 'site-embed.slim.js' : 'site-embed.js'
const bundle = readFileSync(`dist/${fileName}`, 'utf8')
export const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }

/** What all tests of a worker share, because it takes its time to make. */
interface Shared {
  services: Service[]
  /** Where the script comes from: another origin. */
  cdn: Sandbox
}

export interface Own {
  /** The customer's own origin, which answers for both services too: another one for each test. */
  sandbox: Sandbox
  pages: Map<string, { html: string; headers: Record<string, string> }>
}

export interface PageOptions {
  headers?: Record<string, string>
  path?: string
  lang?: string
  head?: string
  /** Attributes of the script tag; null leaves the tag out. */
  script?: string | null
}

export interface Site extends Own {
  cdn: Sandbox
  /** Where another file of the same version is, such as `rich-doc.slim.js`. */
  file(name: string): string
  page: Page
  /** Where the bundle is, and another build of it. */
  src: string
  otherVersion: string
  /** `app-id="…" api-key="…" search-host="…"`, and the same for content. */
  search: string
  content: string
  /** The space of tests/fixtures/shelf.ts, without its token. */
  shelf: string
  open(body: string, options?: PageOptions): Promise<void>
  /** What the console said, and what reached window.onerror. */
  console: string[]
  errors: string[]
  /** Hosts that the page asked, beside its own and the script's. */
  strangers: string[]
}

/**
 * As bytes, made of text once for all tests; and without the line by which browsers compile all
 * of it on another thread: with a page for each test, that would take an eighth of all their time. The
 * tests of the other files have them as they are.
 */
const bytes = Buffer.from(bundle.replace(/^\/\/#.*\n/m, ''))

const scriptFile = (text: string | Buffer): SandboxReply => ({
  status: 200,
  // As many hosts send it: without an encoding, and to be kept.
  headers: { 'content-type': 'text/javascript', 'cache-control': 'public, max-age=3600' },
  body: text,
})

const startCdn = () =>
  startSandbox({
    services: [],
    pages: ({ url }) => {
      // As a host of npm packages has it, to the byte.
      const [, path = '', kind] =
        /^\/npm\/site-embed@[\d.]+\/dist\/([\w./-]+\.(css|js))$/.exec(url.pathname) ?? []
      if (path && existsSync(`dist/${path}`)) {
        const type = kind === 'css' ? 'text/css' : 'text/javascript'
        return {
          status: 200,
          headers: { 'content-type': type },
          body: readFileSync(`dist/${path}`),
        }
      }
      const [beside] =
        /[^/]+\.(?:[a-z]{2}|typesense|meilisearch|ask|preview|slim\.more)\.js$|(site-|rich-)[a-z]+(\.slim)?\.js$/.exec(
          url.pathname,
        ) ?? []
      if (beside && beside !== fileName && !url.pathname.startsWith('/other/'))
        return scriptFile(readFileSync(`dist/${beside}`))
      return url.pathname.startsWith('/other/')
        ? scriptFile(
            bundle.replaceAll(`"${version}"`, '"9.9.9"').replaceAll(`\`${version}\``, '"9.9.9"'),
          )
        : scriptFile(bytes)
    },
  })

export const indices = [
  tales,
  fewTales,
  wares,
  orderedWares,
  ruled,
  priced,
  help,
  endless,
  shop,
  goods,
  dated,
  suggested,
  stories,
  telling,
  questionsIndex,
  ...kinds,
  ...anyIndices,
]
export const spaces = [space, gallery, shelf, reading, ...neighbours]

const createServices = () => {
  const search = createSearchService({ indices, apps: searchApps })
  return [createAgentService(search), search, createContentService(spaces)]
}

export async function startOwn(services: Service[]): Promise<Own> {
  const pages: Own['pages'] = new Map()
  const sandbox = await startSandbox({
    services,
    pages: ({ url }) => {
      const page = pages.get(url.pathname)
      if (url.pathname === '/favicon.ico') return { status: 204, body: '' }
      return page
        ? {
            status: 200,
            headers: { 'content-type': 'text/html; charset=utf-8', ...page.headers },
            body: page.html,
          }
        : undefined
    },
  })
  return { sandbox, pages }
}

function htmlOf(body: string, src: string, options: PageOptions) {
  const { lang = 'en', head = '', script = 'defer' } = options
  const tag = script === null ? '' : `<script src="${src}" ${script}></script>`
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Test</title>${head}${tag}</head><body>${body}</body></html>`
}

export const test = base.extend<{ own: Own; site: Site }, { shared: Shared }>({
  shared: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern
    async ({}, use) => {
      const cdn = await startCdn()
      await use({ services: createServices(), cdn })
      await cdn.close()
    },
    { scope: 'worker' },
  ],
  own: async ({ shared }, use) => {
    const own = await startOwn(shared.services)
    await use(own)
    await own.sandbox.close()
  },
  // After its servers, so that the page is gone before they are.
  site: async ({ shared: { cdn }, own, page }, use) => {
    const { sandbox, pages } = own
    const site: Site = {
      ...own,
      cdn,
      page,
      src: `${cdn.url}/site-embed@${version}/${fileName}`,
      file: (name) => `${cdn.url}/site-embed@${version}/${name}`,
      otherVersion: `${cdn.url}/other/${fileName}`,
      search: `app-id="TESTAPP" api-key="search-key" search-host="${sandbox.url}" index-name="tales"`,
      content: `space-id="harbour" access-token="delivery-token" content-host="${sandbox.url}"`,
      shelf: `space-id="shelf" content-host="${sandbox.url}"`,
      console: [],
      errors: [],
      strangers: [],
      async open(body, options = {}) {
        const path = options.path ?? '/page.html'
        const html = htmlOf(body, site.src, options)
        pages.set(new URL(path, sandbox.url).pathname, { html, headers: options.headers ?? {} })
        await page.goto(sandbox.url + path)
      },
    }
    listen(page, site)
    await use(site)
  },
})

function listen(page: Page, site: Site) {
  page.on('console', (message) => site.console.push(message.text()))
  // Firefox tells a request that it has refused as an error of the page, and an area without a shape.
  const isTold = /^Cross-Origin Request Blocked|^Content-Security-Policy: |^The “coords” attribute/
  page.on('pageerror', (error) =>
    (isTold.test(String(error)) ? site.console : site.errors).push(String(error)),
  )
  page.on('request', (request) => {
    const { origin } = new URL(request.url())
    const known = [site.sandbox.url, site.cdn.url, 'null']
    if (!known.includes(origin)) site.strangers.push(request.url())
  })
}

export { expect } from '@playwright/test'

/** Collects an event of the page's elements, so that a test can wait for what a page would hear. */
export async function heard(page: Page, type: string): Promise<() => Promise<unknown[]>> {
  await page.addInitScript((name) => {
    const list: unknown[] = []
    Object.defineProperty(window, `heard:${name}`, { value: list })
    document.addEventListener(name, (event) => {
      if (event instanceof CustomEvent) list.push(JSON.parse(JSON.stringify(event.detail)))
    })
  }, type)
  return () => page.evaluate((name) => Reflect.get(window, `heard:${name}`), type)
}

/** Requests of the search service, as bodies. */
export const searches = ({ sandbox }: Site) =>
  sandbox.requests.filter(({ url, method }) => method === 'POST' && url.includes('/1/indexes/'))
/** Answers wait until they are let go, however long the test takes with what is shown meanwhile. */
export async function hold(page: Page, url: RegExp): Promise<() => void> {
  let letGo = () => {}
  const released = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(url, async (route) => {
    await released
    await route.continue()
  })
  return letGo
}

/** What would move or be written by now has been. */
export const settled = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )

/** Calls a method of the page's search. */
export const call = (page: Page, method: string) =>
  page.locator('site-search').evaluate((it, name) => Reflect.get(it, name).call(it), method)

/** Sets a property of the page's search. */
export const set = (page: Page, name: string, value: unknown) =>
  page
    .locator('site-search')
    .evaluate((it, [key, to]) => Reflect.set(it, String(key), to), [name, value])

export const entryRequests = ({ sandbox }: Site) =>
  sandbox.requests.filter(({ url }) => url.includes('/entries'))

/** Attributes as a placeholder writes them. */
export const asData = (attributes: string) => attributes.replaceAll(/([a-z-]+)=/g, 'data-$1=')
