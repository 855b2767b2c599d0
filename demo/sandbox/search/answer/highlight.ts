// `_highlightResult` and `_snippetResult`: the record's shape, with the query's words marked.

import { type Fields, isFields } from '../index/values.ts'
import type { HitParameters } from '../parameters/search-parameters.ts'
import type { Plan } from '../text/plan.ts'
import type { MarkedText, Marker } from './marks.ts'
import { cutSnippet } from './snippet.ts'

export type MatchLevel = 'none' | 'partial' | 'full'

export interface Highlight {
  value: string
  matchLevel: MatchLevel
  matchedWords: string[]
  fullyHighlighted?: boolean
}

export interface Snippet {
  value: string
  matchLevel: MatchLevel
}

/** Does to every text what `render` does, and keeps objects and lists as they are. */
export function mirror(
  value: unknown,
  render: (text: string) => { matchLevel: MatchLevel } | undefined,
): unknown {
  if (typeof value === 'string') return render(value)
  if (typeof value === 'number') return render(String(value))
  if (Array.isArray(value)) {
    return value.map((item) => mirror(item, render)).filter((item) => item !== undefined)
  }
  if (!isFields(value)) return undefined
  const fields: Fields = {}
  for (const [key, field] of Object.entries(value)) {
    const rendered = mirror(field, render)
    if (rendered !== undefined) fields[key] = rendered
  }
  return fields
}

export function highlight(marked: MarkedText, plan: Plan, params: HitParameters): Highlight {
  const matched = matchedUnits(marked)
  const matchLevel = levelOf(matched.size, plan)
  const matchedWords = plan.units.flatMap(({ words }, unit) => (matched.has(unit) ? words : []))
  const value = insertTags(marked, params)
  if (matchLevel === 'none') return { value, matchLevel, matchedWords }
  const all = marked.marks.length === marked.tokens.length
  const fullyHighlighted = all && marked.marks.every(({ whole }) => whole)
  return { value, matchLevel, fullyHighlighted, matchedWords }
}

export function snippet(
  marker: Marker,
  text: string,
  words: number,
  plan: Plan,
  params: HitParameters,
): Snippet {
  const { cut, before, after } = cutSnippet(marker(text), words)
  const value = insertTags(cut, params)
  return {
    value: `${before ? params.ellipsis : ''}${value}${after ? params.ellipsis : ''}`,
    matchLevel: levelOf(matchedUnits(cut).size, plan),
  }
}

function matchedUnits({ marks }: MarkedText): Set<number> {
  return new Set(marks.flatMap(({ units }) => units))
}

function levelOf(matched: number, { units }: Plan): MatchLevel {
  if (matched === 0) return 'none'
  return matched === units.length ? 'full' : 'partial'
}

function insertTags({ text, marks }: MarkedText, { preTag, postTag }: HitParameters): string {
  let value = ''
  let done = 0
  for (const { start, end } of marks) {
    value += text.slice(done, start) + preTag + text.slice(start, end) + postTag
    done = end
  }
  return value + text.slice(done)
}
