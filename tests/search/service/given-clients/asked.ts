// What the element asks of a client, and the records that the stand-ins for other services hold.
import { afterEach, beforeEach, vi } from 'vitest'
import { closeMark, openMark } from '../../../../src/search/records/field.ts'
import { fromGivenClient } from '../../../../src/search/service/given-client.ts'
import { isClient } from '../../../../src/search/service/instantsearch-client.ts'

/** As the element takes what it is given. */
export function held(client: unknown) {
  if (!isClient(client)) throw new TypeError('this is no client')
  return fromGivenClient(client)
}

export const records = [
  { id: '1', title: 'Jazz night', brand: 'Acme', price: 12 },
  { id: '2', title: 'All that jazz', brand: 'Zed', price: 30 },
]

const params = {
  query: 'jazz',
  facetFilters: [['brand:Acme', 'brand:Zed']],
  numericFilters: ['price>=10'],
  highlightPreTag: openMark,
  highlightPostTag: closeMark,
}

/** The results, and the counts of a filter as they were without it. */
export const requests = [
  {
    indexName: 'events',
    params: {
      ...params,
      facets: ['brand', 'price'],
      maxValuesPerFacet: 20,
      hitsPerPage: 1,
      page: 1,
    },
  },
  {
    indexName: 'events',
    params: { ...params, facetFilters: [], facets: 'brand', hitsPerPage: 0, page: 0 },
  },
]

export const values = [
  {
    indexName: 'events',
    type: 'facet' as const,
    facet: 'brand',
    params: { ...params, facetFilters: [], facetQuery: 'ac', maxFacetHits: 5 },
  },
]

export type Sent = Record<string, unknown>
type Reply = [body: unknown, status?: number]

/** Such clients tell every error on the console themselves. */
export function withQuietConsole() {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
}

/** A service in place of the network; what it was asked, with the path and the body. */
export function serviceThat(answers: (path: string, body: Sent) => Reply) {
  const asked: { path: string; body: Sent }[] = []
  const send = async (input: URL | string | Request, init?: RequestInit) => {
    const request = new Request(input, init)
    const { pathname: path } = new URL(request.url)
    const body: Sent = JSON.parse(await request.text())
    asked.push({ path, body })
    const [said, status = 200] = answers(path, body)
    return new Response(JSON.stringify(said), {
      status,
      headers: { 'content-type': 'application/json' },
    })
  }
  vi.stubGlobal('fetch', vi.fn(send))
  return asked
}
