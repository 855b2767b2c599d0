// The queries of InstantSearch → the request that is sent, and its answers → what the engine and
// InstantSearch each are given. One plan knows which answer belongs to whom.
import type { Json } from '../../net/json.ts'
import { isObject } from '../../net/json.ts'
import type { Answers, Question } from '../engine/asker.ts'
import { createRequests, needsQuotes, usualMostValues } from '../engine/requests.ts'
import { askAlong } from '../engine/with-suggestions.ts'
import type { Query } from '../service/query.ts'
import { asideOf, isForSuggestions, otherAside } from './asides.ts'
import { joinedLater } from './widgets.ts'

/** A name with a colon would end there. */
function quoted(clause: unknown, names: readonly string[]): unknown {
  if (Array.isArray(clause)) return clause.map((part) => quoted(part, names))
  const name = names.find((one) => String(clause).startsWith(`${one}:`))
  return name === undefined ? clause : `"${name}"${String(clause).slice(name.length)}`
}

/** As the service is to have it, with the owner's own lists of filters. */
export function finished(query: Query, { setup, filters }: Pick<Question, 'setup' | 'filters'>) {
  const params = { ...query.params }
  const names = Object.keys(filters).filter(needsQuotes)
  if (names.length) params.facetFilters = quoted(params.facetFilters, names)
  // A name may hold the comma that would part a text.
  if (typeof params.facets === 'string') params.facets = [params.facets]
  for (const name of joinedLater) {
    const own = setup.parameters[name]
    if (own !== undefined) params[name] = [own, params[name] ?? []].flat()
  }
  // What the index says of it holds.
  if (params.maxValuesPerFacet === usualMostValues && !('maxValuesPerFacet' in setup.parameters))
    delete params.maxValuesPerFacet
  return { ...query, params }
}

function earlierPage(main: Query | undefined, page: number): Query[] {
  if (!main) return []
  const { facets: _, maxValuesPerFacet: __, ...params } = main.params
  return [{ ...main, params: { ...params, page, analytics: false } }]
}

const namesIn = ({ facets }: Json) => (isObject(facets) ? Object.keys(facets) : [])

export async function answersTo(
  queries: readonly Query[],
  question: Question,
): Promise<{ answers: Answers; results: Json[] }> {
  const { state, filters, filtersOf, setup, found, earlierPages, client, isWanted } = question
  const main = queries.filter((query) => asideOf(query) === null)
  const own = main.map((query) => finished(query, question))
  const earlier = earlierPages.flatMap((page) => earlierPage(own[0], page))
  const others = createRequests(state, filters, setup, found).others(filtersOf)
  const { results, suggested, suggestions, refused } = await askAlong(
    async (all) => (all.length ? (await client.search(all)).results : []),
    [...own, ...earlier, ...others.map(({ query }) => query)],
    queries.some(isForSuggestions) ? setup.suggestions : null,
    state.query,
    isWanted,
  )
  const rest = [...results]
  const ofMain = rest.splice(0, own.length)
  const ofEarlier = rest.splice(0, earlier.length)
  const ofOthers = others.map(({ index }, at) => ({ index, result: rest[at] ?? {} }))
  const [first = {}, ...counts] = ofMain
  return {
    answers: {
      main: first,
      earlier: ofEarlier,
      counts: counts.map((result) => ({ counts: namesIn(result), result })),
      isGrouped: setup.groups,
      others: ofOthers,
      suggestions,
      refused,
    },
    results: queries.map((query) => {
      if (isForSuggestions(query)) return suggested
      const aside = asideOf(query)
      const other = ofOthers.find(({ index }) => otherAside(index) === aside)
      return other?.result ?? ofMain[main.indexOf(query)] ?? {}
    }),
  }
}
