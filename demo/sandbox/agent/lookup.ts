// The agent's search: it asks the search service beside it, with the visitor's key, and no other way.
import type { SandboxRequest, Service } from '../http.ts'
import { Refusal } from './request.ts'

export type Hit = Record<string, unknown> & { objectID: string }

export interface Result {
  index: string
  query: string
  hits: Hit[]
  nbHits: number
  queryId: string
}

/** How much of a record a language model reads. */
const RETRIEVED =
  `objectID title name post_title summary description url permalink city category kind price
  currency free starts_at date rating image author brand hierarchy content`.split(/\s+/)

export function lookUp(
  search: Service,
  { headers, url }: SandboxRequest,
  index: string,
  query: string,
  parameters: Record<string, unknown>,
): Result {
  const asked = {
    ...parameters,
    query,
    hitsPerPage: 8,
    clickAnalytics: true,
    analytics: false,
    removeWordsIfNoResults: 'allOptional',
    attributesToRetrieve: RETRIEVED,
    attributesToHighlight: [],
  }
  const reply = search({
    method: 'POST',
    url: new URL(`/1/indexes/${encodeURIComponent(index)}/query`, url),
    headers,
    body: JSON.stringify(asked),
  })
  const answer = JSON.parse(String(reply?.body ?? '{}'))
  if (reply?.status !== 200) throw new Refusal(reply?.status ?? 404, answer)
  return { index, query, hits: answer.hits, nbHits: answer.nbHits, queryId: answer.queryID }
}
