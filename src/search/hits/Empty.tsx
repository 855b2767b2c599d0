// Nothing found: said plainly, with a way out.
import { useWords } from '../../shell/words.ts'
import { useClearing } from '../useClearing.ts'

export function Empty({ query }: { query: string }) {
  const { t } = useWords()
  const { hasFilters, clear } = useClearing()
  return (
    <div className="empty" part="empty">
      <p className="empty-title">{query ? t('noResultsFor', { query }) : t('noResults')}</p>
      {query && <p>{t('noResultsHelp')}</p>}
      {hasFilters && (
        <button type="button" part="button" className="button" onClick={clear}>
          {t('clearFilters')}
        </button>
      )}
    </div>
  )
}
