// The least and the greatest value that are known of an interval's records.
import { useState } from 'react'
import { type FacetProps, useFacet } from '../useFacet.ts'
import type { IntervalFacetProps } from './interval.ts'

export function useInterval({ facet }: FacetProps): IntervalFacetProps {
  const { interval, bounds, label, set } = useFacet(facet)
  // An answer with no results tells none, and a slider that goes is no help.
  const [known, setKnown] = useState(bounds)
  if (bounds && bounds !== known) setKnown(bounds)
  return { value: interval, bounds: bounds ?? known, label, change: set }
}
