// Eight seconds, in all, from need to answer or error: waits, retries and look-ups included.
import { EmbedError } from '../errors/errors.ts'

export const deadline = 8000

export interface Call {
  readonly signal: AbortSignal
  /** True when the eight seconds are over, and not because nobody wants the answer any more. */
  isLate(): boolean
  cancel(): void
  done(): void
}

export function startCall(): Call {
  const controller = new AbortController()
  let late = false
  const timer = setTimeout(() => {
    late = true
    controller.abort()
  }, deadline)
  return {
    signal: controller.signal,
    isLate: () => late,
    cancel: () => controller.abort(),
    done: () => clearTimeout(timer),
  }
}

/** Why no answer came, when the service itself said nothing. */
export function noAnswer(call: Pick<Call, 'isLate'>, what: string): EmbedError {
  if (call.isLate()) return new EmbedError('timeout', `${what} did not answer in time`)
  return navigator.onLine
    ? new EmbedError('network', `${what} cannot be reached`)
    : new EmbedError('offline', `${what} cannot be reached: the device is offline`)
}

/** The value, or why nobody waits for it any more: too late, or no longer wanted. */
export function inTime<Value>(call: Call, value: Promise<Value>, what: string): Promise<Value> {
  const { signal } = call
  const over = new Promise<never>((_, reject) => {
    const leave = () => reject(call.isLate() ? noAnswer(call, what) : signal.reason)
    if (signal.aborted) leave()
    else signal.addEventListener('abort', leave)
  })
  return Promise.race([over, value])
}

/** What a status means for any service; words of the service may tell more. */
export function statusError(status: number, message: string): EmbedError {
  // A proxy may answer with a whole page.
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

/** The service may repeat a key in its words; the console never shows it. */
export const withoutKey = (message: string, key: string) => message.replaceAll(key, '…')
