// A record as an answer shows it.
import type { LoadedIndex } from '../index/loaded-index.ts'
import { type Fields, isFields } from '../index/values.ts'
import type { HitParameters } from '../parameters/search-parameters.ts'
import type { Plan } from '../text/plan.ts'
import { highlight, type MatchLevel, mirror, snippet } from './highlight.ts'
import { createMarker } from './marks.ts'
import { pick, retrieve } from './retrieve.ts'

export type MakeHit = (record: number) => Fields

const SNIPPET_WORDS = 10

export function hitMaker(index: LoadedIndex, params: HitParameters, plan: Plan): MakeHit {
  const marker = createMarker(plan)
  const snippets = new Map(params.attributesToSnippet.map(snippetRule))
  const only = params.onlyMatchedItems
  return (number) => {
    const record = index.records[number]
    if (!record) return {}
    const hit: Fields = { ...retrieve(record, params.attributesToRetrieve) }
    const marked = mirror(chosen(record, highlighted(index, params)), (text) =>
      highlight(marker(text), plan, params),
    )
    const cut = [...snippets].map(([path, words]) =>
      mirror(chosen(record, [path]), (text) => snippet(marker, text, words, plan, params)),
    )
    put(hit, '_snippetResult', only ? cut.map(matchedItems) : cut)
    put(hit, '_highlightResult', [only ? matchedItems(marked) : marked])
    return hit
  }
}

/** `description:20`, or the attribute alone. */
function snippetRule(line: string): [path: string, words: number] {
  const [, path = line, words] = /^(.+):(\d+)$/.exec(line) ?? []
  return [path, words === undefined ? SNIPPET_WORDS : Number(words)]
}

function highlighted({ settings, attributes }: LoadedIndex, params: HitParameters): string[] {
  if (params.attributesToHighlight) return params.attributesToHighlight
  return settings.searchableAttributes ? attributes.map(({ path }) => path) : ['*']
}

function chosen(record: Fields, paths: string[]): Fields {
  const { objectID: _, ...rest } = record
  return paths.includes('*') ? rest : pick(record, paths)
}

function put(hit: Fields, name: string, parts: unknown[]): void {
  const merged = parts.filter(isFields).reduce(merge, {})
  if (Object.keys(merged).length > 0) hit[name] = merged
}

/** Two snippets may lie in one object. */
function merge(left: Fields, right: Fields): Fields {
  const merged = { ...left }
  for (const [key, value] of Object.entries(right)) {
    const there = merged[key]
    merged[key] = isFields(there) && isFields(value) ? merge(there, value) : value
  }
  return merged
}

/** Lists keep only the items in which something was found. */
function matchedItems(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter(hasMatch).map(matchedItems)
  if (!isFields(value) || isResult(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, matchedItems(field)]))
}

function hasMatch(value: unknown): boolean {
  if (!isFields(value)) return false
  if (isResult(value)) return value.matchLevel !== 'none'
  return Object.values(value).some((field) =>
    Array.isArray(field) ? field.some(hasMatch) : hasMatch(field),
  )
}

function isResult(value: Fields): value is Fields & { matchLevel: MatchLevel } {
  return typeof value.matchLevel === 'string' && typeof value.value === 'string'
}
