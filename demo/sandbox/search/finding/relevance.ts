// A virtual replica sorts by an attribute, but only what is relevant enough to be sorted.
import type { Found } from './find.ts'
import { totalTypos } from './find.ts'

const WORST = 100

/** The found records that are at least `strictness` per cent as relevant as the best. */
export function relevantEnough(found: Found, strictness: number): number[] {
  const relevance = found.records.map((record) => relevanceOf(found, record))
  const best = relevance.reduce((most, value) => Math.max(most, value), 0)
  const threshold = (best * strictness) / 100
  return found.records.filter((_, index) => (relevance[index] ?? 0) >= threshold)
}

/** 100 without a typo and in the first attribute. */
function relevanceOf({ matches, grounds }: Found, record: number): number {
  const ranks = Math.max(1, ...grounds.attributes.map(({ rank }) => rank + 1))
  let loss = totalTypos(matches, record) * 30
  for (const { attribute } of matches) {
    const rank = (attribute[record] ?? 0) >> 6
    loss += (rank / ranks) * 40
  }
  return Math.max(0, WORST - loss)
}
