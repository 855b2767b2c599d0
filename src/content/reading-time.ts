// How long a text takes to read, at the usual 200 words a minute.
import { type DocNode, textBelow } from './document-node.ts'

const wordsInAMinute = 200

const count = (text: string, what: RegExp) => text.match(what)?.length ?? 0

/** Whole minutes, at least one; 0 without words. */
export function minutesToRead(document: DocNode): number {
  const text = textBelow(document, ' ')
  // In scripts without spaces between words, two characters count as a word. The patterns are created here and
  // not at the top, because browsers compile them at once, even on a page without documents.
  const sign = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]/gu
  // Punctuation alone, as in code, is not a word.
  const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’_-]*/gu
  const words = count(text, sign) / 2 + count(text.replace(sign, ' '), word)
  return Math.ceil(words / wordsInAMinute)
}
