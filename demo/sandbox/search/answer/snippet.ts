// The stretch of a long text that holds most of what was searched.
import type { Mark, MarkedText } from './marks.ts'

export interface Cut {
  cut: MarkedText
  /** Whether something was left out on either side. */
  before: boolean
  after: boolean
}

export function cutSnippet(marked: MarkedText, words: number): Cut {
  const { text, tokens, marks } = marked
  if (tokens.length <= words) return { cut: marked, before: false, after: false }
  const first = bestStart(marked, words)
  const before = first > 0
  const after = first + words < tokens.length
  const start = before ? (tokens[first]?.start ?? 0) : 0
  const end = after ? (tokens[first + words - 1]?.end ?? text.length) : text.length
  const inside = marks.filter((mark) => mark.start >= start && mark.end <= end)
  const cut = {
    text: text.slice(start, end),
    tokens: tokens.slice(first, first + words),
    marks: inside.map((mark) => ({ ...mark, start: mark.start - start, end: mark.end - start })),
  }
  return { cut, before, after }
}

/** The window with the most different words, then the most marks; the first mark in its middle. */
function bestStart({ tokens, marks }: MarkedText, words: number): number {
  const places = marks.map((mark) => tokens.findIndex(({ start }) => start === mark.start))
  let best = { worth: 0, start: 0 }
  marks.forEach((_, index) => {
    const from = places[index] ?? 0
    const inside = marks.filter((_, other) => within(places[other] ?? 0, from, words))
    const worth = worthOf(inside)
    if (worth > best.worth) best = { worth, start: from }
  })
  const lead = Math.floor(words / 4)
  return Math.max(0, Math.min(best.start - lead, tokens.length - words))
}

function within(place: number, from: number, words: number): boolean {
  return place >= from && place < from + words - Math.floor(words / 4)
}

function worthOf(marks: Mark[]): number {
  const different = new Set(marks.flatMap(({ units }) => units)).size
  return different * 1000 + marks.length
}
