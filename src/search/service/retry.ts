// Asking again, with growing waits, as long as there is time, and not too often.

import { deadline } from '../../net/deadline.ts'
import { pause, waitAfter } from '../../net/retry-waits.ts'
import type { Need } from './requester.ts'

/** Of one need, over all hosts: a service in trouble is not helped by more. */
const requestsAtMost = 5

/** Throws the error when another try cannot help. */
export async function waitForAnotherTry(error: unknown, tries: number, need: Need) {
  const usual = waitAfter(error, tries)
  if (usual === null || need.sent >= requestsAtMost) throw error
  const wait = Math.max(usual, need.retryAfter)
  if (performance.now() - need.started + wait >= deadline) throw error
  await pause(wait, need.call.signal)
  need.left = 1
}
