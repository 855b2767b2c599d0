// The client that the search uses: ours, or one that the page gives.
import type { Answer } from './answer.ts'
import type { Query } from './query.ts'

export interface SearchClient {
  /**
   * Cancels the search before it in the same lane (see lanes.ts): that of the results, of the values
   * of a facet, or the one that is named. A cancelled search rejects with an
   * `AbortError`, a failed one with an `EmbedError`.
   */
  search(requests: readonly Query[], lane?: string): Promise<Answer>
  /** Asks what the first search is going to ask; that takes the answer, or the failure. */
  askAhead?(requests: readonly Query[]): void
  /** Forgets all answers. The next search asks even a service that is being left alone. */
  clearCache(): void
  /** Cancels what is under way, in one lane or in all. */
  dispose(lane?: string): void
  /** The key in use; null before the first search. A client of the page's has no such method. */
  key?(): string | null
}
