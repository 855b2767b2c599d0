// Reading a record: dotted paths, and texts with the found words marked.
import { isObject, type Json } from '../../net/json.ts'

/** `author.name`, `images.0.url`; a key that itself holds dots wins. */
export function fieldOf(record: unknown, path: string): unknown {
  if (isObject(record) && Object.hasOwn(record, path)) return record[path]
  let at: unknown = record
  for (const key of path.split('.')) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return undefined
    at = (at as Json)[key]
  }
  return at
}

export const within = (value: unknown, name: string): Json => {
  const inner = isObject(value) ? value[name] : null
  return isObject(inner) ? inner : {}
}

/** A field as one line of text; empty where it holds none. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  if (typeof value === 'number') return String(value)
  return Array.isArray(value) ? value.map(textOf).filter(Boolean).join(', ') : ''
}

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
  if (Array.isArray(result)) return result.map(markedValue).filter(Boolean).join(', ')
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
