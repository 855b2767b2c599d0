// The filters beside the results; on narrow elements they fold under a button.
import { type ComponentType, useId, useState } from 'react'
import type { FacetSetting, FacetType } from '../../contract/attribute.ts'
import { Heading } from '../../shell/Heading.tsx'
import { useHost } from '../../shell/host-context.ts'
import { tellOwner } from '../../shell/owner.ts'
import { useWords } from '../../shell/words.ts'
import { useSearch } from '../engine/useSearch.ts'
import { type FacetProps, ListFacet } from './ListFacet.tsx'

/** A facet type is one component and one line here. */
const components: Partial<Record<FacetType, ComponentType<FacetProps>>> = {
  list: ListFacet,
}

/** `starts_at` → `Starts at`, `brand.name` → `Name`, where the page gives no label. */
const humanised = (attribute: string) => {
  const words = (attribute.split('.').at(-1) ?? attribute)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function Facet({ facet, level }: { facet: FacetSetting; level: number }) {
  const host = useHost()
  const Component = components[facet.type]
  if (!Component) {
    tellOwner(
      'warn',
      `${host.name}: filters of the type ${facet.type} are not in this version; ${facet.attribute} is left out.`,
    )
    return null
  }
  return (
    <fieldset className="facet" part="facet">
      <legend>
        <Heading level={level} className="facet-title" part="facet-title">
          {facet.label ?? humanised(facet.attribute)}
        </Heading>
      </legend>
      <Component facet={facet} />
    </fieldset>
  )
}

/** Nothing may move when the values come: they take the place of these. */
const Bones = ({ facets }: { facets: readonly FacetSetting[] }) =>
  facets.map(({ attribute }) => (
    <div key={attribute} className="facet-bones" aria-hidden="true">
      {['50%', '80%', '70%', '85%', '60%'].map((width) => (
        <div key={width} className="bone bone-line" style={{ width }} />
      ))}
    </div>
  ))

export function Facets({ facets, level }: { facets: readonly FacetSetting[]; level: number }) {
  const { t } = useWords()
  const [open, setOpen] = useState(false)
  const panel = useId()
  const ready = useSearch().outcome !== null
  if (facets.length === 0) return null
  return (
    <div className="filters" part="facets">
      <button
        type="button"
        part="button"
        className="button filters-toggle"
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
      >
        {t(open ? 'hideFilters' : 'filters')}
      </button>
      <div id={panel} className="filters-panel" data-open={open}>
        {!ready && <Bones facets={facets} />}
        <div className="facets" hidden={!ready}>
          {facets.map((facet) => (
            <Facet key={`${facet.attribute}:${facet.type}`} facet={facet} level={level} />
          ))}
        </div>
      </div>
    </div>
  )
}
