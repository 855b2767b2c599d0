// Values to tick, any of which may match: native checkboxes named by their value.
import type { FacetSetting } from '../../contract/attribute.ts'
import { formatNumber } from '../../shell/format.ts'
import { useWords } from '../../shell/words.ts'
import { useSearch } from '../engine/useSearch.ts'
import { toggled, valuesOf, withFilter } from '../state.ts'
import { valuesOfFacet, withinLimit } from './values.ts'

export interface FacetProps {
  facet: FacetSetting
}

export function ListFacet({ facet }: FacetProps) {
  const { locale } = useWords()
  const { engine, state, outcome } = useSearch()
  const chosen = valuesOf(state.filters[facet.attribute])
  const values = valuesOfFacet(outcome?.facets[facet.attribute], chosen, facet.sort)
  const tick = (value: string) =>
    engine.set({
      filters: withFilter(
        state.filters,
        facet.attribute,
        toggled(state.filters[facet.attribute], value),
      ),
    })
  return (
    <ul className="facet-values">
      {withinLimit(values, facet.limit).map(({ value, count, chosen: isChosen }) => (
        <li key={value}>
          <label className="facet-value" part="facet-value">
            <input
              type="checkbox"
              aria-label={value}
              checked={isChosen}
              onChange={() => tick(value)}
            />
            <span className="facet-name">{value}</span>
            <span className="facet-count">{formatNumber(count, locale)}</span>
          </label>
        </li>
      ))}
    </ul>
  )
}
