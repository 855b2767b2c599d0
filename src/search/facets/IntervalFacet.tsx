// From–to over numbers or dates, for what the service knows of them.
import { useState } from 'react'
import { useWords } from '../../shell/words.ts'
import { DateFacet } from './date/DateFacet.tsx'
import { RangeFacet } from './range/RangeFacet.tsx'
import { type FacetProps, useFacet } from './useFacet.ts'

export function IntervalFacet({ facet }: FacetProps) {
  const { timeZone } = useWords()
  const { interval, bounds, label, set } = useFacet(facet)
  // An answer with no results tells none, and a slider that goes is no help.
  const [known, setKnown] = useState(bounds)
  if (bounds && bounds !== known) setKnown(bounds)
  const props = { value: interval, bounds: bounds ?? known, label, change: set }
  return facet.type === 'date' ? (
    <DateFacet {...props} timeZone={timeZone} />
  ) : (
    <RangeFacet {...props} />
  )
}
