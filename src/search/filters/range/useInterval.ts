// What is known of an interval's records: their bounds, how many have each value, and their currency.
import { own } from '../../../net/json.ts'
import { keyOf } from '../../engine/requests.ts'
import { useSearch } from '../../engine/useSearch.ts'
import { useCurrency } from '../useCurrency.ts'
import { type FacetProps, useFacet } from '../useFacet.ts'
import type { IntervalFacetProps } from './interval.ts'

export function useInterval({ facet, settings }: FacetProps): IntervalFacetProps {
  const { interval, label, set } = useFacet(facet)
  const currencyOf = useCurrency(settings)
  // A slider that goes where nothing is found is no help.
  const told = useSearch(({ intervals }) => own(intervals, keyOf(facet)))
  return {
    attribute: facet.attribute,
    bounds: null,
    counts: {},
    ...told,
    value: interval,
    currency: currencyOf(facet.attribute),
    label,
    change: set,
  }
}
