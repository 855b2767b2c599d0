// When to ask a service again: after growing waits, and only if the next answer may be better.
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

/** When the signal aborts, nobody waits any more, and the last failure is the result. */
export async function withRetries<Answer>(ask: () => Promise<Answer>, signal: AbortSignal) {
  for (let tries = 0; ; tries++) {
    try {
      return await ask()
    } catch (error) {
      const wait = waitAfter(error, tries)
      if (wait !== null) await pause(wait, signal)
      if (wait === null || signal.aborted) throw error
    }
  }
}

/** Resolves after the time, or at once when the signal aborts or has aborted. */
export const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, signal.aborted ? 0 : milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
