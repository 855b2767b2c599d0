// Attributes → search client: the lite client, with a deadline, a cache and checked answers.
import { liteClient } from 'algoliasearch/lite'
import { type Call, noAnswer, startCall, statusError, withoutKey } from '../shell/deadline.ts'
import { EmbedError } from '../shell/errors.ts'
import { isObject } from '../shell/json.ts'
import { type Answer, checkAnswer } from './answer.ts'
import type { Query } from './engine/requests.ts'
import { callHeader, createRequester, type Note } from './requester.ts'

export type Requests = readonly Query[]

/** What a client has to do, ours or the page's own. */
export interface SearchClient {
  search(requests: Requests): Promise<Answer>
  addAlgoliaAgent?: (segment: string, version?: string) => void
  clearCache?: () => unknown
}
export interface OwnClient extends SearchClient {
  clearCache(): void
  /** Ends what is under way. */
  dispose(): void
}

interface Service {
  appId: string
  apiKey: string
  /** Origin with path, or null for Algolia's own hosts. */
  host: string | null
}

const answersKept = 100
const what = 'the search service'

/** Asked for by its address, and kept by an object that has its state too. */
const urlOf = (host: unknown) => (isObject(host) ? String(host.url) : '')

/** Which hosts are down or slow, so that the next call begins with another. */
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

/** The library would write to local storage, or keep answers that we keep already. */
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
    // With one host there is no other to go to: it gets all the time there is.
    timeouts: { connect: 8000, read: 8000, write: 8000 },
  }
}

/** Which hosts a strict page has to allow. */
export const serviceHosts = ({ appId, host }: Pick<Service, 'appId' | 'host'>) =>
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

/** The library's error → ours. `lastStatus` is what the service said last, if anything. */
function searchError(error: unknown, call: Call, lastStatus: number, key: string): EmbedError {
  if (error instanceof EmbedError) return error
  const { name, status, message }: Thrown = error instanceof Error ? error : {}
  if (name === 'DeserializationError')
    return new EmbedError('shape', `${what} sent an answer that is no JSON`)
  if (typeof status === 'number')
    return statusError(status, `${what} says: ${withoutKey(String(message), key)}`)
  if (lastStatus >= 400) return statusError(lastStatus, `${what} answered with an error`)
  return noAnswer(call, what)
}

export function createClient(service: Service, note: Note): OwnClient {
  const calls = new Map<string, Call>()
  /** The latest call for hits, and that for the values of each facet. */
  const latest = new Map<string, Call>()
  const statuses = new Map<string, number>()
  const answers = new Map<string, Answer>()
  let count = 0
  const lite = liteClient(service.appId, service.apiKey, {
    requester: createRequester(calls, (id, request) => {
      if (typeof request.status === 'number') statuses.set(id, request.status)
      note(request)
    }),
    hostsCache: rememberedHosts(),
    responsesCache: noCache,
    requestsCache: noCache,
    ...hostOptions(service.host),
  })

  async function ask(requests: Requests): Promise<Answer> {
    // The visitor has moved on: what is still under way is no longer wanted.
    const wanted = requests[0]?.facet ?? ''
    latest.get(wanted)?.cancel()
    const id = String(++count)
    const call = startCall()
    latest.set(wanted, call)
    calls.set(id, call)
    const over = new Promise<never>((_, reject) => {
      call.signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
    })
    try {
      const answer: unknown = await Promise.race([
        // As a list: the client then writes the requests as the service documents them.
        lite.search([...requests], { headers: { [callHeader]: id } }),
        over,
      ])
      return checkAnswer(answer, requests.length)
    } catch (error) {
      throw searchError(error, call, statuses.get(id) ?? 0, service.apiKey)
    } finally {
      call.done()
      calls.delete(id)
      statuses.delete(id)
    }
  }

  return {
    async search(requests) {
      const key = JSON.stringify(requests)
      const known = answers.get(key)
      if (known) return known
      const answer = await ask(requests)
      if (answers.size >= answersKept) answers.clear()
      answers.set(key, answer)
      return answer
    },
    addAlgoliaAgent: (segment, version) => lite.addAlgoliaAgent(segment, version),
    clearCache: () => answers.clear(),
    dispose() {
      for (const call of calls.values()) call.cancel()
    },
  }
}
