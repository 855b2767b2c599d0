// Tries again with growing waits, while there is time and the service was not asked too often.

import { deadline } from '../../net/deadline.ts'
import { pause, waitAfter } from '../../net/retry-waits.ts'
import type { Need } from './requester.ts'

/** For one need, over all hosts: more would only add to a service's trouble. */
const requestsAtMost = 5

/** Waits, or throws the error where another try cannot help. */
export async function waitForAnotherTry(error: unknown, tries: number, need: Need) {
  const usual = waitAfter(error, tries)
  if (usual === null || need.sent >= requestsAtMost) throw error
  const wait = Math.max(usual, need.retryAfter)
  if (performance.now() - need.started + wait >= deadline) throw error
  await pause(wait, need.call.signal)
  need.left = 1
}
