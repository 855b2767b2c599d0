// A client that the page gives: held to the same promises as ours. An answer or an error in eight
// seconds, in shape, and by the same codes.
import { noAnswer, startCall, statusError } from '../shell/deadline.ts'
import { asEmbedError, EmbedError } from '../shell/errors.ts'
import { isObject } from '../shell/json.ts'
import { type Answer, checkAnswer } from './answer.ts'
import type { Requests, SearchClient } from './client.ts'

const what = 'the page’s search client'

/** Clients reject with errors of their own, or with bare objects. */
function asSearchError(error: unknown): EmbedError {
  if (error instanceof EmbedError || !isObject(error) || typeof error.status !== 'number')
    return asEmbedError(error)
  return statusError(error.status, `${what} says: ${String(error.message ?? error.status)}`)
}

async function search(client: SearchClient, requests: Requests): Promise<Answer> {
  const call = startCall()
  const over = new Promise<never>((_, reject) => {
    call.signal.addEventListener('abort', () => reject(noAnswer(call, what)))
  })
  try {
    return checkAnswer(await Promise.race([client.search(requests), over]), requests.length)
  } catch (error) {
    throw asSearchError(error)
  } finally {
    call.done()
  }
}

/** Method by method, because they may stand on a prototype. */
export const heldToPromises = (client: SearchClient): SearchClient => ({
  search: (requests) => search(client, requests),
  addAlgoliaAgent: (segment, version) => client.addAlgoliaAgent?.(segment, version),
  clearCache: () => client.clearCache?.(),
})
