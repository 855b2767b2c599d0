// Nothing was found: says so, and offers what to do next.
import { type ReactNode, useLayoutEffect } from 'react'
import type { SearchSettings } from '../../contract/site-search.ts'
import { own } from '../../net/json.ts'
import { useHost, useOwnerTemplate } from '../../shell/host-context.ts'
import { useWords } from '../../shell/words.ts'
import type { ChooseQuery } from '../box/recent.ts'
import { usePopular } from '../box/Suggested.tsx'
import type { Outcome } from '../engine/outcome.ts'
import { nearestOf } from '../engine/suggestions.ts'
import { useEngine, useFiltersHere } from '../engine/useSearch.ts'
import { useChosen } from '../filters/useChosen.ts'

interface Props {
  settings: SearchSettings
  outcome: Outcome
  choose: ChooseQuery
}

export function Empty({ settings, outcome, choose }: Props) {
  const { t } = useWords()
  const host = useHost()
  const engine = useEngine()
  useLayoutEffect(() => host.holdState('empty'), [host])
  const { query } = outcome.state
  // The box is directly above it, and suggestions have their own place.
  const isBrief = settings.layout === 'dropdown'
  const suggestion = nearestOf(outcome.suggestions, query)
  const hasFilters = Object.keys(useFiltersHere()).length > 0
  const clearFilters = () => engine.set({ filters: {} })
  const search = () => suggestion && choose(suggestion)
  const own = useOwnerTemplate()('empty', { query, suggestion })
  const popular = usePopular(!own && query !== '')
  if (own)
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: visitors press the button inside
      // biome-ignore lint/a11y/useKeyWithClickEvents: a key on a button is a click
      <div
        part="empty"
        onClick={({ target }) => {
          if (!(target instanceof Element)) return
          if (target.closest('[data-clear]')) focusResultsAnd(target, clearFilters)
          else if (target.closest('[data-suggestion]')) focusResultsAnd(target, search)
        }}
      >
        {own}
      </div>
    )
  return (
    <div className="empty" part="empty">
      <p className="empty-title">{query ? t('noResultsFor', { query }) : t('noResults')}</p>
      {query && <p>{t('noResultsHelp')}</p>}
      <p className="ways-out">
        <WaysWithout settings={settings} outcome={outcome} />
        {hasFilters && <WayOut press={clearFilters}>{t('clearFilters')}</WayOut>}
        {!isBrief && suggestion && (
          <WayOut press={search}>{t('didYouMean', { query: suggestion })}</WayOut>
        )}
        {!isBrief && query && (
          <WayOut
            press={() => {
              host.call('clear')
              host.call('focus')
            }}
          >
            {t('startAgain')}
          </WayOut>
        )}
      </p>
      {!isBrief && popular.length > 0 && (
        <>
          <p className="list-title">{t('popularSearches')}</p>
          <p className="ways-out">
            {popular.map(({ words }) => (
              <WayOut
                key={words}
                press={() => {
                  choose(words)
                  // Starting again also removes filters, because one of them may be the reason.
                  engine.set({ filters: {} }, 'replace')
                }}
              >
                {words}
              </WayOut>
            ))}
          </p>
        </>
      )}
    </div>
  )
}

/** The button may disappear when it is pressed, so its focus moves to the results first. */
function focusResultsAnd(button: Element, press: () => void) {
  button.closest<HTMLElement>('.results')?.focus({ preventScroll: true })
  press()
}

const WayOut = ({ press, children }: { press: () => void; children: ReactNode }) => (
  <button
    type="button"
    part="button"
    className="button"
    onClick={({ currentTarget }) => focusResultsAnd(currentTarget, press)}
  >
    {children}
  </button>
)

/** Filters to remove. The answer has the counts, because a filter's values are counted without that filter. */
function WaysWithout({ settings, outcome }: Omit<Props, 'choose'>) {
  const { t } = useWords()
  return useChosen(settings)
    .map((chosen) => ({ ...chosen, count: own(outcome.without, chosen.attribute) ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, 3)
    .map(({ attribute, chips, set, count }) => (
      <WayOut key={attribute} press={() => set([])}>
        {t('withoutFilter', { filter: chips.map(({ words }) => words).join(', ') })}
        {'\u00a0— '}
        {t('resultCount', { count })}
      </WayOut>
    ))
}
