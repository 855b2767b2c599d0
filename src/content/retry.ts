// Asking again, with growing waits: the service says when to come back, but not to a page's script.
import { pause, waitAfter } from '../net/retry-waits.ts'

/** The signal ends it all when the last one's eight seconds are over. */
export async function persistently<Answer>(
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
    return persistently(ask, signal, tries + 1)
  }
}
