// Turns InstantSearch's queries into the request, and the answers into results for the engine and for
// InstantSearch. One plan knows which answer belongs to whom.
import type { Json } from '../../net/json.ts'
import { isObject } from '../../net/json.ts'
import { askAll } from '../engine/ask-all.ts'
import type { Answers, Question } from '../engine/asker.ts'
import { type Filters, valuesOf } from '../engine/filter.ts'
import { clause, facetsBy, filterParameters, usualMostValues } from '../engine/requests.ts'
import type { Query } from '../service/query.ts'
import { helperValue, isUnsafe } from './parameters.ts'
import { joinedLater, ownFields } from './widgets.ts'

/** The parts of a question that its queries depend on. */
export interface Asked extends Question {
  /** Filters that InstantSearch does not store. */
  joined: Filters
  /** How many of its queries belong to the main index. */
  ofMain: number
}

/** Maps clauses of the library to the form that the service reads. */
function corrections(filters: Filters): ReadonlyMap<string, string> {
  const all = Object.entries(filters).flatMap(([name, filter]) =>
    valuesOf(filter).map((value): [string, string] => [
      `${name}:${helperValue(value)}`,
      clause(name, value),
    ]),
  )
  return new Map(all.filter(([from, to]) => from !== to))
}

const corrected = (part: unknown, by: ReadonlyMap<string, string>): unknown =>
  Array.isArray(part) ? part.map((inner) => corrected(inner, by)) : (by.get(String(part)) ?? part)

/** The final query, with the owner's parameters and the filters that could not be stored. */
export function finished(query: Query, { setup, filters, found, joined }: Asked): Query {
  const { parameters, facets } = setup
  const params = { ...query.params }
  const more: Record<string, unknown[]> = filterParameters(joined, facetsBy(facets, found))
  const by = corrections(filters)
  for (const name of joinedLater) {
    const list = [
      parameters[name] ?? [],
      corrected(params[name] ?? [], by),
      more[name] ?? [],
    ].flat()
    if (list.length) params[name] = list
  }
  for (const name of ownFields)
    if (parameters[name] !== undefined) params[name] ??= parameters[name]
  // A name may contain a comma, at which a string would be split.
  if (typeof params.facets === 'string' && query.params.facets) params.facets = [params.facets]
  // The setting of the index counts.
  if (params.maxValuesPerFacet === usualMostValues && !('maxValuesPerFacet' in parameters))
    delete params.maxValuesPerFacet
  return { ...query, params }
}

/** The parameters that a list of results needs. A search for facet values gets them only from the owner. */
const ofResults = ['facets', 'hitsPerPage', 'page', 'maxValuesPerFacet']

export function finishedValues(query: Query, asked: Asked): Query {
  const params = Object.entries(finished(query, asked).params)
  const kept = params.filter(
    ([name]) => !ofResults.includes(name) || (name !== 'facets' && name in asked.setup.parameters),
  )
  return { ...query, params: Object.fromEntries(kept) }
}

const namesIn = (facets: unknown) => [facets ?? []].flat().map(String)

const safe = (record: unknown) =>
  isObject(record)
    ? Object.fromEntries(Object.entries(record).filter(([name]) => !isUnsafe(name)))
    : record

/** The library would confuse a facet named `constructor` with a property of its own objects. */
function safeResult(result: Json): Json {
  return { ...result, facets: safe(result.facets), facets_stats: safe(result.facets_stats) }
}

/** Results for queries that are too short to be searched. */
export const emptyResults = (queries: readonly Query[]): Json[] =>
  queries.map(({ indexName, params }) => ({
    index: indexName,
    query: params.query ?? '',
    hits: [],
    nbHits: 0,
    page: 0,
    nbPages: 0,
    hitsPerPage: 0,
    processingTimeMS: 0,
  }))

export async function answersTo(
  queries: readonly Query[],
  asked: Asked,
): Promise<{ answers: Answers; results: Json[] }> {
  const own = queries.slice(0, asked.ofMain).map((query) => {
    const ours = finished(query, asked)
    // Facet counts of the additional queries; those of the first query belong to the results.
    return { query: ours, counted: query === queries[0] ? [] : namesIn(ours.params.facets) }
  })
  const { answers, ownResults, foreignResults } = await askAll(
    asked,
    own,
    queries.slice(asked.ofMain),
  )
  return { answers, results: [...ownResults, ...foreignResults].map(safeResult) }
}
