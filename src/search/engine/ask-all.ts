// Puts everything into one request: the results and their counts, earlier pages, the other indices, and
// suggestions. If the service refuses suggestions, the search is sent alone, and only the owner notices.
import type { ErrorCode } from '../../contract/errors.ts'
import { EmbedError } from '../../errors/errors.ts'
import type { Json } from '../../net/json.ts'
import type { Query } from '../service/query.ts'
import type { Answers, Question } from './asker.ts'
import { type Asked, createRequests, earlierPage } from './requests.ts'
import { areSuggestions, suggesting, suggestionsOf } from './suggestions.ts'

/** Failures that a single query of several may cause. */
const refusals: readonly ErrorCode[] = ['not-found', 'key', 'config', 'shape', 'internal']

async function alongWithSuggestions(question: Question, queries: readonly Query[]) {
  const { state, setup, client, isWanted } = question
  const ask = async (all: readonly Query[]) =>
    all.length ? (await client.search(all)).results : []
  const alone = async (refused: EmbedError | null) => ({
    results: await ask(queries),
    suggestions: [],
    refused,
  })
  if (!setup.suggestions || !state.query.trim()) return alone(null)
  try {
    const results = await ask([...queries, suggesting(setup.suggestions, state.query)])
    const suggested = results.pop() ?? {}
    return {
      results,
      suggestions: suggestionsOf(suggested, state.query),
      refused: areSuggestions(suggested)
        ? null
        : new EmbedError('shape', 'its records have no field “query”'),
    }
  } catch (error) {
    if (!(error instanceof EmbedError) || !isWanted()) throw error
    if (refusals.includes(error.code)) return alone(error)
    // Without a search, nothing else is missing.
    if (!queries.length) return alone(null)
    throw error
  }
}

/** `own` are the queries of the current index, its results first. `foreign` are the page's queries. */
export async function askAll(
  question: Question,
  own: readonly Asked[],
  foreign: readonly Query[] = [],
): Promise<{ answers: Answers; ownResults: Json[]; foreignResults: Json[] }> {
  const { state, filters, filtersOf, setup, found, earlierPages } = question
  const queryOf = ({ query }: { query: Query }) => query
  const earlier = own
    .slice(0, 1)
    .flatMap(({ query }) => earlierPages.map((page) => earlierPage(query, page)))
  const others = createRequests(state, filters, setup, found).others(filtersOf)
  const queries = [...own.map(queryOf), ...earlier, ...others.map(queryOf), ...foreign]
  const { results, suggestions, refused } = await alongWithSuggestions(question, queries)
  const foreignResults = [...results]
  const ownResults = foreignResults.splice(0, own.length)
  const ofEarlier = foreignResults.splice(0, earlier.length)
  const ofOthers = foreignResults.splice(0, others.length)
  return {
    answers: {
      main: ownResults[0] ?? {},
      earlier: ofEarlier,
      counts: own.map(({ counted }, at) => ({ counted, result: ownResults[at] ?? {} })),
      others: others.map(({ index }, at) => ({ index, result: ofOthers[at] ?? {} })),
      isGrouped: setup.groups,
      suggestions,
      refused,
    },
    ownResults,
    foreignResults,
  }
}
