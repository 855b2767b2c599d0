// Compares our widgets with those of the library.
import type { IndexUiState, Widget } from 'instantsearch.js'
import connectHierarchicalMenu from 'instantsearch.js/es/connectors/hierarchical-menu/connectHierarchicalMenu.js'
import connectRange from 'instantsearch.js/es/connectors/range/connectRange.js'
import connectRefinementList from 'instantsearch.js/es/connectors/refinement-list/connectRefinementList.js'
import InstantSearch from 'instantsearch.js/es/lib/InstantSearch.js'
import { expect, test } from 'vitest'
import { filterWidgets } from '../../../src/search/instantsearch/filter-widgets.ts'

const none = () => {}
const instance = new InstantSearch({
  indexName: 'i',
  searchClient: { search: () => new Promise<never>(none) },
})
instance.start()
const separator = ' > '
const library: Record<keyof typeof filterWidgets, (attributes: string[]) => Widget> = {
  any: ([attribute = '']) => connectRefinementList(none)({ attribute, operator: 'or' }) as Widget,
  all: ([attribute = '']) => connectRefinementList(none)({ attribute, operator: 'and' }) as Widget,
  interval: ([attribute = '']) => connectRange(none)({ attribute }) as Widget,
  path: (attributes) => connectHierarchicalMenu(none)({ attributes, separator }) as Widget,
}

const states: IndexUiState[] = [
  {},
  { refinementList: { a: ['x', 'y'], b: ['z'] } },
  { refinementList: { b: ['z'] } },
  { range: { a: '1:5' } },
  { range: { a: ':5', b: '2:' } },
  { range: { a: 'nonsense' } },
  { hierarchicalMenu: { a: ['Art', 'Glass'] } },
]
const first = instance.mainIndex.getHelper()?.state
if (!first) throw new Error('the library has no state')
const beginnings = [
  first,
  first.setQueryParameters({ facets: ['a'], facetsRefinements: { a: ['old'] } }),
  first.setQueryParameters({
    disjunctiveFacets: ['a'],
    disjunctiveFacetsRefinements: { a: ['old'] },
  }),
  first.setQueryParameters({
    disjunctiveFacets: ['a'],
    numericRefinements: { a: { '>=': [7] }, c: { '<=': [3] } },
  }),
  first.setQueryParameters({
    hierarchicalFacets: [{ name: 'a', attributes: ['a', 'a1'], separator }],
    hierarchicalFacetsRefinements: { a: ['old'] },
  }),
]

/** How many values are counted is written with the rest of the state. */
const plain = ({ maxValuesPerFacet: _, ...parameters }: object & { maxValuesPerFacet?: number }) =>
  JSON.parse(JSON.stringify(parameters))

for (const join of ['any', 'all', 'interval', 'path'] as const)
  test(`a filter of the kind “${join}” is kept and told as by the library’s own widget`, () => {
    const attributes = join === 'path' ? ['a', 'a1', 'a2'] : ['a']
    const ours = filterWidgets[join](attributes)
    const theirs = library[join](attributes)
    expect(ours.$$type).toBe(theirs.$$type)
    for (const uiState of states)
      for (const before of beginnings) {
        const about = { uiState, helper: {} as never }
        const [own, other] = [ours, theirs].map((widget) =>
          widget.getWidgetSearchParameters?.(before, about),
        )
        if (!own || !other) throw new Error('a widget keeps nothing')
        expect(plain(own)).toEqual(plain(other))
        const asked = { searchParameters: other, helper: {} as never }
        expect(ours.getWidgetUiState?.({ query: 'q' }, asked)).toEqual(
          theirs.getWidgetUiState?.({ query: 'q' }, asked),
        )
        const gone = {
          state: other,
          helper: {} as never,
          parent: {} as never,
          recommendState: {} as never,
        }
        expect(plain(ours.dispose?.(gone) ?? {})).toEqual(plain(theirs.dispose?.(gone) ?? {}))
      }
  })
