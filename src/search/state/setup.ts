// The attributes → what the engine asks with every question.
import type { FacetSetting } from '../../contract/attribute.ts'
import { type SearchSettings, siteSearch } from '../../contract/site-search.ts'
import { tellOwner } from '../../errors/owner.ts'
import { isObject } from '../../net/json.ts'
import { marks, parametersOf } from './parameters.ts'
import { visitorToken } from './visitor.ts'

/** What every question of this element has in common. */
export interface Setup {
  /** The first is the one that sorting belongs to; several are tabs; none has only suggestions. */
  indices: readonly string[]
  /** What every request carries. */
  parameters: Readonly<Record<string, unknown>>
  /** Null when the service says which. */
  facets: readonly FacetSetting[] | null
  /** Further pages are added to those that are shown. */
  grows: boolean
  minLength: number
  /** Each index gives results of its own, under one another, and nobody can choose filters. */
  groups: boolean
  /** The index of what others search for. */
  suggestions: string | null
  /** What the visitor may choose; all else that is remembered or in an address is ignored. */
  sorts: readonly string[]
  sizes: readonly number[]
}

export const ownSize = (settings: SearchSettings) => Number(parametersOf(settings).hitsPerPage)

/** The element's own size is always among those offered. */
export const sizesOf = (settings: SearchSettings) =>
  settings.perPageOptions
    ? [...new Set([ownSize(settings), ...settings.perPageOptions])].sort((a, b) => a - b)
    : []

/** Beside the index itself. */
export const sortsOf = ({ sort, indexName }: SearchSettings) =>
  sort?.filter(({ value }) => value !== indexName?.[0]?.value) ?? []

const minLengths = siteSearch.attributes['min-length'].byLayout
export const minLengthOf = ({ minLength, layout }: SearchSettings) =>
  minLength ?? minLengths[layout]

/** Only with these does the service give its answers names that events can tell. */
const seen = (userToken: string | null) => ({
  clickAnalytics: true,
  userToken: visitorToken(userToken),
})

/** A box that others answer shows no results of its own. */
export const isOnlyBox = ({ layout, for: other, resultsPage }: SearchSettings) =>
  layout === 'page' && (other !== null || resultsPage !== null)

export const indicesOf = (settings: SearchSettings) =>
  isOnlyBox(settings) ? [] : (settings.indexName?.map(({ value }) => value) ?? [])

/** The property `searchParameters`, as far as it can be sent. */
function furtherOf(searchParameters: unknown, whose: string): object {
  if (searchParameters === undefined || searchParameters === null) return {}
  try {
    if (isObject(searchParameters) && JSON.stringify(searchParameters)) return searchParameters
  } catch {
    // A circle, or what JSON does not know: told below.
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
    ...(settings.insights ? seen(settings.userToken) : {}),
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
  sizes: sizesOf(settings),
})
