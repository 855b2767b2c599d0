// Reads fields of a record by name, wherever its kind keeps them.
import { languageOf } from '../../format/locale.ts'
import { isObject, type Json } from '../../net/json.ts'
import { fillPattern } from '../../net/pattern.ts'
import { safeUrl } from '../../net/url.ts'
import type { Kind } from '../../recognition/kinds.ts'
import { fieldOf, isInLanguages, textOf } from '../../recognition/paths.ts'
import { isMarked, markedOf, markedValue, nearMark } from '../records/field.ts'
import { plain } from '../records/plain.ts'

export type RecordReader = ReturnType<typeof recordReaderOf>

/** Shortens long texts at the end of a word, because a whole book would take seconds to lay out. */
const beginningOf = (text: string) => text.replace(/^(.{2000}\S{0,200}).+/s, '$1 …')

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

export function recordReaderOf(hit: Json, { within }: Pick<Kind, 'within'>, locale: string) {
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
      plain(beginningOf(nearMark(markedOf(hit, at(name), snippet), 1000))),
    /** A text, or a list of them, each with what was found marked. */
    parts: (name: string) => {
      const marked = markedValue(fieldOf(hit._highlightResult, at(name)))
      return textOf(marked) ? marked : value(name)
    },
    found: (name: string) => isMarked(markedOf(hit, at(name), true)),
  }
}

/** The first address from these fields, or patterns filled from fields. */
export function hitUrlOf(record: RecordReader, names: readonly string[]): string | null {
  const read = (name: string) => textOf(record.value(name))
  for (const name of names) {
    const url = name.includes('{') ? fillPattern(name, read) : safeUrl(read(name))
    if (url) return url
  }
  return null
}
