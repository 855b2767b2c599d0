// Texts of a record with the found words marked.
import { isObject, type Json } from '../../net/json.ts'
import { fieldOf, textOf } from '../../recognition/paths.ts'

export const openMark = '__ais-highlight__'
export const closeMark = '__/ais-highlight__'
export const highlightMarks = /__\/?ais-highlight__/g

export const unmarked = (text: string) => text.replace(highlightMarks, '')
export const isMarked = (text: string) => text.includes(openMark)

/**
 * Starts the text shortly before the found words, if one line would end before them: at a word, or at a letter
 * in a script that has no spaces.
 */
export function nearMark(text: string, far = 40): string {
  const mark = text.indexOf(openMark)
  if (mark < far) return text
  const from = mark - far / 2
  const word = text.lastIndexOf(' ', from)
  return `…${text.slice(word < from - far ? from : word).replace(/^[\p{M}\p{Cs}]+/u, '')}`
}

/** The service's marked copy of a field (with `snippet`, its snippet first), else the field itself. */
export function markedOf(hit: Json, path: string, snippet: boolean): string {
  for (const key of snippet ? ['_snippetResult', '_highlightResult'] : ['_highlightResult']) {
    const marked = textOf(markedValue(fieldOf(hit[key], path)))
    if (marked) return marked
  }
  return textOf(fieldOf(hit, path))
}

/** The text of what the service has marked; for a list, one text per item. */
export const markedValue = (result: unknown): unknown =>
  Array.isArray(result) ? result.map(markedValue) : isObject(result) && result.value

export interface Piece {
  text: string
  found: boolean
  /** Its offset in the marked text, used as the key for React. */
  at: number
}

/** Splits a marked text at the marks around found words. */
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
