// A query as the service documents it; several go in one request.
export interface Query {
  indexName: string
  params: Record<string, unknown>
  /** For the values of one facet. */
  type?: 'facet'
  facet?: string
}
