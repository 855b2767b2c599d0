// The attributes → what every request of this element has in common.
import type { FacetSetting, Recommended } from '../../contract/attribute.ts'
import { type SearchSettings, siteSearch } from '../../contract/site-search.ts'
import { tellOwner } from '../../errors/owner.ts'
import { isObject, parsedJson } from '../../net/json.ts'
import { closeMark, openMark } from '../records/field.ts'
import { visitorToken } from './visitor.ts'

export interface Setup {
  /** Sorting belongs to the first; several are tabs; with none there are only suggestions. */
  indices: readonly string[]
  parameters: Readonly<Record<string, unknown>>
  /** Null where the service's own configuration names them. */
  facets: readonly FacetSetting[] | null
  /** Whether another page is added to the list instead of replacing it. */
  grows: boolean
  minLength: number
  /** Whether the results of all indices are shown under one another, without filters (the dropdown). */
  groups: boolean
  suggestions: string | null
  /** What the visitor may choose; any other value, remembered or in the address, is ignored. */
  sorts: readonly string[]
  /** The replica that sorting starts with; null for the index’s own order. */
  firstSort: string | null
  sizes: readonly number[]
  /** Asked instead of searching. */
  recommend: readonly Recommended[] | null
  /** Whether too few are filled up by a search, which not every engine can write. */
  fills: boolean
}

export const ownSize = (settings: SearchSettings) => Number(parametersOf(settings).hitsPerPage)

/** The page sizes to choose from; the element's own is always one of them. */
export const sizesOf = (settings: SearchSettings) =>
  settings.perPageOptions
    ? [...new Set([ownSize(settings), ...settings.perPageOptions])].sort((a, b) => a - b)
    : []

/** The orders other than the index's own. */
export const sortsOf = ({ sort, indexName }: SearchSettings) =>
  sort?.filter(({ value }) => value !== indexName?.[0]?.value) ?? []

/** Sorting starts with the first of the list where that names the index itself as well, further down. */
export const firstSortOf = ({ sort, indexName }: SearchSettings) => {
  const [first] = sort ?? []
  const own = indexName?.[0]?.value
  return first && first.value !== own && sort?.some(({ value }) => value === own)
    ? first.value
    : null
}

const minLengths = siteSearch.attributes['min-length'].byLayout
export const minLengthOf = ({ minLength, layout }: SearchSettings) =>
  minLength ?? minLengths[layout]

/** A box whose results another search or page shows has none of its own. */
export const isOnlyBox = ({ layout, for: other, resultsPage, recommend }: SearchSettings) =>
  layout === 'page' && !recommend && (other !== null || resultsPage !== null)

/**
 * What is recommended stands in the page, without a box, whatever the page says of all its searches. Values of
 * a filter need a search to lead to.
 */
export function withoutBox(settings: SearchSettings): SearchSettings {
  const { recommend, for: other, resultsPage } = settings
  if (!recommend) return settings
  const leadsNowhere = recommend[0]?.model === 'trending-facets' && !other && !resultsPage
  return {
    ...settings,
    recommend: leadsNowhere ? [] : recommend,
    layout: 'page',
    ...{ query: null, queryParam: '', minLength: 0, shortcut: null, urlSync: false },
    // Of the results, below the heading of the row.
    headingLevel: settings.headingLevel + 1,
    // A row has no groups: no record has such a field.
    groupBy: ' ',
  }
}

export const indicesOf = (settings: SearchSettings) =>
  isOnlyBox(settings) ? [] : (settings.indexName?.map(({ value }) => value) ?? [])

/** The property `searchParameters`; ignored where it cannot be sent as JSON. */
function furtherOf(searchParameters: unknown, whose: string): object {
  if (searchParameters === undefined || searchParameters === null) return {}
  try {
    if (isObject(searchParameters) && JSON.stringify(searchParameters)) return searchParameters
  } catch {
    // It refers to itself, or holds what JSON cannot: the warning is below.
  }
  tellOwner('warn', `${whose}: searchParameters is ignored. Give an object that JSON can hold.`)
  return {}
}

export const setupOf = (
  settings: SearchSettings,
  searchParameters: unknown,
  whose: string,
): Setup => ({
  indices: indicesOf(settings),
  parameters: {
    // Then the service gives each answer the query id that events refer to.
    ...(settings.insights && {
      clickAnalytics: true,
      userToken: visitorToken(settings.userToken),
    }),
    ...parametersOf(settings),
    ...furtherOf(searchParameters, whose),
    ...marks,
  },
  facets: settings.facets,
  grows: settings.paging !== 'pages',
  minLength: minLengthOf(settings),
  groups: settings.layout === 'dropdown',
  suggestions: settings.suggestionsIndex,
  sorts: sortsOf(settings).map(({ value }) => value),
  firstSort: firstSortOf(settings),
  sizes: sizesOf(settings),
  recommend: settings.recommend,
  fills: settings.engine === 'algolia',
})

/** Parameters that the service wants as lists, even where one value is written. */
const lists = /^attributesTo|(Attributes|Contexts|Fields|Filters|Languages|Plurals|Tags|Words)$/

function parameterValue(name: string, text: string): unknown {
  if (lists.test(name) && !/^(\[|true$|false$)/.test(text)) return text.split(',')
  return parsedJson(text) ?? text
}

function furtherParameters(params: string | null): Record<string, unknown> {
  const pairs = [...new URLSearchParams(params ?? '')]
  return Object.fromEntries(pairs.map(([name, text]) => [name, parameterValue(name, text)]))
}

/** The service puts found words between these marks, which no text contains by chance, unlike HTML. */
export const marks = { highlightPreTag: openMark, highlightPostTag: closeMark }

const perPage = siteSearch.attributes['hits-per-page'].byLayout

const parametersOf = (settings: SearchSettings) => ({
  hitsPerPage: perPage[settings.recommend ? 'recommend' : settings.layout],
  ...furtherParameters(settings.params),
  ...(settings.hitsPerPage && { hitsPerPage: settings.hitsPerPage }),
  ...(settings.filters && { filters: settings.filters }),
  ...(settings.searchFields && {
    restrictSearchableAttributes: settings.searchFields.split(/\s*,\s*/),
  }),
})
