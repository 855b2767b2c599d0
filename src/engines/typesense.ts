// Typesense, through its own adapter for InstantSearch. The client below that is ours: typesense-client.ts.
import TypesenseAdapter from 'typesense-instantsearch-adapter'
import { isObject, type Json, listOf } from '../net/json.ts'
import type { EngineSearch } from '../search/service/engine-script.ts'
import type { Query } from '../search/service/query.ts'
import { failure, register } from './asking.ts'
import type { Server } from './typesense-client.ts'

/** Typesense's own parameters have underscores; Algolia's have none. */
const isOwn = ([name]: [string, unknown]) => /_|^(?:infix|prefix|preset)$/.test(name)

/** By default Typesense returns ten values of a facet. Other engines return a hundred, which our element expects. */
const usualMostValues = 100

const asksForAll = ({ params }: Query) => listOf(params.facets).includes('*')

/**
 * A collection refuses a whole query because of one unknown facet. Other engines leave the facet out, and our
 * element tells the owner. So refused facets are remembered, by host and collection, and left out.
 */
const strangers = new Map<string, Set<string>>()

function strangersIn(host: string, { indexName }: Query): Set<string> {
  const key = `${host} ${indexName.split('/sort/')[0]}`
  const known = strangers.get(key) ?? new Set()
  strangers.set(key, known)
  return known
}

/** `stranger`: a facet that was not known to be missing before. */
const refusalsIn = (results: unknown, { host, requests }: EngineSearch) =>
  listOf(results).flatMap((result, at) => {
    if (!isObject(result) || !result.error) return []
    const query = requests[at]
    const words = String(result.error)
    const [, facet] = /facet field named `(.+?)`/.exec(words) ?? []
    const isNew = facet && query && !strangersIn(host, query).has(facet)
    return { query, words, code: Number(result.code), stranger: isNew ? facet : undefined }
  })

/**
 * Quotes a value for Typesense. It parses filters twice, and only the second parser knows that a backslash
 * escapes a backtick. So after one backtick the rest of the value would be read as filters; two backticks
 * leave nothing outside the quotes. No other character is special inside the value, but at its end a star
 * means a prefix, and a backslash would escape the closing backtick. Only in Algolia a leading minus means
 * “not”, which matters for numbers.
 */
const asItIs = (filter: unknown): unknown =>
  Array.isArray(filter)
    ? filter.map(asItIs)
    : String(filter)
        .replace(/:\\(-[\d.]+)$/, ':$1')
        .replace(/(:.+?)[*\\]+$/, '$1')
        .replaceAll('`', '\\`\\`')

/** Typesense has no wildcard for all facets: a request for them gets one record, whose fields name them. */
function written(query: Query, { host }: EngineSearch): Query {
  const { facets, hitsPerPage, maxValuesPerFacet = usualMostValues } = query.params
  const facetFilters = listOf(query.params.facetFilters).map(asItIs)
  const params = { ...query.params, maxValuesPerFacet, facetFilters }
  if (asksForAll(query))
    return { ...query, params: { ...params, facets: [], hitsPerPage: hitsPerPage || 1 } }
  const known = [facets ?? []].flat().filter((name) => !strangersIn(host, query).has(String(name)))
  return { ...query, params: { ...params, facets: known } }
}

function read(result: Json, query: Query): Json {
  if (!asksForAll(query) || query.params.hitsPerPage) return result
  const [record] = listOf(result.hits)
  const names = isObject(record) ? Object.keys(record) : []
  return { ...result, hits: [], facets: Object.fromEntries(names.map((name) => [name, {}])) }
}

/** Fields used in filters or facets; without them a colon in a value would end the name of the field. */
function fieldsIn(requests: readonly Query[]): string[] {
  const filters = requests.flatMap(({ params }) => listOf(params.facetFilters).flat())
  const facets = requests.flatMap(({ facet = [], params }) => [facet, params.facets ?? []].flat(2))
  return [...new Set([...facets, ...filters.map((filter) => String(filter).split(':')[0])])]
    .map(String)
    .filter((name) => name !== '*')
}

register({
  name: 'typesense',
  client({ host, key, fields, requests }, post) {
    const { params = {} }: Partial<Query> = requests[0] ?? {}
    const own = Object.fromEntries(Object.entries(params).filter(isOwn))
    // The adapter only passes the server to its client, which is ours.
    const server: Server = { apiKey: key, nodes: [{ url: host }], post }
    return new TypesenseAdapter({
      server,
      additionalSearchParameters: { query_by: fields ?? '', ...own },
      facetableFieldsWithSpecialCharacters: fieldsIn(requests),
    }).searchClient
  },
  written,
  read,
  alike({ indexName, objectID, params }) {
    const { maxRecommendations: hitsPerPage, queryParameters } = params
    const { embedder = 'embedding', ...others } = queryParameters as Json
    const vector_query = `${embedder}:([], id: ${objectID}, k: ${hitsPerPage})`
    return { indexName, params: { ...others, query: '*', hitsPerPage, vector_query } }
  },
  failureIn({ results }, search) {
    const refusals = refusalsIn(results, search)
    const grave = refusals.find(({ stranger }) => !stranger)
    if (grave) return failure(grave.words, grave.code)
    for (const { query, stranger } of refusals)
      if (query && stranger) strangersIn(search.host, query).add(stranger)
    return refusals.length ? 'again' : null
  },
})
