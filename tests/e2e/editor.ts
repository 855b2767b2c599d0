// The editor around a page, as far as a test needs it: it frames the page, hears what it says, and answers.
import { readFileSync } from 'node:fs'
import type { FrameLocator } from '@playwright/test'
import type { Site } from './site.ts'

const flatted = readFileSync('node_modules/flatted/es.js', 'utf8')
export const previewToken = `<script type="module">SiteEmbed.configure({ previewToken: 'preview-token' })</script>`

export interface Said {
  method: string
  [name: string]: unknown
}

export interface Editor {
  /** The page in the frame. */
  text: FrameLocator
  /** All that the page has said. */
  said(method?: string): Promise<Said[]>
  say(message: object): Promise<void>
  /**
   * Writes fields of an item wherever it stands in what the page has subscribed to, and says what the whole
   * has become; null empties a field. `at`: of which subscription.
   */
  type(id: string, fields: Record<string, unknown>, at?: number): Promise<void>
}

/** Runs in the editor's page, before anything of the page arrives. */
const editorScript = `
said = []
addEventListener('message', ({ data }) => {
  if (data.source === 'live-preview-sdk') said.push(data)
})
function subscriptions() {
  const gone = said.filter(({ method }) => method === 'UNSUBSCRIBED').map(({ id }) => id)
  return said.filter(({ method, id }) => method === 'SUBSCRIBED' && !gone.includes(id))
}
entities = new Map()
function entityOf({ id, config }) {
  if (!entities.has(id)) entities.set(id, Flatted.parse(config).data)
  return entities.get(id)
}
function itemIn(value, id, seen = new Set()) {
  if (!value || typeof value !== 'object' || seen.has(value)) return null
  seen.add(value)
  if (value.fields && value.sys?.id === id) return value
  for (const part of Object.values(value)) {
    const found = itemIn(part, id, seen)
    if (found) return found
  }
  return null
}
function resolved(value, data) {
  if (Array.isArray(value)) return value.map((one) => resolved(one, data))
  if (!value || typeof value !== 'object') return value
  if (value.sys?.type === 'Link') return itemIn(data, value.sys.id) ?? value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, resolved(one, data)]))
}
async function write([id, fields, at]) {
  while (!subscriptions()[at])
    await new Promise((heard) => addEventListener('message', heard, { once: true }))
  const subscription = subscriptions()[at]
  const data = entityOf(subscription)
  const item = itemIn(data, id)
  for (const [name, value] of Object.entries(fields))
    if (value === null) delete item.fields[name]
    else item.fields[name] = resolved(value, data)
  frames[0].postMessage({
    source: 'live-preview-editor', method: 'ENTRY_UPDATED',
    subscriptionId: subscription.id, data, contentType: { sys: { id: 'story' } },
  }, '*')
}
`

interface Options {
  /** Attributes of the script tag, and what is in the head; null leaves the tag out. */
  script?: string | null
  head?: string
  headers?: Record<string, string>
  /** Of the page in the frame. */
  path?: string
  /** What the script tag calls the editor's own host. */
  origin?: string
}

/** At another name of this machine, so of another origin. */
export const editorOrigin = ({ sandbox }: Site) => `http://localhost:${sandbox.port}`

export async function inEditor(site: Site, body: string, options: Options = {}): Promise<Editor> {
  const { page, pages, sandbox } = site
  const { script = '', head = '', headers, path, origin = editorOrigin(site) } = options
  const tag = script === null ? null : `defer data-target-origin="${origin}" ${script}`
  await site.open(body, { script: tag, head, ...(headers ? { headers } : {}) })
  const framed = new URL(path ?? '', page.url()).href
  pages.set('/editor.html', {
    html: `<!doctype html><meta charset="utf-8"><title>Editor</title><script>${flatted}</script><script>${editorScript}</script><iframe src="${framed}" width="900" height="600"></iframe>`,
    headers: {},
  })
  sandbox.requests.length = 0
  await page.goto(`${editorOrigin(site)}/editor.html`)
  const said = (method?: string): Promise<Said[]> =>
    page.evaluate((wanted) => {
      const all: Said[] = Reflect.get(window, 'said')
      // As plain data, also places and sizes.
      return JSON.parse(JSON.stringify(all.filter(({ method }) => !wanted || method === wanted)))
    }, method)
  return {
    text: page.frameLocator('iframe'),
    said,
    say: (message) =>
      page.evaluate((data) => frames[0]?.postMessage(data, '*'), {
        source: 'live-preview-editor',
        ...message,
      }),
    type: (id, fields, at = 0) =>
      page.evaluate((wanted) => Reflect.get(window, 'write')(wanted), [id, fields, at] as const),
  }
}
