// When a search fails: reports it once, shows the fallback if there are no results, and tries again when the device
// is back online. Missing suggestions are only reported to the owner.
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { type EmbedError, needsOwner } from '../errors/errors.ts'
import { tellOwner } from '../errors/owner.ts'
import { hasFocusIn, keepFocus } from '../page/focus.ts'
import type { Host } from '../page/host.ts'
import { useFailure } from '../shell/useFailure.ts'
import type { SearchBox } from './box/useBox.ts'
import { searchKind } from './engine/kind.ts'
import { useEngine, useSearch } from './engine/useSearch.ts'

export function useSearchFailure(
  host: Host,
  box: Pick<SearchBox, 'text' | 'input' | 'takeOver'>,
  /** The box is in the page above its results, not in a dialog or a dropdown. */
  isInPage: boolean,
  problem: EmbedError | null,
) {
  const engine = useEngine()
  const failure = useSearch(({ error }) => error)
  const outcome = useSearch(({ outcome }) => outcome)
  const unsuggested = useSearch(({ unsuggested }) => unsuggested)
  const error = problem ?? failure

  useFailure(host, searchKind, error, engine.refresh)
  useEffect(() => {
    if (unsuggested)
      tellOwner(
        'warn',
        `${host.name}: suggestions-index is left out: ${unsuggested.message}. Name an index of Algolia’s Query Suggestions that the key may read.`,
      )
  }, [host, unsuggested])

  const showsNothing = error !== null && !outcome
  /** Null until the fallback has taken over; a hidden box has no focus to give back. */
  const [hasReplacement, setReplacement] = useState<boolean | null>(null)
  const { text, input } = box
  useLayoutEffect(() => {
    if (!showsNothing) return
    if (!isInPage) return host.showFallback(text)
    setReplacement(handBack(host, text, input.current))
    return () => setReplacement(null)
  }, [host, showsNothing, isInPage, text, input])
  /** Hides the box if the page's own form replaces it, or if the search can never work. */
  const isBoxAway =
    showsNothing && hasReplacement !== null && (hasReplacement || needsOwner.includes(error.code))
  useLayoutEffect(() => {
    if (isBoxAway && hasFocusIn(host, '.box *')) keepFocus(host)
  }, [host, isBoxAway])
  const takeOver = useEffectEvent(box.takeOver)
  // Before painting, or both boxes would show for a moment.
  useLayoutEffect(() => {
    if (!showsNothing) takeOver()
  }, [showsNothing])

  return { error, isBoxAway }
}

/** A visitor who was typing in the box continues in the fallback. */
function handBack(host: Host, text: string, input: HTMLInputElement | null) {
  const { selectionStart, selectionEnd } = input ?? {}
  return host.handBack({
    text,
    focused: input?.matches(':focus') ?? false,
    selection: [selectionStart ?? text.length, selectionEnd ?? text.length],
  })
}
