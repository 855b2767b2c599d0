// One growing list: a button for more, which in endless lists is pressed by coming near the end.

import { hasFocusIn } from '../../page/focus.ts'
import { Failure } from '../../shell/Failure.tsx'
import { useHost } from '../../shell/host-context.ts'
import { useWords } from '../../shell/words.ts'
import type { Outcome } from '../engine/outcome.ts'
import { useSearch } from '../engine/useSearch.ts'
import { useEndInView } from './useEndInView.ts'

interface Props {
  outcome: Outcome
  endless: boolean
  /** The reader goes on at the first new result. */
  focusOnceShown: (page: number) => void
}

export function MoreResults({ outcome, endless, focusOnceShown }: Props) {
  const { t } = useWords()
  const host = useHost()
  const { engine, status, state, error } = useSearch()
  const { hits, nbHits, nbPages } = outcome
  const { page } = outcome.state
  const pagesLeft = nbPages - 1 - page
  const idle = status === 'idle'
  const load = (pressed: boolean) => {
    // A button that goes away does not take the focus with it.
    if (pressed || (pagesLeft === 1 && hasFocusIn(host, '.more-button'))) focusOnceShown(page + 1)
    if (error) engine.refresh()
    else engine.set({ page: page + 1 })
  }
  const waits = endless && idle && !error && pagesLeft > 0
  const { end, again } = useEndInView(waits ? outcome : null, () => load(false))
  if (nbPages < 2) return null
  return (
    <div ref={end} className="more" part="pagination">
      <p role="status" aria-live={page ? 'polite' : 'off'}>
        {t('shownOf', { shown: hits.length, count: nbHits })}
      </p>
      <progress value={hits.length} max={nbHits} aria-hidden="true" />
      {error && state.page > 0 && <Failure kind="search" code={error.code} />}
      {pagesLeft > 0 && (
        <button
          type="button"
          part="button more"
          className="button more-button"
          aria-disabled={!idle}
          onClick={() => {
            if (!idle) return
            again()
            load(true)
          }}
        >
          {t(idle ? 'moreResults' : 'loading')}
        </button>
      )}
    </div>
  )
}
