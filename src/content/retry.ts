// Asking again, after growing waits, where the next answer may be another one.
import type { ErrorCode } from '../contract/errors.ts'
import { EmbedError } from '../shell/errors.ts'

const mayPass: readonly ErrorCode[] = ['network', 'server', 'rate-limit']
/** The service says when to come back, but not to a page's script. */
const waits = [400, 1200]

/** Over when the time is, or at once when nobody wants the answer any more. */
const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/** The signal ends it all when the last one's eight seconds are over. */
export async function persistently<Answer>(
  ask: () => Promise<Answer>,
  signal: AbortSignal,
  tries = 0,
): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    const wait = waits[tries]
    const helps = error instanceof EmbedError && mayPass.includes(error.code)
    if (!helps || !wait || signal.aborted) throw error
    // Chance keeps pages from asking in step.
    await pause(wait * (1 + Math.random() / 2), signal)
    if (signal.aborted) throw error
    return persistently(ask, signal, tries + 1)
  }
}
