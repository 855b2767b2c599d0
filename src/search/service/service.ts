// The service through Algolia's lite client, or through the script of another engine: its hosts, one
// try, and its errors as ours.
import { liteClient } from 'algoliasearch/lite'
import { EmbedError } from '../../errors/errors.ts'
import { deadline, inTime, noAnswer, statusError, withoutKey } from '../../net/deadline.ts'
import { asItIs, isObject } from '../../net/json.ts'
import { type Answer, checkAnswer } from './answer.ts'
import { type EngineName, engineScript } from './engine-script.ts'
import type { Address, Endpoint } from './hosts.ts'
import type { Query } from './query.ts'
import { createRequester, type Need, type Note } from './requester.ts'

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

interface Thrown {
  status?: unknown
  message?: unknown
}

/** As the library would write it, which does so with whatever `toJSON` the page has. */
const bodyOf = (requests: readonly Query[]) =>
  JSON.stringify(
    { requests: requests.map(({ params, ...rest }) => ({ ...rest, ...params })) },
    asItIs,
  )

/** The library's error → ours. */
function searchError(error: unknown, need: Need, key: string): unknown {
  // Ended from outside, or one of ours already.
  if (need.call.signal.aborted || error instanceof EmbedError) return error
  const { status, message }: Thrown = error instanceof Error ? error : {}
  if (typeof status === 'number')
    return statusError(status, `${what} says: ${withoutKey(String(message), key)}`)
  if (need.status >= 400) return statusError(need.status, `${what} answered with an error`)
  // What came could not be read.
  if (need.status) return new EmbedError('shape', `${what} sent an answer of an unknown form`)
  return noAnswer(need.call, what)
}

type Requester = ReturnType<typeof createRequester>

/** Sends the queries by requests of the requester, and gives the answer as it came. */
type Library = (requests: readonly Query[], key: string, requester: Requester) => Promise<unknown>

function algolia({ appId, host }: Address) {
  const hostsCache = rememberedHosts()
  // Made for each try, because the key may be renewed, and each need has a requester of its own.
  const library: Library = (requests, key, requester) =>
    liteClient(appId, key, {
      requester: { send: (request) => requester.send({ ...request, data: bodyOf(requests) }) },
      hostsCache,
      responsesCache: noCache,
      requestsCache: noCache,
      // Whether to ask again is decided in retry.ts alone.
      maxRateLimitRetries: 0,
      ...hostOptions(host),
    }).search([...requests])
  return () => library
}

const otherEngine =
  (engine: EngineName, { host, fields }: Endpoint) =>
  async ({ call }: Need): Promise<Library> => {
    const ask = await engineScript(engine, call)
    return (requests, key, requester) =>
      ask({
        requests,
        host: host ?? '',
        key,
        fields,
        send: (request) => requester.send({ ...request, responseTimeout: deadline }),
      })
  }

export function createService(endpoint: Endpoint, note: Note) {
  const { engine } = endpoint
  const libraryFor = engine === 'algolia' ? algolia(endpoint) : otherEngine(engine, endpoint)

  return async (requests: readonly Query[], key: string, need: Need): Promise<Answer> => {
    try {
      const library = await libraryFor(need)
      const answer = await inTime(
        need.call,
        library(requests, key, createRequester(need, note)),
        what,
      )
      return checkAnswer(answer, requests.length, need.letters)
    } catch (error) {
      throw searchError(error, need, key)
    }
  }
}
