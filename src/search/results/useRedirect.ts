// A rule may send whoever submits a query to another page. The page is told first, and may cancel.
import { useEffect, useRef } from 'react'
import type { Host } from '../../page/host.ts'
import type { Outcome } from '../engine/outcome.ts'
import { useSearch } from '../engine/useSearch.ts'
import { redirectOf } from './rules.ts'

function follow(host: Host, { main, state: { query } }: Outcome): boolean {
  const url = redirectOf(main)
  const goes = url !== null && host.dispatch('search-redirect', { url, query }, true)
  if (goes) location.assign(url)
  return goes
}

export function useRedirect(host: Host) {
  const outcome = useSearch(({ outcome }) => outcome)
  /** The query that was submitted and is not answered yet. */
  const submitted = useRef<string | null>(null)

  useEffect(() => {
    if (!outcome) return
    if (outcome.state.query === submitted.current) follow(host, outcome)
    // A query that is typed afterwards is not submitted, even where deleting letters leads back to
    // the one that was.
    submitted.current = null
  }, [host, outcome])
  /** True when the visitor is sent elsewhere at once. */
  return (submittedQuery: string): boolean => {
    const isAnswered = outcome?.state.query === submittedQuery
    submitted.current = isAnswered ? null : submittedQuery
    return isAnswered && follow(host, outcome)
  }
}
