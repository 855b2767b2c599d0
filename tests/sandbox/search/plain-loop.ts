// The plainest way to answer a query: look at every record, one after the other. It shares no
// code with the engine, so that the two can only agree by both being right.

export interface PlainRecord {
  objectID: string
  title: string
  summary: string
  city: string
  tags: string[]
  category: { lvl0: string; lvl1: string }
  price: number
  rating: number
  free: boolean
}

export function matchesQuery(record: PlainRecord, query: string): boolean {
  const own = plainWords([record.title, record.summary, record.city, ...record.tags].join(' / '))
  const asked = plainWords(query)
  return asked.every((word, index) => {
    const last = index === asked.length - 1
    return own.some((candidate) => standsFor(word, candidate, last))
  })
}

const LETTERS: Record<string, string> = {
  ą: 'a',
  ä: 'a',
  å: 'a',
  ć: 'c',
  é: 'e',
  ę: 'e',
  ł: 'l',
  ń: 'n',
  ö: 'o',
  ó: 'o',
  ø: 'o',
  ś: 's',
  ü: 'u',
  ź: 'z',
  ż: 'z',
  æ: 'ae',
  ß: 'ss',
}

function plainWords(text: string): string[] {
  const plain = [...text.toLowerCase()].map((letter) => LETTERS[letter] ?? letter).join('')
  return plain.split(/[^a-z0-9]+/).filter((word) => word !== '')
}

function standsFor(asked: string, word: string, beginningIsEnough: boolean): boolean {
  const allowed = asked.length >= 8 ? 2 : asked.length >= 4 ? 1 : 0
  const meant = beginningIsEnough
    ? Array.from({ length: word.length + 1 }, (_, length) => word.slice(0, length))
    : [word]
  return meant.some((text) => {
    const edits = distance(asked, text)
    const penalty = edits > 0 && asked[0] !== word[0] ? 1 : 0
    return edits + penalty <= allowed
  })
}

/** Edits to make one word of the other, neighbours that changed places being one. */
function distance(a: string, b: string): number {
  const known = new Map<string, number>()
  const from = (i: number, j: number): number => {
    if (i === 0 || j === 0) return i + j
    const name = `${i}/${j}`
    const ready = known.get(name)
    if (ready !== undefined) return ready
    const same = a[i - 1] === b[j - 1] ? 0 : 1
    const ways = [from(i - 1, j) + 1, from(i, j - 1) + 1, from(i - 1, j - 1) + same]
    if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
      ways.push(from(i - 2, j - 2) + 1)
    }
    const least = Math.min(...ways)
    known.set(name, least)
    return least
  }
  return from(a.length, b.length)
}
