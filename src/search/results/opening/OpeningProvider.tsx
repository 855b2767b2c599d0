// Provides the results below it with the document of `opens`, and with `insights`.
import { type ReactNode, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import type { SearchSettings } from '../../../contract/site-search.ts'
import { isObject } from '../../../net/json.ts'
import { cameBy } from '../../../page/came-by.ts'
import type { Host } from '../../../page/host.ts'
import { keepInView } from '../../../page/keep-in-view.ts'
import { useStable } from '../../../shell/useStable.ts'
import { useEngine, useSearch } from '../../engine/useSearch.ts'
import { fullName } from '../../told/query-string.ts'
import { focusHit } from '../useFocusResults.ts'
import { rememberedTop, topOf, useUntilGesture } from '../useScrollRestoration.ts'
import { isEntryId } from './entry-parameter.ts'
import { createOpening } from './opening.ts'
import { OpeningContext } from './useHitLink.ts'

interface Props {
  host: Host
  settings: SearchSettings
  /** What `history.state` remembers of this step, if Back or a reload has led here. */
  memory: unknown
  children: ReactNode
}

export function OpeningProvider({ host, settings, memory, children }: Props) {
  const { opens, urlSync, urlPrefix, insights } = settings
  const { leaves, returns, focusChosen } = useReturnToList(host, memory)
  const opening = useMemo(
    () =>
      opens === null
        ? null
        : createOpening({
            host,
            selector: opens,
            name: urlSync ? fullName('entry', urlPrefix) : null,
            leaves,
            returns,
          }),
    [host, opens, urlSync, urlPrefix, leaves, returns],
  )
  // If `opens` changes, the open entry moves to the new document.
  const last = useRef(opening)
  useEffect(() => {
    const open = last.current === opening ? null : last.current?.close()
    last.current = opening
    return opening?.follow(open ?? null)
  }, [opening])
  const shown = useSyncExternalStore(
    opening?.subscribe ?? neverHeard,
    () => opening?.shown() ?? null,
  )
  useEffect(() => focusChosen(shown))
  const groups = useSearch(({ outcome }) => (insights ? outcome?.groups : undefined))
  const value = useMemo(() => ({ opening, shown, groups }), [opening, shown, groups])
  return <OpeningContext value={value}>{children}</OpeningContext>
}

const neverHeard = () => () => {}

/**
 * Back from an entry to the list restores the scroll position, and the focus on the chosen result. Both are stored in
 * the step's `history.state`, so that they survive a reload.
 */
const chosenIn = (memory: unknown) =>
  isObject(memory) && isEntryId(memory.entry) ? memory.entry : null

function useReturnToList(host: Host, memory: unknown) {
  const engine = useEngine()
  const outcome = useSearch(({ outcome }) => outcome)
  // After a reload the focus does not move, because the visitor has not come back from an entry.
  const chosen = useUntilGesture(cameBy('reload') ? null : chosenIn(memory))

  const leaves = useStable((entry: string) =>
    host.memory.write({ ...engine.snapshot().state, top: topOf(host), entry }),
  )
  const returns = useStable((target: Element | null) => {
    const now = host.memory.peek()
    const top = rememberedTop(now)
    chosen.current = chosenIn(now)
    if (!chosen.current || top === null) return
    keepInView(target ? [host.element, target] : [host.element], () =>
      scrollBy({ top: topOf(host) - top, behavior: 'instant' }),
    )
  })
  /** Focuses the result once the list is there, and no entry is open. */
  const focusChosen = (shown: string | null) => {
    const id = chosen.current
    if (!id || !outcome || shown) return
    const hit = host.element.shadowRoot?.querySelector<HTMLElement>(`[data-entry="${id}"]`)
    if (!hit) return
    chosen.current = null
    focusHit(hit, { preventScroll: true })
  }
  return { leaves, returns, focusChosen }
}
