// One connection to a service: what is sent, what comes, and when nobody waits any longer.
import type { RequestNote } from '../contract/page-api.ts'
import { noAnswer } from '../net/deadline.ts'
import type { Json } from '../net/json.ts'
import { originOf } from '../net/policy.ts'
import { AskError, failureOf } from './failure.ts'
import { createReader, streamEnd } from './stream.ts'

/** In milliseconds, before the first word and between two. */
export const patience = { first: 8000, next: 20_000 }
/** Of an answer with all that the agent tells of its searches. */
const mostBytes = 4_000_000

export type Line = ReturnType<typeof openLine>

export function openLine(note: (request: RequestNote) => void) {
  const controller = new AbortController()
  const { signal } = controller
  const ended = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })
  // Where nobody waits just now, nobody needs to hear of it.
  ended.catch(() => {})
  const until = <Value>(value: PromiseLike<Value> | Value) => Promise.race([value, ended])
  let timer: ReturnType<typeof setTimeout> | undefined
  function wait(milliseconds: number) {
    clearTimeout(timer)
    timer = setTimeout(
      () => controller.abort(new AskError('silent', 'nothing came in time')),
      milliseconds,
    )
  }
  wait(patience.first)

  async function answerTo(url: string, headers: Record<string, string>, body: unknown) {
    const started = performance.now()
    let status: RequestNote['status'] = 'failed'
    try {
      const init = { method: 'POST', headers, body: JSON.stringify(body) }
      const response = await until(fetch(url, { ...init, credentials: 'omit', signal }))
      status = response.status
      return response
    } catch {
      if (signal.aborted) status = 'cancelled'
      signal.throwIfAborted()
      const { code, message } = noAnswer({ isLate: () => false }, 'the agent', [
        originOf(url) ?? '',
      ])
      throw new AskError(code === 'offline' ? code : 'network', message)
    } finally {
      // Without the query string, which may hold a key and the question.
      const [plainUrl = ''] = url.split('?')
      note({ url: plainUrl, status, milliseconds: Math.round(performance.now() - started) })
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
        signal.throwIfAborted()
        throw new AskError(navigator.onLine ? 'cut' : 'offline', 'the connection broke')
      })
      for (const event of read(value)) {
        yield event
        if (event.type === streamEnd) return
      }
      if (!value) return
      size += value.length
    }
  }

  return {
    until,
    wait,
    send,
    close() {
      clearTimeout(timer)
      controller.abort()
    },
  }
}
