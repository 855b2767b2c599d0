// A client for InstantSearch, from the page or from the script of an engine.
import { isObject } from '../../net/json.ts'
import type { Query } from './query.ts'

/**
 * A client that InstantSearch accepts. Clients before version 5, and adapters, have a separate method to search the
 * values of a facet.
 */
export interface GivenClient {
  search(requests: readonly Query[]): unknown
  searchForFacetValues?(requests: readonly Omit<Query, 'type' | 'facet'>[]): unknown
  searchForFacets?: unknown
  getRecommendations?(requests: readonly object[]): unknown
  clearCache?(): unknown
}

export const isClient = (value: unknown): value is GivenClient =>
  isObject(value) && typeof value.search === 'function'

const forValues = ({ indexName, facet = '', params }: Query) => ({
  indexName,
  params: {
    ...params,
    facetName: facet,
    // Typesense searches values only in the requested facets.
    facets: [facet],
    maxValuesPerFacet: params.maxFacetHits ?? 10,
  },
})

export async function answerOf(client: GivenClient, requests: readonly Query[]): Promise<unknown> {
  if (requests[0]?.facet && client.searchForFacetValues && !client.searchForFacets)
    return { results: await client.searchForFacetValues(requests.map(forValues)) }
  return client.search(requests)
}
