// Yes, or no matter: one checkbox, named by the facet.
import { Choice } from './Choice.tsx'
import { type FacetProps, useFacet } from './useFacet.ts'

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
