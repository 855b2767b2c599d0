// A rule may send whoever submits a query elsewhere: the page hears of it first, and may say no.
import { useEffect, useRef } from 'react'
import type { Host } from '../../shell/host.ts'
import type { Outcome } from '../engine/outcome.ts'
import { useSearch } from '../engine/useSearch.ts'
import { redirectOf } from './rules.ts'

export function useRedirect(host: Host) {
  const { outcome } = useSearch()
  /** The words that were submitted and are not answered yet. */
  const submitted = useRef<string | null>(null)

  function follow({ main, state: { query } }: Outcome) {
    submitted.current = null
    const url = redirectOf(main)
    if (url && host.dispatch('search-redirect', { url, query }, true)) location.assign(url)
  }
  useEffect(() => {
    if (outcome && outcome.state.query === submitted.current) follow(outcome)
  })
  return (words: string) => {
    submitted.current = words
    if (outcome?.state.query === words) follow(outcome)
  }
}
