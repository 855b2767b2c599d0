// Whether a word of the query stands for a word of a text, and with how many typos.

export interface WordSearch {
  word: string
  /** The visitor may still be typing it: the beginning of a word is enough. */
  prefix: boolean
  /** How many typos are forgiven. */
  typos: number
}

export interface Spelling {
  typos: number
  /** How many letters of the word were meant: all of it, or a beginning. */
  letters: number
}

export function spelling({ word, prefix, typos }: WordSearch, term: string): Spelling | undefined {
  if (term === word) return { typos: 0, letters: term.length }
  if (prefix && term.startsWith(word)) return { typos: 0, letters: word.length }
  if (typos === 0 || term.length < word.length - typos) return undefined
  if (!prefix && term.length > word.length + typos) return undefined
  // A slip in the first letter is rare and changes the word most: it counts twice.
  const firstLetter = term[0] === word[0] ? 0 : 1
  if (firstLetter + 1 > typos) return undefined
  const nearest = nearestBeginning(word, term.slice(0, word.length + typos), prefix)
  const total = nearest.typos + firstLetter
  return total <= typos ? { typos: total, letters: nearest.letters } : undefined
}

/** Edits between the word and the whole text, or that beginning of it which needs the fewest. */
function nearestBeginning(word: string, text: string, prefix: boolean): Spelling {
  const last = lastRow(word, text)
  const whole = { typos: last[text.length] ?? Number.POSITIVE_INFINITY, letters: text.length }
  if (!prefix) return whole
  let best = whole
  for (let letters = text.length - 1; letters >= 0; letters--) {
    const typos = last[letters] ?? Number.POSITIVE_INFINITY
    const nearer = Math.abs(letters - word.length) < Math.abs(best.letters - word.length)
    if (typos < best.typos || (typos === best.typos && nearer)) best = { typos, letters }
  }
  return best
}

/** Edit distances of the word to every beginning of the text; swapped neighbours are one edit. */
function lastRow(word: string, text: string): number[] {
  let before: number[] = []
  let above = Array.from({ length: text.length + 1 }, (_, index) => index)
  for (let i = 1; i <= word.length; i++) {
    const row = [i]
    for (let j = 1; j <= text.length; j++) {
      const same = word[i - 1] === text[j - 1]
      const swapped = i > 1 && j > 1 && word[i - 1] === text[j - 2] && word[i - 2] === text[j - 1]
      const replaced = at(above, j - 1) + (same ? 0 : 1)
      const edited = Math.min(replaced, at(above, j) + 1, at(row, j - 1) + 1)
      row.push(swapped ? Math.min(edited, at(before, j - 2) + 1) : edited)
    }
    before = above
    above = row
  }
  return above
}

function at(row: number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY
}
