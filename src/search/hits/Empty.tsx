// Nothing found: said plainly, with a way out.
import { useHost } from '../../shell/host-context.ts'
import { useOwn } from '../../shell/own.ts'
import { useWords } from '../../shell/words.ts'
import { useSearch } from '../engine/useSearch.ts'

export function Empty({ query }: { query: string }) {
  const { t } = useWords()
  const host = useHost()
  const { engine } = useSearch()
  const hasFilters = Object.keys(engine.filtersHere()).length > 0
  const clearFilters = (button: Element) => {
    // It goes, and what had the focus with it.
    button.closest<HTMLElement>('.results')?.focus({ preventScroll: true })
    engine.set({ filters: {} })
  }
  const own = useOwn()('empty', { query })
  if (own)
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: the button in it is what is pressed
      // biome-ignore lint/a11y/useKeyWithClickEvents: a key on a button is a click
      <div
        part="empty"
        onClick={({ target }) => {
          const clear = target instanceof Element && target.closest('[data-clear]')
          if (clear) clearFilters(clear)
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
        {hasFilters && (
          <button
            type="button"
            part="button"
            className="button"
            onClick={({ currentTarget }) => clearFilters(currentTarget)}
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
