// Reads a record: dotted paths, texts in several languages, and pictures anywhere in a value.
import { isObject, type Json, numberIn } from '../net/json.ts'
import { mediaUrl } from '../net/url.ts'

/** `author.name`, `images.0.url`; for a list, `authors.name` of each item. A key that contains dots wins. */
export function fieldOf(record: unknown, path: string): unknown {
  if (typeof record !== 'object' || record === null) return undefined
  if (Object.hasOwn(record, path)) return (record as Json)[path]
  if (Array.isArray(record) && !/^\d+\./.test(path)) {
    const found = record.map((one) => fieldOf(one, path)).filter((one) => one !== undefined)
    return found.length ? found.flat() : undefined
  }
  for (let dot = path.indexOf('.'); dot > 0; dot = path.indexOf('.', dot + 1)) {
    const key = path.slice(0, dot)
    const inner = Object.hasOwn(record, key)
      ? fieldOf((record as Json)[key], path.slice(dot + 1))
      : undefined
    if (inner !== undefined) return inner
  }
  return undefined
}

export const isLanguage = (key: string) => /^[a-z]{2}([-_][a-z]{2})?$/i.test(key)

/** A field with its text in several languages: `{en: …, pl: …}`. */
export const isInLanguages = (value: unknown): value is Json =>
  isObject(value) &&
  Object.keys(value).length > 0 &&
  Object.entries(value).every(([key, text]) => isLanguage(key) && typeof text === 'string')

export const within = (value: unknown, name: string): Json => {
  const inner = isObject(value) ? value[name] : null
  return isObject(inner) ? inner : {}
}

/** Joins the items of a list; sentences, such as the steps of a recipe, need no comma between them. */
const inOneLine = (texts: readonly string[]) =>
  texts.filter(Boolean).reduce((all, text) => {
    if (!all) return text
    return all + (/.{20}[.!?]$/.test(all) ? ' ' : ', ') + text
  }, '')

/** A field as one line of text; empty if it has none. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  if (typeof value === 'number') return String(value)
  return Array.isArray(value) ? inOneLine(value.map(textOf)) : ''
}

/**
 * Sorts sizes of a picture, the best first: the smallest that is wide enough for a card, then those that are too
 * small or of unknown width.
 */
const nearness = (value: unknown) => {
  const width = numberIn(isObject(value) ? value.width : 0) || 0
  return width >= 300 ? width : 1e6 - width
}

/** The address of a picture: the value itself, or one inside an object, a list or a set of sizes. */
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
