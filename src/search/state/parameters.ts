// The attributes → parameters of every request.
import { type SearchSettings, siteSearch } from '../../contract/site-search.ts'
import { closeMark, openMark } from '../records/field.ts'

/** Parameters that are lists, though one value is usually written. */
const lists = new Set([
  'ruleContexts',
  'optionalFilters',
  'facetFilters',
  'numericFilters',
  'tagFilters',
  'attributesToRetrieve',
  'attributesToSnippet',
  'attributesToHighlight',
  'restrictSearchableAttributes',
  'disableTypoToleranceOnAttributes',
  'queryLanguages',
  'naturalLanguages',
  'optionalWords',
  'ignorePlurals',
  'removeStopWords',
  'responseFields',
  'analyticsTags',
])

function parameterValue(name: string, text: string): unknown {
  if (lists.has(name) && !/^(\[|true$|false$)/.test(text)) return text.split(',')
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function furtherParameters(params: string | null): Record<string, unknown> {
  const pairs = [...new URLSearchParams(params ?? '')]
  return Object.fromEntries(pairs.map(([name, text]) => [name, parameterValue(name, text)]))
}

/** Between which the service puts found words: nothing else can be told from text. */
export const marks = { highlightPreTag: openMark, highlightPostTag: closeMark }

const perPage = siteSearch.attributes['hits-per-page'].byLayout

export const parametersOf = (settings: SearchSettings) => ({
  hitsPerPage: perPage[settings.layout],
  ...furtherParameters(settings.params),
  ...(settings.hitsPerPage ? { hitsPerPage: settings.hitsPerPage } : {}),
  ...marks,
  ...(settings.filters ? { filters: settings.filters } : {}),
})
