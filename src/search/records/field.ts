// Texts of a record with the found words marked.
import { isObject, type Json } from '../../net/json.ts'
import { fieldOf, inOneLine, textOf } from '../../recognition/paths.ts'

export const openMark = '__ais-highlight__'
export const closeMark = '__/ais-highlight__'
export const highlightMarks = /__\/?ais-highlight__/g

/** Begins shortly before what was found, where one line would end before that. */
export function nearMark(text: string): string {
  const mark = text.indexOf(openMark)
  const start = mark < 40 ? -1 : text.lastIndexOf(' ', mark - 20)
  return start < 0 ? text : `…${text.slice(start)}`
}

/** The snippet of a field where it contains what was found, else an empty text. */
export function foundSnippet(hit: Json, path: string): string {
  const snippet = markedValue(fieldOf(hit._snippetResult, path))
  return snippet.includes(openMark) ? snippet : ''
}

/** The service's marked copy of a field (its snippet first, where wanted), else the field itself. */
export function markedOf(hit: Json, path: string, snippet: boolean): string {
  for (const key of snippet ? ['_snippetResult', '_highlightResult'] : ['_highlightResult']) {
    const marked = markedValue(fieldOf(hit[key], path))
    if (marked) return marked
  }
  return textOf(fieldOf(hit, path))
}

function markedValue(result: unknown): string {
  if (Array.isArray(result)) return inOneLine(result.map(markedValue))
  return isObject(result) ? textOf(result.value) : ''
}

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
