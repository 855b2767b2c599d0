// The addresses of the search service.
import type { SearchSettings } from '../../contract/site-search.ts'

export interface Address {
  /** Empty for engines other than Algolia. */
  appId: string
  /** Origin with path, or null for Algolia's own hosts. */
  host: string | null
}

export interface Endpoint extends Address {
  engine: SearchSettings['engine']
  /** The fields to search; null for all that the index allows. */
  fields: string | null
}

/** The origins that a page with a strict policy (CSP) has to allow. */
export const serviceHosts = ({ appId, host }: Address) =>
  host === null
    ? [
        `https://${appId}-dsn.algolia.net`,
        ...[1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`),
      ]
    : [new URL(host).origin]
