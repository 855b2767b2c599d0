// A query as the service documents it; one request carries several.
import { inOrder } from '../../net/json.ts'
import type { Endpoint } from './hosts.ts'

export interface Query {
  indexName: string
  params: Record<string, unknown>
  /** Searches the values of `facet` instead of records. */
  type?: 'facet'
  facet?: string
}

/** The same for the same question, in whatever order it names what it asks for. */
export const keyOf = (question: unknown) =>
  JSON.stringify(question, (name, value) =>
    name === 'facets' && Array.isArray(value) ? [...value].sort() : inOrder(name, value),
  )

/** Of the service, with its key: the name that a build gives the answer in the page. */
export const questionOf = (endpoint: Endpoint & { apiKey: unknown }, query: Query) =>
  keyOf([endpoint, query])
