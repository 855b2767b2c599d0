// Finds where parts of a text are in other texts too, and estimates what that saves, as deflate works: a text
// consists of letters and of copies from the 32 kB before. It counts whole bits, so that the same code gets the
// same order on any machine.
import { reach } from './statements.ts'

export interface Piece {
  text: string
  /** Its place as it was written. */
  at: number
}

export interface Places {
  /** Where the text of a piece begins, by its place as it was written. */
  startOf: Int32Array
}

/** Shorter copies can be found anywhere, so they do not count. */
const shortest = 6
const longest = 258
/** The most places to look for a copy, and the most copies to keep for each letter. */
const tries = 600
const kept = 32

const letterBits = 7
/** A copy from farther away takes more: three quarters of a bit for each doubling of the distance. */
const copyBits = (distance: number) => 11 + (((31 - Math.clz32(distance)) * 3) >> 2)

type Found = readonly [piece: Piece, offset: number]

function lengthOfCopy(text: string, at: number, source: string, from: number): number {
  const most = Math.min(longest, text.length - at, source.length - from)
  let length = shortest
  while (length < most && text.charCodeAt(at + length) === source.charCodeAt(from + length))
    length++
  return length
}

/** For each letter of a piece the copies that may begin there, the longest first. */
class CopiesOf {
  /** Those of a letter begin at its own number here, and end at that of the next letter. */
  readonly #from: Int32Array
  /** Of each copy: its length, the piece that has it, and where in there. One array, as it is read in turn. */
  readonly #copies: Int32Array

  constructor({ text, at }: Piece, foundAt: (offset: number) => readonly Found[]) {
    const copies = Array.from(text, (_, here) =>
      foundAt(here)
        .filter(([source, offset]) => source.at !== at || offset < here)
        .map(([source, offset]) => [
          lengthOfCopy(text, here, source.text, offset),
          source.at,
          offset,
        ])
        .sort(([a = 0], [b = 0]) => b - a)
        .slice(0, kept)
        .flat(),
    )
    let count = 0
    this.#from = Int32Array.from([0, ...copies.map(({ length }) => (count += length))])
    this.#copies = Int32Array.from(copies.flat())
  }

  /** The bits that the text takes from `start` on: of each copy the longest within reach, of those the nearest. */
  bits(start: number, { startOf }: Places): number {
    const copies = this.#copies
    const end = this.#from.length - 1
    let bits = 0
    for (let at = 0; at < end; ) {
      let length = 0
      let distance = 0
      const next = this.#from[at + 1] ?? 0
      for (let copy = this.#from[at] ?? 0; copy < next; copy += 3) {
        const itsLength = copies[copy] ?? 0
        if (itsLength < length) break
        const from = (startOf[copies[copy + 1] ?? 0] ?? 0) + (copies[copy + 2] ?? 0)
        const itsDistance = start + at - from
        if (itsDistance <= 0 || itsDistance > reach) continue
        if (length && itsDistance >= distance) continue
        length = itsLength
        distance = itsDistance
      }
      bits += length ? copyBits(distance) : letterBits
      at += length || 1
    }
    return bits
  }
}

export class Copies {
  readonly #found = new Map<string, Found[]>()
  readonly #of = new Map<Piece, CopiesOf>()

  constructor(pieces: readonly Piece[]) {
    for (const piece of pieces)
      for (const [offset, start] of this.#startsIn(piece)) {
        const found = this.#found.get(start)
        if (found) found.push([piece, offset])
        else this.#found.set(start, [[piece, offset]])
      }
  }

  of(piece: Piece): CopiesOf {
    const known = this.#of.get(piece)
    if (known) return known
    const made = new CopiesOf(piece, (offset) =>
      this.#places(piece.text.slice(offset, offset + shortest)).slice(-tries),
    )
    this.#of.set(piece, made)
    return made
  }

  /** How much other pieces share with this one; text in more than `common` places does not count. */
  sharedBy(piece: Piece, common: number): ReadonlyMap<Piece, number> {
    const shared = new Map<Piece, number>()
    for (const start of new Set(this.#startsIn(piece).map(([, start]) => start))) {
      const found = this.#places(start)
      if (found.length > common) continue
      for (const [other] of found)
        if (other !== piece) shared.set(other, (shared.get(other) ?? 0) + 1 / (found.length - 1))
    }
    return shared
  }

  #places = (start: string): readonly Found[] => this.#found.get(start) ?? []

  #startsIn({ text }: Piece): [offset: number, start: string][] {
    const starts: [number, string][] = []
    for (let at = 0; at + shortest <= text.length; at++)
      starts.push([at, text.slice(at, at + shortest)])
    return starts
  }
}
