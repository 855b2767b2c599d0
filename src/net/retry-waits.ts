// When a service is asked again: after growing waits, and only where the next answer may be better.
import type { ErrorCode } from '../contract/errors.ts'
import { EmbedError } from '../errors/errors.ts'

const worthRetrying: readonly ErrorCode[] = ['network', 'server', 'rate-limit']
const waits = [300, 1000]

/** Milliseconds until the next try; null when there should be none. */
export function waitAfter(error: unknown, tries: number): number | null {
  const wait = waits[tries]
  const helps = error instanceof EmbedError && worthRetrying.includes(error.code)
  // A random part, so that many pages do not ask again at the same moment.
  return helps && wait ? wait * (1 + Math.random() / 2) : null
}

/** Resolves after the time, or at once when the signal aborts. */
export const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
