// When a search fails: tell it once, bring the fallback back if there is nothing better to show,
// and try again when the device is back online. Suggestions may be missing: that is the owner's.
import { useEffect, useEffectEvent } from 'react'
import type { EmbedError } from '../errors/errors.ts'
import { tellOwner } from '../errors/owner.ts'
import type { Host } from '../page/host.ts'
import { fail } from '../shell/fail.ts'
import { useRetryOnline } from '../shell/useRetryOnline.ts'
import { useWords } from '../shell/words.ts'
import { useSearch } from './engine/useSearch.ts'

interface Box {
  text: string
  takeOver: () => void
}

export function useSearchFailure(
  host: Host,
  box: Box,
  problem: EmbedError | null,
): EmbedError | null {
  const { t } = useWords()
  const { engine, error: failure, outcome, unsuggested } = useSearch()
  const error = problem ?? failure

  // The words may change; the failure is told once.
  const tell = useEffectEvent((told: EmbedError) => fail(host, 'search', told, t))
  useEffect(() => {
    if (error) tell(error)
  }, [error])

  useEffect(() => {
    if (unsuggested)
      tellOwner(
        'warn',
        `${host.name}: suggestions-index is left out: ${unsuggested.message}. Name an index of Algolia’s Query Suggestions that the key may read.`,
      )
  }, [host, unsuggested])

  const bare = error !== null && !outcome
  useEffect(() => {
    if (bare) host.showFallback(box.text)
  }, [host, bare, box.text])
  const takeOver = useEffectEvent(box.takeOver)
  useEffect(() => {
    if (!bare) takeOver()
  }, [bare])

  useRetryOnline(error, engine.refresh)
  return error
}
