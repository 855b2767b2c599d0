// Invisible InstantSearch widgets for everything that visitors can choose. Each claims its part of the search
// parameters, and adds it to `uiState` for the page's routers and middleware.
import type { IndexWidget, Widget } from 'instantsearch.js'
import type { Join } from '../../contract/facet-types.ts'
import type { Subject } from '../engine/asker.ts'
import { facetsBy, levelsOf } from '../engine/requests.ts'
import { filterWidgets, type StateWidget } from './filter-widgets.ts'
import { isUnsafe, joinOf } from './parameters.ts'

const nothing = () => {}

/** Removes the rendering, which would read unchecked answers. */
const unseen = (state: Partial<StateWidget>): Widget =>
  ({ $$type: 'site-embed.state', init: nothing, dispose: nothing, ...state }) as Widget

const box = () =>
  unseen({
    $$type: 'ais.searchBox',
    getWidgetUiState: (uiState, { searchParameters: { query } }) =>
      query ? { ...uiState, query } : uiState,
    getWidgetSearchParameters: (now, { uiState: { query = '' } }) => now.setQuery(query),
    dispose: ({ state }) => state.setQueryParameter('query', undefined),
  })

const pages = () =>
  unseen({
    $$type: 'ais.pagination',
    getWidgetUiState: (uiState, { searchParameters: { page } }) =>
      page ? { ...uiState, page: page + 1 } : uiState,
    getWidgetSearchParameters: (now, { uiState: { page = 1 } }) => now.setPage(page - 1),
    dispose: ({ state }) => state.setQueryParameter('page', undefined),
  })

/** If the page names no facets, the service sends all. */
const forAllFacets = () =>
  unseen({
    getWidgetSearchParameters: (parameters) => parameters.addFacet('*'),
    dispose: ({ state }) => state.removeFacet('*'),
  })

/** InstantSearch would overwrite these lists with its own filters, so they are added to the queries later. */
export const joinedLater = ['facetFilters', 'numericFilters'] as const

/** Parameters for which the library has its own fields, in another form. */
export const ownFields = [
  ...['facets', 'disjunctiveFacets', 'hierarchicalFacets', 'facetsRefinements', 'facetsExcludes'],
  ...['disjunctiveFacetsRefinements', 'hierarchicalFacetsRefinements', 'numericRefinements'],
  ...['tagRefinements', 'managedParameters', 'index'],
] as const
const never: readonly string[] = [...joinedLater, ...ownFields, 'query', 'page']

/** The library's own widget would keep what a removed widget of the page had set. */
function configured(parameters: Readonly<Record<string, unknown>>) {
  const own = Object.entries(parameters).filter(([name]) => !never.includes(name))
  const none = Object.fromEntries(own.map(([name]) => [name, undefined]))
  return unseen({
    getWidgetSearchParameters: (now) => now.setQueryParameters(Object.fromEntries(own)),
    dispose: ({ state }) => state.setQueryParameters(none),
  })
}

/** Tabs and sort orders: which index answers. The library's own widget only knows the first when it renders. */
function placed(places: readonly string[]) {
  const [first = ''] = places
  return unseen({
    $$type: 'ais.sortBy',
    getWidgetUiState: (uiState, { searchParameters: { index } }) =>
      index === first ? uiState : { ...uiState, sortBy: index },
    getWidgetSearchParameters: (now, { uiState: { sortBy } }) =>
      now.setIndex(sortBy !== undefined && places.includes(sortBy) ? sortBy : first),
    dispose: ({ state }) => state,
  })
}

/** A page size from a widget of the page is not in this list, and ends with that widget. */
function sized(own: unknown, sizes: readonly number[]) {
  const otherwise = typeof own === 'number' ? own : undefined
  const isChoice = (size: number | undefined): size is number =>
    size !== undefined && size !== otherwise && sizes.includes(size)
  return unseen({
    $$type: 'ais.hitsPerPage',
    getWidgetUiState: (uiState, { searchParameters: { hitsPerPage } }) =>
      isChoice(hitsPerPage) ? { ...uiState, hitsPerPage } : uiState,
    getWidgetSearchParameters: (now, { uiState: { hitsPerPage } }) =>
      now.setQueryParameter('hitsPerPage', isChoice(hitsPerPage) ? hitsPerPage : otherwise),
    dispose: ({ state }) => state,
  })
}

/** The wanted widgets by a key with all their settings; another key means another widget. */
function wantedFor({ setup, found, filters }: Subject): Map<string, () => Widget> {
  const { parameters, facets, indices, sorts, sizes, groups } = setup
  const places = [...indices, ...sorts]
  const wanted = new Map<string, () => Widget>([
    ['box', box],
    ['pages', pages],
    [`parameters ${JSON.stringify(parameters)}`, () => configured(parameters)],
    [`places ${JSON.stringify(places)}`, () => placed(places)],
    [
      `sizes ${JSON.stringify([parameters.hitsPerPage, sizes])}`,
      () => sized(parameters.hitsPerPage, sizes),
    ],
  ])
  if (!facets && !groups) wanted.set('all facets', forAllFacets)
  const add = (join: Join, attributes: string[]) => {
    if (!attributes.some(isUnsafe))
      wanted.set(`${join} ${JSON.stringify(attributes)}`, () =>
        unseen(filterWidgets[join](attributes)),
      )
  }
  for (const facet of groups ? [] : (facets ?? found)) add(joinOf(facet), levelsOf(facet))
  // If the page names no facets, a filtered attribute counts as one before any answer.
  const facetOf = facetsBy(facets, found)
  for (const [attribute, filter] of facets || groups ? [] : Object.entries(filters)) {
    const facet = facetOf(attribute, filter)
    add(joinOf(facet, filter), facet ? levelsOf(facet) : [attribute])
  }
  return wanted
}

/** Adds and removes widgets, so that an index has those that its subject needs. */
export function createWidgets() {
  let here = new Map<string, Widget>()
  return {
    keep(index: IndexWidget, subject: Subject) {
      const before = here
      here = new Map([...wantedFor(subject)].map(([key, make]) => [key, before.get(key) ?? make()]))
      const gone = [...before].filter(([key]) => !here.has(key))
      const fresh = [...here].filter(([key]) => !before.has(key))
      if (gone.length) index.removeWidgets(gone.map(([, widget]) => widget))
      if (fresh.length) index.addWidgets(fresh.map(([, widget]) => widget))
    },
    forget: () => here.clear(),
  }
}
