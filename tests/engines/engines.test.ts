// How the scripts of other engines write what the element asks, each through its library.
import '../../src/engines/meilisearch.ts'
import '../../src/engines/typesense.ts'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { EngineName, Send } from '../../src/search/service/engine-script.ts'
import type { Query } from '../../src/search/service/query.ts'

// As in the build.
vi.mock('typesense', () => import('../../src/engines/typesense-client.ts'))

type Sent = Parameters<Send>[0]
type Reply = Awaited<ReturnType<Send>>

const empty = {
  typesense: { results: [{ hits: [], found: 0, page: 1, facet_counts: [], request_params: {} }] },
  meilisearch: { results: [{ indexUid: 'wares', hits: [], totalHits: 0, totalPages: 0 }] },
}

const asking = (params: Query['params'] = {}, indexName = 'wares'): Query => ({
  indexName,
  params: { query: '', hitsPerPage: 20, page: 0, ...params },
})

/** What was sent for a query, and what came of it. */
async function ask(name: EngineName, query: Query, reply?: Reply, key = 'the-key') {
  const sent: Sent[] = []
  const send: Send = async (request) => {
    sent.push(request)
    return reply ?? { status: 200, content: JSON.stringify(empty[name]) }
  }
  const search = { requests: [query], host: 'https://search.example/path', key, send }
  const answer = await window.SiteEmbedEngines?.[name]?.({ ...search, fields: 'title, text' })
  const [first] = sent
  return { sent, answer, url: first?.url, body: JSON.parse(first?.data ?? '{}') }
}

const said = vi.spyOn(console, 'error').mockImplementation(() => {})
beforeEach(() => said.mockClear())

describe('Typesense', () => {
  const searchOf = async (params: Query['params'], indexName?: string) =>
    (await ask('typesense', asking(params, indexName))).body.searches[0]

  test('gets requests at its host, with the key in a place that needs no preflight', async () => {
    const { sent, url } = await ask('typesense', asking())
    expect(url).toBe('https://search.example/path/multi_search?x-typesense-api-key=the-key')
    expect(sent.map(({ headers }) => headers)).toEqual([{ 'content-type': 'text/plain' }])
  })

  test('gets a key that is too long for an address in a header', async () => {
    const key = 'k'.repeat(2001)
    const { sent, url } = await ask('typesense', asking(), undefined, key)
    expect(url).toBe('https://search.example/path/multi_search')
    expect(sent[0]?.headers).toMatchObject({ 'x-typesense-api-key': key })
  })

  test('gets lists with commas', async () => {
    expect(await searchOf({ query_by_weights: [3, 1] })).toMatchObject({ query_by_weights: '3,1' })
  })

  test('gets the fields, its own parameters and the order, and no Algolia parameters', async () => {
    const params = { num_typos: 1, preset: 'shop', clickAnalytics: true, analytics: false }
    expect(await searchOf(params, 'wares/sort/price:asc,name:desc')).toEqual({
      ...{ collection: 'wares', q: '*', query_by: 'title, text', page: 1, per_page: 20 },
      max_facet_values: 100,
      ...{ sort_by: 'price:asc,name:desc', num_typos: 1, preset: 'shop' },
      highlight_full_fields: 'title, text',
    })
  })

  test('gets values with colons, in fields with dots', async () => {
    const params = { facets: ['kind.lvl0'], facetFilters: [['kind.lvl0:A: one', 'kind.lvl0:B']] }
    const search = await searchOf(params)
    expect(search.filter_by).toBe('kind.lvl0:=[`A: one`,`B`]')
  })

  test('gets a request for one record to find out which filters there are', async () => {
    const reply = {
      status: 200,
      content: JSON.stringify({
        results: [
          {
            ...{ found: 9, page: 1, facet_counts: [], request_params: {} },
            hits: [{ document: { id: '1', brand: 'A' }, highlight: {}, highlights: [] }],
          },
        ],
      }),
    }
    const question = asking({ facets: ['*'], hitsPerPage: 0 })
    const { answer, body } = await ask('typesense', question, reply)
    expect(body.searches[0]).toMatchObject({ per_page: 1 })
    expect(body.searches[0]).not.toHaveProperty('facet_by')
    expect(answer).toMatchObject({ results: [{ hits: [], nbHits: 9, facets: { brand: {} } }] })
  })
})

describe('Meilisearch', () => {
  const queryOf = async (params: Query['params'], indexName?: string) =>
    (await ask('meilisearch', asking(params, indexName))).body.queries[0]

  test('gets one request, at its host, for exact pages', async () => {
    const { sent, url, body } = await ask('meilisearch', asking({ page: 2 }))
    expect(sent).toHaveLength(1)
    expect(url).toBe('https://search.example/path/multi-search')
    expect(new Headers(sent[0]?.headers).get('authorization')).toBe('Bearer the-key')
    expect(body.queries).toMatchObject([{ indexUid: 'wares', q: '', page: 3, hitsPerPage: 20 }])
  })

  test('gets the fields, its own parameters and the order', async () => {
    const params = { restrictSearchableAttributes: ['title'], matchingStrategy: 'all' }
    expect(await queryOf(params, 'wares:price:asc')).toMatchObject({
      ...{ indexUid: 'wares', sort: ['price:asc'], attributesToSearchOn: ['title'] },
      matchingStrategy: 'all',
    })
  })

  test('gets values that begin with a minus unchanged', async () => {
    const query = await queryOf({ facetFilters: [['brand:\\-7 below', 'brand:A']] })
    expect(query.filter).toEqual([['"brand"="-7 below"', '"brand"="A"']])
  })
})

describe.each(['typesense', 'meilisearch'] as const)('%s', (name) => {
  test.each([
    [401, '{"message":"no"}', 'no', 401],
    [503, '<html>', 'no words', undefined],
    [0, 'no answer', 'no words', undefined],
  ])(
    'that answers %i is reported with its own message, and its library prints nothing',
    async (...row) => {
      const [status, content, message, told] = row
      const failed = await ask(name, asking(), { status, content }).catch((error) => error)
      expect([failed.message, failed.status]).toEqual([message, told])
      expect(said).not.toHaveBeenCalled()
    },
  )

  test('uses the ids of its records', async () => {
    const record = { id: 7, title: 'A' }
    const hits = name === 'typesense' ? [{ document: record, highlights: [] }] : [record]
    const [result] = empty[name].results
    const content = JSON.stringify({ results: [{ ...result, found: 1, totalHits: 1, hits }] })
    const { answer } = await ask(name, asking(), { status: 200, content })
    expect(answer).toMatchObject({ results: [{ nbHits: 1, hits: [{ title: 'A' }] }] })
    const { results } = answer as { results: { hits: { objectID: unknown }[] }[] }
    expect(String(results[0]?.hits[0]?.objectID)).toBe('7')
  })
})

test('a script keeps other engines, and announces itself', () => {
  expect(Object.keys(window.SiteEmbedEngines ?? {}).sort()).toEqual(['meilisearch', 'typesense'])
  expect(localStorage.length).toBe(0)
})
