// A client that the page gives keeps the promises of ours: an answer or an error within eight seconds,
// the answer checked, the error one of our codes.

import { EmbedError } from '../../errors/errors.ts'
import { type Call, inTime, noAnswer, statusError } from '../../net/deadline.ts'
import { isObject } from '../../net/json.ts'
import { checkAnswer } from './answer.ts'
import { createLanes } from './lanes.ts'
import type { Query } from './query.ts'
import type { SearchClient } from './search-client.ts'

/**
 * A client as InstantSearch accepts it. Clients before version 5, and adapters, search the values of a
 * facet by a method of their own.
 */
export interface GivenClient {
  search(requests: readonly Query[]): unknown
  searchForFacetValues?(requests: readonly Omit<Query, 'type' | 'facet'>[]): unknown
  searchForFacets?: unknown
  clearCache?(): unknown
}

export const isClient = (value: unknown): value is GivenClient =>
  typeof value === 'object' &&
  value !== null &&
  'search' in value &&
  typeof value.search === 'function'

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

const forValues = ({ indexName, facet = '', params }: Query) => ({
  indexName,
  params: {
    ...params,
    facetName: facet,
    // Typesense looks for values only among the facets asked for.
    facets: [facet],
    maxValuesPerFacet: params.maxFacetHits ?? 10,
  },
})

async function answerOf(client: GivenClient, requests: readonly Query[]): Promise<unknown> {
  if (requests[0]?.facet && client.searchForFacetValues && !client.searchForFacets)
    return { results: await client.searchForFacetValues(requests.map(forValues)) }
  return client.search(requests)
}

export const fromGivenClient = (client: GivenClient): SearchClient =>
  createLanes(
    (requests, call) => {
      const answer = answerOf(client, requests).then(
        (value) => checkAnswer(value, requests.length),
        (error) => {
          throw asSearchError(error, call)
        },
      )
      return inTime(call, answer, what)
    },
    () => client.clearCache?.(),
  )
