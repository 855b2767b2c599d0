// The chosen filters above the results. A click removes one.
import type { SearchSettings } from '../../contract/site-search.ts'
import { Icon } from '../../shell/Icon.tsx'
import { useWords } from '../../shell/words.ts'
import { useEngine } from '../engine/useSearch.ts'
import { useChosen } from './useChosen.ts'

/** Moves the focus before its button is removed: to the next chip, else to the results. */
function passFocus(button: HTMLElement) {
  const next =
    button.parentElement?.nextElementSibling?.querySelector<HTMLElement>('.chip') ??
    button.closest<HTMLElement>('.results')
  next?.focus({ preventScroll: true })
}

export function Chips({ settings }: { settings: SearchSettings }) {
  const { t } = useWords()
  const engine = useEngine()
  const chips = useChosen(settings).flatMap(({ attribute, chips, set }) =>
    chips.map(({ value, words, rest }) => ({
      key: `${attribute}:${value}`,
      words,
      remove: () => set(rest),
    })),
  )
  if (!chips.length) return null
  return (
    <ul className="chips" part="chips" aria-label={t('chosenFilters')}>
      {chips.map(({ key, words, remove }) => (
        <li key={key}>
          <button
            type="button"
            className="chip"
            part="chip"
            aria-label={t('removeFilter', { filter: words })}
            onClick={({ currentTarget }) => {
              passFocus(currentTarget)
              remove()
            }}
          >
            {words}
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
