// The search client for an endpoint and a key: it renews a refused key, tries again if that can help, and pauses
// after a service has failed too often.
import { EmbedError } from '../../errors/errors.ts'
import { breakerOf } from '../../net/breaker.ts'
import { deadline } from '../../net/deadline.ts'
import { pause, waitAfter } from '../../net/retry-waits.ts'
import { writtenAnswer } from '../../page/written-answer.ts'
import { isResult } from './answer.ts'
import { createKeys, type KeySource } from './api-keys.ts'
import type { Endpoint } from './hosts.ts'
import { createLanes } from './lanes.ts'
import { type Query, questionOf } from './query.ts'
import { type Need, type Note, startNeed } from './requester.ts'
import type { SearchClient } from './search-client.ts'
import { createService } from './service.ts'

/** For one search, over all hosts. More would only add to a service's trouble. */
const requestsAtMost = 5

/** Waits longer each time, or throws the error if another try cannot help. */
async function waitForAnotherTry(error: unknown, tries: number, need: Need) {
  const usual = waitAfter(error, tries)
  if (usual === null || need.sent >= requestsAtMost) throw error
  const wait = Math.max(usual, need.retryAfter)
  if (performance.now() - need.started + wait >= deadline) throw error
  await pause(wait, need.call.signal)
  need.left = 1
}

export function createClient(endpoint: Endpoint & { apiKey: KeySource }, note: Note): SearchClient {
  const ask = createService(endpoint, note)
  const keys = createKeys(endpoint.apiKey)
  const breaker = breakerOf(endpoint.host ?? endpoint.appId)

  async function answer(requests: readonly Query[], need: Need, firstKey: string) {
    let key = firstKey
    let { canRenew } = keys
    for (let tries = 0; ; ) {
      try {
        return await ask(requests, key, need)
      } catch (error) {
        if (canRenew && error instanceof EmbedError && error.code === 'key') {
          canRenew = false
          key = await keys.renew(key, need.call)
        } else await waitForAnotherTry(error, tries++, need)
      }
    }
  }

  const lanes = createLanes(
    async (requests, call) => {
      const need = startNeed(call)
      const key = await keys.current(call)
      return breaker.through(call, () => answer(requests, need, key))
    },
    () => breaker.wake(),
    (request) => {
      const written = writtenAnswer(questionOf(endpoint, request))
      return isResult(written) ? written : null
    },
  )
  return { ...lanes, key: keys.latest }
}
