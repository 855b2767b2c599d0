// A query in the form of the service; one request has several.
import type { Recommended } from '../../contract/attribute.ts'
import { asItIs, inOrder } from '../../net/json.ts'
import type { Endpoint } from './hosts.ts'

/** With a model it is a query for recommendations, which has another address. A request has only one kind. */
export interface Query extends Partial<Recommended> {
  indexName: string
  params: Record<string, unknown>
  /** Searches the values of `facet` instead of records. */
  type?: 'facet'
  facet?: string
}

/** A single clause means the same as a list with it. */
const bare = (clause: unknown) =>
  Array.isArray(clause) && clause.length === 1 ? clause[0] : clause

const listed = (name: string, value: unknown) =>
  Array.isArray(value) && ['facets', 'facetFilters'].includes(name)
    ? value.map((part) => JSON.stringify(bare(part))).sort()
    : inOrder(name, value)

/** The same key for the same query, whatever the order of its parts. */
export const cacheKey = (question: unknown) => JSON.stringify(question, listed)

/** The name of a prerendered answer in the page; it includes the service and its key. */
export const questionOf = (endpoint: Endpoint & { apiKey: unknown }, query: Query) =>
  cacheKey([endpoint, query])

/** The query in the form that the service reads. */
export const written = ({ params, ...rest }: Query) => ({ ...rest, ...params })

/** The body as Algolia's client would write it, but not affected by a `toJSON` of the page. */
export const bodyOf = (requests: readonly Query[]) =>
  JSON.stringify({ requests: requests.map(written) }, asItIs)
