// The search client for an endpoint and a key: it renews a refused key, tries again where that can help,
// and leaves a service alone that has failed too often.

import { EmbedError } from '../../errors/errors.ts'
import { breakerOf } from '../../net/breaker.ts'
import { writtenAnswer } from '../../page/written-answer.ts'
import { isResult } from './answer.ts'
import { createKeys, type KeySource } from './api-keys.ts'
import type { Endpoint } from './hosts.ts'
import { createLanes } from './lanes.ts'
import { type Query, questionOf } from './query.ts'
import { type Need, type Note, startNeed } from './requester.ts'
import { waitForAnotherTry } from './retry.ts'
import type { SearchClient } from './search-client.ts'
import { createService } from './service.ts'

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
