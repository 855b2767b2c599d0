// Wraps a client from the page, so that it works like ours: an answer or an error within eight seconds, checked
// answers, and errors with our codes.
import { EmbedError } from '../../errors/errors.ts'
import { type Call, inTime, noAnswer, statusError } from '../../net/deadline.ts'
import { isObject } from '../../net/json.ts'
import { checkAnswer } from './answer.ts'
import { answerOf, type GivenClient } from './instantsearch-client.ts'
import { createLanes } from './lanes.ts'
import { type Query, written } from './query.ts'
import type { SearchClient } from './search-client.ts'

const what = 'the page’s search client'

/** The status may be on the error, on an error that it wraps, or on a plain object. */
function statusOf(error: unknown): number | null {
  if (!isObject(error)) return null
  const { status, httpStatus, message } = error
  // Typesense puts it before the message when one query of several fails.
  const found = status ?? httpStatus ?? /^([45]\d\d) - /.exec(String(message))?.[1]
  return Number(found) || statusOf(error.response ?? error.cause)
}

const notReached = /network|fetch|load failed|request to|RetryError|time(d )?out|ECONN/i

function asSearchError(error: unknown, call: Call): EmbedError {
  const status = statusOf(error)
  const { name, code, message }: Record<string, unknown> = isObject(error) ? error : {}
  // An address in the message may contain a key.
  const said = String(message ?? status ?? 'something failed').replace(/(key=)[^&\s]+/gi, '$1…')
  if (status) return statusError(status, `${what} says: ${said}`)
  if (notReached.test(`${name} ${code} ${said}`)) return noAnswer(call, what)
  return new EmbedError('internal', `${what} failed: ${said}`)
}

async function recommendedBy(client: GivenClient, requests: readonly Query[]): Promise<unknown> {
  return client.getRecommendations?.(requests.map(written))
}

export const fromGivenClient = (client: GivenClient): SearchClient =>
  createLanes(
    (requests, call) => {
      const recommends = requests[0]?.model !== undefined
      if (recommends && !client.getRecommendations)
        throw new EmbedError('config', 'recommend needs a searchClient with getRecommendations()')
      const answer = (recommends ? recommendedBy : answerOf)(client, requests).then(
        (value) => checkAnswer(value, requests.length, undefined, !recommends),
        (error) => {
          throw asSearchError(error, call)
        },
      )
      return inTime(call, answer, what)
    },
    () => client.clearCache?.(),
  )
