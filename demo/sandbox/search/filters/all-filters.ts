// The four ways to filter, in one request all at once.
import type { FilterParameters } from '../parameters/search-parameters.ts'
import type { Filter } from './conditions.ts'
import { parseFilter } from './expression.ts'
import { parseFacetFilters, parseNumericFilters, parseTagFilters } from './lists.ts'

export function filterOf(params: FilterParameters): Filter {
  return [
    ...parseFilter(params.filters),
    ...parseFacetFilters(params.facetFilters),
    ...parseNumericFilters(params.numericFilters),
    ...parseTagFilters(params.tagFilters),
  ]
}
