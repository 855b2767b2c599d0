// Nothing found: said plainly, with a way out.
import { useWords } from '../../shell/words.ts'
import { useSearch } from '../engine/useSearch.ts'

export function Empty({ query }: { query: string }) {
  const { t } = useWords()
  const { engine } = useSearch()
  const hasFilters = Object.keys(engine.filtersHere()).length > 0
  return (
    <div className="empty" part="empty">
      <p className="empty-title">{query ? t('noResultsFor', { query }) : t('noResults')}</p>
      {query && <p>{t('noResultsHelp')}</p>}
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
    </div>
  )
}
