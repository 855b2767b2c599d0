// One connection to a service: what is sent, what arrives, and when to give up.
import type { RequestNote } from '../contract/page-api.ts'
import type { Json } from '../net/json.ts'
import { blockedAmong, originOf } from '../net/policy.ts'
import { AskError, failureOf } from './failure.ts'
import { createReader, streamEnd } from './stream.ts'

/** In milliseconds, before the first word. */
export const firstPatience = 8000
/** The limit for an answer, including what the agent sends about its searches. */
const mostBytes = 4_000_000

export type Line = ReturnType<typeof openLine>

export function openLine(note: (request: RequestNote) => void) {
  const controller = new AbortController()
  const { signal } = controller
  const ended = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })
  // Nothing may be waiting right now, and then the rejection can be ignored.
  ended.catch(() => {})
  const until = <Value>(value: PromiseLike<Value> | Value) => Promise.race([value, ended])
  let timer: ReturnType<typeof setTimeout> | undefined
  const hangUp = (reason?: unknown) => {
    clearTimeout(timer)
    controller.abort(reason)
  }
  function wait(milliseconds: number) {
    clearTimeout(timer)
    timer = setTimeout(() => hangUp(new AskError('silent')), milliseconds)
  }
  wait(firstPatience)

  function broken(url: string, usual: 'cut' | 'network') {
    signal.throwIfAborted()
    const blocked = blockedAmong([originOf(url) ?? url])
    return new AskError(
      navigator.onLine ? usual : 'offline',
      blocked && `the page’s policy (CSP) blocks ${blocked}: add it to connect-src`,
    )
  }
  async function answerTo(url: string, headers: Record<string, string>, body: unknown) {
    const started = performance.now()
    // Without the query string, which may hold a key and the question.
    const tell = (status: RequestNote['status']) =>
      note({
        url: url.split('?')[0] ?? url,
        status,
        milliseconds: Math.round(performance.now() - started),
      })
    const init = { method: 'POST', headers, body: JSON.stringify(body) }
    try {
      const response = await until(fetch(url, { ...init, credentials: 'omit', signal }))
      tell(response.status)
      return response
    } catch {
      tell(signal.aborted ? 'cancelled' : 'failed')
      throw broken(url, 'network')
    }
  }
  async function* send(
    url: string,
    headers: Record<string, string>,
    body: unknown,
  ): AsyncGenerator<Json> {
    const response = await answerTo(url, headers, body)
    if (!response.ok) throw failureOf(await until(response.text()), response.status)
    const stream = response.body?.getReader()
    const read = createReader()
    for (let size = 0; stream && size < mostBytes; ) {
      const { value } = await until(stream.read()).catch(() => {
        throw broken(url, 'cut')
      })
      for (const event of read(value)) {
        yield event
        if (event.type === streamEnd) return
      }
      if (!value) return
      size += value.length
    }
  }
  return { until, wait, send, hangUp }
}
