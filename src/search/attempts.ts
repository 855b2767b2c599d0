// What became of the latest search. The library would roll a failed search back to the query
// before it, and take the typed words out of the box: so it never hears of a failure.
import { asEmbedError, type EmbedError } from '../shell/errors.ts'
import type { SearchClient } from './client.ts'

export interface Attempts {
  /** The client as the library sees it: it waits until it may ask, and never fails. */
  over(client: SearchClient): SearchClient
  /** From now on it may ask. */
  begin(): void
  error(): EmbedError | null
  subscribe(listener: () => void): () => void
}

export function createAttempts(): Attempts {
  const listeners = new Set<() => void>()
  let latest = 0
  let failure: EmbedError | null = null
  let begin = () => {}
  const begun = new Promise<void>((resolve) => {
    begin = resolve
  })
  const settle = (attempt: number, error: EmbedError | null) => {
    if (attempt !== latest || error === failure) return
    failure = error
    for (const listener of [...listeners]) listener()
  }
  return {
    over: (client) => ({
      ...client,
      async search(requests) {
        const attempt = ++latest
        await begun
        try {
          const answer = await client.search(requests)
          settle(attempt, null)
          return answer
        } catch (error) {
          settle(attempt, asEmbedError(error))
          return new Promise(() => {})
        }
      },
    }),
    begin: () => begin(),
    error: () => failure,
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
