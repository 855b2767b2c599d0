// Meilisearch's client for InstantSearch, over answers as its server sends them.
import { instantMeiliSearch } from '@meilisearch/instant-meilisearch'
import { describe, expect, test, vi } from 'vitest'
import {
  held,
  records,
  requests,
  type Sent,
  serviceThat,
  values,
  withQuietConsole,
} from './asked.ts'

/** As the server does, in every field, with the marks that it was asked for. */
function formatted(record: (typeof records)[number], { highlightPreTag, highlightPostTag }: Sent) {
  const title = record.title.replace(/jazz/i, `${highlightPreTag}$&${highlightPostTag}`)
  return { ...record, title, price: String(record.price) }
}

/** One answer of `POST /multi-search`. */
function searched(query: Sent) {
  const limit = Number(query.limit)
  const offset = Number(query.offset)
  const all: Record<string, unknown> = { brand: { Acme: 7, Zed: 4 }, price: { 12: 1, 30: 1 } }
  const facets = (query.facets ?? []) as string[]
  return {
    indexUid: query.indexUid,
    hits: records
      .slice(offset, offset + limit)
      .map((record) => ({ ...record, _formatted: formatted(record, query) })),
    query: query.q ?? '',
    processingTimeMs: 1,
    limit,
    offset,
    estimatedTotalHits: records.length,
    ...(facets.length
      ? {
          facetDistribution: Object.fromEntries(facets.map((name) => [name, all[name]])),
          facetStats: facets.includes('price') ? { price: { min: 12, max: 30 } } : {},
        }
      : {}),
    requestUid: '01990b7c-0000-7000-8000-000000000000',
  }
}

const facetHits = [{ value: 'Acme', count: 7 }]
const queries = (body: Sent | undefined) => (body?.queries ?? []) as Sent[]
const answering = () =>
  serviceThat((path, body) => [
    path.endsWith('/facet-search')
      ? { facetHits, facetQuery: body.facetQuery, processingTimeMs: 0 }
      : { results: queries(body).map(searched) },
  ])
const open = () =>
  held(
    instantMeiliSearch('https://search.example', 'search-only', { primaryKey: 'id' }).searchClient,
  )

withQuietConsole()

describe('Meilisearch', () => {
  test('answers with hits, counts and pages, and the found words marked', async () => {
    answering()
    const { results } = await open().search(requests)
    expect(results[0]).toMatchObject({
      nbHits: 2,
      nbPages: 2,
      page: 1,
      facets: { brand: { Acme: 7, Zed: 4 } },
      facets_stats: { price: { min: 12, max: 30 } },
      hits: [
        {
          objectID: '2',
          title: 'All that jazz',
          _highlightResult: {
            title: { value: 'All that __ais-highlight__jazz__/ais-highlight__' },
          },
        },
      ],
    })
    expect(results[1]).toMatchObject({
      hits: [],
      nbHits: 2,
      facets: { brand: { Acme: 7, Zed: 4 } },
    })
  })

  test('gets every filter in its own syntax', async () => {
    const asked = answering()
    await open().search(requests)
    expect(queries(asked.at(-1)?.body)).toMatchObject([
      { q: 'jazz', filter: ['"price">=10', ['"brand"="Acme"', '"brand"="Zed"']] },
      { q: 'jazz', filter: ['"price">=10'], facets: ['brand'], limit: 0 },
    ])
  })

  test('finds values of a filter', async () => {
    const asked = answering()
    const { results } = await open().search(values)
    expect(results).toMatchObject([
      { facetHits: [{ value: 'Acme', highlighted: 'Acme', count: 7 }] },
    ])
    expect(asked[0]).toMatchObject({
      path: '/indexes/events/facet-search',
      body: { facetName: 'brand', facetQuery: 'ac', filter: ['"price">=10'] },
    })
  })

  test.each([
    [403, 'invalid_api_key', 'The provided API key is invalid.', 'key'],
    [404, 'index_not_found', 'Index `events` not found.', 'not-found'],
    [400, 'invalid_search_filter', 'Attribute `price` is not filterable.', 'config'],
    [503, 'too_many_search_requests', 'Too many search requests.', 'server'],
  ])('is told by our codes when it refuses: %d, %s', async (status, reason, message, code) => {
    serviceThat(() => [{ message, code: reason, type: 'invalid_request', link: '' }, status])
    await expect(open().search(requests)).rejects.toMatchObject({ code, status })
    await expect(open().search(values)).rejects.toMatchObject({ code, status })
  })

  test('is reported as a network error when it cannot be reached', async () => {
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')))
    await expect(open().search(requests)).rejects.toMatchObject({ code: 'network' })
  })
})
