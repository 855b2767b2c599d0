// Every word of an index with the places where it stands. The tree behind it, MiniSearch's
// SearchableMap, finds beginnings and near spellings; which of them count is decided here.
import SearchableMap from 'minisearch/SearchableMap'
import { spelling, type WordSearch } from './spelling.ts'

/** One entry per place, in the records' order. */
export interface Postings {
  records: number[]
  places: number[]
}

/** A place: the attribute, the word's position in it, and whether it is all the text there is. */
export interface Place {
  attribute: number
  position: number
  alone: boolean
}

export const LAST_POSITION = 4095

export function packPlace({ attribute, position, alone }: Place): number {
  return (attribute << 13) | (Math.min(position, LAST_POSITION) << 1) | (alone ? 1 : 0)
}

export const attributeOf = (place: number) => place >> 13
export const positionOf = (place: number) => (place >> 1) & LAST_POSITION
export const isAlone = (place: number) => (place & 1) === 1

export interface Alternative {
  postings: Postings
  typos: number
  /** The very word, not a beginning or a near spelling. */
  exact: boolean
}

export interface Dictionary {
  /** Every term the search accepts. Asked twice with the same object, it looks once. */
  alternatives(search: WordSearch): Alternative[]
}

export function createDictionary(terms: Map<string, Postings>): Dictionary {
  const tree = SearchableMap.from<Postings>(terms)
  const beginnings = createBeginnings(tree)
  const known = new WeakMap<WordSearch, Alternative[]>()
  return {
    alternatives(search) {
      const ready = known.get(search)
      if (ready) return ready
      const found = accepted(search, candidates(tree, beginnings, search))
      known.set(search, found)
      return found
    },
  }
}

function accepted(search: WordSearch, terms: Map<string, Postings>): Alternative[] {
  const found: Alternative[] = []
  for (const [term, postings] of terms) {
    const match = spelling(search, term)
    if (match) found.push({ postings, typos: match.typos, exact: term === search.word })
  }
  return found
}

type Tree<T> = SearchableMap<T>
type Beginnings = (shortest: number, longest: number) => Tree<true>

/** At least every term that the search accepts; usually some more. */
function candidates(
  tree: Tree<Postings>,
  beginnings: Beginnings,
  { word, prefix, typos }: WordSearch,
): Map<string, Postings> {
  const found = new Map<string, Postings>()
  for (const [term, postings] of near(tree, word, typos)) found.set(term, postings)
  if (!prefix) return found
  const starts = new Set([word])
  if (typos > 0) {
    const cuts = beginnings(Math.max(1, word.length - typos), word.length + typos)
    for (const [start] of near(cuts, word, typos)) starts.add(start)
  }
  for (const start of starts) {
    for (const [term, postings] of tree.atPrefix(start)) found.set(term, postings)
  }
  return found
}

/** The tree counts two swapped letters as two edits, so swapped spellings are looked up too. */
function near<T>(tree: Tree<T>, word: string, typos: number): [string, T][] {
  if (typos === 0) {
    const value = tree.get(word)
    return value === undefined ? [] : [[word, value]]
  }
  const found: [string, T][] = []
  for (const [term, [value]] of tree.fuzzyGet(word, typos)) found.push([term, value])
  for (let index = 1; index < word.length; index++) {
    found.push(...near(tree, swapped(word, index), typos - 1))
  }
  return found
}

function swapped(word: string, index: number): string {
  return word.slice(0, index - 1) + word[index] + word[index - 1] + word.slice(index + 1)
}

/** The beginnings of all terms, cut at a few lengths; made once for each pair of lengths. */
function createBeginnings(tree: Tree<Postings>): Beginnings {
  const made = new Map<string, Tree<true>>()
  return (shortest, longest) => {
    const name = `${shortest}-${longest}`
    const ready = made.get(name)
    if (ready) return ready
    const cuts = new SearchableMap<true>()
    for (const term of tree.keys()) {
      for (let length = shortest; length <= Math.min(longest, term.length); length++) {
        cuts.set(term.slice(0, length), true)
      }
    }
    made.set(name, cuts)
    return cuts
  }
}
