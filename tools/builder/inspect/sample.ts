// Chooses a word to type in the preview: a telling one that finds a few records of the index.
import type { Field } from './finding.ts'
import { textAt } from './records.ts'

/** As WordPress writes `Don&#8217;t`. */
const holdsReference = /\S*&#?\w+;\S*/g
/** A number says nothing of what is found by it. */
const longWord = /\p{L}[\p{L}\p{N}]{3,}/gu

const wordsIn = (text: string) => text.replace(holdsReference, ' ').match(longWord) ?? []

/** What follows the common beginning of two words, in each. */
function restsOf(one: string, other: string): readonly [string, string] {
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  return [one.slice(at), other.slice(at)]
}

/** Whether it begins the other, but for one letter that is another, too many, missing or swapped. */
function isMarkedIn(word: string, other: string): boolean {
  const [rest, otherRest] = restsOf(word, other)
  const swapped = `${rest.slice(1, 2)}${rest.slice(0, 1)}${rest.slice(2)}`
  const [less, otherLess] = [rest.slice(1), otherRest.slice(1)]
  return (
    otherLess.startsWith(less) ||
    otherRest.startsWith(less) ||
    otherLess.startsWith(rest) ||
    otherRest.startsWith(swapped)
  )
}

/** A word of few texts says most of them, but more than one is to be found; of several such, the longest. */
function rankOf(word: string, texts: readonly ReadonlySet<string>[], all: readonly string[]) {
  const found = texts.filter((words) => words.has(word)).length
  // Services mark the beginning of a word, with a slip too: half a word says nothing.
  const isWhole = all.every((other) => other === word || !isMarkedIn(word, other))
  return [Number(found > 1), Number(isWhole), -found, word.length]
}

/** The higher first, by the first in which they differ. */
const orderOf = (one: readonly number[], other: readonly number[]) =>
  one.map((value, at) => (other[at] ?? 0) - value).find((difference) => difference) ?? 0

/** A word of a title that finds more than one record, few of them, and is found as a whole. */
export function sampleIn(
  records: readonly Readonly<Record<string, unknown>>[],
  fields: readonly Field[],
): string {
  const title = fields.find(({ holds }) => holds === 'title')?.name ?? ''
  const told = fields.filter(({ holds }) => holds === 'title' || holds === 'text')
  const texts = records.map(
    (record) => new Set(told.flatMap(({ name }) => wordsIn(textAt(record, name).toLowerCase()))),
  )
  const all = [...new Set(texts.flatMap((words) => [...words]))]
  const words = [...new Set(records.flatMap((record) => wordsIn(textAt(record, title))))]
  const ranked = words.map((word) => ({ word, rank: rankOf(word.toLowerCase(), texts, all) }))
  return ranked.sort((one, other) => orderOf(one.rank, other.rank))[0]?.word ?? ''
}
