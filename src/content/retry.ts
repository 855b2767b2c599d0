// Asks again with growing waits. The service says when to come back, in a header that a page's script
// cannot read.
import { pause, waitAfter } from '../net/retry-waits.ts'

/** The signal aborts when the deadline of the last element that waits is over. */
export async function withRetries<Answer>(
  ask: () => Promise<Answer>,
  signal: AbortSignal,
  tries = 0,
): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    const wait = waitAfter(error, tries)
    if (wait === null || signal.aborted) throw error
    await pause(wait, signal)
    if (signal.aborted) throw error
    return withRetries(ask, signal, tries + 1)
  }
}
