// Sends the requests of Algolia's lite client by `fetch`, so that a whole search can be cancelled.
import type { RequestNote } from '../../contract/page-api.ts'
import type { Call } from '../../net/deadline.ts'
import { earlyAnswer } from './early.ts'
import type { Query } from './query.ts'

export type Need = ReturnType<typeof startNeed>

/** The state of one search: its call, and what its requests have returned so far. */
export const startNeed = (call: Call) => ({
  call,
  started: performance.now(),
  sent: 0,
  /** How many requests the current try may still send. */
  left: Number.POSITIVE_INFINITY,
  /** The last status that the service answered with; 0 for none. */
  status: 0,
  /** Milliseconds that the service has asked us to wait (`Retry-After`). */
  retryAfter: 0,
  letters: 0,
})

interface Outgoing {
  method: string
  url: string
  headers: Record<string, string>
  data: string
  responseTimeout: number
}

/** Without the query string, which contains the key. */
const plainUrl = (url: string) => url.split('?')[0] ?? url

export type Note = (request: RequestNote) => void

/** `Retry-After` is a number of seconds, or a date. */
function millisecondsOf(retryAfter: string | null): number {
  if (!retryAfter) return 0
  const seconds = Number(retryAfter)
  return (Number.isNaN(seconds) ? Date.parse(retryAfter) - Date.now() : seconds * 1000) || 0
}

/** `AbortSignal.any`, which Safari lacks before 17.4. */
function anyOf(signals: readonly AbortSignal[]): AbortSignal {
  const end = new AbortController()
  for (const signal of signals) signal.addEventListener('abort', () => end.abort(signal.reason))
  return end.signal
}

/** The answer of an early request; null if there is none, or if it failed. */
async function askedEarly(url: string, body: string, signal: AbortSignal) {
  const early = earlyAnswer(url, body)
  if (!early) return null
  const ended = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason)),
  )
  const answer = await Promise.race([early, ended])
  return answer instanceof Response ? answer : null
}

async function ask({ method, url, headers, data: body }: Outgoing, signal: AbortSignal) {
  const response: Response & { content?: string } =
    (await askedEarly(url, body, signal)) ||
    (await fetch(url, { method, headers, body, credentials: 'omit', signal }))
  // An early answer has already been read, so that its search shows at once.
  const { content = await response.text() } = response
  return { response, content }
}

export function createSend(need: Need, note: Note) {
  return async (outgoing: Outgoing) => {
    // Only throwing ends a try; after any answer the library would continue with the next host.
    if (need.call.signal.aborted || need.left <= 0)
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
      const { response, content } = await ask(outgoing, anyOf([signal, patience]))
      need.status = response.status
      need.letters = content.length
      need.retryAfter = millisecondsOf(response.headers.get('retry-after'))
      tell(response.status)
      return { status: response.status, content, isTimedOut: false }
    } catch (error) {
      tell(signal.aborted ? 'cancelled' : 'failed')
      if (signal.aborted) throw error
      return { status: 0, content: 'no answer', isTimedOut: patience.aborted }
    }
  }
}

/** Returns the raw answer. */
export type Library = (
  requests: readonly Query[],
  key: string,
  send: ReturnType<typeof createSend>,
) => Promise<unknown>
