// Reads fields of a record by name, wherever its kind keeps them.
import { languageOf } from '../../format/locale.ts'
import { isObject, type Json, numberIn } from '../../net/json.ts'
import { fillPattern } from '../../net/pattern.ts'
import { mediaUrl, safeUrl } from '../../net/url.ts'
import { fieldOf, foundSnippet, markedOf, textOf } from '../records/field.ts'
import { plain } from '../records/plain.ts'
import type { Kind } from './kinds.ts'

export type RecordReader = ReturnType<typeof recordReaderOf>

/** More than any result shows: whole books in a record would take seconds to lay out. No word is cut. */
const beginningOf = (text: string) => text.replace(/^(.{2000}\S{0,200}).+/s, '$1 …')

const tag = /^[a-z]{2}([-_][a-z]{2})?$/i

/** A field that holds its text in several languages: `{en: …, pl: …}`. */
const isInLanguages = (value: unknown): value is Json =>
  isObject(value) &&
  Object.keys(value).length > 0 &&
  Object.entries(value).every(([key, text]) => tag.test(key) && typeof text === 'string')

/** The reader’s own, else the first. */
function languageKey(value: Json, locale: string): string | undefined {
  const keys = Object.keys(value)
  const asTag = (key: string) => key.replace('_', '-').toLowerCase()
  return (
    keys.find((key) => asTag(key) === locale.toLowerCase()) ??
    keys.find((key) => languageOf(asTag(key)) === languageOf(locale)) ??
    keys[0]
  )
}

export function recordReaderOf(hit: Json, { within }: Kind, locale: string) {
  /** `title` → `title.pl`, or `fields.title.pl`: the reader's language, else the first of the field. */
  const at = (name: string) => {
    const isTop = !within || fieldOf(hit, name) !== undefined
    const path = isTop ? name : `${within}.${name}`
    const found = fieldOf(hit, path)
    if (!isObject(found) || (isTop && !isInLanguages(found))) return path
    return `${path}.${languageKey(found, locale)}`
  }
  const value = (name: string) => fieldOf(hit, at(name))
  return {
    path: at,
    value,
    /** The field as one line of text, without markup. */
    text: (name: string) => plain(textOf(value(name))),
    /** The same, with what was found marked. */
    marked: (name: string, snippet: boolean) =>
      plain(beginningOf(markedOf(hit, at(name), snippet))),
    found: (name: string) => foundSnippet(hit, at(name)) !== '',
  }
}

/**
 * Orders sizes of a picture, the best first: the smallest that is wide enough for a card, then those
 * that are too small or of unknown width.
 */
const nearness = (value: unknown) => {
  const width = numberIn(isObject(value) ? value.width : 0) || 0
  return width >= 300 ? width : 1e6 - width
}

/** The address of a picture: the value itself, or one within an object, a list or a set of sizes. */
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

/** The first of the fields, or patterns filled from fields, that gives an address. */
export function hitUrlOf(record: RecordReader, names: readonly string[]): string | null {
  const read = (name: string) => textOf(record.value(name))
  for (const name of names) {
    const url = name.includes('{') ? fillPattern(name, read) : safeUrl(read(name))
    if (url) return url
  }
  return null
}
