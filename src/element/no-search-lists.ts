// In the place of search-lists.ts where there is no search: no attribute of a document is such a list.
import type * as lists from './search-lists.ts'

const none = () => null

export const labelled: typeof lists.labelled = none
export const facets: typeof lists.facets = none
export const selected: typeof lists.selected = none
export const facetObjects: typeof lists.facetObjects = none
