// One facet: a heading that opens and closes it, and what its type is made of.
import { useEffect, useId, useState } from 'react'
import type { FacetSetting } from '../../contract/attribute.ts'
import { tellOwner } from '../../errors/owner.ts'
import { Heading } from '../../shell/Heading.tsx'
import { useHost } from '../../shell/host-context.ts'
import type { Outcome } from '../engine/outcome.ts'
import { useSearch } from '../engine/useSearch.ts'
import { isCounted } from './kind.ts'
import { kinds } from './types.ts'
import { type FacetProps, useFacet } from './useFacet.ts'

/** All that a lone index has: what is missing here is missing anywhere. */
const isAll = ({ nbHits, state, filters, groups }: Outcome) =>
  nbHits > 0 && !state.query && groups.length === 1 && Object.keys(filters).length === 0

/** The owner hears why a filter that was named is never there. */
function useHint({ attribute, type }: FacetSetting, known: boolean) {
  const outcome = useSearch(({ outcome }) => outcome)
  const { name } = useHost()
  useEffect(() => {
    if (!known && outcome && isAll(outcome))
      tellOwner(
        'warn',
        `${name}: the filter “${attribute}” stays hidden: the index tells nothing that makes a ${type}. Check its name, its type, and attributesForFaceting of the index.`,
      )
  }, [known, outcome, name, attribute, type])
}

export function Facet({ facet, order, settings }: FacetProps) {
  const told = useFacet(facet)
  const { label, chosen, interval } = told
  const isChosen = chosen.length > 0 || interval !== undefined
  const [open, setOpen] = useState(!facet.closed || isChosen)
  const body = useId()
  const { Choices, isOffered, isBare } = kinds[facet.type]
  const offered = isOffered(told)
  // Of a box that nothing is true of, the answers tell that it is false.
  useHint(facet, offered || isCounted(told))
  const shared = { className: 'facet', part: 'facet', hidden: !offered && !isChosen }
  if (isBare)
    return (
      <div {...shared}>
        <Choices facet={facet} settings={settings} />
      </div>
    )
  return (
    <fieldset {...shared}>
      <legend>
        <Heading level={settings.headingLevel} className="facet-title" part="facet-title">
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
        <Choices facet={facet} order={order} settings={settings} />
      </div>
    </fieldset>
  )
}
