// Checks once that an answer has the shape that the service documents, as far as the components read it.
// The code after this does not check again whether a field is there.
import { EmbedError } from '../../errors/errors.ts'
import { isObject, type Json } from '../../net/json.ts'

const isList = (value: unknown): value is Json[] => Array.isArray(value) && value.every(isObject)
const isCount = (value: unknown) => typeof value === 'number' && Number.isFinite(value)

const areFacets = (value: unknown) =>
  value === undefined ||
  value === null ||
  // Proxies written in PHP and the like send an empty object as an empty list.
  (Array.isArray(value) && value.length === 0) ||
  (isObject(value) &&
    Object.values(value).every(
      // By names, because `Object.values` of thousands of counts takes twice as long.
      (counts) => isObject(counts) && Object.keys(counts).every((name) => isCount(counts[name])),
    ))

/** A result of a search, or of a search for facet values, which has no hits. Recommendations need no count. */
export const isResult = (value: unknown, isCounted = true): value is Json =>
  isObject(value) &&
  areFacets(value.facets) &&
  (value.hits === undefined
    ? isList(value.facetHits)
    : isList(value.hits) && (!isCounted || isCount(value.nbHits)))

export interface Answer {
  results: Json[]
  /** The length of the answer in letters, if known. */
  letters?: number | undefined
}

export function checkAnswer(
  value: unknown,
  asked: number,
  letters?: number,
  isCounted?: boolean,
): Answer {
  const results = isObject(value) ? value.results : undefined
  if (
    !isList(results) ||
    results.length !== asked ||
    !results.every((result) => isResult(result, isCounted))
  )
    throw new EmbedError('shape', 'the search service sent an answer in an unknown format')
  return { results, letters }
}
