// From records to words: where each word stands.
import type { SearchRecord } from '../definition.ts'
import { LAST_POSITION, type Postings, packPlace } from '../text/dictionary.ts'
import { words } from '../text/fold.ts'
import type { SearchableAttribute } from './attributes.ts'
import { textsAt } from './values.ts'

/** Words of two texts of a list are never neighbours. */
const GAP = 8

export function collectPostings(
  records: SearchRecord[],
  attributes: SearchableAttribute[],
): Map<string, Postings> {
  const terms = new Map<string, Postings>()
  records.forEach((record, number) => {
    attributes.forEach(({ path }, attribute) => {
      let position = 0
      for (const text of textsAt(record, path)) {
        position = addText(terms, number, attribute, position, words(text)) + GAP
      }
    })
  })
  return terms
}

function addText(
  terms: Map<string, Postings>,
  record: number,
  attribute: number,
  start: number,
  found: string[],
): number {
  const alone = found.length === 1
  found.forEach((word, index) => {
    const position = Math.min(start + index, LAST_POSITION)
    const postings = terms.get(word) ?? { records: [], places: [] }
    if (postings.records.length === 0) terms.set(word, postings)
    postings.records.push(record)
    postings.places.push(packPlace({ attribute, position, alone }))
  })
  return start + found.length
}
