// From–to over numbers.
import { useInterval } from '../interval/useInterval.ts'
import { type FacetKind, intervalChips, isBounded } from '../kind.ts'
import { RangeFacet } from '../range/RangeFacet.tsx'
import type { FacetProps } from '../useFacet.ts'

const Range = (props: FacetProps) => <RangeFacet {...useInterval(props)} />

export const range: FacetKind = {
  Choices: Range,
  isOffered: isBounded,
  chips: (chosen) => intervalChips(chosen, 'range'),
}
