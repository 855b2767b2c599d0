// How the lite client's requests leave: `fetch`, so that a call can be cancelled as a whole.
import type { Call } from '../../net/deadline.ts'
import type { RequestNote } from '../../page/host.ts'

/** One search of the visitor, and what its requests have met so far. */
export interface Need {
  readonly call: Call
  readonly started: number
  sent: number
  /** Requests that the try under way may still send. */
  left: number
  /** What the service said last; 0 for nothing. */
  status: number
  /** Milliseconds that the service wants to be left alone. */
  retryAfter: number
}

export const startNeed = (call: Call): Need => ({
  call,
  started: performance.now(),
  sent: 0,
  left: Number.POSITIVE_INFINITY,
  status: 0,
  retryAfter: 0,
})

interface Outgoing {
  method: string
  url: string
  headers: Record<string, string>
  data?: unknown
  responseTimeout: number
}

/** A header of ours that tells which need a request belongs to; it never leaves the page. */
export const needHeader = 'x-site-embed-need'

/** The host and path of a request, without the key in its query. */
const plainUrl = (url: string) => url.split('?')[0] ?? url

export type Note = (request: RequestNote) => void

/** Seconds, or a date. */
function millisecondsOf(retryAfter: string | null): number {
  if (!retryAfter) return 0
  const seconds = Number(retryAfter)
  return (Number.isNaN(seconds) ? Date.parse(retryAfter) - Date.now() : seconds * 1000) || 0
}

/** `AbortSignal.any`, which Safari has since 17.4. */
function whichever(signals: readonly AbortSignal[]): AbortSignal {
  const end = new AbortController()
  for (const signal of signals) signal.addEventListener('abort', () => end.abort(signal.reason))
  return end.signal
}

async function ask(outgoing: Outgoing, headers: Record<string, string>, signal: AbortSignal) {
  const response = await fetch(outgoing.url, {
    method: outgoing.method,
    headers,
    body: typeof outgoing.data === 'string' ? outgoing.data : null,
    credentials: 'omit',
    signal,
  })
  return { response, content: await response.text() }
}

export function createRequester(needs: ReadonlyMap<string, Need>, note: Note) {
  return {
    async send(outgoing: Outgoing) {
      const { [needHeader]: id = '', ...headers } = outgoing.headers
      const need = needs.get(id)
      // The transporter would go on to the next host: only a throw ends it.
      if (!need || need.call.signal.aborted || need.left <= 0)
        throw new DOMException('no more requests', 'AbortError')
      need.left--
      need.sent++
      const { signal } = need.call
      const patience = AbortSignal.timeout(outgoing.responseTimeout)
      const started = performance.now()
      const tell = (status: RequestNote['status']) =>
        note({
          url: plainUrl(outgoing.url),
          status,
          milliseconds: Math.round(performance.now() - started),
        })
      try {
        const { response, content } = await ask(outgoing, headers, whichever([signal, patience]))
        need.status = response.status
        need.retryAfter = millisecondsOf(response.headers.get('retry-after'))
        tell(response.status)
        return { status: response.status, content, isTimedOut: false }
      } catch (error) {
        tell(signal.aborted ? 'cancelled' : 'failed')
        if (signal.aborted) throw error
        return { status: 0, content: 'no answer', isTimedOut: patience.aborted }
      }
    },
  }
}
