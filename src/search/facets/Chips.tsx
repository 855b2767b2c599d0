// What is chosen, above the results: each filter can be taken away there.
import type { FacetSetting } from '../../contract/attribute.ts'
import { own } from '../../net/json.ts'
import { useWords, type Words } from '../../shell/words.ts'
import { keyOf } from '../engine/requests.ts'
import { useSearch } from '../engine/useSearch.ts'
import { Icon } from '../icons/Icon.tsx'
import { facetLabel, fullLabel, type Named } from '../names/labels.ts'
import type { Filter } from '../state/filter.ts'
import { isInterval, withFilter } from '../state/filter.ts'
import { intervalWords } from './interval/words.ts'
import { starsAndUp, topOf } from './RatingFacet.tsx'

interface Chip {
  attribute: string
  /** Of a list's values, which one: two may have the same name. */
  value?: string
  words: string
  /** What stays of the filter. */
  rest: Filter
}

function chipsOf(facet: Named, filter: Filter, top: number, words: Words): Chip[] {
  const { t, locale, timeZone } = words
  const attribute = keyOf(facet)
  const label = facetLabel(facet, words)
  const chip = (text: string, rest: Filter, value = '') => ({
    attribute,
    value,
    words: `${label}: ${text}`,
    rest,
  })
  if (isInterval(filter)) {
    const isRating = facet.type === 'rating' && filter.min !== undefined && filter.max === undefined
    const text = isRating
      ? starsAndUp(filter.min ?? 0, top, t)
      : intervalWords(filter, facet.type === 'date' ? 'date' : 'range', locale, timeZone, words)
    return [chip(text, {})]
  }
  if (facet.type === 'toggle') return [{ attribute, words: label, rest: [] }]
  return filter.map((value) =>
    chip(
      fullLabel(facet, value, words),
      filter.filter((other) => other !== value),
      value,
    ),
  )
}

/** Before what has it goes: to the next chip, else to the results. */
function passFocus(button: HTMLElement) {
  const next =
    button.parentElement?.nextElementSibling?.querySelector<HTMLElement>('.chip') ??
    button.closest('.main')?.querySelector<HTMLElement>('.results')
  next?.focus({ preventScroll: true })
}

export function Chips({ named }: { named: readonly FacetSetting[] | null }) {
  const words = useWords()
  const { engine, found, outcome } = useSearch()
  const facets = named ?? found ?? []
  const chips = Object.entries(engine.filtersHere()).flatMap(([attribute, filter]) => {
    const facet = facets.find((facet) => keyOf(facet) === attribute)
    const known = facet ?? { attribute, type: 'list' as const, label: null }
    return chipsOf(known, filter, topOf(outcome ? own(outcome.stats, attribute)?.max : 0), words)
  })
  if (!chips.length) return null
  const { t } = words
  const filters = () => engine.snapshot().state.filters
  return (
    <ul className="chips" part="chips" aria-label={t('chosenFilters')}>
      {chips.map(({ attribute, value, words: filter, rest }) => (
        <li key={`${attribute}:${value}`}>
          <button
            type="button"
            className="chip"
            part="chip"
            aria-label={t('removeFilter', { filter })}
            onClick={({ currentTarget }) => {
              passFocus(currentTarget)
              engine.set({ filters: withFilter(filters(), attribute, rest) })
            }}
          >
            {filter}
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
              engine.set({ filters: {} })
            }}
          >
            {t('clearFilters')}
          </button>
        </li>
      )}
    </ul>
  )
}
