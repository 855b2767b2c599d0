// What does not depend on the machine has a bound, and a run that goes over one is red. Milliseconds are
// told and never red.
import type { Held } from './held.ts'
import type { Left, Row } from './results.ts'
import { more } from './rounds.ts'

/** With all of it there; it comes of what is shown. */
export interface Most {
  /** Megabytes more than the empty page. */
  heap: number
  nodes: number
}

/** Megabytes that may stay: compiled code, and answers and entries, which have bounds of their own. */
const heapOfGone = 6
/** Megabytes, mostly compiled code. A round that is kept by mistake has a tenth of one. */
const heapOfRounds = 2

/** The last element that went may stay until another comes, and then its listeners, and the page of its template. */
const mayStay: Record<string, number> = {
  searches: 1,
  documents: 1,
  controllers: 4,
  sheets: 100,
  nodes: 50,
  listeners: 250,
  pages: 1,
}

const megabytes = (after: Held, before: Held) => (after.heap - before.heap) / 1024 / 1024

const over = (what: string, value: number, bound: number) =>
  value > bound ? [`${what}: ${Math.round(value * 10) / 10}, at most ${bound}`] : []

export function overBounds({ held: [before, during, after], most }: Row): string[] {
  const stayed = Object.entries(after.counts)
    .filter(([name, count]) => count > (before.counts[name] ?? 0) + (mayStay[name] ?? 0))
    .map(([name, count]) => `${name} ${before.counts[name]} → ${count} when it has gone`)
  return [
    ...stayed,
    ...over('nodes', during.counts.nodes ?? 0, most.nodes),
    ...over('MB of heap', megabytes(during, before), most.heap),
    ...over('MB of heap when it has gone', megabytes(after, before), heapOfGone),
  ]
}

export const leftTooMuch = ({ before, after }: Left): string[] => [
  ...more(after, before),
  ...over('MB of heap', megabytes(after, before), heapOfRounds),
]
