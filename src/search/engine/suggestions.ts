// Reads what others search for from records of Algolia's Query Suggestions.
import { isObject, type Json, listOf } from '../../net/json.ts'
import { fieldOf, textOf } from '../../recognition/paths.ts'
import { markedOf } from '../records/field.ts'
import type { Answer } from '../service/answer.ts'
import type { Query } from '../service/query.ts'
import { marks } from './setup.ts'

/** A filter of the suggestion, in the form of `url-sync`. */
export interface Category {
  attribute: string
  value: string
}

export interface Suggestion {
  query: string
  marked: string
  /** The categories with most of its results; only the first suggestion has any. */
  categories: readonly Category[]
}

/** If no suggestion has all the words, the service sends those that have some. */
export const suggesting = (indexName: string, query: string): Query => ({
  indexName,
  params: {
    query,
    hitsPerPage: 5,
    page: 0,
    removeWordsIfNoResults: 'allOptional',
    ...marks,
  },
})

const queryOf = (hit: unknown) => (isObject(hit) ? textOf(hit.query) : '')

export function areSuggestions({ hits }: Json): boolean {
  const all = listOf(hits)
  return !all.length || all.some(queryOf)
}

/** Each source index has its own field, by its name. */
function categoriesOf(hit: Json): Category[] {
  const all = Object.values(hit).flatMap((source) => {
    const matches = fieldOf(source, 'facets.exact_matches')
    return Object.entries(isObject(matches) ? matches : {}).flatMap(([attribute, values]) =>
      listOf(values).map((item) => ({ attribute, value: textOf(fieldOf(item, 'value')) })),
    )
  })
  const named = all.filter(({ value }) => value)
  return [...new Map(named.map((category) => [JSON.stringify(category), category])).values()]
}

/** Normalised words, for comparing. */
export const folded = (words: string) => words.trim().replace(/\s+/g, ' ').toLowerCase()

/** The typed query itself is not a suggestion, except with a category. */
export function suggestionsOf(result: Json, typed: string): Suggestion[] {
  const all = new Map<string, Suggestion>()
  for (const hit of listOf(result.hits)) {
    const query = queryOf(hit)
    if (!isObject(hit) || !query || all.has(folded(query))) continue
    const categories = all.size ? [] : categoriesOf(hit).slice(0, 2)
    if (folded(query) === folded(typed) && !categories.length) continue
    all.set(folded(query), { query, marked: markedOf(hit, 'query', false), categories })
  }
  return [...all.values()]
}

export type Offer = ReturnType<typeof offersOf>[number]

export const offersOf = (suggestions: readonly Suggestion[], typed: string) =>
  suggestions.flatMap(({ query: words, marked, categories }) =>
    [...(folded(words) === folded(typed) ? [] : [undefined]), ...categories].map((category) => ({
      key: JSON.stringify([words, category]),
      words,
      marked,
      category,
    })),
  )

/** Popular searches, from the answer to an empty query. They have no categories, which belong to typed words. */
export const popularIn = ({ results: [result = {}] }: Answer): Offer[] =>
  offersOf(
    suggestionsOf(result, '').map((one) => ({ ...one, categories: [] })),
    '',
  )

/** The suggestion that may have been meant when nothing was found. */
export const nearestOf = (suggestions: readonly Suggestion[], typed: string) =>
  suggestions.find(({ query }) => folded(query) !== folded(typed))?.query ?? null
