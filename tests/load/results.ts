// What a run of `npm run load` has found.
import type { Most } from './bounds.ts'
import type { Held } from './held.ts'
import type { Way } from './rounds.ts'

export interface Row {
  name: string
  isSlowed: boolean
  /** Milliseconds of the longest task of the page's thread. */
  longest: number
  /** Milliseconds that the thread worked. */
  work: number
  /** Before, with all of it there, and when it has gone. */
  held: [Held, Held, Held]
  most: Most
  requests: number
}

/** What rounds of coming, being used and going have left. */
export interface Left {
  way: Way
  rounds: number
  before: Held
  after: Held
  bytesPerRound: number
}
