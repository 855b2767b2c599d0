// A client as the search uses it, whoever has made it.
import type { Answer } from './answer.ts'
import type { Query } from './query.ts'

export interface SearchClient {
  /**
   * Ends the search before it in its lane: the results are one, each filter's values another. What
   * was ended rejects with an `AbortError`, every failure with an `EmbedError`.
   */
  search(requests: readonly Query[]): Promise<Answer>
  /** The next search asks again, even of a service that rests: somebody wants it explicitly. */
  clearCache(): void
  /** Ends what is under way. */
  dispose(): void
  /** The key in use, where it is ours to know; null before the first search. */
  key?(): string | null
}
