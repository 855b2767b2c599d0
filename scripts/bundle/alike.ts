// Finds texts that have much in common, and estimates the bits of each in its place.
import { Copies, type Piece, type Places } from './copies.ts'

/** A text in more pieces than this does not make two of them alike. */
const common = 40
/** From this length on, a longer piece does not count as having more in common. */
const long = 4000

export class Alike {
  readonly #copies: Copies
  readonly #shared = new Map<Piece, ReadonlyMap<Piece, number>>()

  constructor(pieces: readonly Piece[]) {
    this.#copies = new Copies(pieces)
  }

  /** The other pieces that have most in common with this one, relative to their length. */
  nearest(piece: Piece, count: number): Piece[] {
    return this.#best(piece, count, ({ text }) => Math.sqrt(Math.min(text.length, long)))
  }

  /** The pieces that have most in common with it in total, which its place affects. */
  concerned(piece: Piece, count: number): Piece[] {
    return this.#best(piece, count, () => 1)
  }

  cost(piece: Piece, places: Places): number {
    return this.#copies.of(piece).bits(places.startOf[piece.at] ?? 0, places)
  }

  #best(piece: Piece, count: number, weigh: (other: Piece) => number): Piece[] {
    const shared = this.#shared.get(piece) ?? this.#copies.sharedBy(piece, common)
    this.#shared.set(piece, shared)
    const score = (other: Piece) => (shared.get(other) ?? 0) / weigh(other)
    return [...shared.keys()].sort((a, b) => score(b) - score(a) || a.at - b.at).slice(0, count)
  }
}
