// A query as the service documents it; one request carries several.
export interface Query {
  indexName: string
  params: Record<string, unknown>
  /** Searches the values of `facet` instead of records. */
  type?: 'facet'
  facet?: string
}
