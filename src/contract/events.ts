// The types of events, by their names. A declared event without a type for its detail does not compile.
import type { Details } from './details.ts'
import type { richDocSurface } from './rich-doc.ts'
import type { siteSearchSurface } from './site-search.ts'

type Declared = typeof siteSearchSurface.events & typeof richDocSurface.events

export type EventName = keyof Declared
export type EventDetails = { [Name in EventName]: Details[Name] }

/** A cancelable event says so where it is told, and no other does. */
export type Cancelable<Name extends EventName> = Declared[Name] extends { cancelable: true }
  ? [cancelable: true]
  : []
