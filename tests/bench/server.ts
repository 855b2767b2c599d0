// The hosts of a measurement: pages with their scripts, and on another origin both services.
import { readFileSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { createContentService } from '../../demo/sandbox/content/service.ts'
import type { SandboxReply, SandboxRequest, Service } from '../../demo/sandbox/http.ts'
import { createSearchService } from '../../demo/sandbox/search/service.ts'
import { type Sandbox, startSandbox } from '../../demo/sandbox/server.ts'
import { apps, indices, search, space } from './data.ts'

export interface Hosts {
  pages: Sandbox
  services: Sandbox
  /** What is answered for a path, until it is shown again. */
  show(path: string, html: string): void
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
export async function warmUp({ services }: Hosts, files: string[]): Promise<void> {
  for (const file of files) packedFile(file)
  const query = `x-algolia-application-id=${search.app}&x-algolia-api-key=${search.key}`
  const requests = indices.map(({ name }) => ({ indexName: name, query: search.word }))
  await fetch(`${services.url}/1/indexes/*/queries?${query}`, {
    method: 'POST',
    body: JSON.stringify({ requests }),
  })
  services.requests.length = 0
}

const SCRIPT = /^\/script\/(?:run-\d+\/)?(.+)$/

export async function startHosts(): Promise<Hosts> {
  const shown = new Map<string, string>()
  const answer: Service = (request) => {
    const { pathname } = request.url
    const [, file] = SCRIPT.exec(pathname) ?? []
    if (file) return scriptReply(request, decodeURIComponent(file))
    const html = shown.get(pathname)
    if (html === undefined) return { status: pathname === '/favicon.ico' ? 204 : 404, body: '' }
    return {
      status: 200,
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
      body: html,
    }
  }
  const pages = await startSandbox({ services: [], pages: answer })
  const services = await startSandbox({
    services: [
      compressed(createSearchService({ indices, apps })),
      compressed(createContentService([space])),
    ],
  })
  return {
    pages,
    services,
    show: (path, html) => shown.set(path, html),
    close: async () => {
      await pages.close()
      await services.close()
    },
  }
}
