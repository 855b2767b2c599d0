// What is chosen, above the results: each filter can be taken away there.
import type { FacetSetting } from '../../contract/attribute.ts'
import { factsOf } from '../../contract/facet-types.ts'
import { own } from '../../net/json.ts'
import { useWords } from '../../shell/words.ts'
import { keyOf } from '../engine/requests.ts'
import { useEngine, useFiltersHere, useSearch } from '../engine/useSearch.ts'
import { Icon } from '../icons/Icon.tsx'
import { facetLabel, type Named } from '../names/labels.ts'
import type { Filter } from '../state/filter.ts'
import { isInterval, withFilter } from '../state/filter.ts'
import { kinds } from './types.ts'

/** A filter that nobody has named, or that does not fit its name, is shown for what it is. */
function kindOf(facet: Named | undefined, filter: Filter) {
  const fits = facet && (factsOf(facet.type).join === 'interval') === isInterval(filter)
  return kinds[fits ? facet.type : isInterval(filter) ? 'range' : 'list']
}

/** Before what has it goes: to the next chip, else to the results. */
function passFocus(button: HTMLElement) {
  const next =
    button.parentElement?.nextElementSibling?.querySelector<HTMLElement>('.chip') ??
    button.closest('.main')?.querySelector<HTMLElement>('.results')
  next?.focus({ preventScroll: true })
}

function useChips(facetsNamed: readonly FacetSetting[] | null) {
  const words = useWords()
  const engine = useEngine()
  const found = useSearch(({ found }) => found)
  const outcome = useSearch(({ outcome }) => outcome)
  const facets = facetsNamed ?? found ?? []
  return Object.entries(useFiltersHere()).flatMap(([attribute, filter]) => {
    const named = facets.find((facet) => keyOf(facet) === attribute)
    const facet = named ?? { attribute, type: 'list' as const, label: null }
    const told = {
      counts: (outcome && own(outcome.facets, attribute)) ?? {},
      bounds: (outcome && own(outcome.stats, attribute)) ?? null,
    }
    return kindOf(named, filter)
      .chips({ facet, filter, label: facetLabel(facet, words), words, ...told })
      .map(({ value, words: text, rest }) => ({
        key: `${attribute}:${value}`,
        text,
        remove() {
          const { filters } = engine.snapshot().state
          engine.set({ filters: withFilter(filters, attribute, rest) })
        },
      }))
  })
}

export function Chips({ named }: { named: readonly FacetSetting[] | null }) {
  const { t } = useWords()
  const engine = useEngine()
  const chips = useChips(named)
  if (!chips.length) return null
  const clear = () => engine.set({ filters: {} })
  return (
    <ul className="chips" part="chips" aria-label={t('chosenFilters')}>
      {chips.map(({ key, text, remove }) => (
        <li key={key}>
          <button
            type="button"
            className="chip"
            part="chip"
            aria-label={t('removeFilter', { filter: text })}
            onClick={({ currentTarget }) => {
              passFocus(currentTarget)
              remove()
            }}
          >
            {text}
            <Icon name="cross" />
          </button>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <button
            type="button"
            className="link-button"
            part="button"
            onClick={({ currentTarget }) => {
              passFocus(currentTarget)
              clear()
            }}
          >
            {t('clearFilters')}
          </button>
        </li>
      )}
    </ul>
  )
}
