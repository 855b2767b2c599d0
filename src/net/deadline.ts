// One budget of eight seconds from a request to its answer or error, with all waits, retries and look-ups.
import { EmbedError } from '../errors/errors.ts'
import { blockedAmong } from './policy.ts'

export const deadline = 8000

export type Call = ReturnType<typeof startCall>

export function startCall(time = deadline) {
  const controller = new AbortController()
  let late = false
  const timer = setTimeout(() => {
    late = true
    controller.abort()
  }, time)
  return {
    signal: controller.signal,
    /** False when the call was cancelled. */
    isLate: () => late,
    cancel: () => controller.abort(),
    done: () => clearTimeout(timer),
  }
}

/** The error for a request without an answer: too late, blocked, offline, or unreachable. */
export function noAnswer(
  call: Pick<Call, 'isLate'>,
  what: string,
  origins: readonly string[] = [],
): EmbedError {
  if (call.isLate()) return new EmbedError('timeout', `${what} did not answer in time`)
  const blocked = blockedAmong(origins)
  if (blocked && navigator.onLine)
    return new EmbedError(
      'blocked',
      `the page’s policy (CSP) blocks ${blocked}: add it to connect-src`,
    )
  return navigator.onLine
    ? new EmbedError('network', `${what} cannot be reached`)
    : new EmbedError('offline', `${what} cannot be reached: the device is offline`)
}

/** The value, or a rejection as soon as the call is late or cancelled. */
export function inTime<Value>(call: Call, value: Promise<Value>, what: string): Promise<Value> {
  const { signal } = call
  const over = new Promise<never>((_, reject) => {
    const leave = () => reject(call.isLate() ? noAnswer(call, what) : signal.reason)
    if (signal.aborted) leave()
    else signal.addEventListener('abort', leave)
  })
  return Promise.race([over, value])
}

/** The error for a status of any service. For a 403 the service's own message decides. */
export function statusError(status: number, message: string): EmbedError {
  // Shortened, because a proxy may answer with a whole page.
  const said = (code: EmbedError['code']) => new EmbedError(code, message.slice(0, 300), status)
  if (status === 429) return said('rate-limit')
  if (status === 404) return said('not-found')
  if (status === 402) return said('quota')
  if (status === 401) return said('key')
  if (status === 403) {
    if (/quota/i.test(message)) return said('quota')
    return said(/block/i.test(message) ? 'blocked' : 'key')
  }
  if (status >= 400 && status < 500) return said('config')
  return said('server')
}

/** The service may repeat a key in its message; the console must not show it. */
export const withoutKey = (message: string, key: string) => message.replaceAll(key, '…')
