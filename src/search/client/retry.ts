// Asking again, with growing waits, where the next answer may be another one.
import type { ErrorCode } from '../../contract/errors.ts'
import { deadline } from '../../shell/deadline.ts'
import { EmbedError } from '../../shell/errors.ts'
import type { Need } from './requester.ts'

const mayPass: readonly ErrorCode[] = ['network', 'server', 'rate-limit']
const waits = [300, 1000]
/** Of one need, over all hosts: a service in trouble is not helped by more. */
const requestsAtMost = 5

/** Milliseconds, as far as chance decides them, so that pages do not ask in step. */
function waitAfter(error: unknown, tries: number, need: Need): number | null {
  const usual = waits[tries]
  const helps = error instanceof EmbedError && mayPass.includes(error.code)
  if (!helps || !usual || need.sent >= requestsAtMost) return null
  const wait = Math.max(usual * (1 + Math.random() / 2), need.retryAfter)
  return performance.now() - need.started + wait < deadline ? wait : null
}

/** Over when the time is, or at once when nobody wants the answer any more. */
const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/** Throws the error when another try cannot help. */
export async function waitForAnotherTry(error: unknown, tries: number, need: Need) {
  const wait = waitAfter(error, tries, need)
  if (wait === null) throw error
  await pause(wait, need.call.signal)
  need.left = 1
}
