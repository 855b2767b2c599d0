// When a search fails: tells it once, shows the fallback again where there are no results, and tries
// again when the device is back online. Missing suggestions are told to the owner only.
import { useEffect, useEffectEvent } from 'react'
import type { EmbedError } from '../errors/errors.ts'
import { tellOwner } from '../errors/owner.ts'
import type { Host } from '../page/host.ts'
import { fail } from '../shell/fail.ts'
import { useRetryOnline } from '../shell/useRetryOnline.ts'
import { useWords } from '../shell/words.ts'
import { useEngine, useSearch } from './engine/useSearch.ts'

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
  const engine = useEngine()
  const failure = useSearch(({ error }) => error)
  const outcome = useSearch(({ outcome }) => outcome)
  const unsuggested = useSearch(({ unsuggested }) => unsuggested)
  const error = problem ?? failure

  // The language may change afterwards; the failure is told once.
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

  const showsNothing = error !== null && !outcome
  useEffect(() => {
    if (showsNothing) host.showFallback(box.text)
  }, [host, showsNothing, box.text])
  const takeOver = useEffectEvent(box.takeOver)
  useEffect(() => {
    if (!showsNothing) takeOver()
  }, [showsNothing])

  useRetryOnline(error, engine.refresh)
  return error
}
