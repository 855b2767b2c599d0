// Words as the search compares them: without case and without marks.
import { isRecord } from '../wire.ts'

const letters: Record<string, string> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
}

export function words(text: string): string[] {
  const folded = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łøđæœßþ]/g, (letter) => letters[letter] ?? letter)
  return folded.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
}

/** Every word that is wanted begins some word of the text. */
export function matchesWords(texts: string[], wanted: string): boolean {
  const present = texts.flatMap(words)
  return words(wanted).every((word) => present.some((other) => other.startsWith(word)))
}

/** The texts in a field: itself, its list, or the leaves of its document. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (!isRecord(value)) return []
  if (value.nodeType === 'text') return typeof value.value === 'string' ? [value.value] : []
  return Array.isArray(value.content) ? value.content.flatMap(textsIn) : []
}
