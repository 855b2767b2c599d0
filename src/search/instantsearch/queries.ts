// The queries of InstantSearch → the request that is sent, and its answers → what the engine and
// InstantSearch each are given. One plan knows which answer belongs to whom.
import type { Json } from '../../net/json.ts'
import { isObject } from '../../net/json.ts'
import { askAll } from '../engine/ask-all.ts'
import type { Answers, Question } from '../engine/asker.ts'
import { type Filters, valuesOf } from '../engine/filter.ts'
import { clause, facetsBy, filterParameters, usualMostValues } from '../engine/requests.ts'
import type { Query } from '../service/query.ts'
import { helperValue, isUnsafe } from './parameters.ts'
import { joinedLater, ownFields } from './widgets.ts'

/** What of a question its queries are written by. */
export interface Asked extends Question {
  /** The filters that InstantSearch does not keep. */
  joined: Filters
  /** How many of its queries are those of the main index. */
  ofMain: number
}

/** A clause as the library writes it → as the service reads it. */
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

/** As the service is to have it, with the owner's own parameters and filters that could not be kept. */
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
  // A name may hold the comma that would part a text.
  if (typeof params.facets === 'string' && query.params.facets) params.facets = [params.facets]
  // What the index says of it holds.
  if (params.maxValuesPerFacet === usualMostValues && !('maxValuesPerFacet' in parameters))
    delete params.maxValuesPerFacet
  return { ...query, params }
}

/** What a list of results needs, and values of a facet only where the owner says so. */
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

/** The library would take a facet of the name `constructor` for the one of its own objects. */
function safeResult(result: Json): Json {
  return { ...result, facets: safe(result.facets), facets_stats: safe(result.facets_stats) }
}

/** For words that are too few to be searched. */
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
    // Of the counts beside a choice: those of the first query are the results' own.
    return { query: ours, counts: query === queries[0] ? [] : namesIn(ours.params.facets) }
  })
  const { answers, ownResults, foreignResults } = await askAll(
    asked,
    own,
    queries.slice(asked.ofMain),
  )
  return { answers, results: [...ownResults, ...foreignResults].map(safeResult) }
}
