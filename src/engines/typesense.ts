// Typesense, through its own adapter for InstantSearch.
import TypesenseAdapter from 'typesense-instantsearch-adapter'
import { isObject, type Json, listOf } from '../net/json.ts'
import type { Query } from '../search/service/query.ts'
import { failure, register } from './asking.ts'

type Options = ConstructorParameters<typeof TypesenseAdapter>[0]['server']

const silent = () => {}
/** The library’s own keeps its level in local storage, and writes what our element tells. */
const logger = { setLevel: silent, debug: silent, warn: silent, error: silent }

/** Typesense writes its parameters with underscores, and Algolia none. */
const isOwn = ([name]: [string, unknown]) => /_|^(?:infix|prefix|preset)$/.test(name)

const asksForAll = ({ params }: Query) => listOf(params.facets).includes('*')

/**
 * There is no word for all facets. Who asks which there are, and wants no records, gets one of them, and
 * its fields tell.
 */
const written = (query: Query): Query =>
  asksForAll(query)
    ? {
        ...query,
        params: { ...query.params, facets: [], hitsPerPage: query.params.hitsPerPage || 1 },
      }
    : query

function read(result: Json, query: Query): Json {
  if (!asksForAll(query) || query.params.hitsPerPage) return result
  const [record] = listOf(result.hits)
  const names = isObject(record) ? Object.keys(record) : []
  return { ...result, hits: [], facets: Object.fromEntries(names.map((name) => [name, {}])) }
}

/** Fields by which is filtered or counted: else a colon in a value would count as the end of its field. */
function fieldsIn(requests: readonly Query[]): string[] {
  const filters = requests.flatMap(({ params }) => listOf(params.facetFilters).flat())
  const facets = requests.flatMap(({ facet = [], params }) => [facet, params.facets ?? []].flat(2))
  return [...new Set([...facets, ...filters.map((filter) => String(filter).split(':')[0])])]
    .map(String)
    .filter((name) => name !== '*')
}

register({
  name: 'typesense',
  client({ host, key, requests }, post) {
    const { params = {} }: Partial<Query> = requests[0] ?? {}
    const own = Object.fromEntries(Object.entries(params).filter(isOwn))
    return new TypesenseAdapter({
      server: {
        apiKey: key,
        nodes: [{ url: host }],
        // The element tries again, and keeps what was answered.
        numRetries: 0,
        cacheSearchResultsForSeconds: 0,
        // It calls no more of it than this.
        logger: logger as unknown as NonNullable<Options['logger']>,
        axiosAdapter: async (config) => {
          const url = new URL(config.url ?? '')
          for (const [name, value] of Object.entries(config.params ?? {}))
            url.searchParams.set(name, String(value))
          // As the library does: so browsers send no preflight request.
          const headers = { 'content-type': 'text/plain' }
          const data = await post(url.href, headers, String(config.data))
          return { data, status: 200, statusText: '', headers: {}, config }
        },
      },
      additionalSearchParameters: {
        query_by: listOf(params.restrictSearchableAttributes).join(','),
        ...own,
      },
      facetableFieldsWithSpecialCharacters: fieldsIn(requests),
    }).searchClient
  },
  written,
  read,
  failureIn({ results }) {
    const failed = listOf(results).find((result) => isObject(result) && result.error)
    return isObject(failed) ? failure(String(failed.error), Number(failed.code)) : null
  },
})
