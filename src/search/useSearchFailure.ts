// When a search fails: tell it once, bring the fallback back if there is nothing better to show,
// and try again when the device is back online.
import { useEffect, useSyncExternalStore } from 'react'
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

export function useSearchFailure(host: Host, attempts: Attempts, typed: string): SearchFailure {
  const { t } = useWords()
  const { refresh } = useInstantSearch()
  const error = useSyncExternalStore(attempts.subscribe, attempts.error)
  const hasResults = useHasResults()

  useEffect(() => {
    if (error) fail(host, 'search', error, t)
  }, [host, error, t])

  const bare = error !== null && !hasResults
  useEffect(() => {
    if (bare) host.showFallback(typed)
    else host.hideFallback()
  }, [host, bare, typed])

  useRetryOnline(error, refresh)

  return { error, retry: refresh }
}
