// One facet: a heading that opens and closes it, and what its type is made of.
import { type ComponentType, useEffect, useId, useState } from 'react'
import type { FacetSetting, FacetType } from '../../contract/attribute.ts'
import { tellOwner } from '../../errors/owner.ts'
import { Heading } from '../../shell/Heading.tsx'
import { useHost } from '../../shell/host-context.ts'
import type { Outcome } from '../engine/outcome.ts'
import { useSearch } from '../engine/useSearch.ts'
import { IntervalFacet } from './IntervalFacet.tsx'
import { ListFacet } from './ListFacet.tsx'
import { RatingFacet } from './RatingFacet.tsx'
import { ToggleFacet } from './ToggleFacet.tsx'
import { TreeFacet } from './TreeFacet.tsx'
import { type FacetProps, useFacet } from './useFacet.ts'

/** A facet type is one component and one line here. */
const components: Record<FacetType, ComponentType<FacetProps>> = {
  list: ListFacet,
  all: ListFacet,
  menu: ListFacet,
  color: ListFacet,
  tree: TreeFacet,
  rating: RatingFacet,
  toggle: ToggleFacet,
  range: IntervalFacet,
  date: IntervalFacet,
}

/** All that a lone index has: what is missing here is missing anywhere. */
const isAll = ({ nbHits, state, filters, groups }: Outcome) =>
  nbHits > 0 && !state.query && groups.length === 1 && Object.keys(filters).length === 0

/** The owner hears why a filter that was named is never there. */
function useHint({ attribute, type }: FacetSetting, known: boolean) {
  const { outcome } = useSearch()
  const { name } = useHost()
  useEffect(() => {
    if (!known && outcome && isAll(outcome))
      tellOwner(
        'warn',
        `${name}: the filter “${attribute}” stays hidden: the index tells nothing that makes a ${type}. Check its name, its type, and attributesForFaceting of the index.`,
      )
  }, [known, outcome, name, attribute, type])
}

export function Facet({ facet, order, level }: FacetProps & { level: number }) {
  const { label, chosen, interval, counts, bounds } = useFacet(facet)
  const isChosen = chosen.length > 0 || interval !== undefined
  const [open, setOpen] = useState(!facet.closed || isChosen)
  const body = useId()
  const { type } = facet
  const Component = components[type]
  const known =
    type === 'range' || type === 'date' ? bounds !== null : Object.keys(counts).length > 0
  const offered = type === 'toggle' ? counts.true !== undefined : known
  useHint(facet, known)
  const shared = { className: 'facet', part: 'facet', hidden: !offered && !isChosen }
  // Its one box says it all.
  if (type === 'toggle')
    return (
      <div {...shared}>
        <Component facet={facet} />
      </div>
    )
  return (
    <fieldset {...shared}>
      <legend>
        <Heading level={level} className="facet-title" part="facet-title">
          <button
            type="button"
            aria-expanded={open}
            aria-controls={body}
            onClick={() => setOpen(!open)}
          >
            {label}
          </button>
        </Heading>
      </legend>
      <div id={body} hidden={!open}>
        <Component facet={facet} order={order} />
      </div>
    </fieldset>
  )
}
