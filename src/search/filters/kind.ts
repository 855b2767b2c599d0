// What a type of filter is to the components; kinds/ has them.
import type { ComponentType } from 'react'
import type { Words } from '../../shell/words.ts'
import { type Filter, isInterval, valuesOf } from '../engine/filter.ts'
import type { ToldOfFacet } from '../engine/outcome.ts'
import { fullLabel, type Named } from './labels.ts'
import { intervalWords, numberWriter } from './range/words.ts'
import type { FacetProps } from './useFacet.ts'

/** A part of a filter, in words. */
export interface Chip {
  /** Of a list's values, which one: two may have the same name. */
  value: string
  words: string
  /** What stays of the filter without it. */
  rest: Filter
}

export interface Chosen extends Pick<ToldOfFacet, 'bounds'> {
  facet: Named
  /** Code of the currency, where the filter is one of prices. */
  currency: string
  filter: Filter
  label: string
  words: Words
}

export interface FacetKind {
  Choices: ComponentType<FacetProps>
  /** Whether there is something to choose from. */
  isOffered(told: ToldOfFacet): boolean
  /** Its one box says it all: it has no heading, and does not open and close. */
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
  unit: Parameters<typeof intervalWords>[1],
): Chip[] {
  if (!isInterval(filter)) return []
  // Before the first answer the limits are all that is known.
  const write = numberWriter(words.locale, bounds ?? filter, currency)
  const said = intervalWords(filter, unit, words, write)
  return [{ value: '', words: `${label}: ${said}`, rest: {} }]
}
