// A record read as its kind has it: values by the names that a person would use.
import { isObject, type Json } from '../../net/json.ts'
import { mediaUrl } from '../../net/url.ts'
import { fieldOf, foundSnippet, markedOf, textOf } from '../records/field.ts'
import { plain } from '../records/plain.ts'
import type { Kind } from './kinds.ts'

export interface RecordReader {
  value(name: string): unknown
  /** As one line without markup. */
  text(name: string): string
  /** The same with the found words marked. */
  marked(name: string, snippet: boolean): string
  /** Whether its snippet shows what was found. */
  found(name: string): boolean
}

export function recordReaderOf(hit: Json, { path }: Kind, locale: string): RecordReader {
  const at = (name: string) =>
    path && fieldOf(hit, name) === undefined ? path(hit, name, locale) : name
  const value = (name: string) => fieldOf(hit, at(name))
  return {
    value,
    text: (name) => plain(textOf(value(name))),
    marked: (name, snippet) => plain(markedOf(hit, at(name), snippet)),
    found: (name) => foundSnippet(hit, at(name)) !== '',
  }
}

/** Wide enough for a card, and no wider than it must be; of unknown width is as good as too small. */
const nearness = (value: unknown) => {
  const width = Number(isObject(value) ? value.width : 0) || 0
  return width >= 300 ? width : 1e6 - width
}

/** A picture's address, or that of an object, a list or a set of sizes that holds one. */
export function pictureOf(value: unknown, depth = 4): string | null {
  if (typeof value !== 'object' || value === null) return mediaUrl(value)
  const own = isObject(value) ? mediaUrl(value.url ?? value.src) : null
  if (own || !depth) return own
  const inside = isObject(value)
    ? Object.values(value)
        .filter((part) => typeof part === 'object')
        .sort((a, b) => nearness(a) - nearness(b))
    : Object.values(value)
  for (const part of inside) {
    const found = pictureOf(part, depth - 1)
    if (found) return found
  }
  return null
}
