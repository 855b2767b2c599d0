// From–to over numbers.

import { type FacetKind, intervalChips } from '../kind.ts'
import { RangeFacet } from '../range/RangeFacet.tsx'
import { useInterval } from '../range/useInterval.ts'
import type { FacetProps } from '../useFacet.ts'

const Range = (props: FacetProps) => <RangeFacet {...useInterval(props)} />

export const range: FacetKind = {
  Choices: Range,
  // Where all records have one value there is nothing to choose.
  isOffered: ({ bounds }) => bounds !== null && bounds.min < bounds.max,
  chips: (chosen) => intervalChips(chosen, 'range'),
}
