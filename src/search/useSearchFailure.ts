// When a search fails: tell it once, bring the fallback back if there is nothing better to show,
// and try again when the device is back online.
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { useInstantSearch } from 'react-instantsearch'
import type { EmbedError } from '../shell/errors.ts'
import { fail } from '../shell/fail.ts'
import type { Host } from '../shell/host.ts'
import { useRetryOnline } from '../shell/useRetryOnline.ts'
import { useWords } from '../shell/words.ts'
import type { Attempts } from './attempts.ts'
import { useHasResults } from './useHasResults.ts'

export interface SearchFailure {
  error: EmbedError | null
  retry: () => void
}

interface Box {
  text: string
  takeOver: () => void
}

export function useSearchFailure(host: Host, attempts: Attempts, box: Box): SearchFailure {
  const { t } = useWords()
  const { refresh } = useInstantSearch()
  const error = useSyncExternalStore(attempts.subscribe, attempts.error)
  const hasResults = useHasResults()

  // The words may change; the failure is told once.
  const tell = useEffectEvent((failure: EmbedError) => fail(host, 'search', failure, t))
  useEffect(() => {
    if (error) tell(error)
  }, [error])

  const bare = error !== null && !hasResults
  useEffect(() => {
    if (bare) host.showFallback(box.text)
  }, [host, bare, box.text])
  const takeOver = useEffectEvent(box.takeOver)
  useEffect(() => {
    if (!bare) takeOver()
  }, [bare])

  useRetryOnline(error, refresh)

  return { error, retry: refresh }
}
