// Typesense's adapter, over answers as its server sends them.

import TypesenseInstantsearchAdapter from 'typesense-instantsearch-adapter'
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

const marked = (title: string) => title.replace(/jazz/i, '<mark>$&</mark>')

function hit(record: (typeof records)[number]) {
  const highlight = {
    matched_tokens: ['Jazz'],
    snippet: marked(record.title),
    value: marked(record.title),
  }
  return {
    document: record,
    highlight: { title: highlight },
    highlights: [{ field: 'title', ...highlight }],
    text_match: 1108091339008,
    text_match_info: { best_field_score: '1108091339008', num_tokens_dropped: 0 },
  }
}

const counts = [
  { value: 'Acme', highlighted: 'Acme', count: 7 },
  { value: 'Zed', highlighted: 'Zed', count: 4 },
]
const facetCounts = {
  brand: { field_name: 'brand', sampled: false, counts, stats: { total_values: 2 } },
  price: {
    field_name: 'price',
    sampled: false,
    counts: [{ value: '12', highlighted: '12', count: 1 }],
    stats: { avg: 21, max: 30, min: 12, sum: 42, total_values: 2 },
  },
}

/** One answer of `POST /multi_search`. */
function searched(search: Sent) {
  const perPage = Number(search.per_page)
  const page = Number(search.page)
  const facets = String(search.facet_by).split(',')
  const found = facets.flatMap((name) =>
    Object.values(facetCounts).filter((f) => f.field_name === name),
  )
  return {
    facet_counts: search.facet_query
      ? [
          {
            ...facetCounts.brand,
            counts: [{ value: 'Acme', highlighted: '<mark>Ac</mark>me', count: 7 }],
          },
        ]
      : found,
    found: records.length,
    hits: records.slice((page - 1) * perPage, page * perPage).map(hit),
    out_of: 100,
    page,
    request_params: {
      collection_name: 'events',
      first_q: search.q,
      per_page: perPage,
      q: search.q,
    },
    search_cutoff: false,
    search_time_ms: 2,
  }
}

const open = () =>
  held(
    new TypesenseInstantsearchAdapter({
      server: {
        apiKey: 'search-only',
        nodes: [{ host: 'search.example', port: 443, protocol: 'https' }],
        axiosAdapter: 'fetch',
        numRetries: 0,
        logLevel: 'silent',
      },
      additionalSearchParameters: { query_by: 'title' },
    }).searchClient,
  )
const searches = (body: Sent | undefined) => (body?.searches ?? []) as Sent[]
const answering = () => serviceThat((_, body) => [{ results: searches(body).map(searched) }])

withQuietConsole()

describe('Typesense', () => {
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
    expect(asked[0]?.path).toBe('/multi_search')
    expect(searches(asked[0]?.body)).toMatchObject([
      {
        q: 'jazz',
        filter_by: 'brand:=[`Acme`,`Zed`] && price:>=10',
        facet_by: 'brand,price',
        page: 2,
      },
      { q: 'jazz', filter_by: 'price:>=10', facet_by: 'brand', per_page: 0 },
    ])
  })

  test('finds values of a filter', async () => {
    const asked = answering()
    const { results } = await open().search(values)
    expect(results).toMatchObject([
      {
        facetHits: [
          { value: 'Acme', highlighted: '__ais-highlight__Ac__/ais-highlight__me', count: 7 },
        ],
      },
    ])
    expect(searches(asked[0]?.body)).toMatchObject([
      { facet_by: 'brand', facet_query: 'brand:ac', filter_by: 'price:>=10', max_facet_values: 5 },
    ])
  })

  test.each([
    [401, 'Forbidden - a valid `x-typesense-api-key` header must be sent.', 'key'],
    [400, 'Bad JSON.', 'config'],
    [503, 'Not Ready or Lagging', 'server'],
  ])('is told by our codes when it refuses: %d, %s', async (status, message, code) => {
    serviceThat(() => [{ message }, status])
    await expect(open().search(requests)).rejects.toMatchObject({ code, status })
  })

  test('is reported by our codes when one query of several fails', async () => {
    serviceThat(() => [
      {
        results: [
          { code: 404, error: 'Not found.' },
          { code: 404, error: 'Not found.' },
        ],
      },
    ])
    const failure = { code: 'not-found', status: 404 }
    await expect(open().search(requests)).rejects.toMatchObject(failure)
  })

  test('is reported as a network error when it cannot be reached', async () => {
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')))
    await expect(open().search(requests)).rejects.toMatchObject({ code: 'network' })
  })
})
