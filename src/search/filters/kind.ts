// The interface of a type of filter; kinds/ has the types.
import type { ComponentType } from 'react'
import type { Words } from '../../shell/words.ts'
import { type Filter, isInterval, valuesOf } from '../engine/filter.ts'
import type { ToldOfFacet } from '../engine/outcome.ts'
import { fullLabel, type Named } from './labels.ts'
import { type IntervalKind, intervalWords, numberWriter } from './range/words.ts'
import type { FacetProps } from './useFacet.ts'

/** A part of a filter, in words. */
export interface Chip {
  /** The value itself, because two values may have the same name. */
  value: string
  words: string
  /** The filter without this part. */
  rest: Filter
}

export interface Chosen extends Pick<ToldOfFacet, 'bounds'> {
  facet: Named
  /** The currency code, if it is a filter of prices. */
  currency: string
  filter: Filter
  label: string
  words: Words
}

export interface FacetKind {
  Choices: ComponentType<FacetProps>
  /** Whether there is something to choose from. */
  isOffered(told: ToldOfFacet): boolean
  /** It is a single checkbox without a heading, and does not open and close. */
  isBare?: true
  chips(chosen: Chosen): Chip[]
}

export const isCounted = ({ counts }: ToldOfFacet) => Object.keys(counts).length > 0
export const isBounded = ({ bounds }: ToldOfFacet) => bounds !== null

export const valueChips = ({ facet, filter, label, words }: Chosen): Chip[] =>
  valuesOf(filter).map((value) => ({
    value,
    words: `${label}: ${fullLabel(facet, value, words)}`,
    rest: valuesOf(filter).filter((other) => other !== value),
  }))

export function intervalChips(
  { filter, label, words, bounds, currency }: Chosen,
  kind: IntervalKind,
): Chip[] {
  if (!isInterval(filter)) return []
  // Before the first answer the limits are all that is known.
  const write = numberWriter(words.locale, bounds ?? filter, currency)
  const said = intervalWords(filter, kind, words, write)
  return [{ value: '', words: `${label}: ${said}`, rest: {} }]
}
