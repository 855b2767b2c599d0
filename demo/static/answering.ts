// Services within the page, for a host that has files and no services: what pages ask them is answered
// here, by the same code as on the server.
import { errorReply } from '../sandbox/faults.ts'
import type { SandboxReply, SandboxRequest, Service, Stream } from '../sandbox/http.ts'

const script = document.currentScript
/** Where the script lies, with all that it came with. */
export const folder = new URL('.', script instanceof HTMLScriptElement ? script.src : location.href)

const asked = /^(?:\/fault\/(\d+))?(\/(?:1|spaces|preview|agent-studio)\/.*)$/

export interface Answering {
  services: readonly Service[]
  /** Addresses in an answer, as they are in this folder. */
  moved: (body: string) => string
}

function answer(services: readonly Service[], request: SandboxRequest): SandboxReply {
  const [, fault, path = ''] = asked.exec(request.url.pathname) ?? []
  if (fault) return errorReply(Number(fault), path)
  for (const service of services) {
    const reply = service(request)
    if (reply) return reply
  }
  return { status: 404, body: '' }
}

/** As over a network: it ends with the request. */
const streamed = ({ bits, end }: Stream, signal: AbortSignal) =>
  new ReadableStream<Uint8Array>({
    async start(controller) {
      signal.addEventListener('abort', () => controller.error(signal.reason))
      for (const { milliseconds, bytes } of bits) {
        await new Promise((done) => setTimeout(done, milliseconds))
        if (signal.aborted) return
        controller.enqueue(bytes)
      }
      if (end === 'closed') controller.close()
      if (end === 'broken') controller.error(new TypeError('The connection broke'))
    },
  })

async function replyTo({ services, moved }: Answering, request: Request, url: URL) {
  const body = await request.text()
  // As over a network, never in the task of the question.
  await new Promise((done) => setTimeout(done))
  request.signal.throwIfAborted()
  const { method } = request
  const headers = Object.fromEntries(request.headers)
  const reply = answer(services, { method, url, headers, body })
  const isEmpty = reply.status === 204 || reply.status === 304
  const whole = isEmpty ? null : moved(String(reply.body))
  return new Response(reply.stream ? streamed(reply.stream, request.signal) : whole, {
    status: reply.status,
    headers: reply.headers ?? {},
  })
}

/** They are made at the first question. */
export function answerInPage(make: (overNetwork: typeof fetch) => Promise<Answering>) {
  const overNetwork = window.fetch
  let answering: Promise<Answering> | undefined
  window.fetch = async (input, init) => {
    const request = new Request(input, init)
    const url = new URL(request.url)
    if (url.origin !== folder.origin || !asked.test(url.pathname)) return overNetwork(input, init)
    answering ??= make((...all) => overNetwork(...all))
    return replyTo(await answering, request, url)
  }
}
