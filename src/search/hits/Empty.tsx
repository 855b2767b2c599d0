// Nothing found: said plainly, with a way out.
import { useHost } from '../../shell/host-context.ts'
import { useWords } from '../../shell/words.ts'
import { useSearch } from '../engine/useSearch.ts'

export function Empty({ query }: { query: string }) {
  const { t } = useWords()
  const host = useHost()
  const { engine } = useSearch()
  const hasFilters = Object.keys(engine.filtersHere()).length > 0
  return (
    <div className="empty" part="empty">
      <p className="empty-title">{query ? t('noResultsFor', { query }) : t('noResults')}</p>
      {query && <p>{t('noResultsHelp')}</p>}
      <p className="ways-out">
        {hasFilters && (
          <button
            type="button"
            part="button"
            className="button"
            onClick={({ currentTarget }) => {
              // It goes, and what had the focus with it.
              currentTarget.closest<HTMLElement>('.results')?.focus({ preventScroll: true })
              engine.set({ filters: {} })
            }}
          >
            {t('clearFilters')}
          </button>
        )}
        {query && (
          <button
            type="button"
            part="button"
            className="button"
            onClick={() => {
              host.call('clear')
              host.call('focus')
            }}
          >
            {t('startAgain')}
          </button>
        )}
      </p>
    </div>
  )
}
