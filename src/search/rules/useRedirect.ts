// A rule may send whoever submits a query elsewhere: the page hears of it first, and may say no.
import { useEffect, useEffectEvent, useRef } from 'react'
import type { Host } from '../../page/host.ts'
import type { Outcome } from '../engine/outcome.ts'
import { useSearch } from '../engine/useSearch.ts'
import { redirectOf } from './rules.ts'

export function useRedirect(host: Host) {
  const { outcome } = useSearch()
  /** The words that were submitted and are not answered yet. */
  const submitted = useRef<string | null>(null)

  function follow({ main, state: { query } }: Outcome): boolean {
    const url = redirectOf(main)
    const goes = url !== null && host.dispatch('search-redirect', { url, query }, true)
    if (goes) location.assign(url)
    return goes
  }
  const answered = useEffectEvent((latest: Outcome) => {
    if (latest.state.query === submitted.current) follow(latest)
    // Whoever types on has not submitted that, nor what comes back by deleting letters.
    submitted.current = null
  })
  useEffect(() => {
    if (outcome) answered(outcome)
  }, [outcome])
  /** True when the visitor is sent elsewhere at once. */
  return (words: string): boolean => {
    const isAnswered = outcome?.state.query === words
    submitted.current = isAnswered ? null : words
    return isAnswered && follow(outcome)
  }
}
