// Several queries in one request, answered in its order. One that fails fails them all.
import type { IndexView } from './catalog.ts'
import { refusals } from './errors.ts'
import { searchFacet } from './facet-search.ts'
import { type Fields, isFields } from './index/values.ts'
import { readParameters, type SearchParameters } from './parameters/search-parameters.ts'
import { toQueryString, unfold } from './parameters/sent.ts'
import { createReader, type Raw } from './parameters/values.ts'
import { runSearch } from './search.ts'
import type { Visit } from './visit.ts'

type Query = (enough: boolean) => Fields

export function runQueries({ raw, open }: Visit): Fields {
  const { requests, strategy } = raw
  if (!Array.isArray(requests)) throw refusals.noRequests()
  createReader({ strategy }).oneOf('strategy', ['none', 'stopIfEnoughMatches'])
  // All are checked before any is answered.
  const queries = requests.map((request: unknown) => prepare(request, open))
  let enough = false
  const results = queries.map((query) => {
    const result = query(enough)
    const full = Number(result.nbHits) >= Number(result.hitsPerPage)
    if (strategy === 'stopIfEnoughMatches' && full) enough = true
    return result
  })
  return { results }
}

function prepare(request: unknown, open: (name: string) => IndexView): Query {
  if (!isFields(request)) throw refusals.noRequests()
  const { indexName, type, facet, ...rest } = unfold(request)
  if (typeof indexName !== 'string' || indexName === '') throw refusals.noIndexName()
  const view = open(indexName)
  createReader({ type }).oneOf('type', ['default', 'facet'])
  if (type === 'facet') return prepareFacet(view, facet, rest)
  if (facet !== undefined) throw refusals.unknownParameter('facet')
  const params = readParameters(rest, view.definition.settings)
  return (enough) => (enough ? unprocessed(view, params) : runSearch(view, params))
}

function prepareFacet(view: IndexView, facet: unknown, rest: Raw): Query {
  if (typeof facet !== 'string') throw refusals.badValue('facet', 'string')
  return () => searchFacet(view, facet, rest)
}

/** A query that was not run, because an earlier one had found enough. */
function unprocessed({ name }: IndexView, params: SearchParameters): Fields {
  return {
    hits: [],
    page: 0,
    nbHits: 0,
    nbPages: 0,
    hitsPerPage: params.hitsPerPage,
    processingTimeMS: 1,
    query: params.query,
    params: toQueryString(params.sent),
    index: name,
    processed: false,
  }
}
