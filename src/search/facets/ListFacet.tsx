// Values to tick, any of which may match: native checkboxes named by their value.
import { useRefinementList } from 'react-instantsearch'
import type { FacetSetting } from '../../contract/attribute.ts'
import { formatNumber } from '../../shell/format.ts'
import { useWords } from '../../shell/words.ts'
import { Marked } from '../hits/Marked.tsx'
import { useTicks } from './useTicks.ts'

export interface FacetProps {
  facet: FacetSetting
}

export function ListFacet({ facet }: FacetProps) {
  const { locale } = useWords()
  const { items, refine } = useRefinementList({
    attribute: facet.attribute,
    limit: facet.limit,
    sortBy: facet.sort === 'alpha' ? ['name:asc'] : ['isRefined', 'count:desc', 'name:asc'],
    escapeFacetValues: true,
  })
  const { isTicked, tick } = useTicks(facet.attribute, refine)
  if (items.length === 0) return null
  return (
    <ul className="facet-values">
      {items.map((item) => (
        <li key={item.value}>
          <label className="facet-value" part="facet-value">
            <input
              type="checkbox"
              aria-label={item.label}
              checked={isTicked(item.value)}
              onChange={() => tick(item.value)}
            />
            <span className="facet-name">
              <Marked text={item.label} />
            </span>
            <span className="facet-count">{formatNumber(item.count, locale)}</span>
          </label>
        </li>
      ))}
    </ul>
  )
}
