// Sends one try through Algolia's client or the script of another engine, and turns its errors into ours.
import { EmbedError } from '../../errors/errors.ts'
import { deadline, inTime, noAnswer, statusError, withoutKey } from '../../net/deadline.ts'
import { isObject } from '../../net/json.ts'
import { algolia } from './algolia.ts'
import { type Answer, checkAnswer } from './answer.ts'
import { type EngineName, engineScript } from './engine-script.ts'
import { type Endpoint, serviceHosts } from './hosts.ts'
import type { Query } from './query.ts'
import { createSend, type Library, type Need, type Note } from './requester.ts'

const what = 'the search service'

/** The library's error → ours. */
function searchError(error: unknown, need: Need, key: string, endpoint: Endpoint): unknown {
  // Cancelled from outside, or already one of our errors.
  if (need.call.signal.aborted || error instanceof EmbedError) return error
  const { status, message }: Record<string, unknown> = isObject(error) ? error : {}
  if (typeof status === 'number')
    return statusError(status, `${what} says: ${withoutKey(String(message), key)}`)
  if (need.status >= 400) return statusError(need.status, `${what} answered with an error`)
  // The answer could not be read.
  if (need.status) return new EmbedError('shape', `${what} sent an answer in an unknown format`)
  return noAnswer(need.call, what, serviceHosts(endpoint))
}

const otherEngine =
  (engine: EngineName, { host, fields }: Endpoint) =>
  async ({ call }: Need): Promise<Library> => {
    const ask = await engineScript(engine, call)
    return (requests, key, send) =>
      ask({
        requests,
        host: host ?? '',
        key,
        fields,
        send: (request) => send({ ...request, responseTimeout: deadline }),
      })
  }

export function createService(endpoint: Endpoint, note: Note) {
  const { engine } = endpoint
  const libraryFor = engine === 'algolia' ? algolia(endpoint) : otherEngine(engine, endpoint)

  return async (requests: readonly Query[], key: string, need: Need): Promise<Answer> => {
    try {
      const library = await libraryFor(need)
      const answer = await inTime(need.call, library(requests, key, createSend(need, note)), what)
      return checkAnswer(answer, requests.length, need.letters, !requests[0]?.model)
    } catch (error) {
      throw searchError(error, need, key, endpoint)
    }
  }
}
