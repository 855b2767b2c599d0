// The end of a growing list: how much of it is shown, and a button for more. An endless list requests more by itself
// when its end comes near.
import { useEffect, useEffectEvent, useRef } from 'react'
import { hasFocusIn } from '../../page/focus.ts'
import { Failure } from '../../shell/Failure.tsx'
import { useHost } from '../../shell/host-context.ts'
import { useWords } from '../../shell/words.ts'
import { searchKind } from '../engine/kind.ts'
import type { Outcome } from '../engine/outcome.ts'
import { useEngine, useSearch } from '../engine/useSearch.ts'

interface Props {
  outcome: Outcome
  endless: boolean
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
      {error && state.page > 0 && <Failure kind={searchKind} code={error.code} />}
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

const nearness = '600px'
/** After this many times the button has to be pressed, so that visitors can reach the page's footer. */
const mostTimes = 5

/** Calls when the reader comes near the end of the list, which is null while no request is allowed. */
function useEndInView(list: Outcome | null, call: () => void) {
  const end = useRef<HTMLDivElement>(null)
  const called = useRef({ search: '', times: 0, length: -1 })
  const reached = useEffectEvent(({ state, hits: { length } }: Outcome) => {
    const search = JSON.stringify({ ...state, page: 0 })
    const { times, length: before } = called.current
    const isSameSearch = called.current.search === search
    // A list that has not grown since the last call has no more, or got an empty answer.
    if (isSameSearch && (times >= mostTimes || length === before)) return
    called.current = { search, times: isSameSearch ? times + 1 : 1, length }
    call()
  })
  useEffect(() => {
    if (!list || !end.current || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) reached(list)
      },
      { rootMargin: nearness },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [list])
  return {
    end,
    /** The button was pressed, so the list may grow by itself again. */
    again() {
      called.current = { search: '', times: 0, length: -1 }
    },
  }
}
