// Turns the attributes into what all requests of this element have in common.
import type { FacetSetting, Recommended } from '../../contract/attribute.ts'
import { type SearchSettings, siteSearch } from '../../contract/site-search.ts'
import { tellOwner } from '../../errors/owner.ts'
import { isObject, parsedJson } from '../../net/json.ts'
import { closeMark, openMark } from '../records/field.ts'
import { visitorToken } from './visitor.ts'

export interface Setup {
  /** Sort orders belong to the first; several become tabs; with none there are only suggestions. */
  indices: readonly string[]
  parameters: Readonly<Record<string, unknown>>
  /** Null if the service's own configuration names them. */
  facets: readonly FacetSetting[] | null
  /** Whether another page is added to the list instead of replacing it. */
  grows: boolean
  minLength: number
  /** Whether the results of all indices are shown under one another, without filters (the dropdown). */
  groups: boolean
  suggestions: string | null
  /** The sort orders on offer; any other value, remembered or in the address, is ignored. */
  sorts: readonly string[]
  /** The replica that sorting starts with; null for the index’s own order. */
  firstSort: string | null
  sizes: readonly number[]
  /** The recommendations to request instead of a search. */
  recommend: readonly Recommended[] | null
  /** Whether a search adds results if there are too few, which not every engine can do. */
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

/** The first order of the list, if the list also has the index itself further down. */
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

/** A box whose results another search or page shows has no results itself. */
export const isOnlyBox = ({ layout, for: other, resultsPage, recommend }: SearchSettings) =>
  layout === 'page' && !recommend && (other !== null || resultsPage !== null)

/**
 * Recommendations are in the page, without a box, whatever the page-wide defaults for searches say. Values of a
 * filter need a search that they can open.
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
    // The level of the results, below the heading of the row.
    headingLevel: settings.headingLevel + 1,
    // A row has no groups, and no record has such a field.
    groupBy: ' ',
  }
}

export const indicesOf = (settings: SearchSettings) =>
  isOnlyBox(settings) ? [] : (settings.indexName?.map(({ value }) => value) ?? [])

/** The property `searchParameters`; ignored if it cannot be sent as JSON. */
function furtherOf(searchParameters: unknown, whose: string): object {
  if (searchParameters === undefined || searchParameters === null) return {}
  try {
    if (isObject(searchParameters) && JSON.stringify(searchParameters)) return searchParameters
  } catch {
    // It is circular, or contains something that JSON cannot; the warning is below.
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
    // With this the service adds the query id that events refer to.
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

/** Parameters that the service expects as lists, even for one value. */
const lists = /^attributesTo|(Attributes|Contexts|Fields|Filters|Languages|Plurals|Tags|Words)$/

function parameterValue(name: string, text: string): unknown {
  if (lists.test(name) && !/^(\[|true$|false$)/.test(text)) return text.split(',')
  return parsedJson(text) ?? text
}

function furtherParameters(params: string | null): Record<string, unknown> {
  const pairs = [...new URLSearchParams(params ?? '')]
  return Object.fromEntries(pairs.map(([name, text]) => [name, parameterValue(name, text)]))
}

/** The service puts found words between these marks. Unlike HTML, no text contains them by chance. */
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
