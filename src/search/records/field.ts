// Texts of a record with the found words marked.
import { isObject, type Json } from '../../net/json.ts'
import { fieldOf, textOf } from '../../recognition/paths.ts'

export const openMark = '__ais-highlight__'
export const closeMark = '__/ais-highlight__'
export const highlightMarks = /__\/?ais-highlight__/g

export const unmarked = (text: string) => text.replace(highlightMarks, '')
export const isMarked = (text: string) => text.includes(openMark)

/**
 * Begins shortly before what was found, where that would be further down than anybody sees: at a word, or
 * at a letter in writing that has no blanks.
 */
export function nearMark(text: string, far = 40): string {
  const mark = text.indexOf(openMark)
  if (mark < far) return text
  const from = mark - far / 2
  const word = text.lastIndexOf(' ', from)
  return `…${text.slice(word < from - far ? from : word).replace(/^[\p{M}\p{Cs}]+/u, '')}`
}

/** The service's marked copy of a field (its snippet first, where wanted), else the field itself. */
export function markedOf(hit: Json, path: string, snippet: boolean): string {
  for (const key of snippet ? ['_snippetResult', '_highlightResult'] : ['_highlightResult']) {
    const marked = textOf(markedValue(fieldOf(hit[key], path)))
    if (marked) return marked
  }
  return textOf(fieldOf(hit, path))
}

/** The texts of what the service has marked, of a list those of each part. */
export const markedValue = (result: unknown): unknown =>
  Array.isArray(result) ? result.map(markedValue) : isObject(result) && result.value

export interface Piece {
  text: string
  found: boolean
  /** Its offset in the marked text, which makes a key for React. */
  at: number
}

/** Splits a marked text: what stands between the marks was found. */
export function pieces(marked: string): Piece[] {
  const all: Piece[] = []
  let found = false
  let at = 0
  for (const part of marked.split(/(__\/?ais-highlight__)/)) {
    if (part === openMark || part === closeMark) found = part === openMark
    else if (part) all.push({ text: part, found, at })
    at += part.length
  }
  return all
}
