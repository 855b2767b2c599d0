// Events for Tag Manager, if the page wants them: queries, numbers and record ids; never a key, and never who the
// visitor is. docs/analytics.md documents the names.
import type { ErrorCode } from '../../contract/errors.ts'

interface Told {
  query: string
  index: string
}

export type Tracking = NonNullable<ReturnType<typeof createTracking>>

export function push(event: object) {
  const page: Window & { dataLayer?: unknown } = window
  page.dataLayer ??= []
  const layer = page.dataLayer
  try {
    if (Array.isArray(layer)) layer.push(event)
  } catch {
    // A tag of the page has thrown an error; the search continues.
  }
}

export const createTracking = (track: 'dataLayer' | null) =>
  track && {
    settled({ query, nbHits, page, index }: Told & { nbHits: number; page: number }) {
      // An empty query is not a search, only the page before one.
      if (!query.trim()) return
      const event = nbHits ? 'site_search' : 'site_search_empty'
      push({ event, search_term: query, results: nbHits, page, index })
    },
    selected: ({
      objectID,
      position,
      query,
      index,
    }: Told & { objectID: string; position: number }) =>
      push({
        event: 'site_search_select',
        item_id: objectID,
        position,
        search_term: query,
        index,
      }),
    failed: (code: ErrorCode) => push({ event: 'site_search_error', code }),
  }
