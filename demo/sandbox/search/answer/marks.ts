// Which words of a text the query meant, and how much of each.
import { type Token, tokens, writtenLength } from '../text/fold.ts'
import type { Plan, Unit } from '../text/plan.ts'
import { spelling, type WordSearch } from '../text/spelling.ts'

export interface Mark {
  start: number
  end: number
  /** The whole word is meant. */
  whole: boolean
  /** The numbers of the units it stands for. */
  units: number[]
}

export interface MarkedText {
  text: string
  tokens: Token[]
  /** In the text's order. */
  marks: Mark[]
}

export type Marker = (text: string) => MarkedText

interface Meaning {
  letters: number
  units: number[]
}

/** Remembers each word, because the same words come again and again. */
export function createMarker({ units }: Plan): Marker {
  const searches = units.flatMap(searchesOf)
  const known = new Map<string, Meaning | undefined>()
  const meaningOf = (word: string) => {
    if (!known.has(word)) known.set(word, findMeaning(searches, word))
    return known.get(word)
  }
  return (text) => {
    const found = tokens(text)
    return { text, tokens: found, marks: found.flatMap((token) => markOf(text, token, meaningOf)) }
  }
}

interface UnitSearch {
  unit: number
  search: WordSearch
}

function searchesOf({ ways }: Unit, unit: number): UnitSearch[] {
  return ways.flatMap(({ searches }) => searches.map((search) => ({ unit, search })))
}

function findMeaning(searches: UnitSearch[], word: string): Meaning | undefined {
  let letters = 0
  const units = new Set<number>()
  for (const { unit, search } of searches) {
    const match = spelling(search, word)
    if (!match || match.letters === 0) continue
    letters = Math.max(letters, match.letters)
    units.add(unit)
  }
  return units.size > 0 ? { letters, units: [...units] } : undefined
}

function markOf(
  text: string,
  { word, start, end }: Token,
  meaningOf: (word: string) => Meaning | undefined,
): Mark[] {
  const meaning = meaningOf(word)
  if (!meaning) return []
  const whole = meaning.letters >= word.length
  const length = whole ? end - start : writtenLength(text.slice(start, end), meaning.letters)
  return [{ start, end: start + length, whole: start + length === end, units: meaning.units }]
}
