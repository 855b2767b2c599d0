// Widgets for filters. Each keeps one attribute in the search parameters, and adds its choices to `uiState` under
// the names of the library's own widgets.
import type { IndexUiState, Widget } from 'instantsearch.js'
import type { Join } from '../../contract/facet-types.ts'
import { pathSeparator } from '../engine/requests.ts'

type State = Pick<Widget, 'getWidgetUiState' | 'getWidgetSearchParameters' | 'dispose'>
export type StateWidget = State & { $$type: string }

/** Adds the choices of an attribute to its part of the state, or removes them if there are none. */
const withPart = <Part extends 'refinementList' | 'hierarchicalMenu' | 'range'>(
  uiState: IndexUiState,
  part: Part,
  attribute: string,
  chosen: string | readonly string[],
): IndexUiState =>
  chosen.length ? { ...uiState, [part]: { ...uiState[part], [attribute]: chosen } } : uiState

const ofValues =
  (isAny: boolean) =>
  ([attribute = '']: readonly string[]): StateWidget => ({
    $$type: 'ais.refinementList',
    getWidgetUiState: (uiState, { searchParameters: now }) =>
      withPart(
        uiState,
        'refinementList',
        attribute,
        isAny ? now.getDisjunctiveRefinements(attribute) : now.getConjunctiveRefinements(attribute),
      ),
    getWidgetSearchParameters(now, { uiState }) {
      const isOther = isAny ? now.isConjunctiveFacet(attribute) : now.isDisjunctiveFacet(attribute)
      // A widget of the page has this attribute.
      if (isOther || now.isHierarchicalFacet(attribute)) return now
      const facet = isAny ? now.addDisjunctiveFacet(attribute) : now.addFacet(attribute)
      const name = isAny ? 'disjunctiveFacetsRefinements' : 'facetsRefinements'
      const values = uiState.refinementList?.[attribute] ?? []
      return facet.setQueryParameters({ [name]: { ...facet[name], [attribute]: values } })
    },
    dispose: ({ state }) =>
      isAny ? state.removeDisjunctiveFacet(attribute) : state.removeFacet(attribute),
  })

const ofInterval = ([attribute = '']: readonly string[]): StateWidget => ({
  $$type: 'ais.range',
  getWidgetUiState(uiState, { searchParameters }) {
    const { '>=': min = [], '<=': max = [] } = searchParameters.getNumericRefinements(attribute)
    return withPart(uiState, 'range', attribute, min.length + max.length ? `${min}:${max}` : '')
  },
  getWidgetSearchParameters(now, { uiState }) {
    const [min = NaN, max = NaN] = (uiState.range?.[attribute] ?? '').split(':').map(parseFloat)
    const limits = {
      ...(Number.isFinite(min) && { '>=': [min] }),
      ...(Number.isFinite(max) && { '<=': [max] }),
    }
    return now.addDisjunctiveFacet(attribute).setQueryParameters({
      numericRefinements: { ...now.numericRefinements, [attribute]: limits },
    })
  },
  dispose: ({ state }) =>
    state.removeDisjunctiveFacet(attribute).removeNumericRefinement(attribute),
})

function ofPath(attributes: readonly string[]): StateWidget {
  const [name = ''] = attributes
  const facet = {
    ...{ name, attributes: [...attributes], separator: pathSeparator },
    ...{ rootPath: null, showParentLevel: true },
  }
  return {
    $$type: 'ais.hierarchicalMenu',
    getWidgetUiState: (uiState, { searchParameters }) =>
      withPart(
        uiState,
        'hierarchicalMenu',
        name,
        searchParameters.getHierarchicalFacetBreadcrumb(name),
      ),
    getWidgetSearchParameters(now, { uiState }) {
      if (now.isConjunctiveFacet(name) || now.isDisjunctiveFacet(name)) return now
      const path = uiState.hierarchicalMenu?.[name]
      const tree = now.removeHierarchicalFacet(name).addHierarchicalFacet(facet)
      return tree.setQueryParameters({
        hierarchicalFacetsRefinements: {
          ...tree.hierarchicalFacetsRefinements,
          [name]: path ? [path.join(pathSeparator)] : [],
        },
      })
    },
    dispose: ({ state }) => state.removeHierarchicalFacet(name),
  }
}

export const filterWidgets: Record<Join, (attributes: readonly string[]) => StateWidget> = {
  any: ofValues(true),
  all: ofValues(false),
  interval: ofInterval,
  path: ofPath,
}
