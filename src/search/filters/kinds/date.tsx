// From–to over days.
import { useWords } from '../../../shell/words.ts'
import { DateFacet } from '../date/DateFacet.tsx'
import { type FacetKind, intervalChips, isBounded } from '../kind.ts'
import { useInterval } from '../range/useInterval.ts'
import type { FacetProps } from '../useFacet.ts'

function Days(props: FacetProps) {
  const { timeZone } = useWords()
  return <DateFacet {...useInterval(props)} timeZone={timeZone} />
}

export const date: FacetKind = {
  Choices: Days,
  isOffered: isBounded,
  chips: (chosen) => intervalChips(chosen, 'date'),
}
