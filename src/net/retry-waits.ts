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

/** The signal aborts when nobody waits for the answer any more: then the failure so far is the outcome. */
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
