// Where the search service is asked.

export interface Endpoint {
  appId: string
  /** Origin with path, or null for Algolia's own hosts. */
  host: string | null
}

/** The origins that the policy (CSP) of a strict page has to allow. */
export const serviceHosts = ({ appId, host }: Endpoint) =>
  host === null
    ? [
        `https://${appId}-dsn.algolia.net`,
        ...[1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`),
      ]
    : [new URL(host).origin]
