// The service through Algolia's lite client: its hosts, one try, and its errors as ours.
import { liteClient } from 'algoliasearch/lite'
import { EmbedError } from '../../errors/errors.ts'
import { inTime, noAnswer, statusError, withoutKey } from '../../net/deadline.ts'
import { isObject } from '../../net/json.ts'
import { type Answer, checkAnswer } from './answer.ts'
import type { Query } from './query.ts'
import { createRequester, type Need, type Note, needHeader } from './requester.ts'

export interface Endpoint {
  appId: string
  /** Origin with path, or null for Algolia's own hosts. */
  host: string | null
}

const what = 'the search service'

/** The library looks a host up by its address, and stores it with its state. */
const urlOf = (host: unknown) => (isObject(host) ? String(host.url) : '')

/** Remembers which hosts are down or slow, so that the next call begins with another. */
function rememberedHosts() {
  const hosts = new Map<string, unknown>()
  return {
    ...noCache,
    get: async <Value>(host: unknown, make: () => Promise<Value>) =>
      (hosts.get(urlOf(host)) as Value | undefined) ?? make(),
    set: async <Value>(host: unknown, value: Value) => {
      hosts.set(urlOf(host), value)
      return value
    },
  }
}

/** In place of the library's caches, which write to local storage or keep what lanes.ts keeps already. */
const noCache = {
  get: <Value>(_key: unknown, make: () => Promise<Value>) => make(),
  set: <Value>(_key: unknown, value: Value) => Promise.resolve(value),
  delete: () => Promise.resolve(),
  clear: () => Promise.resolve(),
}

function hostOptions(host: string | null) {
  if (host === null) return {}
  const { protocol, host: name, pathname } = new URL(host)
  return {
    hosts: [
      {
        url: name + pathname.replace(/\/$/, ''),
        protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
        accept: 'readWrite' as const,
      },
    ],
    // There is no other host to try: this one has all eight seconds.
    timeouts: { connect: 8000, read: 8000, write: 8000 },
  }
}

/** The origins that the policy (CSP) of a strict page has to allow. */
export const serviceHosts = ({ appId, host }: Endpoint) =>
  host === null
    ? [
        `https://${appId}-dsn.algolia.net`,
        ...[1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`),
      ]
    : [new URL(host).origin]

interface Thrown {
  name?: unknown
  status?: unknown
  message?: unknown
}

/** The library's error → ours. */
function searchError(error: unknown, need: Need, key: string): EmbedError {
  if (error instanceof EmbedError) return error
  const { name, status, message }: Thrown = error instanceof Error ? error : {}
  if (name === 'DeserializationError')
    return new EmbedError('shape', `${what} sent an answer that is no JSON`)
  if (typeof status === 'number')
    return statusError(status, `${what} says: ${withoutKey(String(message), key)}`)
  if (need.status >= 400) return statusError(need.status, `${what} answered with an error`)
  return noAnswer(need.call, what)
}

export function createService({ appId, host }: Endpoint, note: Note) {
  const needs = new Map<string, Need>()
  let count = 0
  // The key is sent with each request, because it may be renewed.
  const lite = liteClient(appId, 'none', {
    requester: createRequester(needs, note),
    hostsCache: rememberedHosts(),
    responsesCache: noCache,
    requestsCache: noCache,
    // Whether to ask again is decided in retry.ts alone.
    maxRateLimitRetries: 0,
    ...hostOptions(host),
  })

  async function ask(requests: readonly Query[], key: string, need: Need) {
    const id = String(++count)
    needs.set(id, need)
    try {
      // Given a list, the client writes the requests as the service documents them.
      const answer = await lite.search([...requests], {
        headers: { [needHeader]: id },
        queryParameters: { 'x-algolia-api-key': key },
      })
      return checkAnswer(answer, requests.length)
    } catch (error) {
      throw searchError(error, need, key)
    } finally {
      needs.delete(id)
    }
  }

  return (requests: readonly Query[], key: string, need: Need): Promise<Answer> =>
    inTime(need.call, ask(requests, key, need), what)
}
