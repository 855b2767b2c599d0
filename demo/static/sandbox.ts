// Both services within the page, for a demo on a host that has files and no services: what pages ask
// them is answered here, by the same code as on the server, with dates around the day of the visit.
import { guideIndices, servicesFor } from '../guide.ts'
import { guideSpace } from '../sandbox/data/content/space.ts'
import { errorReply } from '../sandbox/faults.ts'
import type { SandboxReply, SandboxRequest, Service } from '../sandbox/http.ts'

const script = document.currentScript
/** The folder of the demo on its host. */
const folder = new URL('.', script instanceof HTMLScriptElement ? script.src : location.href)

const asked = /^(?:\/fault\/(\d+))?(\/(?:1|spaces|preview)\/.*)$/

/** In bytes, by asset, of those that are no drawings; written in when the demo is built. */
declare const FILE_SIZES: Record<string, number>

function createServices(): Service[] {
  const now = new Date()
  const space = guideSpace({ now })
  // The files lie beside the page: of their content only the size is told.
  const assets = space.assets.map((asset) => ({
    ...asset,
    file: { ...asset.file, bytes: () => new Uint8Array(FILE_SIZES[asset.id] ?? 0) },
  }))
  return servicesFor(guideIndices(now, folder.pathname), { ...space, assets })
}

let services: Service[] | undefined

function answer(request: SandboxRequest): SandboxReply {
  services ??= createServices()
  const [, fault, path = ''] = asked.exec(request.url.pathname) ?? []
  if (fault) return errorReply(Number(fault), path)
  for (const service of services) {
    const reply = service(request)
    if (reply) return reply
  }
  return { status: 404, body: '' }
}

/** Files are below the folder; results lead to pages that nobody has written. */
const moved = (body: string) =>
  body
    .replaceAll(`"//${folder.host}/`, `"//${folder.host}${folder.pathname}`)
    .replaceAll(/"url":"\/(?!\/)[^"]*"/g, (url) =>
      url.includes('/pictures/') ? url : `"url":"${folder.pathname}missing.html"`,
    )

async function replyTo(request: Request, url: URL): Promise<Response> {
  const body = await request.text()
  // As over a network, never in the task of the question.
  await new Promise((done) => setTimeout(done))
  request.signal.throwIfAborted()
  const { method } = request
  const reply = answer({ method, url, headers: Object.fromEntries(request.headers), body })
  const { status, headers = {} } = reply
  const isEmpty = status === 204 || status === 304
  return new Response(isEmpty ? null : moved(String(reply.body)), { status, headers })
}

const overNetwork = window.fetch
window.fetch = (input, init) => {
  const request = new Request(input, init)
  const url = new URL(request.url)
  const isOurs = url.origin === folder.origin && asked.test(url.pathname)
  return isOurs ? replyTo(request, url) : overNetwork(input, init)
}
