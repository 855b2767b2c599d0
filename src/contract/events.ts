// What events carry, as types. What each one means is said beside its declaration, for the
// documentation; here both are held to name the same things.
import type { ErrorCode } from './errors.ts'
import type { richDocSurface } from './rich-doc.ts'
import type { siteSearchSurface } from './site-search.ts'

/** A record or an entry, as the service sent it. */
type Raw = Readonly<Record<string, unknown>>

interface Chosen {
  query: string
  /** Values, or an interval of which an absent side is no limit. */
  filters: Readonly<Record<string, readonly string[] | { min?: number; max?: number }>>
  /** The replica chosen; null is the index itself. */
  sort: string | null
  /** From 0. */
  page: number
  index: string
}

interface Results {
  query: string
  nbHits: number
  /** From 0. */
  page: number
  hits: readonly Raw[]
  index: string
  queryID: string | null
  processingTimeMS: number
}

interface Failed {
  code: ErrorCode
  /** As the visitor reads it. */
  message: string
  status: number | null
}

export type DocumentWarning = 'missing' | 'depth' | 'cycle' | 'resource' | 'crowd'

interface Details {
  'search-change': Chosen
  'search-results': Results
  'search-select': {
    hit: Raw
    /** From 1. */
    position: number
    queryID: string | null
    /** Where the results of several indices are shown. */
    index?: string
  }
  'search-error': Failed
  'search-settle': Results
  'search-redirect': { url: string; query: string }
  'search-open': Record<never, never>
  'search-close': Record<never, never>
  'doc-load': { entry: Raw; locale: string | null }
  'doc-error': Failed
  'doc-warning': { code: DocumentWarning; message: string; id: string | null }
  'doc-navigate': { entryId: string; contentType: string; slug: string | null; entry: Raw }
}

type Declared = typeof siteSearchSurface.events & typeof richDocSurface.events

type Parts<List extends string> = List extends `${infer Head}, ${infer Tail}`
  ? Head | Parts<Tail>
  : List
/** The names in `{query, page}`. */
type Documented<Text extends string> = Text extends `{${infer List}}` ? Exclude<Parts<List>, ''> : 0
type Always<Detail> = {
  [Key in keyof Detail]-?: Record<never, never> extends Pick<Detail, Key> ? never : Key
}[keyof Detail]
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false

/** An event whose documentation names other things than its type takes no detail at all. */
export type EventDetails = {
  [Name in keyof Declared]: Name extends keyof Details
    ? Same<Documented<Declared[Name]['detail']>, Always<Details[Name]>> extends true
      ? Details[Name]
      : never
    : never
}
export type EventName = keyof EventDetails

type CancelableName = {
  [Name in EventName]: Declared[Name] extends { cancelable: true } ? Name : never
}[EventName]

/** A cancelable event says so where it is told, and no other does. */
export type Cancelable<Name extends EventName> = [Name] extends [CancelableName]
  ? [cancelable: true]
  : []
