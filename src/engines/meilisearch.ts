// Meilisearch, through its own client for InstantSearch.
import { instantMeiliSearch } from '@meilisearch/instant-meilisearch'
import { isObject, type Json, listOf } from '../net/json.ts'
import type { Query } from '../search/service/query.ts'
import { register } from './asking.ts'

/** Parameters that only Meilisearch knows, by its own names. */
const own = [
  ...['matchingStrategy', 'rankingScoreThreshold', 'distinct', 'hybrid', 'vector'],
  ...['attributesToCrop', 'cropLength', 'cropMarker'],
]

const ownIn = ({ params }: Query) =>
  Object.fromEntries(Object.entries(params).filter(([name]) => own.includes(name)))

/** Only in Algolia a leading minus means “not”. */
const unescaped = (filter: unknown): unknown =>
  Array.isArray(filter) ? filter.map(unescaped) : String(filter).replace(':\\-', ':-')

const written = (query: Query): Query => ({
  ...query,
  params: { ...query.params, facetFilters: listOf(query.params.facetFilters).map(unescaped) },
})

/** An answer does not say which field is the record's id; most are called `id`. */
const withId = (hit: unknown): unknown =>
  isObject(hit) && hit.id !== undefined ? { objectID: String(hit.id), ...hit } : hit

const read = (result: Json): Json =>
  Array.isArray(result.hits) ? { ...result, hits: result.hits.map(withId) } : result

/**
 * Before its first search, the library requests all values of the facets, to show those without results too.
 * Our element does not show them, so this request is not sent. Such queries have no `q`, not even an empty one.
 */
function answeredAhead(body: string): Json | null {
  const queries = listOf(JSON.parse(body).queries)
  const isAhead = queries.some((query) => isObject(query) && query.q === undefined)
  return isAhead ? { results: queries.map(() => ({})) } : null
}

register({
  name: 'meilisearch',
  client({ host, key, requests }, post) {
    const [first] = requests
    return instantMeiliSearch(host, key, {
      // Exact counts and pages, not estimates.
      finitePagination: true,
      meiliSearchParams: first ? ownIn(first) : {},
      httpClient: async (url, init) => {
        const body = String(init?.body)
        const headers = Object.fromEntries(new Headers(init?.headers))
        return answeredAhead(body) ?? post(String(url), headers, body)
      },
    }).searchClient
  },
  written,
  read,
  async alike({ indexName, objectID: id, params }, { host, key }, post) {
    const { filters: filter, embedder = 'default' } = params.queryParameters as Json
    const { hits } = await post(
      `${host}/indexes/${indexName}/similar`,
      { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      JSON.stringify({ id, limit: params.maxRecommendations, filter, embedder }),
    )
    return { hits: listOf(hits).map(withId) }
  },
})
