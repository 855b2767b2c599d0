// The types of events, by their names. What each one means is said beside its declaration, for the
// documentation; here both are held to name the same things.
import type { Details } from './details.ts'
import type { richDocSurface } from './rich-doc.ts'
import type { siteSearchSurface } from './site-search.ts'

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
