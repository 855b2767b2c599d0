// The end of a list that grows: how much of it is shown, and a button for more. An endless list asks
// for more by itself when its end comes near.

import { hasFocusIn } from '../../page/focus.ts'
import { Failure } from '../../shell/Failure.tsx'
import { useHost } from '../../shell/host-context.ts'
import { useWords } from '../../shell/words.ts'
import type { Outcome } from '../engine/outcome.ts'
import { useEngine, useSearch } from '../engine/useSearch.ts'
import { useEndInView } from './useEndInView.ts'

interface Props {
  outcome: Outcome
  endless: boolean
  /** Focuses the first new result once that page is shown. */
  focusOnceShown: (page: number) => void
}

export function MoreResults({ outcome, endless, focusOnceShown }: Props) {
  const { t } = useWords()
  const host = useHost()
  const engine = useEngine()
  const status = useSearch(({ status }) => status)
  const state = useSearch(({ state }) => state)
  const error = useSearch(({ error }) => error)
  const { hits, nbHits, nbPages } = outcome
  const { page } = outcome.state
  const pagesLeft = nbPages - 1 - page
  const idle = status === 'idle'
  const load = (pressed: boolean) => {
    // With the last page the button disappears: its focus goes to the first new result.
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
