// What a type of filter is to the components; one file in kinds/ for each.
import type { ComponentType } from 'react'
import type { Words } from '../../shell/words.ts'
import type { Counts } from '../engine/outcome.ts'
import { fullLabel, type Named } from '../names/labels.ts'
import type { Filter } from '../state/filter.ts'
import { isInterval, valuesOf } from '../state/filter.ts'
import { intervalWords } from './interval/words.ts'
import type { FacetProps } from './useFacet.ts'

/** What the answers tell of a facet. */
export interface Told {
  counts: Counts
  bounds: { min: number; max: number } | null
}

/** A part of a filter, in words. */
export interface Chip {
  /** Of a list's values, which one: two may have the same name. */
  value: string
  words: string
  /** What stays of the filter without it. */
  rest: Filter
}

export interface Chosen extends Told {
  facet: Named
  filter: Filter
  label: string
  words: Words
}

export interface FacetKind {
  Choices: ComponentType<FacetProps>
  /** Whether there is something to choose from. */
  isOffered(told: Told): boolean
  /** Its one box says it all: it has no heading, and does not open and close. */
  isBare?: true
  chips(chosen: Chosen): Chip[]
}

export const isCounted = ({ counts }: Told) => Object.keys(counts).length > 0
export const isBounded = ({ bounds }: Told) => bounds !== null

export const valueChips = ({ facet, filter, label, words }: Chosen): Chip[] =>
  valuesOf(filter).map((value) => ({
    value,
    words: `${label}: ${fullLabel(facet, value, words)}`,
    rest: valuesOf(filter).filter((other) => other !== value),
  }))

export function intervalChips(
  { filter, label, words }: Chosen,
  unit: Parameters<typeof intervalWords>[1],
): Chip[] {
  if (!isInterval(filter)) return []
  const { locale, timeZone } = words
  const said = intervalWords(filter, unit, locale, timeZone, words)
  return [{ value: '', words: `${label}: ${said}`, rest: {} }]
}
