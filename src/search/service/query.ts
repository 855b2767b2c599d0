// A query as the service documents it; one request carries several.
import type { Recommended } from '../../contract/attribute.ts'
import { asItIs, inOrder } from '../../net/json.ts'
import type { Endpoint } from './hosts.ts'

/** With a model it asks what is recommended, of another address; all of one request do. */
export interface Query extends Partial<Recommended> {
  indexName: string
  params: Record<string, unknown>
  /** Searches the values of `facet` instead of records. */
  type?: 'facet'
  facet?: string
}

/** A clause alone says the same as a list of it. */
const bare = (clause: unknown) =>
  Array.isArray(clause) && clause.length === 1 ? clause[0] : clause

const listed = (name: string, value: unknown) =>
  Array.isArray(value) && ['facets', 'facetFilters'].includes(name)
    ? value.map((part) => JSON.stringify(bare(part))).sort()
    : inOrder(name, value)

/** The same for the same question, in whatever order it names what it asks for. */
export const keyOf = (question: unknown) => JSON.stringify(question, listed)

/** Of the service, with its key: the name that a build gives the answer in the page. */
export const questionOf = (endpoint: Endpoint & { apiKey: unknown }, query: Query) =>
  keyOf([endpoint, query])

/** As the service reads it. */
export const written = ({ params, ...rest }: Query) => ({ ...rest, ...params })

/** As Algolia's client would write it, which does so with whatever `toJSON` the page has. */
export const bodyOf = (requests: readonly Query[]) =>
  JSON.stringify({ requests: requests.map(written) }, asItIs)
