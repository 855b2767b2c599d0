// The types of event details. The types for editors include this file without its imports; the type of each
// event is one line of `Details`.
import type { ErrorCode } from './errors.ts'

/** A record or an entry, as the service sent it. */
export type Raw = Readonly<Record<string, unknown>>

export interface Chosen {
  query: string
  /** Values, or an interval in which a missing side means no limit. */
  filters: Readonly<Record<string, readonly string[] | { min?: number; max?: number }>>
  /** The replica chosen; null is the index itself. */
  sort: string | null
  /** From 0. */
  page: number
  index: string
}

export interface Results {
  query: string
  nbHits: number
  /** From 0. */
  page: number
  hits: readonly Raw[]
  index: string
  queryID: string | null
  processingTimeMS: number
}

export interface Choice {
  hit: Raw
  /** From 1. */
  position: number
  queryID: string | null
  /** Set if results of several indices are shown. */
  index?: string
}

export interface Redirect {
  url: string
  query: string
}

export interface Failed {
  code: ErrorCode
  /** As the visitor reads it. */
  message: string
  status: number | null
}

export interface Question {
  question: string
}

export interface Answered extends Question {
  /** Markdown. */
  text: string
  /** The records that the agent has looked at. */
  sources: readonly Raw[]
}

export interface Loaded {
  entry: Raw
  locale: string | null
}

export type DocumentWarning = 'missing' | 'depth' | 'cycle' | 'resource' | 'crowd'

export interface Warned {
  code: DocumentWarning
  message: string
  id: string | null
}

export interface Followed {
  entryId: string
  contentType: string
  slug: string | null
  entry: Raw
}

export interface Details {
  'search-change': Chosen
  'search-results': Results
  'search-select': Choice
  'search-error': Failed
  'search-settle': Results
  'search-redirect': Redirect
  'search-ask': Question
  'search-answer': Answered
  'search-open': Record<never, never>
  'search-close': Record<never, never>
  'doc-load': Loaded
  'doc-error': Failed
  'doc-warning': Warned
  'doc-navigate': Followed
}
