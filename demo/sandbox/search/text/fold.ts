// Letters and words as the search compares them: small, without diacritics.

export interface Token {
  /** The word as it is compared. */
  word: string
  start: number
  end: number
}

/** Letters that Unicode does not take apart into a base and a mark. */
const PLAIN: Record<string, string> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ŧ: 't',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
}
const PLAIN_LETTERS = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g')
const ASCII = /^[ -~]*$/

export function fold(text: string): string {
  const small = text.toLowerCase()
  if (ASCII.test(small)) return small
  const bare = small.normalize('NFD').replace(/\p{M}+/gu, '')
  return bare.replace(PLAIN_LETTERS, (letter) => PLAIN[letter] ?? letter)
}

const WORDS = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu

export function tokens(text: string): Token[] {
  return Array.from(text.matchAll(WORDS), (match) => ({
    word: fold(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }))
}

export function words(text: string): string[] {
  return tokens(text).map((token) => token.word)
}

/** How many letters as written stand for the first `letters` folded ones: in `Gruß`, 4 for 5. */
export function writtenLength(written: string, letters: number): number {
  let folded = 0
  let length = 0
  for (const letter of written) {
    const part = fold(letter).length
    // A mark that stands alone belongs to the letter before it.
    if (folded >= letters && part > 0) break
    folded += part
    length += letter.length
  }
  return length
}
