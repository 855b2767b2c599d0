// Suggestions come along with the search, in one request. Where the service does not give them, the
// search is asked for alone, and nobody but the owner is to notice.
import type { ErrorCode } from '../../contract/errors.ts'
import { EmbedError } from '../../errors/errors.ts'
import type { Json } from '../../net/json.ts'
import type { Query } from '../service/query.ts'
import { areSuggestions, type Suggestion, suggesting, suggestionsOf } from './suggestions.ts'

/** Answers that may be the fault of one query among several. */
const refusals: readonly ErrorCode[] = ['not-found', 'key', 'config', 'shape', 'internal']

interface Along {
  results: Json[]
  suggestions: readonly Suggestion[]
  /** The service's own answer to the query for them. */
  suggested: Json
  /** Why there are none, and will not be any. */
  refused: EmbedError | null
}

/** `isWanted` until a newer search has taken its place. */
export async function askAlong(
  ask: (queries: readonly Query[]) => Promise<Json[]>,
  queries: readonly Query[],
  index: string | null,
  words: string,
  isWanted: () => boolean,
): Promise<Along> {
  const alone = async (refused: EmbedError | null) => ({
    results: await ask(queries),
    suggestions: [],
    suggested: { hits: [], nbHits: 0 },
    refused,
  })
  if (!index || !words.trim()) return alone(null)
  try {
    const results = await ask([...queries, suggesting(index, words)])
    const suggested = results.pop() ?? {}
    return {
      results,
      suggestions: suggestionsOf(suggested, words),
      suggested,
      refused: areSuggestions(suggested)
        ? null
        : new EmbedError('shape', 'its records have no field “query”'),
    }
  } catch (error) {
    if (!(error instanceof EmbedError) || !isWanted()) throw error
    if (refusals.includes(error.code)) return alone(error)
    // Where there is no search, nothing is missing.
    if (!queries.length) return alone(null)
    throw error
  }
}
