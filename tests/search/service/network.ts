// A network that answers as a test says, and search clients that begin with nothing remembered.
import { afterEach, beforeEach, vi } from 'vitest'
import type { RequestNote } from '../../../src/contract/page-api.ts'
import type { KeySource } from '../../../src/search/service/api-keys.ts'

export const key = 'the-secret-search-key'
export const ask = (query: string) => [{ indexName: 'events', params: { query } }]
export const requests = ask('jazz')
export const resultOf = (query: string) => ({ hits: [], nbHits: 0, page: 0, nbPages: 0, query })
export const answer = { results: [resultOf('')] }

export const fetched = vi.fn<(address: string, options: RequestInit) => Promise<Response>>()
export const reply = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers })
/** As a service that never answers: only giving up ends it. */
export const hanging = (_: string, { signal }: RequestInit) =>
  new Promise<Response>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
  })
/** As a service that answers each query with its words, so that a test can tell them apart. */
export const echoing = async (_: string, { body }: RequestInit) => {
  const sent: { requests: { query: string }[] } = JSON.parse(String(body))
  return reply({ results: sent.requests.map(({ query }) => resultOf(query)) })
}
export const failing = (status: number, headers = {}) =>
  fetched.mockImplementation(async () => reply({ message: 'no', status }, status, headers))
export const hostsAsked = () => fetched.mock.calls.map(([address]) => new URL(address).host)

export let notes: RequestNote[] = []

/** What became of a search, when all its waits are over. */
export async function outcomeOf<Value>(search: Promise<Value>): Promise<unknown> {
  const outcome = search.catch((thrown: unknown) => thrown)
  await vi.advanceTimersByTimeAsync(8000)
  return outcome
}

type Client = typeof import('../../../src/search/service/client.ts')
let createClient: Client['createClient']

export const open = (host: string | null = 'https://search.example', apiKey: KeySource = key) =>
  createClient({ engine: 'algolia', appId: 'APP', apiKey, host, fields: null }, (note) =>
    notes.push(note),
  )

/** Outside a browser the package would hand out another build, which sends other headers. */
const inBrowser = () => vi.importActual('algoliasearch/dist/lite/builds/browser')

/** What stands below our client: Algolia's, or in slim builds our own. */
export const below = ['Algolia’s client', 'our own protocol'] as const

interface Options {
  below?: (typeof below)[number]
  /** The clock stands still but where a test moves it. */
  heldClock?: boolean
}

/** Each test is a new page: it has never seen a service fail. */
export function withNetwork({ heldClock = false, below = 'Algolia’s client' }: Options = {}) {
  beforeEach(async () => {
    vi.resetModules()
    vi.doMock('algoliasearch/lite', inBrowser)
    if (below === 'our own protocol')
      vi.doMock(
        '../../../src/search/service/algolia.ts',
        () => import('../../../src/light/algolia.ts'),
      )
    createClient = (await import('../../../src/search/service/client.ts')).createClient
    notes = []
    fetched.mockReset()
    fetched.mockImplementation(async () => reply(answer))
    vi.stubGlobal('fetch', fetched)
    if (heldClock) vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    vi.doUnmock('../../../src/search/service/algolia.ts')
  })
}
