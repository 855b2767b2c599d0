// Back from an entry: the list stands where it stood, and its result has the focus again. Both are
// kept in the step of the history that is returned to, so a page brought anew finds them too.
import { useCallback, useEffect, useState } from 'react'
import { isObject } from '../../net/json.ts'
import type { Host } from '../../page/host.ts'
import { gestures, keepInView } from '../../page/keep-in-view.ts'
import { useSearch } from '../engine/useSearch.ts'
import { focusHit } from '../paging/useFocusResults.ts'
import { rememberedTop, topOf } from '../paging/useScrollRestoration.ts'
import { isEntryId } from './opening.ts'

const chosenIn = (memory: unknown) =>
  isObject(memory) && isEntryId(memory.entry) ? memory.entry : null

/** Who loads the list again has not come back to it. */
const isReload = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'reload')

function stand(host: Host, memory: unknown, around: readonly Element[] = []) {
  const top = rememberedTop(memory)
  if (top === null) return
  keepInView([host.element, ...around], () =>
    scrollBy({ top: topOf(host) - top, behavior: 'instant' }),
  )
}

export function useReturnToList(host: Host, memory: unknown) {
  const { engine, outcome } = useSearch()
  const [chosen] = useState(() => ({ current: isReload() ? null : chosenIn(memory) }))

  useEffect(() => {
    const end = new AbortController()
    const stay = () => {
      chosen.current = null
    }
    for (const type of gestures)
      addEventListener(type, stay, { signal: end.signal, capture: true, passive: true })
    return () => end.abort()
  }, [chosen])

  const leaves = useCallback(
    (entry: string) => host.memory.write({ ...engine.snapshot().state, top: topOf(host), entry }),
    [host, engine],
  )
  const returns = useCallback(
    (target: Element | null) => {
      const now = host.memory.peek()
      chosen.current = chosenIn(now)
      if (chosen.current) stand(host, now, target ? [target] : [])
    },
    [host, chosen],
  )
  /** Once the list is there, and no entry is open beside it. */
  const goOn = useCallback(
    (shown: string | null) => {
      const id = chosen.current
      if (!id || !outcome || shown) return
      const hit = host.element.shadowRoot?.querySelector<HTMLElement>(`[data-entry="${id}"]`)
      if (!hit) return
      chosen.current = null
      focusHit(hit, { preventScroll: true })
    },
    [host, outcome, chosen],
  )
  return { leaves, returns, goOn }
}
