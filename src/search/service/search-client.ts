// The client that the search uses: ours, or one that the page gives.
import type { Answer } from './answer.ts'
import type { Query } from './query.ts'

export interface SearchClient {
  /**
   * Cancels the previous search in the same lane (see lanes.ts): that of the results, of the values of a facet, or
   * of the given name. A cancelled search rejects with an `AbortError`, a failed one with an `EmbedError`.
   */
  search(requests: readonly Query[], lane?: string): Promise<Answer>
  /** Sends the request of the first search early; the search then takes the answer, or the failure. */
  askAhead?(requests: readonly Query[]): void
  /** Drops all answers. The next search sends a request even if requests are paused. */
  clearCache(): void
  /** Cancels requests that are under way, in one lane or in all. */
  dispose(lane?: string): void
  /** The current key; null before the first search. A client of the page does not have this method. */
  key?(): string | null
}
