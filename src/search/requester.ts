// How the lite client's requests leave: `fetch`, so that a call can be cancelled as a whole.
import type { Call } from '../shell/deadline.ts'
import type { RequestNote } from '../shell/host.ts'

interface Outgoing {
  method: string
  url: string
  headers: Record<string, string>
  data?: unknown
  responseTimeout: number
}

/** A header of ours that tells which call a request belongs to; it never leaves the page. */
export const callHeader = 'x-site-embed-call'

/** The host and path of a request, without the key in its query. */
const plainUrl = (url: string) => url.split('?')[0] ?? url

export type Note = (request: RequestNote) => void

async function ask(outgoing: Outgoing, headers: Record<string, string>, signal: AbortSignal) {
  const response = await fetch(outgoing.url, {
    method: outgoing.method,
    headers,
    body: typeof outgoing.data === 'string' ? outgoing.data : null,
    credentials: 'omit',
    signal,
  })
  const content = await response.text()
  return { status: response.status, content, isTimedOut: false, headers: response.headers }
}

export function createRequester(
  calls: ReadonlyMap<string, Call>,
  note: (call: string, request: RequestNote) => void,
) {
  return {
    async send(outgoing: Outgoing) {
      const { [callHeader]: id = '', ...headers } = outgoing.headers
      const call = calls.get(id)
      // The transporter would go on to the next host: only a throw ends it.
      if (!call || call.signal.aborted) throw new DOMException('cancelled', 'AbortError')
      const patience = AbortSignal.timeout(outgoing.responseTimeout)
      const started = performance.now()
      const tell = (status: RequestNote['status']) =>
        note(id, {
          url: plainUrl(outgoing.url),
          status,
          milliseconds: Math.round(performance.now() - started),
        })
      try {
        const signal = AbortSignal.any([call.signal, patience])
        const { headers: received, ...answer } = await ask(outgoing, headers, signal)
        tell(answer.status)
        return { ...answer, headers: { 'retry-after': received.get('retry-after') ?? '' } }
      } catch (error) {
        tell(call.signal.aborted ? 'cancelled' : 'failed')
        if (call.signal.aborted) throw error
        return { status: 0, content: 'no answer', isTimedOut: patience.aborted }
      }
    },
  }
}
