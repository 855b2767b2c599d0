// Asking a service again, after growing waits, where the next answer may be another one.
import type { ErrorCode } from '../contract/errors.ts'
import { EmbedError } from '../errors/errors.ts'

const mayPass: readonly ErrorCode[] = ['network', 'server', 'rate-limit']
const waits = [300, 1000]

/** Milliseconds until the next try; null when there should be none. */
export function waitAfter(error: unknown, tries: number): number | null {
  const wait = waits[tries]
  const helps = error instanceof EmbedError && mayPass.includes(error.code)
  // Chance keeps pages from asking in step.
  return helps && wait ? wait * (1 + Math.random() / 2) : null
}

/** Over when the time is, or at once when nobody wants the answer any more. */
export const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
