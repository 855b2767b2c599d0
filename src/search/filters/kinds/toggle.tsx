// Yes, or everything: one checkbox with the name of the filter.
import type { FacetKind } from '../kind.ts'
import { type FacetProps, useFacet } from '../useFacet.ts'
import { ValueBox } from '../ValueBox.tsx'

function Toggle({ facet }: FacetProps) {
  const { label, chosen, counts, set } = useFacet(facet)
  const isChosen = chosen.includes('true')
  return (
    <ValueBox
      name={label}
      count={counts.true ?? 0}
      chosen={isChosen}
      choose={() => set(isChosen ? [] : ['true'])}
    />
  )
}

export const toggle: FacetKind = {
  Choices: Toggle,
  isOffered: ({ counts }) => counts.true !== undefined,
  isBare: true,
  chips: ({ label }) => [{ value: '', words: label, rest: [] }],
}
