// What packs well beside what, estimated as deflate works: a text is made of letters, and of copies of what
// stood in the 32 kB before. Counted in whole bits, so that the same code has the same order on any machine.
export interface Piece {
  text: string
  /** Its place as it was written. */
  at: number
}

/** Shorter copies are found anywhere. */
const shortest = 6
const longest = 258
const reach = 32_768
const letterBits = 7
const copyBits = 9
/** What stands in more pieces tells nothing of two of them; a copy is looked for in so many places. */
const common = 40
const tries = 400
/** From this length on, a piece is not held to have more in common because it is longer. */
const long = 4000

type Found = readonly [piece: Piece, offset: number]

export interface Places {
  /** Where the text of a piece begins; the pieces that come later begin beyond all. */
  startOf: readonly number[]
}

function lengthOfCopy(text: string, at: number, source: string, from: number): number {
  let length = shortest
  while (
    length < longest &&
    at + length < text.length &&
    text.charCodeAt(at + length) === source.charCodeAt(from + length)
  )
    length++
  return Math.min(length, text.length - at)
}

function startsIn(text: string): Set<string> {
  const starts = new Set<string>()
  for (let at = 0; at + shortest <= text.length; at++) starts.add(text.slice(at, at + shortest))
  return starts
}

export class Alike {
  readonly #found = new Map<string, Found[]>()

  constructor(pieces: readonly Piece[]) {
    for (const piece of pieces)
      for (let offset = 0; offset + shortest <= piece.text.length; offset++) {
        const start = piece.text.slice(offset, offset + shortest)
        const found = this.#found.get(start)
        if (found) found.push([piece, offset])
        else this.#found.set(start, [[piece, offset]])
      }
  }

  /** The other pieces that have most in common with this one, for their length. */
  nearest(piece: Piece, count: number): Piece[] {
    const shared = new Map<Piece, number>()
    for (const start of startsIn(piece.text)) {
      const found = this.#found.get(start) ?? []
      if (found.length > common) continue
      for (const [other] of found)
        if (other !== piece) shared.set(other, (shared.get(other) ?? 0) + 1 / (found.length - 1))
    }
    const score = (other: Piece) =>
      (shared.get(other) ?? 0) / Math.sqrt(Math.min(other.text.length, long))
    return [...shared.keys()].sort((a, b) => score(b) - score(a) || a.at - b.at).slice(0, count)
  }

  /** How many bits a piece takes where its text begins at `start`. */
  cost(piece: Piece, start: number, { startOf }: Places): number {
    const { text } = piece
    let bits = 0
    for (let at = 0; at < text.length; ) {
      const { length, distance } = this.#copy(piece, at, start, startOf)
      bits += length ? copyBits + 31 - Math.clz32(distance) : letterBits
      at += length || 1
    }
    return bits
  }

  /** The longest, and of those the nearest. */
  #copy(piece: Piece, at: number, start: number, startOf: readonly number[]) {
    const found = this.#found.get(piece.text.slice(at, at + shortest)) ?? []
    let best = { length: 0, distance: 0 }
    for (const [source, offset] of found.slice(-tries)) {
      const from = source === piece ? start + offset : (startOf[source.at] ?? 0) + offset
      const distance = start + at - from
      const isBefore = source === piece ? offset < at : from < start
      if (!isBefore || distance > reach) continue
      const length = lengthOfCopy(piece.text, at, source.text, offset)
      if (length > best.length || (length === best.length && distance < best.distance))
        best = { length, distance }
    }
    return best
  }
}
