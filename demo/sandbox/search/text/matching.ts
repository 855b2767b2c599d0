// Where the units of a query are found: for every record the best of the ways, as the ranking
// wants to know it.
import type { SearchableAttribute } from '../index/attributes.ts'
import {
  type Alternative,
  attributeOf,
  type Dictionary,
  isAlone,
  LAST_POSITION,
  positionOf,
} from './dictionary.ts'
import type { Unit, Way } from './plan.ts'
import type { WordSearch } from './spelling.ts'

export const NOT_FOUND = 255

export interface UnitMatches {
  /** Typos per record, or NOT_FOUND. */
  typos: Uint8Array
  /** The best attribute and, in ordered ones, how near its beginning: less is better. */
  attribute: Uint16Array
  exact: Uint8Array
}

export interface Grounds {
  dictionary: Dictionary
  attributes: SearchableAttribute[]
  size: number
  /** By attribute number: may be searched at all, and with typos. */
  open: boolean[]
  forgiving: boolean[]
  /** A single word is exact only where nothing else stands beside it. */
  exactMeansAlone: boolean
}

const NEAR_POSITIONS = 64

export function matchUnit(grounds: Grounds, unit: Unit): UnitMatches {
  const [first, ...others] = unit.ways.map((way) => matchWay(grounds, way))
  if (!first) return emptyMatches(grounds.size)
  for (const other of others) keepBetter(first, other)
  return first
}

function emptyMatches(size: number): UnitMatches {
  return {
    typos: new Uint8Array(size).fill(NOT_FOUND),
    attribute: new Uint16Array(size),
    exact: new Uint8Array(size),
  }
}

function matchWay(grounds: Grounds, { searches, adjacent }: Way): UnitMatches {
  const [first, ...others] = searches.map((search) => matchWord(grounds, search))
  if (!first) return emptyMatches(grounds.size)
  for (const other of others) keepBoth(first, other)
  if (adjacent && others.length > 0) keepNeighbours(grounds, searches, first)
  return first
}

function matchWord(grounds: Grounds, search: WordSearch): UnitMatches {
  const matches = emptyMatches(grounds.size)
  for (const alternative of grounds.dictionary.alternatives(search)) {
    addAlternative(grounds, matches, alternative)
  }
  return matches
}

/** The loop that meets every place of every word: kept plain for speed. */
function addAlternative(grounds: Grounds, matches: UnitMatches, found: Alternative): void {
  const { records, places } = found.postings
  const allowed = found.typos > 0 ? grounds.forgiving : grounds.open
  for (let index = 0; index < records.length; index++) {
    const record = records[index] ?? 0
    const place = places[index] ?? 0
    const number = attributeOf(place)
    const before = matches.typos[record] ?? NOT_FOUND
    if (!allowed[number] || before < found.typos) continue
    const worth = attributeWorth(grounds.attributes[number], place)
    const exact = found.exact && (!grounds.exactMeansAlone || isAlone(place)) ? 1 : 0
    const first = before > found.typos
    matches.typos[record] = found.typos
    matches.attribute[record] = first ? worth : Math.min(worth, matches.attribute[record] ?? worth)
    matches.exact[record] = first ? exact : Math.max(exact, matches.exact[record] ?? 0)
  }
}

function attributeWorth(attribute: SearchableAttribute | undefined, place: number): number {
  if (!attribute) return 0
  const position = attribute.ordered ? Math.min(positionOf(place), NEAR_POSITIONS - 1) : 0
  return attribute.rank * NEAR_POSITIONS + position
}

function keepBetter(matches: UnitMatches, other: UnitMatches): void {
  other.typos.forEach((typos, record) => {
    if (typos >= (matches.typos[record] ?? NOT_FOUND)) return
    matches.typos[record] = typos
    matches.attribute[record] = other.attribute[record] ?? 0
    matches.exact[record] = other.exact[record] ?? 0
  })
}

function keepBoth(matches: UnitMatches, other: UnitMatches): void {
  other.typos.forEach((typos, record) => {
    const before = matches.typos[record] ?? NOT_FOUND
    const both = typos !== NOT_FOUND && before !== NOT_FOUND
    matches.typos[record] = both ? Math.min(typos + before, NOT_FOUND - 1) : NOT_FOUND
    matches.attribute[record] = Math.max(
      matches.attribute[record] ?? 0,
      other.attribute[record] ?? 0,
    )
    matches.exact[record] = Math.min(matches.exact[record] ?? 0, other.exact[record] ?? 0)
  })
}

function keepNeighbours(grounds: Grounds, searches: WordSearch[], matches: UnitMatches): void {
  const found = (record: number) => matches.typos[record] !== NOT_FOUND
  const spots = searches.map((search) => spotsOf(grounds, search, found))
  const [first, ...others] = spots
  matches.typos.forEach((typos, record) => {
    if (typos === NOT_FOUND) return
    const side = (first?.get(record) ?? []).some((spot) =>
      others.every((later, index) => later.get(record)?.includes(spot + index + 1)),
    )
    if (!side) matches.typos[record] = NOT_FOUND
  })
}

/** Each wanted record's places of a word, as one number that also tells the attribute. */
export function spotsOf(
  grounds: Grounds,
  search: WordSearch,
  wanted: (record: number) => boolean,
): Map<number, number[]> {
  const spots = new Map<number, number[]>()
  for (const { postings, typos } of grounds.dictionary.alternatives(search)) {
    const allowed = typos > 0 ? grounds.forgiving : grounds.open
    postings.records.forEach((record, index) => {
      const place = postings.places[index] ?? 0
      if (!allowed[attributeOf(place)] || !wanted(record)) return
      const spot = attributeOf(place) * (LAST_POSITION + 1) * 2 + positionOf(place)
      const known = spots.get(record)
      if (known) known.push(spot)
      else spots.set(record, [spot])
    })
  }
  return spots
}
