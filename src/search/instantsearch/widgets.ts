// Which widgets of InstantSearch stand for what can be chosen. They show nothing: they claim their
// part of the search parameters and tell it as `uiState`, to routers and middleware of the page's.
import type { IndexWidget, Widget } from 'instantsearch.js'
import type { Join } from '../../contract/facet-types.ts'
import type { Subject } from '../engine/asker.ts'
import { facetsBy, levelsOf } from '../engine/requests.ts'
import { filterWidgets, type StateWidget } from './filter-widgets.ts'
import { isUnsafe, joinOf } from './parameters.ts'

const nothing = () => {}

/** For its looks it would read answers that nobody has checked. */
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

/** Where the page names no facets, the service tells of all. */
const forAllFacets = () =>
  unseen({
    getWidgetSearchParameters: (parameters) => parameters.addFacet('*'),
    dispose: ({ state }) => state.removeFacet('*'),
  })

/** InstantSearch would write its own filters over these lists: they join the queries later on. */
export const joinedLater = ['facetFilters', 'numericFilters'] as const

/** Parameters that the library's search parameters hold as fields of their own, of another shape. */
export const ownFields = [
  ...['facets', 'disjunctiveFacets', 'hierarchicalFacets', 'facetsRefinements', 'facetsExcludes'],
  ...['disjunctiveFacetsRefinements', 'hierarchicalFacetsRefinements', 'numericRefinements'],
  ...['tagRefinements', 'managedParameters', 'index'],
] as const
const never: readonly string[] = [...joinedLater, ...ownFields, 'query', 'page']

/** The library's own would go on setting what a widget of the page's has set, when that one goes. */
function configured(parameters: Readonly<Record<string, unknown>>) {
  const own = Object.entries(parameters).filter(([name]) => !never.includes(name))
  const none = Object.fromEntries(own.map(([name]) => [name, undefined]))
  return unseen({
    getWidgetSearchParameters: (now) => now.setQueryParameters(Object.fromEntries(own)),
    dispose: ({ state }) => state.setQueryParameters(none),
  })
}

/** Tabs and orders: which index answers. The library's own learns the first when it is shown. */
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

/** A size that a widget of the page's sets is none of those, and ends with it. */
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

/** By a key that says all of it: with another key it is another widget. */
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
  // Where the page names none, what is filtered by is one before any answer has told it.
  const facetOf = facetsBy(facets, found)
  for (const [attribute, filter] of facets || groups ? [] : Object.entries(filters)) {
    const facet = facetOf(attribute, filter)
    add(joinOf(facet, filter), facet ? levelsOf(facet) : [attribute])
  }
  return wanted
}

/** Keeps an index at the widgets that its subject needs. */
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
