// Where the search service is asked.
import type { SearchSettings } from '../../contract/site-search.ts'

export interface Address {
  /** Empty where another engine than Algolia is asked. */
  appId: string
  /** Origin with path, or null for Algolia's own hosts. */
  host: string | null
}

export interface Endpoint extends Address {
  engine: SearchSettings['engine']
  /** In which words are searched; null for all that the index allows. */
  fields: string | null
}

/** The origins that the policy (CSP) of a strict page has to allow. */
export const serviceHosts = ({ appId, host }: Address) =>
  host === null
    ? [
        `https://${appId}-dsn.algolia.net`,
        ...[1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`),
      ]
    : [new URL(host).origin]
