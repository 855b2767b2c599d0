// What tests/bench/documents.ts shows: documents, and two pages that show them, ours and one with
// contentful.js and the HTML renderer.
import { readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import type { TopLevelBlock } from '@contentful/rich-text-types'
import type { EntryDefinition } from '../../demo/sandbox/content/definition.ts'
import { createContentService } from '../../demo/sandbox/content/service.ts'
import {
  b,
  doc,
  h2,
  i,
  li,
  link,
  p,
  quote,
  row,
  table,
  ul,
} from '../../demo/sandbox/data/content/rich-text.ts'
import type { SandboxReply } from '../../demo/sandbox/http.ts'
import { startSandbox } from '../../demo/sandbox/server.ts'
import { space } from '../fixtures/tales.ts'
import { buildRenderer } from './renderer.ts'

export const times = <Item>(count: number, make: (at: number) => Item) =>
  Array.from({ length: count }, (_, at) => make(at))

const sentence = 'The ferry leaves at dusk, when the lamps are lit, and nobody counts the gulls. '
const words = (at: number) => `${at} ${sentence.repeat(4)}`
const paragraph = (at: number) => p(words(at))
const richParagraph = (at: number) =>
  p(words(at), b('Lamps are '), link(`https://town.example/${at}`, 'lit'), i(', they say.'))
const chapter = (at: number) => h2(`Chapter ${at}`)
const items = (count: number) => ul(...times(count, (at) => li(words(at))))
const grid = (rows: number, cells: number) =>
  table(...times(rows, () => row(...times(cells, (at) => `Cell ${at}`))))

/** Ten blocks as they occur in an article. */
const part = (at: number): TopLevelBlock[] => [
  chapter(at),
  ...times(3, (line) => richParagraph(10 * at + line)),
  items(4),
  ...times(3, (line) => paragraph(10 * at + 4 + line)),
  quote(words(at)),
  grid(3, 3),
]
const parts = (count: number) => times(count, part).flat()

const bodies: Record<string, TopLevelBlock[]> = {
  article: parts(4),
  ...Object.fromEntries(times(30, (at) => [`note-${at}`, part(at)])),
  'all-notes': parts(30),
  'nodes-5000': times(250, (at) => [
    chapter(at),
    ...times(9, (line) => paragraph(9 * at + line)),
  ]).flat(),
  'list-5000': [items(1666)],
  'table-5000': [grid(400, 4)],
  'paragraphs-3000': times(3000, paragraph),
}

const entries: EntryDefinition[] = Object.entries(bodies).map(([id, content]) => ({
  id,
  contentType: 'article',
  createdAt: '2026-01-05T10:00:00.000Z',
  updatedAt: '2026-01-05T10:00:00.000Z',
  fields: { title: { 'en-US': id }, body: { 'en-US': doc(...content) } },
}))

/** contentful.js as it is published for browsers, with the HTML renderer as a global. */
async function theirScript(): Promise<string> {
  const renderer = await buildRenderer()
  const files = ['node_modules/contentful/dist/contentful.browser.min.js', renderer.file]
  const script = files.map((file) => readFileSync(file, 'utf8')).join(';')
  renderer.remove()
  return script
}

/** Compressed ahead, as hosts send it. */
function packed(body: string, type: string): SandboxReply {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }
  const headers = { 'content-type': `${type}; charset=utf-8`, 'content-encoding': 'br' }
  return { status: 200, headers, body: brotliCompressSync(body, { params }) }
}

/** Shows the entries with these ids, each in a box of its own. */
const theirStart = (origin: string) => `
window.start = async (ids) => {
  const client = contentful.createClient({
    space: 'harbour', accessToken: 'delivery-token', host: '${new URL(origin).host}', insecure: true,
  })
  const { items } = await client.getEntries({ 'sys.id[in]': ids.join(), include: 3 })
  for (const id of ids) {
    const { fields } = items.find(({ sys }) => sys.id === id)
    const box = document.createElement('div')
    box.className = 'theirs'
    box.innerHTML = richText.documentToHtmlString(fields.body)
    document.body.append(box)
  }
}`

const ourTag = (origin: string, id: string, more = '') =>
  `<rich-doc space-id="harbour" access-token="delivery-token" content-host="${origin}" entry-id="${id}" ${more}></rich-doc>`

const ourStart = (origin: string) => `
window.start = (ids, more = '') => new Promise((resolve) => {
  let loaded = 0
  document.addEventListener('doc-load', () => ++loaded === ids.length && resolve())
  const box = document.createElement('div')
  const tag = ${JSON.stringify(ourTag(origin, '{id}', '{more}'))}
  box.innerHTML = ids.map((id) => tag.replace('{id}', id).replace('{more}', more)).join('')
  document.body.append(box)
})`

/** Pages and service are two origins, as in life. */
export async function startSite(script: string) {
  const service = await startSandbox({ services: [createContentService([{ ...space, entries }])] })
  const { url } = service
  const ours = '<script src="/ours/site-embed.js"></script>'
  const theirs = '<script src="/theirs.js"></script>'
  const page = (head: string, body: string) =>
    packed(
      `<!doctype html><meta charset="utf-8"><title>Documents</title>${head}<body>${body}`,
      'text/html',
    )
  const replies: Record<string, SandboxReply> = {
    '/favicon.ico': { status: 204, body: '' },
    '/ours/site-embed.js': packed(readFileSync(script, 'utf8'), 'text/javascript'),
    '/theirs.js': packed(await theirScript(), 'text/javascript'),
    '/ours': page(ours, `<script>${ourStart(url)}</script>`),
    '/theirs': page(theirs, `<script>${theirStart(url)}</script>`),
    '/ours/article': page(ours, ourTag(url, 'article')),
    '/theirs/article': page(theirs, `<script>${theirStart(url)};start(['article'])</script>`),
  }
  const pages = await startSandbox({
    services: [],
    pages: (request) => replies[request.url.pathname] ?? { status: 404, body: '' },
  })
  return {
    url: pages.url,
    requests: service.requests,
    close: () => Promise.all([pages.close(), service.close()]),
  }
}
