// Recommendations of the service, instead of a search. If there are too few, results that share most with the
// given records follow.
import { EmbedError } from '../../errors/errors.ts'
import { type Json, numberIn } from '../../net/json.ts'
import { textOf } from '../../recognition/paths.ts'
import type { Query } from '../service/query.ts'
import type { Answers, Question } from './asker.ts'
import { countsIn } from './outcome.ts'
import { clause, joined } from './requests.ts'
import type { Setup } from './setup.ts'

type Asked = Pick<Question, 'setup' | 'client'>

/** The service's own maximum. */
const most = 30
const sizeOf = ({ parameters }: Setup) => Math.min(numberIn(parameters.hitsPerPage), most)

/** The id of a record, or a value of a filter. */
export const idOf = ({ objectID, facetValue }: Json) => textOf(objectID ?? facetValue)

export function recommending(setup: Setup): Query[] {
  const { indices, recommend, parameters } = setup
  const { hitsPerPage: _, ...queryParameters } = parameters
  return (recommend ?? []).map((one) => {
    const { model, facetName = '', facetValue } = one
    const ofCategory = facetValue ? [clause(facetName, facetValue)] : []
    return {
      ...one,
      indexName: indices[0] ?? '',
      params: {
        threshold: 0,
        maxRecommendations: sizeOf(setup),
        // Popular values of a filter are computed over the whole index.
        ...(model !== 'trending-facets' && { queryParameters }),
        ...(model === 'trending-items' && {
          fallbackParameters: joined(queryParameters, { facetFilters: ofCategory }),
        }),
      },
    }
  })
}

/** Without a trained model there are no recommendations; the service's message is kept for the owner. */
function untrained(error: unknown): { results: Json[] } {
  if (error instanceof EmbedError && /^40[04]$/.test(String(error.status)))
    return { results: [{ hits: [], message: error.message }] }
  throw error
}

const hitsIn = ({ hits, queryID }: Json) =>
  (hits as Json[]).map((hit) => (queryID ? { ...hit, __queryID: queryID } : hit))

/** Results with the same values of filters, those that share most of them first. */
async function alike({ setup, client }: Asked, ids: readonly string[]): Promise<readonly Json[]> {
  const ask = async (params: Record<string, unknown>, lists: Record<string, unknown[]>) => {
    const query = { indexName: setup.indices[0] ?? '', params: joined(params, lists) }
    return (await client.search([query])).results[0] ?? {}
  }
  const sources = ids.map((id) => clause('objectID', id))
  const only = { hitsPerPage: 0, analytics: false, facets: ['*'] }
  const counts = Object.entries(countsIn(await ask(only, { facetFilters: [sources] })))
  // Records with the same price, date or switch are not of the same kind.
  const kinds = counts.flatMap(([name, values]) =>
    Object.keys(values)
      .filter((value) => !/^(-?[\d.]+|true|false)$/.test(value))
      .map((value) => clause(name, value)),
  )
  if (!kinds.length) return []
  const hitsPerPage = sizeOf(setup) + ids.length
  return hitsIn(
    await ask(
      { ...setup.parameters, hitsPerPage },
      { facetFilters: [kinds], optionalFilters: kinds },
    ),
  )
}

export async function recommended(asked: Asked): Promise<Answers> {
  const { setup, client } = asked
  const queries = recommending(setup)
  const ids = queries.flatMap(({ objectID }) => objectID ?? [])
  const seen = new Set(ids)
  const isNew = (hit: Json) => !seen.has(idOf(hit)) && seen.add(idOf(hit))
  const { results } = await client.search(queries).catch(untrained)
  const found = results.flatMap(hitsIn)
  // A single answer keeps the service's order.
  if (queries.length > 1) found.sort((a, b) => numberIn(b._score) - numberIn(a._score) || 0)
  const hits = found.filter(isNew)
  const main = results[0] ?? {}
  const lacks = setup.fills && ids.length && !main.message && hits.length < sizeOf(setup)
  if (lacks) hits.push(...(await alike(asked, ids).catch(() => [])).filter(isNew))
  const shown = hits.slice(0, sizeOf(setup))
  return {
    main: { ...main, hits: shown, nbHits: shown.length },
    ...{ earlier: [], counts: [], others: [], isGrouped: false, suggestions: [], refused: null },
  }
}
