// How long a text takes to read, as people are told elsewhere: 200 words a minute.
import { type DocNode, textBelow } from './document-node.ts'

const wordsInAMinute = 200

/** Where words are not parted by blanks, two signs count as one. */
const sign = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]/gu
/** In code, signs alone are no words. */
const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’_-]*/gu

const count = (text: string, what: RegExp) => text.match(what)?.length ?? 0

/** Whole minutes, one at least; 0 where there is nothing to read. */
export function minutesToRead(document: DocNode): number {
  const text = textBelow(document, ' ')
  const words = count(text, sign) / 2 + count(text.replace(sign, ' '), word)
  return Math.ceil(words / wordsInAMinute)
}
