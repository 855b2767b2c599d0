// Yes, or no matter: one checkbox, named by the facet.

import { type FacetProps, useFacet } from './useFacet.ts'
import { Choice } from './ValueBox.tsx'

export function ToggleFacet({ facet }: FacetProps) {
  const { label, chosen, counts, set } = useFacet(facet)
  const isChosen = chosen.includes('true')
  return (
    <Choice
      name={label}
      count={counts.true ?? 0}
      chosen={isChosen}
      choose={() => set(isChosen ? [] : ['true'])}
    />
  )
}
