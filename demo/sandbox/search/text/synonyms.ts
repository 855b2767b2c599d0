// Words and groups of words that mean the same.
import { words } from './fold.ts'

export interface SynonymFound {
  /** How many of the query's words it takes. */
  length: number
  others: string[][]
}

export function synonymAt(
  query: { word: string }[],
  index: number,
  groups: string[][],
): SynonymFound | undefined {
  let best: SynonymFound | undefined
  for (const group of groups) {
    const entries = group.map(words)
    for (const entry of entries) {
      const longer = entry.length > (best?.length ?? 0)
      if (!longer || !startsAt(query, index, entry)) continue
      best = { length: entry.length, others: entries.filter((other) => other !== entry) }
    }
  }
  return best
}

function startsAt(query: { word: string }[], index: number, entry: string[]): boolean {
  return entry.every((word, offset) => query[index + offset]?.word === word)
}
