// What a kind of event is made of: four occasions of it, each told in four languages.
import type { VenueTypeId } from '../places/venue-types.ts'
import type { TagId } from '../tags.ts'

/** The title, and the sentence that is this occasion's own. */
export type Occasion = readonly [title: string, sentence: string]

/**
 * Two sentences that say where, of which an event tells one, and a third for the description.
 * `{at}` is the venue and `{in}` the city, with their prepositions; `{At}` opens a sentence.
 */
export type Setting = readonly [where: string, whereElse: string, more: string]

export type Hours = readonly [number, ...number[]]

export interface Edition {
  /** Who performs, reads, leads or shows. */
  by: string
  /** Where the title asks for another time of day than the kind. */
  hours?: Hours
  en: Occasion
  pl: Occasion
  de: Occasion
  da: Occasion
}

export interface EventKind {
  venues: readonly VenueTypeId[]
  tags: readonly TagId[]
  /** Possible hours of the start, on the venue's clock; 19.5 is half past seven. */
  hours: Hours
  minutes: number
  /** An exhibition stays open for so many days. */
  days?: number
  /** In euros; 0 is free. */
  price: number
  /** When it only makes sense in these months. */
  months?: readonly number[]
  /** Within those months, only from this day to that. */
  monthDays?: readonly [first: number, last: number]
  /** Takes place out of doors in winter too; anything else moves to the warm months there. */
  allWeather?: true
  /** Interpreted into sign language, because the text says so. */
  signed?: true
  en: Setting
  pl: Setting
  de: Setting
  da: Setting
  editions: readonly Edition[]
}
