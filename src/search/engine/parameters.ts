// The attributes → the parameters that every request carries.
import { type SearchSettings, siteSearch } from '../../contract/site-search.ts'
import { closeMark, openMark } from '../records/field.ts'

/** Parameters that the service wants as lists, even where one value is written. */
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

/** The service puts found words between these marks, which no text contains by chance, unlike HTML. */
export const marks = { highlightPreTag: openMark, highlightPostTag: closeMark }

const perPage = siteSearch.attributes['hits-per-page'].byLayout

export const parametersOf = (settings: SearchSettings) => ({
  hitsPerPage: perPage[settings.layout],
  ...furtherParameters(settings.params),
  ...(settings.hitsPerPage ? { hitsPerPage: settings.hitsPerPage } : {}),
  ...marks,
  ...(settings.filters ? { filters: settings.filters } : {}),
  ...(settings.searchFields
    ? { restrictSearchableAttributes: settings.searchFields.split(/\s*,\s*/) }
    : {}),
})
