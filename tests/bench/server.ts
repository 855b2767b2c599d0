// The hosts of a measurement: pages with their scripts, and on another origin both services.
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { createContentService } from '../../demo/sandbox/content/service.ts'
import type { SandboxReply, SandboxRequest, Service } from '../../demo/sandbox/http.ts'
import { createSearchService } from '../../demo/sandbox/search/service.ts'
import { type Sandbox, startSandbox } from '../../demo/sandbox/server.ts'
import { apps, indices, search, space } from './data.ts'

export interface Hosts {
  pages: Sandbox
  services: Sandbox
  /** Host and port of the services. */
  host: string
  /** Serves this page at this path from now on, and says where that is. */
  show(path: string, html: string): string
  /** What to do with what a page tells that nobody watches: the answer is where it goes next. */
  onReport(listener: (body: string) => string): void
  close(): Promise<void>
}

export interface Packed {
  gzip: Buffer
  br: Buffer
}

const packed = new Map<string, Packed>()

/** As hosts of static files keep them: compressed once, as well as it goes. */
export function packedFile(file: string): Packed {
  const known = packed.get(file)
  if (known) return known
  const bytes = readFileSync(file)
  const made = { gzip: gzipSync(bytes, { level: 9 }), br: brotliCompressSync(bytes) }
  packed.set(file, made)
  return made
}

const encodingFor = ({ headers }: SandboxRequest) =>
  /\bbr\b/.test(headers['accept-encoding'] ?? '') ? 'br' : 'gzip'

function scriptReply(request: SandboxRequest, file: string): SandboxReply {
  const encoding = encodingFor(request)
  return {
    status: 200,
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': encoding,
      'cache-control': 'public, max-age=31536000, immutable',
    },
    body: packedFile(file)[encoding],
  }
}

/** Answers travel compressed, as those of the real services do. */
const compressed =
  (service: Service): Service =>
  (request) => {
    const reply = service(request)
    if (!reply || reply.body.length < 1000) return reply
    const headers = { ...reply.headers, 'content-encoding': 'gzip' }
    return { ...reply, headers, body: gzipSync(reply.body, { level: 6 }) }
  }

/** What takes its time only once: nobody's first load pays for it. */
async function warmUp(services: Sandbox, files: string[]): Promise<void> {
  for (const file of files) packedFile(file)
  const query = `x-algolia-application-id=${search.app}&x-algolia-api-key=${search.key}`
  const requests = indices.map(({ name }) => ({ indexName: name, query: search.word }))
  await fetch(`${services.url}/1/indexes/*/queries?${query}`, {
    method: 'POST',
    body: JSON.stringify({ requests }),
  })
  services.requests.length = 0
}

const SCRIPT = /^\/script\/(?:run-\d+\/)?([^/]+)$/

const htmlReply = (body: string): SandboxReply => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  body,
})

const compared = () => [createSearchService({ indices, apps }), createContentService([space])]

/** `files` are the scripts, which are served by their names without folders. */
export async function startHosts(files: string[], behind = compared()): Promise<Hosts> {
  const scripts = new Map(files.map((file) => [basename(file), file]))
  const shown = new Map<string, string>()
  let hear = (_body: string) => ''
  const answer: Service = (request) => {
    const { pathname } = request.url
    const file = scripts.get(SCRIPT.exec(pathname)?.[1] ?? '')
    if (file) return scriptReply(request, file)
    if (pathname === '/report') return htmlReply(hear(request.body))
    const html = shown.get(pathname)
    return html === undefined ? { status: 404, body: '' } : htmlReply(html)
  }
  const pages = await startSandbox({ services: [], pages: answer })
  const services = await startSandbox({
    services: behind.map(compressed),
  })
  await warmUp(services, files)
  return {
    pages,
    services,
    host: new URL(services.url).host,
    show: (path, html) => {
      shown.set(path, html)
      return pages.url + path
    },
    onReport: (listener) => {
      hear = listener
    },
    close: async () => {
      await pages.close()
      await services.close()
    },
  }
}
